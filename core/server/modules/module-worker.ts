import { parentPort } from 'node:worker_threads';
import type { ThreadReply, ThreadRequest } from '../thread';
import { callModuleFunction, type ModuleTask } from './module-threads';

const reply = (message: ThreadReply): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, task }: ThreadRequest<ModuleTask>) => {
  callModuleFunction(task).then(
    (value) => reply({ id, ok: true, value }),
    (error: unknown) => reply({ id, ok: false, error: error instanceof Error ? error.message : 'unknown' }),
  );
});
