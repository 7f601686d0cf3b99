import type { MatchPart } from '../../schemas/match';

/** Parts without the passages of these Labors, which their client keeps back since; each says of which Labor one was hidden. */
export const hidePassages = (parts: readonly MatchPart[], hidden: ReadonlySet<number>): MatchPart[] =>
  parts.map((part) =>
    part.quote && hidden.has(part.quote.laborNumber)
      ? { ...part, quote: null, hiddenLabor: part.quote.laborNumber }
      : part,
  );
