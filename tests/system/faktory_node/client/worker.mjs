// A worker of npm's faktory-worker, by FAKTORY_URL: says what it does, a line each, and ends as its library does.
// usage: worker.mjs WID [TIMEOUT_S]
import faktory from "faktory-worker";

const [wid, timeout] = process.argv.slice(2);
const say = (...words) => console.log(words.join(" "));
const released = new Promise((resolve) => process.once("SIGUSR2", resolve));

faktory.use(async ({ job }, next) => {
  say("start", job.jid, JSON.stringify(job.args), job.failure ? job.failure.message : "-");
  await next();
  say("end", job.jid);
});
faktory.register("echo", () => {});
// Fails when it has not failed before.
faktory.register("flaky", () => async ({ job }) => {
  if (!job.failure) throw Object.assign(new Error("the first one fails"), { code: "E_FLAKY" });
});
// Runs until SIGUSR2.
faktory.register("slow", () => released);

const worker = await faktory.work({ wid, concurrency: 5, beatInterval: 0.1, timeout: Number(timeout || 8) });
const quiet = worker.quiet.bind(worker);
worker.quiet = () => {
  if (!worker.quieted) say("quiet");
  quiet();
};
worker.on("error", (error) => say("error", error.message.split("\n")[0]));
say("ready");
