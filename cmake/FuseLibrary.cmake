# Helpers that every CMakeLists.txt below uses.
#
#   fuse_tablegen(TARGET)                              ends a group of mlir_tablegen calls
#   fuse_add_library(NAME src... [DEPENDS target...])  a compiler library, and those of Fuse's that it
#                                                      uses: each by name, also what others bring
#   fuse_order_libraries()                             ends them: a cycle is an error
#   fuse_add_tool(NAME src... [DEPENDS target...])     an executable linked to all of them
#
# The libraries link the shared libMLIR/libLLVM only: MLIR's own add_mlir_library
# would pull static archives in beside them and register everything twice.

set(FUSE_TABLEGEN_TARGETS "" CACHE INTERNAL "")

macro(fuse_tablegen target)
  add_public_tablegen_target(${target})
  set(FUSE_TABLEGEN_TARGETS "${FUSE_TABLEGEN_TARGETS};${target}" CACHE INTERNAL "")
endmacro()

function(fuse_add_library name)
  cmake_parse_arguments(ARG "" "" "DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  fuse_configure_target(${name})
  set_property(GLOBAL APPEND PROPERTY FUSE_LIBRARIES ${name})
  set_property(GLOBAL PROPERTY FUSE_DEPENDS_${name} ${ARG_DEPENDS})
  target_link_libraries(${name} PUBLIC ${ARG_DEPENDS})
endfunction()

# Orders all libraries as the linker wants them, each before those it depends on. What each is
# declared to depend on goes to libraries.txt, which a test compares with what it uses.
function(fuse_order_libraries)
  set_property(GLOBAL PROPERTY FUSE_LINK_ORDER "")
  get_property(libraries GLOBAL PROPERTY FUSE_LIBRARIES)
  foreach(library ${libraries})
    fuse_visit_library(${library} "")
  endforeach()
  set(lines "")
  get_property(libraries GLOBAL PROPERTY FUSE_LINK_ORDER)
  foreach(library ${libraries})
    get_property(depends GLOBAL PROPERTY FUSE_DEPENDS_${library})
    list(JOIN depends " " depends)
    string(APPEND lines "${library} $<TARGET_FILE:${library}> ${depends}\n")
  endforeach()
  file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/libraries.txt CONTENT "${lines}")
endfunction()

# Depth first; `path` led here.
function(fuse_visit_library name path)
  set(behind ${path} ${name})
  if(name IN_LIST path)
    list(JOIN behind " -> " cycle)
    message(FATAL_ERROR "Libraries depend on each other: ${cycle}")
  endif()
  if(NOT TARGET ${name})
    message(FATAL_ERROR "There is no library ${name}, on which others are declared to depend: ${path}")
  endif()
  get_property(ordered GLOBAL PROPERTY FUSE_LINK_ORDER)
  if(name IN_LIST ordered)
    return()
  endif()
  get_property(depends GLOBAL PROPERTY FUSE_DEPENDS_${name})
  foreach(library ${depends})
    fuse_visit_library(${library} "${behind}")
  endforeach()
  get_property(ordered GLOBAL PROPERTY FUSE_LINK_ORDER)
  set_property(GLOBAL PROPERTY FUSE_LINK_ORDER ${name} ${ordered})
endfunction()

# Include paths, flags and the shared precompiled header (MLIR's headers take
# 15 s to parse; the precompiled header makes that a one-time cost).
function(fuse_configure_target name)
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/include)
  # What tablegen writes is not ours to warn about.
  target_include_directories(${name} SYSTEM PUBLIC ${PROJECT_BINARY_DIR}/include ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
  foreach(t ${FUSE_TABLEGEN_TARGETS})
    add_dependencies(${name} ${t})
  endforeach()
  # The precompiled header is of code for libraries, and so is all that takes it.
  get_target_property(type ${name} TYPE)
  if(type STREQUAL EXECUTABLE)
    set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
    target_compile_options(${name} PRIVATE -fPIC)
  endif()
  if(name STREQUAL FusePrecompiled)
    target_precompile_headers(${name} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/Precompiled.h)
  else()
    target_precompile_headers(${name} REUSE_FROM FusePrecompiled)
  endif()
endfunction()

# A tool gets every compiler library (they register passes and dialects).
function(fuse_add_tool name)
  cmake_parse_arguments(ARG "" "" "DEPENDS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  set_property(GLOBAL APPEND PROPERTY FUSE_TOOLS ${name})
  fuse_configure_target(${name})
  fuse_link_compiler(${name} ${ARG_DEPENDS})
endfunction()

# All libraries of the compiler and LLVM: LLVM's archives where the target has FUSE_STANDALONE.
function(fuse_link_compiler name)
  get_property(libraries GLOBAL PROPERTY FUSE_LINK_ORDER)
  target_link_libraries(${name} PRIVATE ${libraries} ${ARGN})
  get_target_property(standalone ${name} FUSE_STANDALONE)
  if(FUSE_STATIC OR standalone)
    fuse_link_llvm_statically(${name})
  else()
    target_link_libraries(${name} PRIVATE MLIR LLVM)
  endif()
endfunction()

# Links all of MLIR's and LLVM's archives: an executable that runs on a machine without LLVM.
# Never together with the shared libraries, which MLIR's own CMake targets would pull in.
function(fuse_link_llvm_statically name)
  file(GLOB archives ${LLVM_LIBRARY_DIRS}/libMLIR*.a ${LLVM_LIBRARY_DIRS}/libLLVM*.a)
  # Left out: bindings, test and editor support, and what would need libxml2.
  list(FILTER archives EXCLUDE REGEX
    "libMLIR(CAPI|.*Test|.*Python|.*Lsp|.*Pdll|.*PDLL|.*Reduce).*|libLLVM(WindowsManifest|Test).*")
  target_link_libraries(${name} PRIVATE
    -Wl,--start-group ${archives} -Wl,--end-group
    -l:libz.a -l:libzstd.a Threads::Threads ${CMAKE_DL_LIBS} m rt)
  target_link_options(${name} PRIVATE -Wl,--gc-sections -s -static-libstdc++ -static-libgcc)
endfunction()
