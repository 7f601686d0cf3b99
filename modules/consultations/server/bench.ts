import { startBenchApp } from '#core/bench/bench-app';
import { compare } from '#core/bench/compare';
import type { Client } from '#core/testing/client';
import { fillInbox } from '../testing/fill-inbox';

/* The inbox with 10,000 requests: its first page, filtered, searched, sorted or searched with bad intent, next to a route of one query. */
const path = '/api/consultation-requests';
const plain = '/api/consultation-availability/me';
/** The budget is 50 ms on a quiet machine. */
const budget = 8;

const read = async (client: Client, address: string): Promise<void> => {
  const { status } = await client.get(address);
  if (status !== 200) throw new Error(`${address} answered ${status}`);
};

const app = await startBenchApp(['labors', 'profile', 'consultations']);
const admin = await app.as('admin');
try {
  await fillInbox(app.knex, 10_000);
  for (const query of [
    '',
    '?status=pending&kind=consultation',
    '?q=person-4711%40',
    '?sort=name',
    '?profile=done',
    '?q=(a%2B)%2B%24',
  ])
    await compare({
      name: `inbox ${query || '(all)'}`,
      ours: () => read(admin, `${path}${query}`),
      base: () => read(admin, plain),
      budget,
      rounds: 15,
    });
} finally {
  await app.stop();
}
