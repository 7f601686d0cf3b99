import { expect, it } from 'vitest';
import { isBelow } from './manifest';

it('takes a page root and everything below it, part by part', () => {
  expect(isBelow('/team', '/team')).toBe(true);
  expect(isBelow('/team', '/team/plans/1')).toBe(true);
  expect(isBelow('/team', '/teams')).toBe(false);
  expect(isBelow('/team/plans', '/team')).toBe(false);
});

it('takes any value for a parameter, but not none', () => {
  expect(isBelow('/team/plans/:id', '/team/plans/1')).toBe(true);
  expect(isBelow('/team/plans/:id', '/team/plans/1/items')).toBe(true);
  expect(isBelow('/team/plans/:id', '/team/plans')).toBe(false);
});

it('takes nothing below the root of all addresses', () => {
  expect(isBelow('/', '/')).toBe(true);
  expect(isBelow('/', '/team')).toBe(false);
});
