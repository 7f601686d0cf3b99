import { Type } from '@sinclair/typebox';

/** The table that browsers draw with, so that both say the same. */
export { getPalette as paletteOf } from '#ui/gem/palettes';

/** Labors done, 0 to 12; a fraction counts down, more than 11 counts as 11. */
export const GemProgress = Type.Object(
  { progress: Type.Number({ minimum: 0 }) },
  { additionalProperties: false, $id: 'GemProgress' },
);

/** Six CSS colours, in the order of `GemPalette`. */
export const GemColors = Type.Object(
  { colors: Type.Array(Type.String(), { minItems: 6, maxItems: 6 }) },
  { additionalProperties: false, $id: 'GemColors' },
);
