import { expect, it } from 'vitest';
import { listDefences } from './defences';
import { runWithout } from './run-without';

const defences = await listDefences();

// One after the other: each starts a server of its own. The first two run in defences.test.ts.
it.each(defences.slice(2))('$name: without it a test fails', { timeout: 600_000 }, async (defence) => {
  const { failed, fault } = await runWithout(defence);
  expect({ failed: failed.length > 0, fault }).toEqual({ failed: true, fault: '' });
});
