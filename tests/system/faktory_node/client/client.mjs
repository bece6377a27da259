// One call of npm's faktory-worker client, by FAKTORY_URL: says its answer as JSON, or "error" and why.
import faktory from "faktory-worker";

const calls = {
  push: (client, job) => client.push(JSON.parse(job)),
  // COUNT jobs of one type
  pushBulk: (client, count, jobtype) =>
    client.pushBulk(Array.from({ length: Number(count) }, (_, i) => client.job(jobtype, i))),
  requeue: (client, set, jid) => client[set].withJids(jid).requeue(),
  kill: (client, set, jobtype) => client[set].ofType(jobtype).kill(),
  clear: (client, set) => client[set].clear(),
  info: (client) => client.info(),
  flush: (client) => client.flush(),
};

const [call, ...rest] = process.argv.slice(2);
try {
  const client = await faktory.connect();
  console.log(JSON.stringify(await calls[call](client, ...rest)));
  await client.close();
} catch (error) {
  console.log("error", error.message);
  process.exit(1);
}
