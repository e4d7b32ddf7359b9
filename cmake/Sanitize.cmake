# What the presets `fuzz` and `tsan` add to every target: the code under test is all ours, the
# shared libMLIR and libLLVM stay as they are. Included by the options FUSE_FUZZERS and FUSE_TSAN.
include(CheckCXXSourceCompiles)

# Tries the flags before they are used: the runtimes are a package that the build does not need.
function(fuse_check_sanitizer variable flags)
  set(CMAKE_REQUIRED_FLAGS ${flags})
  set(CMAKE_REQUIRED_LINK_OPTIONS "${flags}")
  separate_arguments(CMAKE_REQUIRED_LINK_OPTIONS)
  check_cxx_source_compiles("${ARGN}" ${variable})
  if(NOT ${variable})
    unset(${variable} CACHE) # the next configuration tries again
    message(FATAL_ERROR "${CMAKE_CXX_COMPILER} cannot link with ${flags}: install its runtimes, "
      "Debian's package libclang-rt-22-dev")
  endif()
endfunction()

if(FUSE_FUZZERS)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "FUSE_FUZZERS needs clang, whose libFuzzer it uses")
  endif()
  fuse_check_sanitizer(FUSE_HAS_LIBFUZZER "-fsanitize=fuzzer,address,undefined"
    "extern \"C\" int LLVMFuzzerTestOneInput(const unsigned char *, decltype(sizeof(0))) { return 0; }")
  # vptr and function look for type information that LLVM's libraries do not have.
  add_compile_options(-O1 -gline-tables-only -fno-omit-frame-pointer -fsanitize=address,undefined,fuzzer-no-link
    -fno-sanitize=vptr,function -fno-sanitize-recover=undefined)
  add_link_options(-fsanitize=address,undefined -fno-sanitize=vptr,function)
endif()

if(FUSE_TSAN)
  fuse_check_sanitizer(FUSE_HAS_TSAN "-fsanitize=thread" "int main() { return 0; }")
  add_compile_options(-O1 -gline-tables-only -fno-omit-frame-pointer -fsanitize=thread)
  add_link_options(-fsanitize=thread)
endif()
