import type { RetreatContent } from '../../schemas/content';

interface MissingPart {
  readonly path: string;
  readonly message: string;
}

const rules: readonly (readonly [path: string, isThere: (content: RetreatContent) => boolean, message: string])[] = [
  ['summary', ({ summary }) => summary.trim() !== '', 'Write the summary: lists and search results show it.'],
  ['text', ({ text }) => text.trim() !== '', 'Describe the retreat.'],
  ['place.name', ({ place }) => place.name.trim() !== '', 'Name the place.'],
  [
    'place.latitude',
    ({ place }) => place.latitude !== null && place.longitude !== null,
    'Enter the coordinates of the place: it was not found by its name.',
  ],
  ['place.zone', ({ place }) => place.zone !== '', 'Enter the time zone of the place: it was not found by its name.'],
  ['partnerName', ({ partnerName }) => partnerName.trim() !== '', 'Name the house that hosts the retreat.'],
  ['programme', ({ programme }) => programme.length > 0, 'Plan at least one day of the programme.'],
];

/** What a retreat lacks before everybody may see it. */
export const findMissingParts = (content: RetreatContent): readonly MissingPart[] => [
  ...rules.filter(([, isThere]) => !isThere(content)).map(([path, , message]) => ({ path, message })),
  ...(content.programme.length > content.days
    ? [{ path: 'programme', message: 'The programme has more days than the retreat takes.' }]
    : []),
];
