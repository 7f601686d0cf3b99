import { spawn } from 'node:child_process';

/** How a program ended: what it wrote, or why there is nothing. */
export type Piped =
  | { readonly ok: true; readonly output: Buffer }
  | { readonly ok: false; readonly reason: 'missing' | 'failed' | 'timeout' | 'too-much' };

/** Bounds of one run. */
export interface PipeLimits {
  readonly ms: number;
  /** Most bytes of output that are read. */
  readonly bytes: number;
}

/** Runs a program with `input` on its standard input and reads its standard output; nothing touches a disk. Never throws. */
export const pipeThrough = (
  program: string,
  parameters: readonly string[],
  input: Uint8Array,
  { ms, bytes }: PipeLimits,
): Promise<Piped> =>
  new Promise((resolve) => {
    // A program that is to read what strangers sent gets no secrets of ours to lose.
    const env = { PATH: process.env.PATH, LANG: 'C.UTF-8' };
    const child = spawn(program, parameters, { stdio: ['pipe', 'pipe', 'ignore'], env });
    const chunks: Buffer[] = [];
    let size = 0;
    let done = false;
    const end = (piped: Piped): void => {
      if (done) return;
      done = true;
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(piped);
    };
    const timer = setTimeout(() => end({ ok: false, reason: 'timeout' }), ms);
    child.once('error', ({ code }: NodeJS.ErrnoException) =>
      end({ ok: false, reason: code === 'ENOENT' || code === 'EACCES' ? 'missing' : 'failed' }),
    );
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > bytes) end({ ok: false, reason: 'too-much' });
      else chunks.push(chunk);
    });
    // It may stop listening before all was said; its exit says what that meant.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.once('close', (code) =>
      end(code === 0 ? { ok: true, output: Buffer.concat(chunks) } : { ok: false, reason: 'failed' }),
    );
  });
