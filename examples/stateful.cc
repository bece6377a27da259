// A stateful job, its child, and a test of both that needs no server.
#include <pawl/testing.h>

#include <cstdlib>
#include <iostream>
#include <string>

namespace {

// Adds up the prices that come in. When it is paid, a child writes the bill.
pawl::Result<std::string> Basket(pawl::Run& run) {
  int total = std::stoi(run.GetState("total").value_or("0"));
  while (auto price = run.Read("price")) total += std::stoi(*price);
  run.SetState("total", std::to_string(total));

  if (run.Read("paid")) run.StartChild("bill", {.type = "bill", .inputs = {{"total", {std::to_string(total)}}}});
  for (pawl::Run::Child& child : run.NewsOfChildren()) {
    if (auto bill = child.Read("bill")) run.Write("bill", *bill);
  }
  return run.Suspend();  // until there is something to read
}

pawl::Result<std::string> Bill(pawl::Run& run) {
  // One value of each port together: "currency" has a default, so it never holds the loop up.
  PAWL_TRY(run.ForInputs({"total", "currency"}, [&](std::span<const std::string> in) {
    run.Write("bill", R"({"total":)" + in[0] + R"(,"currency":)" + in[1] + "}");
  }));
  return "";
}

void AddHandlers(pawl::Worker& worker) {
  worker.Handle("basket", {.in = {{"price", {}}, {"paid", {}}}, .out = {{"bill", {}}}}, {.run = Basket});
  worker.Handle("bill", {.in = {{"total", {}}, {"currency", {.default_value = R"("EUR")"}}}, .out = {{"bill", {}}}},
                {.run = Bill});
}

template <typename T>
T OrDie(pawl::Result<T> result) {
  if (result.ok()) return *std::move(result);
  std::cerr << pawl::ToString(result.error()) << '\n';
  std::exit(1);
}

std::string TestBasket() {
  pawl::TestBench bench;
  AddHandlers(bench.worker());
  OrDie(bench.jobs().Push({.type = "basket", .id = "basket-1", .inputs = {{"price", {"5", "7"}}}}));
  OrDie(bench.Drain());
  bool written =
      bench.jobs().Write("basket-1", "price", {"30"}).ok() && bench.jobs().Write("basket-1", "paid", {"true"}).ok();
  OrDie(bench.Drain());
  return written ? OrDie(bench.jobs().Read("basket-1", "bill")).at(0).value : "";
}

}  // namespace

int main() {
  const std::string bill = TestBasket();
  std::cout << bill << '\n';
  return bill == R"({"total":42,"currency":"EUR"})" ? 0 : 1;
}
