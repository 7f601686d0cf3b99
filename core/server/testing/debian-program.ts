import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from '../db/embedded/account';
import { runAs } from '../db/embedded/cluster';

export interface ProgramParts {
  readonly program: string;
  readonly words: readonly string[];
  /** The Debian package that has it, for who runs a long test without it. */
  readonly package: string;
  /** Who runs it; whoever runs the test unless given. */
  readonly account?: Account | null;
  readonly stopBy?: NodeJS.Signals;
  /** Whether it answers yet. */
  readonly isUp: () => Promise<boolean>;
}

/** Starts a server that Debian ships and waits until it answers; says what is missing, or what it printed when it ended. */
export const startProgram = async (parts: ProgramParts): Promise<{ stop(): Promise<void> }> => {
  const { program, words, isUp } = parts;
  const child = spawn(program, [...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    ...runAs(parts.account ?? null),
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const ended = new Promise<string>((done) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      done(error.code === 'ENOENT' ? `${program} is not installed: apt-get install ${parts.package}` : error.message),
    );
    child.once('exit', () => done(`${program} ended: ${printed}`));
  });
  const answers = async (): Promise<string> => {
    while (!(await isUp())) await wait(50);
    return '';
  };
  const failure = await Promise.race([ended, answers()]);
  if (failure !== '') throw new Error(failure);
  return {
    stop: async (): Promise<void> => {
      child.kill(parts.stopBy ?? 'SIGTERM');
      await ended;
    },
  };
};
