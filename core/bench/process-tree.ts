import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of `/proc/<pid>/stat` a second; the same on every Linux that Node supports. */
const ticks = 100;

interface Stat {
  readonly pid: number;
  readonly parent: number;
  /** Milliseconds of processor, its own and those of children that have ended. */
  readonly cpuMs: number;
}

const read = (pid: number): Stat[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const used = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return [{ pid, parent: fields[1] ?? 0, cpuMs: (used * 1000) / ticks }];
  } catch {
    // It ended meanwhile.
    return [];
  }
};

/** A process and all that it has started. */
const findTree = (root: number): Stat[] => {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? read(Number(name)) : []));
  const tree = all.filter(({ pid }) => pid === root);
  for (const one of tree) tree.push(...all.filter(({ parent }) => parent === one.pid));
  return tree;
};

/** Milliseconds of processor that a process and all below it have used so far. */
export const treeCpuMs = (root: number): number => findTree(root).reduce((sum, { cpuMs }) => sum + cpuMs, 0);

/** Megabytes that each of them has in memory. */
export const treeMemoryMb = (root: number): number[] =>
  findTree(root).flatMap(({ pid }) => {
    try {
      return [Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024];
    } catch {
      return [];
    }
  });

export const parentOf = (pid: number): number => read(pid)[0]?.parent ?? 0;
