// faktory-worker as its users run it: jobs pushed one by one, a worker with concurrency. It has one command in flight on
// each connection, and one FETCH in flight in each process. The job itself does nothing.
import faktory from 'faktory-worker';

import { inParallel } from './parallel.mjs';

const jobtype = 'bench';
const queue = 'bench';

// The worker says nothing when a job is done; that is when its ACK was answered.
function tellAcknowledged(client, onFinished) {
  const ack = client.ack.bind(client);
  client.ack = async (jid) => {
    const answer = await ack(jid);
    onFinished();
    return answer;
  };
}

export async function open({ port, payload, bulk, inFlight, concurrency }, onFinished) {
  const host = '127.0.0.1';
  const client = await faktory.connect({ host, port, poolSize: inFlight });
  const worker = new faktory.Worker({ host, port, concurrency, queues: [queue], registry: { [jobtype]: async () => {} } });
  tellAcknowledged(worker.client, onFinished);
  worker.on('error', (error) => {
    console.error(error);
    process.exit(1);
  });
  await worker.work();

  const job = () => Object.assign(client.job(jobtype, payload), { queue });
  const push = async (count) => {
    if (count === 1) return job().push();
    const refused = await client.pushBulk(Array.from({ length: count }, job));
    if (Object.keys(refused).length > 0) throw new Error(`refused: ${JSON.stringify(refused)}`);
  };
  const close = () => {
    worker.removeAllListeners('error').on('error', () => {}); // a worker that stops says so as an error
    return Promise.all([worker.stop(), client.close()]);
  };
  return { add: (jobs) => inParallel(jobs, bulk, inFlight, push), close };
}
