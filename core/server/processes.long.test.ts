import { expect, it } from 'vitest';
import { createRoleProcesses } from './testing/role-processes';

const { run, addClosedPerson, isThere, getStatus } = createRoleProcesses();

it('WORKERS=2 serves by two processes on one port, replaces one that is killed, and ends with all of them', async () => {
  const all = run('all', 'core/server/testing/several-processes.ts', 2);
  const url = await all.says('serving');
  const pids = (role: string): number[] =>
    all.lines.flatMap((line) => Number(new RegExp(`^ready \\S+ ${role} (\\d+)$`).exec(line)?.[1]) || []);
  await expect.poll(() => pids('web').length, { timeout: 60_000, interval: 100 }).toBe(2);
  const person = await addClosedPerson();
  await expect.poll(() => isThere(person), { timeout: 60_000, interval: 100 }).toBe(false);
  expect(pids('worker')).toHaveLength(1);

  process.kill(pids('web')[0]!, 'SIGKILL');
  await all.says(`The web process ${pids('web')[0]}`);
  expect(await getStatus(`${url}/readyz`)).toBe(200);
  await expect.poll(() => pids('web').length, { timeout: 60_000, interval: 100 }).toBe(3);
  for (let turn = 0; turn < 6; turn += 1) expect(await getStatus(`${url}/readyz`)).toBe(200);
  expect(await all.end('SIGTERM')).toBe(0);
  await expect(getStatus(`${url}/readyz`)).rejects.toThrow();
  for (const pid of [...pids('web'), ...pids('worker')]) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
