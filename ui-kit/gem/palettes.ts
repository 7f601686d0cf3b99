/** Six CSS colours: stone in shadow and in light, gold in shadow and in light, numeral on stone and on gold. Each is a pair for paper and night. */
export type GemPalette = readonly [string, string, string, string, string, string];

type Colour = readonly [lightness: number, chroma: number, hue: number];

/** The gem's tokens as [paper, night]; palettes.test.ts compares them with tokens.css. */
const tokens: readonly (readonly [Colour, Colour])[] = [
  [
    [0.25, 0.075, 322],
    [0.275, 0.062, 302],
  ],
  [
    [0.68, 0.075, 330],
    [0.6, 0.06, 318],
  ],
  [
    [0.56, 0.115, 66],
    [0.55, 0.11, 66],
  ],
  [
    [0.9, 0.1, 92],
    [0.91, 0.1, 92],
  ],
  [
    [0.95, 0.025, 80],
    [0.95, 0.025, 80],
  ],
  [
    [0.3, 0.07, 50],
    [0.3, 0.07, 50],
  ],
];

/** The palette that the tokens hold: the stone before and after it is cooler and warmer. */
export const plainPalette = 5;
const palettes = 12;

const colour = ([lightness, chroma, hue]: Colour, step: number, stone: boolean): string => {
  const richness = 1 + step * (stone ? 0.03 : 0.02);
  const turned = (hue + step * (stone ? 5 : 0.8) + 360) % 360;
  return `oklch(${[lightness, chroma * richness, turned].map((value) => Number(value.toFixed(3))).join(' ')})`;
};

/** The twelve palettes, from the first Labor to the last: indigo and pale gold grow into rose and deep gold. */
export const gemPalettes: readonly GemPalette[] = Array.from({ length: palettes }, (_, index) =>
  tokens.map(([paper, night], place) => {
    const pair = [paper, night].map((one) => colour(one, index - plainPalette, place < 2));
    return `light-dark(${pair.join(', ')})`;
  }),
) as unknown as readonly GemPalette[];

/** Which palette belongs to a progress in Labors done (0 to 12): its whole number, 11 at most. */
export const getPaletteIndex = (progress: number): number =>
  Math.min(palettes - 1, Math.max(0, Math.floor(progress) || 0));

/** The palette of a progress in Labors done. */
export const getPalette = (progress: number): GemPalette => gemPalettes[getPaletteIndex(progress)] as GemPalette;
