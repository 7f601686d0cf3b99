import { expect, test } from '@playwright/test';
import { readBundled } from '../../core/tools/bundled-packages.mjs';
import { readNoticed } from '../../core/tools/sbom.mjs';

// Here, not among the unit tests: it reads what the build wrote.
test('each package in what was built has a row in the notices', () => {
  const noticed = readNoticed();
  const bundled = [...readBundled()];
  expect(bundled.length).toBeGreaterThan(100);
  expect(bundled.filter((path) => !noticed.has(path))).toEqual([]);
});
