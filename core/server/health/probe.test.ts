import { expect, it } from 'vitest';
import { check } from './probe';

it('takes a part that fails or hangs for down, and does not repeat its words', async () => {
  const failed = await check({ name: 'x', ask: () => Promise.reject(new Error('at db.internal:5432')) });
  expect(failed).toMatchObject({ state: 'down', detail: 'It failed when it was tried.' });
  const hung = await check({ name: 'x', ask: () => new Promise(() => undefined) });
  expect(hung).toMatchObject({ state: 'down', detail: 'No answer within two seconds.' });
});
