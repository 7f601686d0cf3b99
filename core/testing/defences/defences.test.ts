import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFile } from '../../server/root';
import { listDefences } from './defences';
import { runWithout } from './run-without';

const defences = await listDefences();

it('names defences that are there, each once, and tests that are there', () => {
  expect(new Set(defences.map(({ name }) => name)).size).toBe(defences.length);
  for (const { name, file, code, without, test, title } of defences) {
    expect([name, readFileSync(projectFile(file), 'utf8').split(code).length - 1]).toEqual([name, 1]);
    expect(without, name).not.toBe(code);
    expect([name, readFileSync(projectFile(test), 'utf8').includes(title)]).toEqual([name, true]);
  }
});

// The others in defences.long.test.ts.
it.each(defences.slice(0, 2))('$name: without it a test fails', async (defence) => {
  const { failed, fault } = await runWithout(defence);
  expect({ failed: failed.length > 0, fault }).toEqual({ failed: true, fault: '' });
});
