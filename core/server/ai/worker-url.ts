import type { Worker } from 'node:worker_threads';
import { startThread } from '../threads';

/** The thread of the embedded model. */
export const startWorker = (): Worker => startThread('core/server/ai/embedder-worker', { name: 'ai' });
