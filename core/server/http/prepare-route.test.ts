import { expect, it } from 'vitest';
import type { Route } from '../../contract/route';
import { grantsOf } from '../grants';
import { prepareRoute } from './prepare-route';

const base = { path: '/api/loaves', access: { signedIn: true }, errors: {}, handle: async () => undefined } as const;
const prepare = (route: Partial<Route>) =>
  prepareRoute({ owner: 'bakery', route: { ...base, method: 'get', ...route } as Route }, grantsOf([]), {
    checkReplies: true,
    lazy: false,
  });

it.each([
  ['a write', { method: 'post' }],
  ['what is read with the session', { hot: { sql: 'select 1', values: () => [] } }],
  ['what visitors share', { sharedByVisitors: true, access: { open: true, because: 'everybody eats bread' } }],
] as const)('lets %s be read from no replica', (_, route) => {
  expect(() => prepare({ ...route, mayLag: true } as Partial<Route>)).toThrow(
    'may lag, which is for a get that is neither hot nor shared',
  );
  expect(prepare({ mayLag: true }).name).toBe('GET /api/loaves');
});
