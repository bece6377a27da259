# The Lua scripts of the Redis store as texts in pawl_store_redis: changed files are taken up by the next build.

set(pawl_lua_dir ${CMAKE_SOURCE_DIR}/src/store/redis/lua)

function(pawl_read_lua variable)
  set(text "")
  foreach(name ${ARGN})
    file(READ ${pawl_lua_dir}/${name}.lua part)
    string(APPEND text "${part}")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${pawl_lua_dir}/${name}.lua)
  endforeach()
  set(${variable} "${text}" PARENT_SCOPE)
endfunction()

# Each builds on those before it.
pawl_read_lua(PAWL_FAIR_LUA arguments fair_sets fair_group fair fair_calls fair_ops)
pawl_read_lua(PAWL_COMMIT_LUA blocks commit)
pawl_read_lua(PAWL_CLAIM_LUA claim)
pawl_read_lua(PAWL_LISTS_LUA lists)

set(pawl_lua_scripts ${CMAKE_BINARY_DIR}/generated/redis_scripts.cc)
configure_file(${CMAKE_SOURCE_DIR}/src/store/redis/scripts.cc.in ${pawl_lua_scripts} @ONLY)
target_sources(pawl_store_redis PRIVATE ${pawl_lua_scripts})
