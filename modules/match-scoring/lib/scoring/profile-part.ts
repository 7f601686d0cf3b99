import type { ProfileSummary } from '#modules/profile/public';
import type { MatchPart } from '../../schemas/part';
import { points, weights } from './weights';

const spoken: Readonly<Record<string, string>> = { SolarPlexus: 'Solar Plexus', G: 'G' };
const articled = (type: string): string => `${/^[AEIOU]/.test(type) ? 'an' : 'a'} ${type}`;

const themesOf = ({ humanDesign }: ProfileSummary): Map<string, string> =>
  new Map([
    ...(humanDesign.type ? [[humanDesign.type, `you are ${articled(humanDesign.type)}`] as const] : []),
    ...(humanDesign.authority ? [[humanDesign.authority, `your authority is ${humanDesign.authority}`] as const] : []),
    ...humanDesign.openCenters.map(
      (center) => [`open ${center}`, `your ${spoken[center] ?? center} centre is open`] as const,
    ),
  ]);

/** Share of the weight by the number of themes in common. */
const shares = [0, 0.45, 0.8, 1] as const;

/** How far the chart themes a practitioner likes to work with are the client's own. Three of them earn the full weight. */
export const profilePart = (summary: ProfileSummary, designFocus: readonly string[]): MatchPart => {
  const themes = themesOf(summary);
  const inCommon = designFocus.filter((focus) => themes.has(focus));
  const shared = inCommon.flatMap((focus) => themes.get(focus) ?? []);
  const weight = weights.profile;
  return {
    criterion: 'profile',
    weight,
    points: points(weight, shares[Math.min(3, shared.length)] ?? 0),
    reason:
      shared.length > 0
        ? `Likes to work with charts like yours: ${shared.join(', ')}.`
        : 'Names no chart theme that is part of yours.',
    words: { key: shared.length > 0 ? 'profile' : 'profile.none', of: inCommon },
    quote: null,
  };
};
