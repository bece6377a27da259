// Puts jobs through a queue by its own client library, and prints how many a second, as JSON:
//   node load.mjs --peer bullmq --port 6379 --jobs 50000 --processes 2 --bulk 100 --in-flight 4 --concurrency 100
//
// The load runs in child processes, each of which adds its share of the jobs and processes what it gets. A job counts
// when its last step was acknowledged. A tenth of the jobs goes first, unmeasured.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

function options() {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: {
      peer: text,
      port: text,
      jobs: text,
      processes: { ...text, default: '1' },
      bulk: { ...text, default: '1' },
      'in-flight': { ...text, default: '50' },
      concurrency: { ...text, default: '100' },
    },
  });
  return {
    peer: values.peer,
    port: Number(values.port),
    jobs: Number(values.jobs),
    processes: Number(values.processes),
    bulk: Number(values.bulk),
    inFlight: Number(values['in-flight']),
    concurrency: Number(values.concurrency),
  };
}

// ---- The parent: starts the children, gives them jobs, and counts ----

async function startChild() {
  const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2));
  child.on('exit', (code) => code && process.exit(code));
  await once(child, 'message'); // it is connected
  return child;
}

// Seconds until `jobs` have gone through all their steps.
function run(children, jobs) {
  return new Promise((resolve) => {
    const start = performance.now();
    let left = jobs;
    for (const child of children) {
      child.removeAllListeners('message');
      child.on('message', ({ finished }) => {
        left -= finished;
        if (left === 0) resolve((performance.now() - start) / 1000);
      });
    }
    children.forEach((child, index) => {
      const share = Math.floor(jobs / children.length) + (index < jobs % children.length ? 1 : 0);
      child.send({ add: share });
    });
  });
}

async function measure({ jobs, processes }) {
  const children = await Promise.all(Array.from({ length: processes }, startChild));
  await run(children, Math.ceil(jobs / 10));
  const seconds = await run(children, jobs);
  console.log(JSON.stringify({ lifecycles_per_s: jobs / seconds }));
  children.forEach((child) => child.send({ stop: true }));
}

// ---- A child: one client of the queue ----

async function serve(settings) {
  // Messages to the parent are gathered, so that counting costs the load next to nothing.
  let finished = 0;
  const tell = () => {
    process.send({ finished });
    finished = 0;
  };
  const onFinished = () => {
    if (finished === 0) setImmediate(tell);
    finished += 1;
  };
  const { open } = await import(`./${settings.peer}.mjs`);
  const peer = await open({ ...settings, payload: 'x'.repeat(200) }, onFinished);
  process.on('message', async ({ add, stop }) => {
    if (add) await peer.add(add);
    if (stop) await peer.close();
    if (stop) process.exit(0);
  });
  process.send({ ready: true });
}

await (process.send ? serve : measure)(options());
