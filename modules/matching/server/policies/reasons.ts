import type { MatchPart } from '../../schemas/match';

/** A reason in words, with the client's own behind it. */
export const reasonOf = ({ reason, quote, hiddenLabor }: MatchPart): string => {
  if (hiddenLabor !== undefined)
    return `${reason} A passage of Labor ${hiddenLabor} is hidden: you keep this Labor to yourself.`;
  return quote ? `${reason} You wrote in Labor ${quote.laborNumber}: “${quote.text}”` : reason;
};

/** Segments a reason was drawn from; null when that is not known, and then it is nobody's but the client's. */
const sourcesOf = ({ criterion, labors, quote }: MatchPart): readonly string[] | null => {
  if (criterion === 'profile') return ['holistic-profile'];
  const numbers = labors ?? (quote ? [quote.laborNumber] : []);
  return numbers.length > 0 ? numbers.map((number) => `labor:${number}`) : null;
};

/** What a practitioner may see of the reasons, and which segments that reads. */
export const openReasons = (
  parts: readonly MatchPart[],
  opened: readonly string[],
): { readonly reasons: string[]; readonly read: string[] } => {
  const shown = parts.flatMap((part) => {
    const sources = sourcesOf(part);
    return part.points > 0 && sources?.every((key) => opened.includes(key)) ? [{ part, sources }] : [];
  });
  return {
    reasons: shown.map(({ part }) => reasonOf(part)),
    read: [...new Set(shown.flatMap(({ sources }) => sources))],
  };
};
