// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import { LaborStrip } from './labor-strip';

const stateOfLabor = (laborNumber: number): string =>
  screen.getAllByRole('link')[laborNumber - 1]?.querySelector('[data-state]')?.textContent ?? '';

it.each([
  ['saved and open', { answered: [3], drafted: [] }, 'Completed'],
  ['saved, open and being changed', { answered: [3], drafted: [3] }, 'In Progress'],
  ['open and not written', { answered: [], drafted: [] }, 'In Progress'],
])('shows the state of a Labor that is %s', (_, { answered, drafted }, word) => {
  renderPage(<LaborStrip current={3} answered={new Set(answered)} drafted={new Set(drafted)} />);
  expect(stateOfLabor(3)).toBe(word);
  expect(stateOfLabor(4)).toBe('Pending');
});
