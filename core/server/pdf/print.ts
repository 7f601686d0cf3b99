import type { Worker } from 'node:worker_threads';
import type { PrintDocument } from '../../contract/documents';
import { unavailable } from '../../contract/errors';
import type { Logger } from '../../contract/server';
import { startThread } from '../worker-threads';
import { checkDocument } from './check';

/** Threads at once, documents waiting for one, and how long one may take. */
const limits = { threads: 2, waiting: 20, ms: 60_000, megabytes: 512 } as const;

/**
 * Makes PDFs, each in a thread of its own: no document can hold up the others' requests or keep what another one had. `inProcess`
 * makes the same bytes without a thread, as tests do, for which a second of start would be fifty times the work.
 */
export const createPrinter = (
  log: Logger,
  inProcess = false,
): { print(document: PrintDocument): Promise<Uint8Array> } => {
  let running = 0;
  const queue: (() => void)[] = [];

  const turn = (): Promise<void> => {
    if (running < limits.threads) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= limits.waiting)
      return Promise.reject(unavailable('Many documents are being made just now.', 20));
    return new Promise((resolve) => queue.push(resolve));
  };
  const done = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  const inThread = (document: PrintDocument): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const thread: Worker = startThread('core/server/pdf/print-worker', {
        name: 'print',
        workerData: document,
        resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
      });
      const late = setTimeout(() => {
        reject(new Error('printing took too long'));
        void thread.terminate();
      }, limits.ms);
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => {
        clearTimeout(late);
        reject(new Error('the printing thread ended without a document'));
      });
    });

  const inThisProcess = async (document: PrintDocument): Promise<Uint8Array> => {
    const { render } = await import('./render');
    // What cannot be handed to a thread fails here as well.
    return render(structuredClone(document));
  };

  return {
    print: async (document) => {
      checkDocument(document);
      await turn();
      const began = performance.now();
      try {
        const bytes = await (inProcess ? inThisProcess(document) : inThread(document));
        log.info('printed', { bytes: bytes.length, ms: Math.round(performance.now() - began) });
        return bytes;
      } finally {
        done();
      }
    },
  };
};
