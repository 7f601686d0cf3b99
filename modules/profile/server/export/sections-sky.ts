import type { PrintBlock, PrintSection } from '#core/contract/printing';
import { degreeText, longitudeText, orbText } from '../../drawing/measures';
import { wheelDrawing } from '../../drawing/wheel';
import { wheelWords, writtenName } from '../../drawing/words';
import type { Chart } from '../../engine/chart';
import { SIGNS } from '../../engine/rules/names';
import type { Exported } from './exported';

type Western = Chart['westernAstrology'];

const main = ({ sun, moon, rising }: Western): PrintBlock => ({
  kind: 'table',
  columns: ['Sun', 'Moon', 'Rising'],
  rows: [[sun, moon, rising].map((sign) => sign ?? 'depends on the time of birth')],
});

const placements = ({ planets }: Western, timeKnown: boolean, fine: boolean): PrintBlock => ({
  kind: 'table',
  columns: ['Planet', 'Sign', 'Position', ...(timeKnown ? ['House'] : []), 'Motion'],
  rows: Object.entries(planets).map(([name, { sign, degree, wholeSignHouse, retrograde }]) => [
    writtenName(name),
    sign ?? 'not certain',
    degree === null ? 'not certain' : fine ? degreeText(degree) : `${degree}°`,
    ...(timeKnown ? [wholeSignHouse === null ? 'none' : String(wholeSignHouse)] : []),
    retrograde === null ? 'not certain' : retrograde ? 'retrograde' : 'direct',
  ]),
});

const houses = ({ ascendant, midheaven, placidusCusps }: Western): PrintSection[] => {
  if (ascendant === null || midheaven === null) return [];
  const first = Math.floor(ascendant / 30);
  return [
    {
      heading: 'Houses',
      blocks: [
        { kind: 'paragraph', text: `Ascendant ${longitudeText(ascendant)}, midheaven ${longitudeText(midheaven)}.` },
        {
          kind: 'table',
          columns: ['House', 'Whole sign', 'Placidus cusp'],
          rows: SIGNS.map((_, index) => {
            const cusp = placidusCusps?.[index];
            return [
              String(index + 1),
              SIGNS[(first + index) % 12] ?? '',
              cusp === undefined ? 'none this far north or south' : longitudeText(cusp),
            ];
          }),
        },
      ],
    },
  ];
};

const aspects = ({ aspects: all }: Western, fine: boolean): PrintSection[] => {
  if (!all) return [];
  const rows = all
    .toSorted((one, other) => Math.abs(one.orb) - Math.abs(other.orb))
    .map(({ a, b, type, orb }) => [`${writtenName(a)} and ${writtenName(b)}`, type, fine ? orbText(orb) : `${orb}°`]);
  const block: PrintBlock =
    rows.length === 0
      ? { kind: 'paragraph', text: 'None within the orbs.' }
      : { kind: 'table', columns: ['Between', 'Aspect', 'Orb'], rows };
  return [{ heading: 'Aspects', blocks: [block] }];
};

/** Wheel, placements, houses and aspects of the western chart. */
export const skySection = ({ chart, withBirth }: Exported): PrintSection => {
  const western = chart.westernAstrology;
  const drawing = wheelDrawing(western, { fine: withBirth });
  return {
    heading: 'The sky',
    newPage: drawing !== null,
    blocks: [
      main(western),
      ...(drawing
        ? [
            {
              kind: 'figure' as const,
              drawing,
              alt: wheelWords(chart),
              width: 400,
              caption:
                'Lines: opposition solid in ink, square dotted, trine solid in green, sextile dashed. Houses are whole signs, counted from the rising one.',
            },
          ]
        : []),
    ],
    sections: [
      { heading: 'Where the planets stood', blocks: [placements(western, chart.timeKnown, withBirth)] },
      ...houses(western),
      ...aspects(western, withBirth),
    ],
  };
};
