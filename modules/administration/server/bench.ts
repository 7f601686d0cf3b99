import { startBenchApp } from '#core/bench/bench-app';
import { compare } from '#core/bench/compare';

/* People searched with texts that were made to be slow, next to a usual one. */
const path = '/api/admin/users';
const app = await startBenchApp(['administration']);
const admin = await app.as('admin');
const search = (text: string) => async (): Promise<void> => {
  const { status } = await admin.get(`${path}?q=${encodeURIComponent(text)}`);
  if (status !== 200) throw new Error(`${text} was answered ${status}`);
};

try {
  for (const text of ['(a+)+$', '%_%_%_%_%_%_%_%', '\\'.repeat(60)])
    await compare({
      name: `people by ${text.slice(0, 20)}`,
      ours: search(text),
      base: search('ann'),
      budget: 6,
      rounds: 25,
    });
} finally {
  await app.stop();
}
