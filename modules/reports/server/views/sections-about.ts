import type { PrintSection } from '#core/contract/documents';
import type { ShownChart } from '#modules/chart-engine/public';
import { PLACES_ATTRIBUTION } from '#modules/geo/public';
import { enneagramText, type VersionBirth } from '#modules/profile/public';
import type { ChartExport } from './chart-export';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A civil date or an instant as its day: "9 April 1948". */
export const dateWords = (date: string): string => day.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));

const number = (value: number | null): string => (value === null ? 'not available' : String(value));

/** The numbers of date and name, and the Chinese year. */
export const numberSections = ({ numerology, chineseAstrology }: ShownChart): PrintSection[] => [
  {
    heading: 'Numbers',
    blocks: [
      {
        kind: 'table',
        columns: ['Number', 'Value', 'Counted from'],
        rows: [
          ['Life path', number(numerology.lifePath), 'the date of birth'],
          ['Expression', number(numerology.expression), 'every letter of the name at birth'],
          ['Soul urge', number(numerology.soulUrge), 'its vowels'],
          ['Personality', number(numerology.personality), 'its consonants'],
        ],
      },
    ],
  },
  {
    heading: 'Chinese year',
    blocks: [
      {
        kind: 'paragraph',
        text: `${chineseAstrology.element} ${chineseAstrology.animal}, ${chineseAstrology.polarity}${
          chineseAstrology.year === null ? '' : `: the Chinese year ${chineseAstrology.year}`
        }.`,
      },
    ],
  },
];

/** The type by the questionnaire, which no birth tells. */
export const enneagramSection = ({ enneagram }: ChartExport): PrintSection => ({
  heading: 'Enneagram',
  blocks: [
    {
      kind: 'paragraph',
      text: enneagram
        ? `Type ${enneagramText(enneagram)}, by the own answers to 36 sentences, scored by our convention.`
        : 'Not assessed: it comes from a questionnaire, and no birth tells it.',
    },
  ],
});

const instantText = (iso: string): string => `${dateWords(iso)}, ${iso.slice(11, 19)} UTC`;

const timeText = ({ time, window }: VersionBirth): string =>
  time ?? (window ? `not known, between ${window.from} and ${window.to}` : 'not known');

const gradeWords = {
  exact: 'Exact',
  borderline: 'Borderline: a line is so near to its edge that another ephemeris may give its neighbour',
  day: 'The whole day, since the time is not known',
  window: 'The part of the day in which the time lies',
} as const;

/** What the chart was computed from; nothing where the birth is left out. */
export const birthSection = ({ withBirth, birth, chart, profile }: ChartExport): PrintSection[] => {
  if (!withBirth) return [];
  const rows: readonly (readonly [string, string | null])[] = [
    ['Date', birth && dateWords(birth.date)],
    ['Time', birth && timeText(birth)],
    ['Place', birth?.place ?? null],
    ['Zone', birth?.zone ?? null],
    ['Name at birth', birth?.nameAtBirth ?? null],
    ['Birth in UTC', chart.utc && instantText(chart.utc)],
    ['Design moment', chart.designUtc && instantText(chart.designUtc)],
    ['Accuracy', gradeWords[chart.precision.grade]],
    ['Version', `${profile.version}, computed ${dateWords(profile.createdAt)}`],
  ];
  return [
    {
      heading: 'Birth and accuracy',
      blocks: [
        {
          kind: 'table',
          columns: ['Fact', 'Value'],
          rows: rows.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
        },
      ],
    },
  ];
};

const sectionNames: Readonly<Record<string, string>> = {
  humanDesign: 'Human Design',
  geneKeys: 'Gene Keys',
  westernAstrology: 'The sky',
  chineseAstrology: 'Chinese year',
  numerology: 'Numbers',
  enneagram: 'Enneagram',
  archetypes: 'Archetype',
  chakras: 'Chakras',
};

/** Where each part comes from. */
export const sourceSection = ({ profile, withBirth }: ChartExport, parts: readonly string[]): PrintSection => ({
  heading: 'Sources',
  blocks: [
    {
      kind: 'definitions',
      items: parts.flatMap((part) => {
        const text = profile.sources[part];
        return text ? [{ term: sectionNames[part] ?? part, text }] : [];
      }),
    },
    ...(withBirth ? [{ kind: 'note' as const, text: PLACES_ATTRIBUTION.text }] : []),
  ],
});
