import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Both values of a colour token: [paper, night]. */
function token(name: string): [string, string] {
  const value = new RegExp(`--${name}:\\s*(.+);`).exec(css)?.[1] ?? '';
  const pair = /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/.exec(value);
  return pair ? [pair[1] ?? '', pair[2] ?? ''] : [value, value];
}

/** WCAG relative luminance of an oklch() colour. */
function luminance(color: string): number {
  const [l, c, h] = (/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color)?.slice(1) ?? []).map(Number) as [
    number,
    number,
    number,
  ];
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [long, middle, short] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((value) => Math.min(1, Math.max(0, value))) as [number, number, number];
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'leaf', 'shade'];
const texts = ['ink', 'ink-2', 'ink-3', 'aubergine', 'gold-ink', 'verdigris', 'danger', 'design-red'];
const strokes = ['hair-strong', 'focus', 'aubergine', 'tube', 'centre-edge', 'design-red'];

describe.each([
  ['paper', 0],
  ['night', 1],
] as const)('on %s', (_, theme) => {
  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground])))(
    '%s on %s can be read (4.5:1)',
    (text, ground) => {
      expect(contrast(token(text)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(strokes.flatMap((stroke) => ['paper', 'leaf'].map((ground) => [stroke, ground])))(
    '%s on %s can be seen (3:1)',
    (stroke, ground) => {
      expect(contrast(token(stroke)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(3);
    },
  );

  test.each([
    ['on-aubergine', 'aubergine'],
    ['on-aubergine', 'aubergine-hover'],
    ['ink', 'aubergine-wash'],
    ['ink', 'gold-wash'],
    ['gold-ink', 'gold-wash'],
    ['ink', 'danger-wash'],
    ['danger', 'danger-wash'],
    ['ink', 'verdigris-wash'],
    ['ink', 'centre-fill'],
    ['on-gold', 'gold'],
  ])('%s on %s can be read (4.5:1)', (text, ground) => {
    expect(contrast(token(text)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(4.5);
  });
});
