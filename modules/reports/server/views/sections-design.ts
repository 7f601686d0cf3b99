import type { PrintBlock, PrintSection } from '#core/contract/documents';
import type { Activation, HumanDesign, ShownChart } from '#modules/chart-engine/public';
import {
  BODIES,
  bodygraphWords,
  CENTRES,
  centers,
  columnsDrawing,
  sidesOf,
  writtenName,
} from '#modules/chart-engine/public';

const unknown = 'depends on the time of birth';
const sideWords = { personality: 'ink', design: 'red', both: 'both' } as const;

const factTable = (design: HumanDesign): PrintBlock => {
  const { type, strategy, authority, authorityDetail, profile, profileName, definition } = design;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Type', type],
    ['Strategy', strategy],
    ['Authority', authorityDetail ?? authority],
    ['Profile', profile && [profile, profileName].filter(Boolean).join(' ')],
    ['Definition', definition],
    ['Incarnation cross', design.incarnationCross],
    ['Signature', design.signature],
    ['Not-self theme', design.notSelfTheme],
  ];
  return {
    kind: 'table',
    columns: ['Part', 'In this chart'],
    rows: rows.map(([name, value]) => [name, value ?? unknown]),
  };
};

const place = ({ gate, line }: Activation): string =>
  gate === null ? 'not certain' : line === null ? String(gate) : `${gate}.${line}`;

const activationTable = ({ design, personality }: HumanDesign): PrintBlock => ({
  kind: 'table',
  columns: ['Body', 'Design', 'Personality'],
  rows: BODIES.map((body) => [writtenName(body), place(design[body]), place(personality[body])]),
});

const centreTable = (design: HumanDesign): PrintBlock => {
  const side = sidesOf(design);
  const state = (defined: boolean | null): string => (defined === null ? 'Not certain' : defined ? 'Defined' : 'Open');
  return {
    kind: 'table',
    columns: ['Centre', 'State', 'Active gates'],
    rows: CENTRES.map((name) => {
      const active = centers[name].gates
        .toSorted((one, other) => one - other)
        .flatMap((gate) => {
          const by = side(gate);
          return by ? [`${gate} ${sideWords[by]}`] : [];
        });
      return [writtenName(name), state(design.centers[name]), active.join(', ') || 'none'];
    }),
  };
};

const channelBlock = ({ channelDetails }: HumanDesign, certain: readonly string[]): PrintBlock => {
  if (!channelDetails)
    return {
      kind: 'paragraph',
      text: certain.length > 0 ? `Defined all day: ${certain.join(', ')}.` : 'None is certain for the whole day.',
    };
  if (channelDetails.length === 0) return { kind: 'paragraph', text: 'None of the 36 channels is defined.' };
  return {
    kind: 'table',
    columns: ['Channel', 'Name', 'Joins'],
    rows: channelDetails.map(({ id, name, centers: joined }) => [id, name, joined.map(writtenName).join(' and ')]),
  };
};

const fieldWords: Readonly<Record<string, string>> = {
  type: 'Type',
  authorityDetail: 'Authority',
  profile: 'Profile',
  definition: 'Definition',
  incarnationCross: 'Incarnation cross',
  sun: 'Sun',
  moon: 'Moon',
  rising: 'Rising',
};
const shareText = (share: number): string => (share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`);

/** What a day of unknown time leaves possible, the likeliest eight of each field. */
const possibleSection = ({ sweep }: ShownChart): PrintSection[] => {
  if (!sweep) return [];
  const rows = Object.entries(sweep.possible).flatMap(([field, values]) =>
    values.slice(0, 8).map(({ value, share }) => [fieldWords[field] ?? field, value, shareText(share)]),
  );
  return [
    {
      heading: 'Without a time of birth',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The whole day was gone through. What never changes is certain; the rest is listed with its share of the day, the eight longest of each. A share is not a probability of being right.',
        },
        { kind: 'table', columns: ['Part', 'Possible value', 'Share of the day'], rows },
      ],
    },
  ];
};

/** The bodygraph with its facts and tables. */
export const designSections = (chart: ShownChart): PrintSection[] => {
  const { humanDesign } = chart;
  return [
    {
      heading: humanDesign.type ?? 'Type not certain',
      blocks: [
        {
          kind: 'figure',
          drawing: columnsDrawing(chart),
          alt: bodygraphWords(chart),
          caption:
            'Ink is the moment of birth; red hatching is the moment when the Sun stood 88 degrees earlier. Filled centres are defined.',
        },
      ],
    },
    {
      heading: 'The design in words',
      newPage: true,
      blocks: [factTable(humanDesign)],
      sections: [
        { heading: 'Activations as gate and line', blocks: [activationTable(humanDesign)] },
        { heading: 'Centres and their active gates', blocks: [centreTable(humanDesign)] },
        { heading: 'Channels', blocks: [channelBlock(humanDesign, chart.sweep?.certainChannels ?? [])] },
      ],
    },
    ...possibleSection(chart),
  ];
};

const chakraNames = {
  crown: 'Crown',
  thirdEye: 'Third eye',
  throat: 'Throat',
  heart: 'Heart',
  solarPlexus: 'Solar plexus',
  sacral: 'Sacral',
  root: 'Root',
} as const;

/** The chakra figures of our convention. */
export const chakraSection = ({ chakras, archetype }: ShownChart): PrintSection => ({
  heading: 'Chakras and archetype',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Our convention, not a tradition and no measurement: a defined centre counts 60 and up to 40 more by its active gates, an open one up to 50.',
    },
    {
      kind: 'table',
      columns: ['Chakra', 'Figure'],
      rows: Object.entries(chakraNames).map(([key, name]) => {
        const value = chakras[key as keyof typeof chakraNames];
        return [name, value === null ? 'not certain' : `${value}%`];
      }),
    },
    { kind: 'paragraph', text: `Archetype, a label of our own by type and profile: ${archetype ?? unknown}.` },
  ],
});
