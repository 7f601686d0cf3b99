import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gemPalettes, getPalette, getPaletteIndex, plainPalette } from './palettes';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
const token = (name: string): string => new RegExp(`--${name}: (.+);`).exec(css)?.[1] ?? '';

/** Linear red, green and blue of an oklab colour. */
const linear = (l: number, a: number, b: number): number[] => {
  const [long, middle, short] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
};
type Lab = readonly [l: number, a: number, b: number];
const lab = (colour: string): Lab => {
  const [l = 0, c = 0, h = 0] = (/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour)?.slice(1) ?? []).map(Number);
  return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
};
const mix = (one: Lab, other: Lab, part: number): Lab =>
  one.map((value, index) => value * part + (other[index] ?? 0) * (1 - part)) as unknown as Lab;
const luminance = (colour: Lab): number => {
  const [red = 0, green = 0, blue = 0] = linear(...colour).map((value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: Lab, other: Lab): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const sides = (colour: string): string[] =>
  /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/.exec(colour)?.slice(1) ?? [];

describe('the palettes of the gem', () => {
  it('are twelve of six colours, all different, and the plain one is that of the tokens', () => {
    expect(gemPalettes.map((palette) => palette.length)).toEqual(Array(12).fill(6));
    expect(new Set(gemPalettes.map(String)).size).toBe(12);
    expect(gemPalettes[plainPalette]?.slice(0, 4)).toEqual(
      ['gem-lo', 'gem-hi', 'gem-gold-lo', 'gem-gold-hi'].map(token),
    );
    const gem = readFileSync(new URL('./gem.module.css', import.meta.url), 'utf8');
    for (const figure of gemPalettes[plainPalette]?.slice(4) ?? []) expect(gem).toContain(sides(figure)[0]);
  });

  it.each([
    [0, 0],
    [0.99, 0],
    [5.5, 5],
    [11, 11],
    [12, 11],
    [400, 11],
    [-3, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 11],
  ])('belong to a progress by its whole number, capped: %d', (progress, index) => {
    expect(getPaletteIndex(progress)).toBe(index);
    expect(getPalette(progress)).toBe(gemPalettes[index]);
  });

  describe.each(['paper', 'night'].map((theme, side) => [theme, side] as const))('on %s', (theme, side) => {
    const grounds = ['paper', 'leaf', 'shade'].map((name) => lab(sides(token(name))[side] ?? ''));

    it.each(gemPalettes.map((palette, index) => [index, palette] as const))('palette %d can be seen', (_, palette) => {
      const [lo, hi, goldLo, goldHi, figure, goldFigure] = palette.map((colour) => lab(sides(colour)[side] ?? '')) as [
        Lab,
        Lab,
        Lab,
        Lab,
        Lab,
        Lab,
      ];
      // Numerals are large: 3:1 where a face catches most light, 4.5:1 at half light.
      expect(contrast(figure, mix(hi, lo, 0.8))).toBeGreaterThan(3);
      expect(contrast(figure, mix(hi, lo, 0.5))).toBeGreaterThan(4.5);
      expect(contrast(goldFigure, mix(goldHi, goldLo, 0.1))).toBeGreaterThan(3);
      expect(contrast(goldFigure, mix(goldHi, goldLo, 0.5))).toBeGreaterThan(4.5);
      for (const ground of grounds) {
        // The stone and the gold each have a side that stands out from the ground.
        expect(Math.max(contrast(lo, ground), contrast(hi, ground))).toBeGreaterThan(3);
        expect(Math.max(contrast(goldLo, ground), contrast(goldHi, ground))).toBeGreaterThan(3);
      }
      // Lit and unlit faces differ by lightness too, not by hue alone.
      expect(contrast(mix(goldHi, goldLo, 0.5), mix(hi, lo, 0.5))).toBeGreaterThan(2);
    });

    it(`is ${theme}`, () => expect(luminance(grounds[0] as Lab) > 0.5).toBe(theme === 'paper'));
  });
});
