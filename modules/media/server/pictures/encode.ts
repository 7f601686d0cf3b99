import { fork } from 'node:child_process';
import { unavailable } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { projectFile } from '#core/server/root';
import { mostPixels, variantWidths } from '../../schemas/values';
import { createDamagedError, createRefusal, createTooManyPixelsError } from '../files/refusals';

/** Pictures that wait for the one process; how long one may take. */
const limits = { waiting: 8, ms: 60_000 } as const;

/** A picture in the sizes that pages ask for. */
export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly variants: readonly { readonly width: number; readonly bytes: Uint8Array }[];
}
type Outcome = EncodedPicture | { readonly reason: keyof typeof refusals };

const refusals = {
  damaged: createDamagedError,
  'too-many-pixels': createTooManyPixelsError,
  'too-heavy': () => createRefusal('This picture needs too much memory. Save it smaller, or with 8 bits a colour.'),
} as const;

const inProcess = (bytes: Buffer, isOwnDrawing: boolean): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = fork(projectFile('modules/media/server/pictures/encode-worker.mjs'), {
      // No secret of the product is in reach of a decoder.
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const late = setTimeout(() => child.kill('SIGKILL'), limits.ms);
    let outcome: Outcome | null = null;
    child.once('message', (message) => {
      outcome = message as Outcome;
    });
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(late);
      // Killed, or broken by what it read.
      resolve(outcome ?? { reason: 'damaged' });
    });
    child.send({ bytes, widths: variantWidths, mostPixels, isOwnDrawing }, () => undefined);
  });

/** Makes the variants of a picture. `isOwnDrawing`: an SVG that the product itself made. */
export type EncodePicture = (bytes: Buffer, options?: { readonly isOwnDrawing: boolean }) => Promise<EncodedPicture>;

/** Re-encodes pictures, one at a time. Throws 422 for what is no picture or too much of one, 503 when many wait. */
export const createPictureEncoder = (log: Core['log']): EncodePicture => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (bytes, { isOwnDrawing } = { isOwnDrawing: false }) => {
    if (waiting >= limits.waiting) throw unavailable('Many pictures are being prepared just now.', 20);
    waiting += 1;
    const turn = last.then(() => inProcess(bytes, isOwnDrawing));
    last = turn.catch(() => undefined);
    const began = performance.now();
    try {
      const outcome = await turn;
      if ('reason' in outcome) throw refusals[outcome.reason]();
      log.info('picture encoded', { bytes: bytes.length, ms: Math.round(performance.now() - began) });
      return outcome;
    } finally {
      waiting -= 1;
    }
  };
};
