import { parentPort, workerData } from 'node:worker_threads';
import type { PrintDocument } from '../../contract/documents';
import { render } from './render';

const bytes = await render(workerData as PrintDocument);
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
