import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { projectRoot } from '../../root';

/** A started process whose words a test waits for. */
export interface Child {
  readonly pid: number;
  /** All lines so far. */
  readonly lines: readonly string[];
  /** The first line that starts with the word, without it. Rejects when the process ends without saying it. */
  says(word: string): Promise<string>;
  /** Sends a signal and waits for the end; answers the exit code, null after a deadly signal. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  readonly ended: Promise<number | null>;
}

const follow = (child: ChildProcess): Child => {
  const lines: string[] = [];
  let rest = '';
  let changed: (() => void)[] = [];
  const tell = (): void => {
    const waiting = changed;
    changed = [];
    for (const wake of waiting) wake();
  };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      const parts = (rest + chunk.toString()).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts);
      tell();
    });
  let over = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      over = true;
      tell();
      resolve(code);
    });
  });
  return {
    pid: child.pid!,
    lines,
    ended,
    says: async (word) => {
      for (;;) {
        const line = lines.find((one) => one.startsWith(`${word} `) || one === word);
        if (line !== undefined) return line.slice(word.length + 1);
        if (over) throw new Error(`ended without saying "${word}": ${lines.join(' | ')}`);
        await new Promise<void>((wake) => changed.push(wake));
      }
    },
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};

/** Runs a file of ours in a process of its own (TypeScript by tsx), unless `options` say where and as whom. */
export const runChild = (file: string, parameters: readonly string[], options: SpawnOptions = {}): Child => {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  return follow(
    spawn(process.execPath, [...loader, file, ...parameters], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '' },
      ...options,
    }),
  );
};
