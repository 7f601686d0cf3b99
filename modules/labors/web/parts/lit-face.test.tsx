// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#core/testing/render';
import { LitFace } from './lit-face';

it.each([
  ['saved for the first time', new Set([1, 2]), '3 of 12 complete'],
  ['saved again', new Set([1, 2, 4]), '3 of 12 complete'],
])('lights the face of a Labor that was %s', async (_name, answered, progress) => {
  const { container } = renderPage(<LitFace number={4} answered={answered} />);
  expect(screen.getByText(progress)).toBeTruthy();
  await waitFor(() => expect(container.querySelectorAll('svg').length).toBe(2));
  const [before, after] = [...container.querySelectorAll('svg')].map((gem) => gem.querySelectorAll('g[class*="lit"]'));
  expect((after?.length ?? 0) - (before?.length ?? 0)).toBe(1);
});
