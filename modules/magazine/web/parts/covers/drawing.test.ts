import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawing';
import { curve } from './marks';

const categories = ['Science', 'Travel', 'Wellness', 'Integration', 'Nutrition', 'Technology'];
const slugs = ['grief-layers', 'the-hour', 'a-first-one', 'a-breath-you-can-count'];

describe('a cover', () => {
  for (const category of categories)
    it(`of ${category} is always the same, and another for another article`, () => {
      const [one, other] = slugs.map((slug) => JSON.stringify(drawingOf(slug, category)));
      expect(JSON.stringify(drawingOf('grief-layers', category))).toBe(one);
      expect(other).not.toBe(one);
    });

  it('is light and without broken numbers, so that six of them fit a page', () => {
    for (const category of categories)
      for (const slug of slugs) {
        const data = drawingOf(slug, category).marks.map(({ d }) => d);
        expect(data.join('')).not.toMatch(/NaN|Infinity|undefined|e-/);
        expect(data.every((d) => d.startsWith('M'))).toBe(true);
        expect(data.join('').length, `${category} ${slug}`).toBeLessThan(9000);
        expect(data.length).toBeLessThan(24);
      }
  });

  it('exists for a category that the journal does not know', () => {
    expect(drawingOf('x', 'Astrology').marks.length).toBeGreaterThan(0);
  });
});

it('a curve ends at its last point, exactly', () => {
  const d = curve([
    [0, 0],
    [10, 10.4],
    [20, 0],
    [30, 10],
  ]);
  const steps = [...d.matchAll(/[qtl]([^qtlM]+)/g)].map(([, numbers = '']) =>
    (numbers.match(/-?[\d.]+/g) ?? []).map(Number),
  );
  const end = steps.reduce(([x, y], numbers) => [x + (numbers.at(-2) ?? 0), y + (numbers.at(-1) ?? 0)] as const, [
    0, 0,
  ] as readonly [number, number]);
  expect(end[0]).toBeCloseTo(30);
  expect(end[1]).toBeCloseTo(10);
});
