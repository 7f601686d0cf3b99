import { compareListReads } from '#core/bench/bench-app';
import { fillInbox } from '../testing/fill-inbox';

/* The inbox with 10,000 requests: its first page, filtered, searched, sorted or searched with bad intent. A page may take 50 ms on a quiet machine. */
await compareListReads({
  modules: ['labors', 'profile', 'consultations'],
  fill: ({ knex }) => fillInbox(knex, 10_000),
  path: '/api/consultation-requests',
  plain: '/api/consultation-availability/me',
  queries: [
    '',
    '?status=pending&kind=consultation',
    '?q=person-4711%40',
    '?sort=name',
    '?profile=done',
    '?q=(a%2B)%2B%24',
  ],
  budget: 8,
});
