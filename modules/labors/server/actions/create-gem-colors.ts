import { paletteOf } from '../../schemas/gem-colors';

/** The gem's colours for a progress of 0 to 12; browsers calculate the same by themselves. */
export const createGemColors = (progress: number): { readonly colors: string[] } => ({
  colors: [...paletteOf(progress)],
});
