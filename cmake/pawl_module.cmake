# One folder of src/ is one library: src/store/redis is pawl_store_redis. The tests that stand beside the sources are in
# <name>_test, together with those of the folders below. src/cli/main.cc is the one file that becomes a program.

add_library(pawl_flags INTERFACE)
target_compile_options(pawl_flags INTERFACE -Wall -Wextra -Wshadow -Wconversion -Werror -fno-omit-frame-pointer)
# With optimisation GCC 12 takes moved-from strings and optionals for uninitialised ones.
target_compile_options(pawl_flags INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
if(CMAKE_UNITY_BUILD)
  # GCC complains of a class with members from an anonymous namespace unless its file is the one that it was given: in a
  # unity build no file of ours is. The builds without unity keep this warning.
  target_compile_options(pawl_flags INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endif()
if(PAWL_SANITIZE)
  # Without vptr: that check opens a pipe, and calls an object broken when a test has used up the file descriptors.
  target_compile_options(pawl_flags INTERFACE -fsanitize=${PAWL_SANITIZE} -fno-sanitize=vptr -fno-sanitize-recover=all)
  target_link_options(pawl_flags INTERFACE -fsanitize=${PAWL_SANITIZE})
  # Asio's fences are invisible to the thread sanitizer; it has a mode without them.
  target_compile_definitions(pawl_flags INTERFACE BOOST_ASIO_DISABLE_FENCED_BLOCK)
endif()

# In a unity build (CMAKE_UNITY_BUILD), the sources of `target` are compiled as so many files, which include the rest.
# A module or a test whose compilation takes long has PARTS, so that two processors end at about the same time.
function(pawl_unity target parts)
  if(NOT parts)
    set(parts 1)
  endif()
  get_target_property(sources ${target} SOURCES)
  list(LENGTH sources count)
  math(EXPR batch "(${count} + ${parts} - 1) / ${parts}")
  set_target_properties(${target} PROPERTIES UNITY_BUILD_BATCH_SIZE ${batch})
endfunction()

# Some thirty test programs are linked, each with all of the library in it: mold does that in a fraction of the time.
find_program(PAWL_MOLD mold)
mark_as_advanced(PAWL_MOLD)
if(PAWL_TESTS AND PAWL_MOLD)
  target_link_options(pawl_flags INTERFACE -fuse-ld=mold)
endif()

# COST is about how many seconds the longest of the tests takes: ctest starts with those, so that it does not wait for one
# of them alone at the end.
function(pawl_test name)
  cmake_parse_arguments(ARG "" "PARTS;COST" "SOURCES;DEPS;LABELS" ${ARGN})
  if(NOT PAWL_TESTS OR NOT ARG_SOURCES)
    return()
  endif()
  add_executable(${name} ${ARG_SOURCES})
  pawl_unity(${name} "${ARG_PARTS}")
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE pawl_flags ${ARG_DEPS} GTest::gtest_main GTest::gmock)
  include(GoogleTest)
  # A property without a value would take the next one's name for it.
  set(properties TIMEOUT 900)
  if(ARG_LABELS)
    list(APPEND properties LABELS "${ARG_LABELS}")
  endif()
  if(ARG_COST)
    list(APPEND properties COST ${ARG_COST})
  endif()
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 PROPERTIES ${properties})
endfunction()

# What a debugger needs of a program in the build directory goes into <target>.debug beside it, and the program names that
# file: it is a fraction of its size then.
function(pawl_strip target)
  add_custom_command(TARGET ${target} POST_BUILD
    COMMAND ${CMAKE_OBJCOPY} --only-keep-debug ${target} ${target}.debug
    COMMAND ${CMAKE_STRIP} ${target}
    COMMAND ${CMAKE_OBJCOPY} --add-gnu-debuglink=${target}.debug ${target}
    BYPRODUCTS ${CMAKE_BINARY_DIR}/${target}.debug
    WORKING_DIRECTORY ${CMAKE_BINARY_DIR})
endfunction()

