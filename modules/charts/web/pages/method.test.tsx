// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPage } from '#core/testing/render';
import { MethodPage } from './method';

test('names edition and date of the zone data, and does not claim to know every town before 1970', () => {
  const { container } = renderPage(<MethodPage />);
  const text = container.textContent ?? '';
  expect(text).toMatch(/edition 20\d\d[a-z] of the public time zone database \(\d+ \w+ 20\d\d\)/);
  expect(text).toContain('Before 1970 that history is exact for the town the zone is named after');
  expect(text).not.toContain('full history of time zones');
});
