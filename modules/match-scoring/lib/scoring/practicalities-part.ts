import type { MatchPart } from '../../schemas/part';
import { points, weights } from './weights';

const languageNames: Readonly<Record<string, string>> = { en: 'English', de: 'German', es: 'Spanish' };
/** Share for somebody who has room now; the rest is for a language in common. */
const room = 0.6;
const waiting = 0.2;

/** Whether the two can begin soon and in a language the client writes. */
export const practicalitiesPart = (
  { availability, languages }: { readonly availability: string; readonly languages: readonly string[] },
  written: readonly string[],
): MatchPart => {
  const shared = written.flatMap((code) => languages.find((name) => name === languageNames[code]) ?? []);
  const share = (availability === 'open' ? room : waiting) + (shared.length > 0 ? 1 - room : 0);
  const place = availability === 'open' ? 'Has room for new clients' : 'Has a waiting list';
  return {
    criterion: 'practicalities',
    weight: weights.practicalities,
    points: points(weights.practicalities, share),
    reason: shared.length > 0 ? `${place}, and speaks ${shared.join(' and ')}, as you wrote.` : `${place}.`,
    words: { key: availability === 'open' ? 'practicalities.open' : 'practicalities.waiting', of: shared },
    quote: null,
  };
};
