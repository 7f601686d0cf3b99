import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const readText = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};
const ps = (field: string, pid: number): string | null => {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
};

const fromProc = (pid: number): string | null => {
  const stat = readText(`/proc/${pid}/stat`);
  // The command stands in brackets and may hold spaces; state is field 3, start time field 22.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields || fields[0] === 'Z') return null;
  return `${readText('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${fields[19]}`;
};

/** When a process began, as an opaque text that differs after its number was given to another; null when it is gone. */
export const startOf = (pid: number): string | null =>
  process.platform === 'linux' ? fromProc(pid) : ps('lstart', pid);

/** Command line of a process, arguments separated by spaces; empty when it cannot be read. */
export const commandOf = (pid: number): string =>
  (process.platform === 'linux' ? readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') : ps('command', pid)) ?? '';
