import type { PrintBlock, PrintSection } from '#core/contract/documents';
import type { Chart } from '#modules/chart-engine/public';
import {
  cuspsOf,
  degreeText,
  houseOf,
  longitudeText,
  orbText,
  SIGNS,
  wheelDrawing,
  wheelWords,
  writtenName,
} from '#modules/chart-engine/public';
import type { ChartExport } from './chart-export';

type Western = Chart['westernAstrology'];

const main = ({ sun, moon, rising }: Western): PrintBlock => ({
  kind: 'table',
  columns: ['Sun', 'Moon', 'Rising'],
  rows: [[sun, moon, rising].map((sign) => sign ?? 'depends on the time of birth')],
});

const houseWords = {
  whole: 'whole signs, counted from the rising one',
  placidus: 'those of Placidus',
  equal: 'equal ones of 30 degrees, counted from the ascendant',
} as const;

const placements = (one: ChartExport): PrintBlock => {
  const { chart, houses: system, withBirth } = one;
  const { timeKnown, westernAstrology: western } = chart;
  const cusps = cuspsOf(western, system);
  return {
    kind: 'table',
    columns: ['Planet', 'Sign', 'Position', ...(timeKnown ? ['House'] : []), 'Motion'],
    rows: Object.entries(western.planets).map(([name, { longitude, sign, degree, retrograde }]) => [
      writtenName(name),
      sign ?? 'not certain',
      degree === null ? 'not certain' : withBirth ? degreeText(degree) : `${degree}°`,
      ...(timeKnown ? [cusps && longitude !== null ? String(houseOf(cusps, longitude)) : 'none'] : []),
      retrograde === null ? 'not certain' : retrograde ? 'retrograde' : 'direct',
    ]),
  };
};

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
          columns: ['House', 'Whole sign', 'Placidus cusp', 'Equal cusp'],
          rows: SIGNS.map((_, index) => {
            const cusp = placidusCusps?.[index];
            return [
              String(index + 1),
              SIGNS[(first + index) % 12] ?? '',
              cusp === undefined ? 'none this far north or south' : longitudeText(cusp),
              longitudeText((ascendant + index * 30) % 360),
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
export const skySection = (one: ChartExport): PrintSection => {
  const { chart, withBirth, houses: system } = one;
  const western = chart.westernAstrology;
  const drawing = wheelDrawing(western, { fine: withBirth, houses: system });
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
                `Lines: opposition solid in ink, square dotted, trine solid in green, sextile dashed. ${western.ascendant === null ? '' : `Houses are ${houseWords[system]}.`}`.trim(),
            },
          ]
        : []),
    ],
    sections: [
      { heading: 'Where the planets stood', blocks: [placements(one)] },
      ...houses(western),
      ...aspects(western, withBirth),
    ],
  };
};
