// Stateful jobs as JSON: ports, values, state, trees, types, messages.
//
// Secrets are replaced (see AnswerWriter). Whole are what a claim carries, and the values that are read from a port.
#pragma once

#include <string>
#include <vector>

#include "engine/life_queries.h"
#include "model/message.h"
#include "rules/names.h"
#include "rules/operations.h"
#include "wire/http/answer_writer.h"

namespace pawl::http {

// Members of an open object: what a stateful job has besides, for people and for the worker that has claimed it.
void WriteLife(AnswerWriter& json, const LifeView& life);
void WriteClaimedLife(AnswerWriter& json, const ClaimedLife& life);

std::string RenderPorts(const LifeView& life);
std::string RenderPorts(const Ports& ports);  // as a change has left them
std::string RenderState(const StateMap& state);
std::string RenderPeek(const PortPage& page);
std::string RenderRead(const ReadPortOp::Reply& reply);
std::string RenderTree(const TreeNode& tree, const Names& names);
std::string RenderType(const TypeSpec& type);
std::string RenderTypes(const std::string& queue, const std::vector<TypeView>& types);
std::string RenderDelivered(std::uint64_t count);
// The data of an event.
std::string RenderMessage(const Message& message);

}  // namespace pawl::http
