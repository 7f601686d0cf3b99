// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import { Onward } from './onward';

const offered = (number: number, answered: readonly number[]): string[] => {
  renderPage(<Onward number={number} answered={new Set(answered)} />);
  const next = within(screen.getByRole('navigation', { name: 'What comes next' }));
  return next.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
};

it.each([
  ['the next Labor without an answer', 3, [1, 2, 3, 4], ['/intake/5', '/intake']],
  ['an earlier one where no later one is open', 12, [1, 2, 12], ['/intake/3', '/intake']],
  ['all twelve alone when they are completed', 7, Array.from({ length: 12 }, (_, n) => n + 1), ['/intake']],
] as const)('leads from a saved answer to %s', (_, number, answered, ways) => {
  expect(offered(number, answered)).toEqual(ways);
});
