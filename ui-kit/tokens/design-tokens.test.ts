import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designTokenFiles, makeDesignTokens, toSrgb } from './design-tokens.mjs';

const names = [...readFileSync(new URL('../tokens.css', import.meta.url), 'utf8').matchAll(/^ {4}--([\w-]+):/gm)].map(
  ([, name]) => name,
);

test.each(['light', 'dark'] as const)(
  'every token of the style sheet is exported for %s, with a type and a value',
  (theme) => {
    const { $description: _, ...groups } = makeDesignTokens(theme);
    const tokens = Object.values(groups).flatMap((group) => Object.entries(group));
    expect(tokens.map(([name]) => name).sort()).toEqual([...new Set(names)].sort());
    for (const [, token] of tokens) {
      expect(['color', 'dimension', 'duration', 'cubicBezier', 'fontFamily', 'number', 'shadow']).toContain(
        token.$type,
      );
      expect(token.$value).toBeDefined();
    }
  },
);

test('themes differ in colours alone, and a colour is what CSS paints', () => {
  const [light, dark] = [makeDesignTokens('light'), makeDesignTokens('dark')];
  expect(light.color?.paper).not.toEqual(dark.color?.paper);
  expect(light.space).toEqual(dark.space);
  expect(toSrgb('oklch(1 0 0)').hex).toBe('#ffffff');
  // As computed by browsers for the purest sRGB red.
  expect(toSrgb('oklch(0.627955 0.257683 29.2338)').hex).toBe('#ff0000');
  expect(light.space?.['s-4']).toEqual({ $type: 'dimension', $value: { value: 16, unit: 'px' } });
});

test('the files are a style sheet and JSON per theme', () => {
  const files = designTokenFiles();
  expect(Object.keys(files)).toEqual(['hedo.css', 'hedo.light.tokens.json', 'hedo.dark.tokens.json']);
  expect(JSON.parse(files['hedo.dark.tokens.json'] ?? '')).toEqual(
    JSON.parse(JSON.stringify(makeDesignTokens('dark'))),
  );
});
