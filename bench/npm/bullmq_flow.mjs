// Workflows of BullMQ: a first job, then 100 that may run at once, then a last one. A job has one parent there, so the
// first job cannot be a child of all the others: its run adds the flow of these. A workflow counts when its last job has
// ended; the jobs themselves do nothing, and are removed when they have ended.
import { FlowProducer, Queue, Worker } from 'bullmq';

import { inParallel } from './parallel.mjs';

const WIDTH = 100;

export async function open({ port, payload, bulk, inFlight, concurrency }, onFinished) {
  const connection = { host: '127.0.0.1', port, maxRetriesPerRequest: null };
  const opts = { removeOnComplete: true };
  const queue = new Queue('bench', { connection });
  const flows = new FlowProducer({ connection });
  const job = (name) => ({ name, queueName: 'bench', data: { payload }, opts });
  const children = Array.from({ length: WIDTH }, () => job('one of many'));
  const work = async ({ name }) => {
    if (name === 'first') await flows.add({ ...job('last'), children });
  };
  const worker = new Worker('bench', work, { connection, concurrency });
  worker.on('completed', ({ name }) => {
    if (name === 'last') onFinished();
  });
  await Promise.all([queue.waitUntilReady(), flows.waitUntilReady(), worker.waitUntilReady()]);

  const first = { name: 'first', data: { payload }, opts };
  const addSome = (count) => queue.addBulk(Array.from({ length: count }, () => first));
  return {
    add: (workflows) => inParallel(workflows, bulk, inFlight, addSome),
    close: () => Promise.all([worker.close(), queue.close(), flows.close()]),
  };
}
