//===- Call.cpp - the way of a call from Python that is taken often -------===//
//
// Part of Fuse, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The base of fuse_mlir.Function. A call whose tensors are all of types with DLPack's exchange API
// is queued from here, without a frame of Python and without an object for each tensor. All else,
// and all that fails, goes to the method _call, which knows every framework and every message.
//
// Of Python the stable ABI of 3.10 is used: one file serves every later version.
//
//===----------------------------------------------------------------------===//

#define Py_LIMITED_API 0x030A0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "Call.h"

namespace {

/// What a type of tensors has for it; null where it has nothing.
struct KnownType {
  PyTypeObject *type;
  const DLPackExchangeAPI *api;
};

/// Held by the interpreter's lock. The types are kept alive.
KnownType knownTypes[8];
size_t numKnownTypes = 0;

const DLPackExchangeAPI *findExchangeApi(PyTypeObject *type) {
  PyObject *capsule =
      PyObject_GetAttrString(reinterpret_cast<PyObject *>(type), "__dlpack_c_exchange_api__");
  const void *pointer = capsule ? PyCapsule_GetPointer(capsule, "dlpack_exchange_api") : nullptr;
  Py_XDECREF(capsule);
  PyErr_Clear();
  auto *header = static_cast<const DLPackExchangeAPIHeader *>(pointer);
  while (header && header->version.major != DLPACK_MAJOR_VERSION)
    header = header->prev_api;
  auto *api = reinterpret_cast<const DLPackExchangeAPI *>(header);
  bool isWhole = api && api->managed_tensor_allocator && api->managed_tensor_to_py_object_no_sync &&
                 api->dltensor_from_py_object_no_sync && api->current_work_stream;
  return isWhole ? api : nullptr;
}

const DLPackExchangeAPI *exchangeApiOf(PyTypeObject *type) {
  for (size_t i = 0; i < numKnownTypes; ++i)
    if (knownTypes[i].type == type)
      return knownTypes[i].api;
  const DLPackExchangeAPI *api = findExchangeApi(type);
  if (numKnownTypes < sizeof(knownTypes) / sizeof(knownTypes[0])) {
    Py_INCREF(reinterpret_cast<PyObject *>(type));
    knownTypes[numKnownTypes++] = {type, api};
  }
  return api;
}

/// The part of fuse_mlir.Function that is here. Set by _attach, empty before that and when the
/// bundle was closed.
struct Callable {
  PyObject_HEAD void *function;
  FuseFastCallFunction call;
  PyObject *owner; ///< keeps `function`
  Py_ssize_t numInputs;
};

/// Whether an object is a tensor that can be taken from here, of the framework that `call` has.
bool takeTensor(PyObject *object, DLTensor &tensor, FuseFastCall &call) {
  const DLPackExchangeAPI *api = exchangeApiOf(Py_TYPE(object));
  if (!api || (call.api && api != call.api))
    return false;
  call.api = api;
  if (api->dltensor_from_py_object_no_sync(object, &tensor) == 0)
    return true;
  PyErr_Clear();
  return false;
}

bool takeTensors(PyObject *args, Py_ssize_t count, DLTensor *tensors, FuseFastCall &call) {
  for (Py_ssize_t i = 0; i < count; ++i)
    if (!takeTensor(PyTuple_GetItem(args, i), tensors[i], call))
      return false;
  return count > 0;
}

/// What a call returns that made its results: one, or a tuple of them.
PyObject *takeResults(FuseFastCall &call) {
  PyObject *objects[kMaxFastTensors];
  size_t made = 0;
  for (; made < call.numResults; ++made) {
    void *object = nullptr;
    if (call.api->managed_tensor_to_py_object_no_sync(call.results[made], &object) != 0)
      break;
    objects[made] = static_cast<PyObject *>(object);
  }
  PyObject *result = nullptr;
  if (made != call.numResults) {
    for (size_t i = made + 1; i < call.numResults; ++i)
      call.results[i]->deleter(call.results[i]);
  } else if (made == 1) {
    return objects[0];
  } else {
    result = PyTuple_New(static_cast<Py_ssize_t>(made));
  }
  for (size_t i = 0; i < made; ++i)
    if (result)
      PyTuple_SetItem(result, static_cast<Py_ssize_t>(i), objects[i]);
    else
      Py_DECREF(objects[i]);
  return result;
}

PyObject *takeGiven(PyObject *args, Py_ssize_t first, Py_ssize_t end) {
  if (end - first != 1)
    return PyTuple_GetSlice(args, first, end);
  PyObject *only = PyTuple_GetItem(args, first);
  Py_INCREF(only);
  return only;
}

PyObject *callAny(PyObject *self, PyObject *args, PyObject *named) {
  PyObject *method = PyObject_GetAttrString(self, "_call");
  if (!method)
    return nullptr;
  PyObject *result = PyObject_Call(method, args, named);
  Py_DECREF(method);
  return result;
}

PyObject *call(PyObject *self, PyObject *args, PyObject *named) {
  PyObject *workspace = named ? PyDict_GetItemString(named, "workspace") : nullptr;
  if (named && PyDict_Size(named) > (workspace ? 1 : 0))
    return callAny(self, args, named);
  if (workspace == Py_None)
    workspace = nullptr;
  auto *callable = reinterpret_cast<Callable *>(self);
  const Py_ssize_t count = PyTuple_Size(args);
  DLTensor tensors[kMaxFastTensors], given;
  FuseFastCall call;
  call.api = nullptr;
  if (!callable->call || count > static_cast<Py_ssize_t>(kMaxFastTensors) ||
      !takeTensors(args, count, tensors, call) ||
      (workspace && !takeTensor(workspace, given, call)))
    return callAny(self, args, named);
  call.function = callable->function;
  call.tensors = tensors;
  call.numTensors = static_cast<size_t>(count);
  call.workspace = workspace ? &given : nullptr;
  call.numResults = 0;
  FuseFastCallFunction function = callable->call;
  PyObject *owner = callable->owner; // the bundle may be closed meanwhile
  Py_INCREF(owner);
  PyThreadState *state = PyEval_SaveThread();
  int status = function(&call);
  PyEval_RestoreThread(state);
  Py_DECREF(owner);
  if (status != 0)
    return callAny(self, args, named);
  return call.numResults ? takeResults(call) : takeGiven(args, callable->numInputs, count);
}

/// _attach(address of the function, address of its call, what keeps it, number of inputs)
PyObject *attach(PyObject *self, PyObject *args) {
  unsigned long long function = 0, call = 0;
  PyObject *owner = nullptr;
  Py_ssize_t numInputs = 0;
  if (!PyArg_ParseTuple(args, "KKOn", &function, &call, &owner, &numInputs))
    return nullptr;
  auto *callable = reinterpret_cast<Callable *>(self);
  PyObject *before = callable->owner;
  Py_INCREF(owner);
  callable->function = reinterpret_cast<void *>(function);
  callable->call = reinterpret_cast<FuseFastCallFunction>(call);
  callable->owner = owner;
  callable->numInputs = numInputs;
  Py_XDECREF(before);
  Py_RETURN_NONE;
}

/// _detach(): calls go to _call from now on.
PyObject *detach(PyObject *self, PyObject *) {
  auto *callable = reinterpret_cast<Callable *>(self);
  PyObject *before = callable->owner;
  callable->function = nullptr;
  callable->call = nullptr;
  callable->owner = nullptr;
  Py_XDECREF(before);
  Py_RETURN_NONE;
}

void destroy(PyObject *self) {
  Py_XDECREF(reinterpret_cast<Callable *>(self)->owner);
  PyTypeObject *type = Py_TYPE(self);
  auto release = reinterpret_cast<freefunc>(PyType_GetSlot(type, Py_tp_free));
  release(self);
  Py_DECREF(reinterpret_cast<PyObject *>(type));
}

PyMethodDef methods[] = {{"_attach", attach, METH_VARARGS, nullptr},
                         {"_detach", detach, METH_NOARGS, nullptr},
                         {nullptr, nullptr, 0, nullptr}};

PyType_Slot slots[] = {{Py_tp_call, reinterpret_cast<void *>(call)},
                       {Py_tp_dealloc, reinterpret_cast<void *>(destroy)},
                       {Py_tp_methods, methods},
                       {0, nullptr}};

PyType_Spec callableSpec = {"fuse_mlir.fuse_call.Callable", sizeof(Callable), 0,
                            Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};

PyModuleDef moduleDefinition = {PyModuleDef_HEAD_INIT,
                                "fuse_call",
                                "The base of fuse_mlir.Function.",
                                -1,
                                nullptr,
                                nullptr,
                                nullptr,
                                nullptr,
                                nullptr};

} // namespace

PyMODINIT_FUNC PyInit_fuse_call() {
  PyObject *module = PyModule_Create(&moduleDefinition);
  PyObject *type = module ? PyType_FromSpec(&callableSpec) : nullptr;
  if (!type || PyModule_AddObject(module, "Callable", type) != 0) {
    Py_XDECREF(type);
    Py_XDECREF(module);
    return nullptr;
  }
  return module;
}
