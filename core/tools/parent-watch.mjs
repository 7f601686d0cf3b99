import { execFileSync } from 'node:child_process';

const ask = (pid, field) => {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Started by npm, leaves (as by SIGTERM) once npm is gone: `kill -9` on npm cannot be passed on by it, and the product
 * would go on in the background and hold port and database. Started by hand, watches nobody.
 */
export const leaveWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return;
  // npm runs scripts through a shell, which may or may not stay in between.
  const between = /(^|\/)(da|ba|z|a)?sh$/.test(ask(process.ppid, 'comm'));
  const npm = between ? Number(ask(process.ppid, 'ppid')) : process.ppid;
  if (!npm || npm === 1) return;
  setInterval(() => isAlive(npm) || process.kill(process.pid, 'SIGTERM'), 500).unref();
};