# EXCEPT names folders below it that are modules of their own, whose tests are in its test program; APART those that are
# left out of some builds, and have a test program of their own (TESTS). A folder may include only its own headers and those of its
# DEPS, and of theirs: the test `layers` checks it (cmake/check_layers.cmake).
function(pawl_module name)
  cmake_parse_arguments(ARG "TESTS" "PARTS;TEST_PARTS" "DEPS;TEST_DEPS;EXCEPT;APART" ${ARGN})
  string(REPLACE "/" "_" target pawl_${name})
  list(JOIN ARG_DEPS " " deps)
  set_property(GLOBAL APPEND_STRING PROPERTY pawl_layers "${name}: ${deps}\n")
  file(GLOB_RECURSE all CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${name}/*.cc)
  foreach(folder ${ARG_APART})
    list(FILTER all EXCLUDE REGEX "/src/${name}/${folder}/")
  endforeach()
  set(tests ${all})
  list(FILTER tests INCLUDE REGEX "_test\\.cc$")
  set(sources ${all})
  list(FILTER sources EXCLUDE REGEX "(_test|/main)\\.cc$")
  foreach(folder ${ARG_EXCEPT})
    list(FILTER sources EXCLUDE REGEX "/src/${name}/${folder}/")
  endforeach()
  if(sources)
    add_library(${target} STATIC ${sources})
    pawl_unity(${target} "${ARG_PARTS}")
    target_include_directories(${target} PUBLIC
      $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}/src> $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}/include>)
    target_link_libraries(${target} PUBLIC ${ARG_DEPS} PRIVATE $<BUILD_INTERFACE:pawl_flags>)
  else()
    add_library(${target} INTERFACE)
    target_link_libraries(${target} INTERFACE ${ARG_DEPS})
  endif()
  if(ARG_TESTS OR NOT name MATCHES "/")
    string(REPLACE "/" "_" program ${name})
    pawl_test(${program}_test SOURCES ${tests} DEPS ${target} ${ARG_TEST_DEPS} PARTS ${ARG_TEST_PARTS})
  endif()
  if(EXISTS ${CMAKE_SOURCE_DIR}/src/${name}/main.cc)
    add_executable(pawl ${CMAKE_SOURCE_DIR}/src/${name}/main.cc)
    target_link_libraries(pawl PRIVATE pawl_flags ${target})
    # Jobs are made by one thread and freed by another, which jemalloc does faster. The program chooses: the library
    # leaves that to whoever embeds it, and sanitizers bring their own.
    if(NOT PAWL_SANITIZE)
      target_link_libraries(pawl PRIVATE PkgConfig::JEMALLOC)
    endif()
    set_target_properties(pawl PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
    if(CMAKE_BUILD_TYPE STREQUAL "Release")
      pawl_strip(pawl)
    endif()
  endif()
endfunction()

# After the last module: the test that every folder includes only what it may.
function(pawl_check_layers)
  get_property(layers GLOBAL PROPERTY pawl_layers)
  file(WRITE ${CMAKE_BINARY_DIR}/layers.txt "${layers}")
  set(check ${CMAKE_COMMAND} -DLAYERS=${CMAKE_BINARY_DIR}/layers.txt -P ${CMAKE_SOURCE_DIR}/cmake/check_layers.cmake)
  add_test(NAME layers COMMAND ${check} ${CMAKE_SOURCE_DIR}/src)
  # The check itself: a tree in which a rule includes LMDB is refused.
  file(WRITE ${CMAKE_BINARY_DIR}/wrong_layers/rules/wrong.cc "#include \"store/lmdb/lmdb_kv.h\"\n")
  add_test(NAME layers_refuse_lmdb_in_rules COMMAND ${check} ${CMAKE_BINARY_DIR}/wrong_layers)
  set_tests_properties(layers_refuse_lmdb_in_rules PROPERTIES
    PASS_REGULAR_EXPRESSION "rules/wrong.cc includes store/lmdb/lmdb_kv.h")
endfunction()
