// Callbacks as JSON.
#pragma once

#include <string>
#include <vector>

#include "engine/callback_queries.h"
#include "wire/http/answer_writer.h"

namespace pawl::http {

// Adds "callbacks": […] to the object that is open.
void WriteCallbacks(AnswerWriter& json, const std::vector<CallbackView>& callbacks);

std::string RenderCallbacks(const std::vector<CallbackView>& callbacks);
std::string RenderCallbackPage(const CallbackPage& page);
// With its owner, the attempts and the body that is sent.
std::string RenderCallback(const CallbackView& callback);
// What a delivery that was tried out has come to.
std::string RenderTest(const CallbackView& callback);

}  // namespace pawl::http
