# The library for other projects: find_package(pawl) gives the targets pawl::pawl, pawl::client for programs that only talk
# to a server, pawl::executors for engines that call others by themselves, and pawl::testing for tests.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(pawl_libraries base model plan redis outbound store store_lmdb store_journal store_redis store_open rules engine runtime wire_json
  wire drivers embed client work scan testing files process executors embed_executors)
list(TRANSFORM pawl_libraries PREPEND pawl_)

# The program has the name pawl already, and a module has the name executors.
add_library(pawl_library INTERFACE)
add_library(pawl::pawl ALIAS pawl_library)
set_target_properties(pawl_library PROPERTIES EXPORT_NAME pawl)
target_link_libraries(pawl_library INTERFACE pawl_remote pawl_embed)
# Without the engine, and so without what only the stores need: pawl::Client, pawl::Worker and pawl::Scan.
add_library(pawl_remote INTERFACE)
add_library(pawl::client ALIAS pawl_remote)
set_target_properties(pawl_remote PROPERTIES EXPORT_NAME client)
target_link_libraries(pawl_remote INTERFACE pawl_scan pawl_work pawl_client)
target_include_directories(pawl_remote INTERFACE
  $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}/include> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
target_compile_features(pawl_remote INTERFACE cxx_std_20)
add_library(pawl_executors_library INTERFACE)
add_library(pawl::executors ALIAS pawl_executors_library)
set_target_properties(pawl_executors_library PROPERTIES EXPORT_NAME executors)
target_link_libraries(pawl_executors_library INTERFACE pawl_library pawl_embed_executors)
add_library(pawl::testing ALIAS pawl_testing)
set_target_properties(pawl_testing PROPERTIES EXPORT_NAME testing)
target_include_directories(pawl_testing INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
target_compile_features(pawl_testing INTERFACE cxx_std_20)

set(pawl_config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/pawl)
configure_package_config_file(${CMAKE_SOURCE_DIR}/cmake/pawl-config.cmake.in ${CMAKE_BINARY_DIR}/pawl-config.cmake
  INSTALL_DESTINATION ${pawl_config_dir})
write_basic_package_version_file(${CMAKE_BINARY_DIR}/pawl-config-version.cmake COMPATIBILITY SameMinorVersion)

install(TARGETS ${pawl_libraries} pawl_library pawl_executors_library pawl_remote EXPORT pawl-targets COMPONENT library
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
install(EXPORT pawl-targets NAMESPACE pawl:: DESTINATION ${pawl_config_dir} COMPONENT library)
install(FILES ${CMAKE_BINARY_DIR}/pawl-config.cmake ${CMAKE_BINARY_DIR}/pawl-config-version.cmake
  DESTINATION ${pawl_config_dir} COMPONENT library)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/include/pawl DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library
  FILES_MATCHING PATTERN "*.h")
if(TARGET pawl)
  install(TARGETS pawl RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
  if(CMAKE_BUILD_TYPE STREQUAL "Release")  # where debuggers look for it
    install(FILES ${CMAKE_BINARY_DIR}/pawl.debug DESTINATION ${CMAKE_INSTALL_BINDIR}/.debug COMPONENT symbols)
  endif()
endif()

# Each public header compiles alone, with nothing else on its path.
if(PAWL_TESTS)
  file(GLOB public_headers CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/include ${CMAKE_SOURCE_DIR}/include/pawl/*.h)
  set(header_checks "")
  foreach(header ${public_headers})
    string(MAKE_C_IDENTIFIER ${header} name)
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/header_checks/${name}.cc CONTENT "#include \"${header}\"\n")
    list(APPEND header_checks ${CMAKE_BINARY_DIR}/header_checks/${name}.cc)
  endforeach()
  add_library(pawl_header_checks OBJECT ${header_checks})
  set_target_properties(pawl_header_checks PROPERTIES UNITY_BUILD OFF)
  target_include_directories(pawl_header_checks PRIVATE ${CMAKE_SOURCE_DIR}/include)
  target_link_libraries(pawl_header_checks PRIVATE pawl_flags)
endif()
