// Transitions and messages as bytes, for the nodes that share a store.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/message.h"
#include "model/transition.h"

namespace pawl {

std::string EncodeTransitions(const std::vector<Transition>& transitions);
// Those that can be read: a node of another version may say more than we know.
std::vector<Transition> DecodeTransitions(std::string_view bytes);

std::string EncodeMessages(const std::vector<Message>& messages);
std::vector<Message> DecodeMessages(std::string_view bytes);

}  // namespace pawl
