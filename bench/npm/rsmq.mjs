// rsmq: each message is sent, received and deleted by a call of its own, for there are no others.
import RedisSMQ from 'rsmq';

import { inParallel } from './parallel.mjs';

const qname = 'bench';

// All processes create the queue; the first one does.
async function create(queue) {
  try {
    await queue.createQueueAsync({ qname });
  } catch (error) {
    if (error.name !== 'queueExists') throw error;
  }
}

// There is one for each that asks, but with several processes the one left may be a moment too new: asks again then.
async function receive(queue) {
  for (;;) {
    const { id } = await queue.receiveMessageAsync({ qname });
    if (id) return id;
  }
}

export async function open({ port, payload, inFlight }, onFinished) {
  const queue = new RedisSMQ({ host: '127.0.0.1', port });
  await create(queue);
  const lifecycle = async () => {
    await queue.sendMessageAsync({ qname, message: payload });
    await queue.deleteMessageAsync({ qname, id: await receive(queue) });
    onFinished();
  };
  return { add: (jobs) => inParallel(jobs, 1, inFlight, lifecycle), close: () => queue.quit() };
}
