// Desk holds the heads and ports that one decision changes: each is read once, changed in place, and written once, at
// the end. A view does not see its own draft, so two changes of one record must meet somewhere.
#pragma once

#include <list>
#include <optional>

#include "rules/draft.h"
#include "rules/rewrite.h"
#include "rules/subscriptions.h"
#include "rules/view.h"

namespace pawl {

class Desk {
 public:
  Desk(View& view, Now now, Draft& draft) : view_(view), now_(now), draft_(draft) {}
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  // For change; null: there is no such job. The first cause counts; without any the change is silent. Valid until
  // Close.
  JobHead* Head(Seq seq, std::optional<Cause> cause = {});
  // The one that the rule has in hand: `head` lives longer than the desk.
  void Put(Seq seq, const HeadMark& before, JobHead& head, const Step& step);
  // For reading, unless ChangedPorts follows; null: there is no such job, or it is a plain one. A job that is made
  // living on this desk has empty ones. Valid until Close.
  Ports* PortsOf(Seq seq);
  void ChangedPorts(Seq seq);  // written by Close, with all that follows from them
  void Close();

 private:
  struct OpenHead {
    Seq seq = 0;
    HeadMark before;
    JobHead own;  // unless the rule has it in hand
    JobHead* head = nullptr;
    std::optional<Cause> cause;
  };
  struct OpenPorts {
    Seq seq = 0;
    Ports ports;
    std::vector<std::string> channels;  // subscribed before
    bool changed = false;
  };
  OpenHead* FindHead(Seq seq);
  OpenPorts* FindPorts(Seq seq);

  View& view_;
  Now now_;
  Draft& draft_;
  std::list<OpenHead> heads_;  // addresses stay
  std::list<OpenPorts> ports_;
};

}  // namespace pawl
