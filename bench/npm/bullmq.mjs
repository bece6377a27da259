// BullMQ as its users run it for speed: jobs added by addBulk (or one by one), a worker with concurrency, finished jobs
// removed. The job itself does nothing.
import { Queue, Worker } from 'bullmq';

import { inParallel } from './parallel.mjs';

export async function open({ port, payload, bulk, inFlight, concurrency }, onFinished) {
  const connection = { host: '127.0.0.1', port, maxRetriesPerRequest: null };
  const opts = { removeOnComplete: true };
  const queue = new Queue('bench', { connection });
  const worker = new Worker('bench', async () => {}, { connection, concurrency });
  worker.on('completed', onFinished);
  await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);

  const job = () => ({ name: 'bench', data: { payload }, opts });
  const addSome = (count) =>
    count === 1 ? queue.add('bench', { payload }, opts) : queue.addBulk(Array.from({ length: count }, job));
  return {
    add: (jobs) => inParallel(jobs, bulk, inFlight, addSome),
    close: () => Promise.all([worker.close(), queue.close()]),
  };
}
