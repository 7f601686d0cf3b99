import { Type } from '@sinclair/typebox';
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

it.each([
  ['a write', { method: 'post' }],
  ['what is open', { access: { open: true, because: 'everybody eats bread' } }],
  [
    'one thing of many',
    { path: '/api/loaves/:id', params: Type.Object({ id: Type.String() }, { additionalProperties: false }) },
  ],
  ['what has a limit of its own', { limit: { points: 1, seconds: 1 } }],
  ['what loads something first', { load: async () => null }],
] as const)('lets %s be no hot read', (_, route) => {
  const hot = { sql: 'select 1', values: () => [] };
  expect(() => prepare({ ...route, hot } as unknown as Partial<Route>)).toThrow('cannot be read with a session');
  expect(prepare({ hot }).name).toBe('GET /api/loaves');
});
