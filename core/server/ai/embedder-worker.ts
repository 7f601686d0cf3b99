import { parentPort } from 'node:worker_threads';
import { createPerformer } from './perform-task';
import type { Reply, Request } from './tasks';

const perform = createPerformer();

const reply = (message: Reply): void => {
  const moved = message.ok && message.value instanceof Float32Array ? [message.value.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(message, moved);
};

parentPort?.on('message', ({ id, task }: Request) => {
  perform(task).then(
    (value) => reply({ id, ok: true, value }),
    (error: unknown) => reply({ id, ok: false, error: error instanceof Error ? error.message : 'unknown' }),
  );
});
