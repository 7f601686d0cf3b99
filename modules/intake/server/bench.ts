import { compareListReads } from '#core/bench/bench-app';
import { fillInbox } from '../testing/fill-inbox';

/* The inbox with 10,000 questionnaires: its first page, filtered, searched, sorted or searched with bad intent. A page may take 50 ms on a quiet machine. */
await compareListReads({
  modules: ['labors', 'profile', 'intake'],
  fill: ({ knex }) => fillInbox(knex, 10_000),
  path: '/api/admin/intakes',
  plain: '/api/intakes/me',
  queries: ['', '?state=received&path=self', '?q=person-4711%40', '?sort=name', '?overdue=true', '?q=(a%2B)%2B%24'],
  budget: 8,
});
