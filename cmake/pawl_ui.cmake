# The dashboard's files (web/dist) as bytes of pawl_server: changed files are taken up by the next build. They are built by
# web/build.mjs and committed, so this needs no node.

set(pawl_ui_dir ${CMAKE_SOURCE_DIR}/web/dist)
set(pawl_ui_made ${CMAKE_BINARY_DIR}/generated/ui)
set(pawl_ui_text "")
set(pawl_ui_rows "")
set(pawl_ui_files "")
set(pawl_ui_number 0)
file(MAKE_DIRECTORY ${pawl_ui_made})
foreach(name index.html boot.js app.js app.css favicon.svg LICENSES.txt)
  set(plain ${pawl_ui_dir}/${name})
  set(packed ${pawl_ui_made}/${name}.gz)
  add_custom_command(OUTPUT ${packed} COMMAND gzip -9nc ${plain} > ${packed} DEPENDS ${plain} VERBATIM)
  list(APPEND pawl_ui_files ${plain} ${packed})
  foreach(form plain packed)
    string(APPEND pawl_ui_text "asm(\".section .rodata\\npawl_ui_${form}_${pawl_ui_number}: .incbin \\\"${${form}}\\\"\\n"
      "pawl_ui_${form}_${pawl_ui_number}_end:\\n.globl pawl_ui_${form}_${pawl_ui_number}, "
      "pawl_ui_${form}_${pawl_ui_number}_end\\n.previous\");\n"
      "extern \"C\" const char pawl_ui_${form}_${pawl_ui_number}[], pawl_ui_${form}_${pawl_ui_number}_end[];\n")
  endforeach()
  set(n ${pawl_ui_number})
  string(APPEND pawl_ui_rows
    "    {\"${name}\", {pawl_ui_plain_${n}, pawl_ui_plain_${n}_end}, {pawl_ui_packed_${n}, pawl_ui_packed_${n}_end}},\n")
  math(EXPR pawl_ui_number "${pawl_ui_number} + 1")
endforeach()

file(CONFIGURE OUTPUT ${pawl_ui_made}/embedded_ui.cc @ONLY CONTENT
"// Made by cmake/pawl_ui.cmake.
#include \"server/ui_assets.h\"

@pawl_ui_text@
namespace pawl {

std::span<const EmbeddedFile> EmbeddedUi() {
  static const EmbeddedFile files[] = {
@pawl_ui_rows@  };
  return files;
}

}  // namespace pawl
")
set_source_files_properties(${pawl_ui_made}/embedded_ui.cc PROPERTIES
  OBJECT_DEPENDS "${pawl_ui_files}" SKIP_UNITY_BUILD_INCLUSION ON)
target_sources(pawl_server PRIVATE ${pawl_ui_made}/embedded_ui.cc)
