import { type Column, Table } from '#ui/table/table';
import type { Chart, Placement } from '../../engine/chart';
import { type Body, writtenName } from '../bodygraph/chart';
import { degreeText, longitudeText, orbText } from './degree-text';
import { Section } from './section';
import styles from './sky.module.css';

const nameOf = (planet: string): string => writtenName(planet as Body);

const Three = ({
  western,
  timeKnown,
}: {
  readonly western: Chart['westernAstrology'];
  readonly timeKnown: boolean;
}) => (
  <dl className={styles.three}>
    {(['sun', 'moon', 'rising'] as const).map((key) => (
      <div key={key}>
        <dt>{key === 'rising' ? 'Rising' : key === 'sun' ? 'Sun' : 'Moon'}</dt>
        <dd>
          {western[key] ??
            (timeKnown ? 'Not available' : <span className={styles.open}>Depends on the time of birth</span>)}
        </dd>
      </div>
    ))}
  </dl>
);

const signColumns: readonly Column<[string, Placement]>[] = [
  { key: 'planet', head: 'Planet', cell: ([name]) => nameOf(name) },
  {
    key: 'sign',
    head: 'Sign',
    cell: ([, { sign, retrograde }]) => (
      <span>
        {sign ?? 'not certain'}
        {retrograde && <span className={styles.retrograde}> retrograde</span>}
      </span>
    ),
  },
];
const timedColumns: readonly Column<[string, Placement]>[] = [
  ...signColumns.slice(0, 1),
  {
    key: 'position',
    head: 'Position',
    numeric: true,
    cell: ([, { degree }]) => (degree === null ? 'not certain' : degreeText(degree)),
  },
  ...signColumns.slice(1),
  { key: 'house', head: 'House', numeric: true, cell: ([, { wholeSignHouse }]) => wholeSignHouse ?? 'none' },
];

const Placements = ({
  western,
  timeKnown,
}: {
  readonly western: Chart['westernAstrology'];
  readonly timeKnown: boolean;
}) => (
  <Table<[string, Placement]>
    caption="Where the planets stood: tropical zodiac, whole-sign houses"
    captionHidden
    phones="scroll"
    rows={Object.entries(western.planets)}
    rowKey={([name]) => name}
    columns={timeKnown ? timedColumns : signColumns}
  />
);

const Houses = ({ western }: { readonly western: Chart['westernAstrology'] }) => {
  const { ascendant, midheaven, placidusCusps } = western;
  if (ascendant === null || midheaven === null) return null;
  const first = Math.floor(ascendant / 30);
  const rows = Array.from({ length: 12 }, (_, index) => ({
    house: index + 1,
    sign: longitudeText(((first + index) % 12) * 30).split(' ')[1] ?? '',
    cusp: placidusCusps?.[index],
  }));
  return (
    <div className={styles.part}>
      <h3>Houses</h3>
      <p className={styles.axes}>
        Ascendant {longitudeText(ascendant)} · Midheaven {longitudeText(midheaven)}
      </p>
      <Table
        caption="Houses: whole signs, and Placidus cusps beside them"
        captionHidden
        phones="scroll"
        rows={rows}
        rowKey={({ house }) => String(house)}
        columns={[
          { key: 'house', head: 'House', cell: ({ house }) => house },
          { key: 'sign', head: 'Whole sign', cell: ({ sign }) => sign },
          {
            key: 'cusp',
            head: 'Placidus cusp',
            numeric: true,
            cell: ({ cusp }) => (cusp === undefined ? 'none this far north or south' : longitudeText(cusp)),
          },
        ]}
      />
    </div>
  );
};

const Aspects = ({ western }: { readonly western: Chart['westernAstrology'] }) => {
  if (!western.aspects) return null;
  return (
    <div className={styles.part}>
      <h3>Aspects</h3>
      <p className={styles.axes}>The closest first; the orb says how far each is from exact.</p>
      <Table
        caption="Aspects between the planets, with their orbs in degrees and minutes"
        captionHidden
        phones="scroll"
        rows={[...western.aspects].sort((one, other) => Math.abs(one.orb) - Math.abs(other.orb))}
        rowKey={({ a, b }) => `${a} ${b}`}
        columns={[
          { key: 'a', head: 'Between', cell: ({ a, b }) => `${nameOf(a)} and ${nameOf(b)}` },
          { key: 'type', head: 'Aspect', cell: ({ type }) => type },
          { key: 'orb', head: 'Orb', numeric: true, cell: ({ orb }) => orbText(orb) },
        ]}
        empty="None within the orbs."
      />
    </div>
  );
};

/** The western chart: Sun, Moon and rising sign, placements, houses and aspects. */
export const Sky = ({
  chart,
  title,
  place,
  source,
}: {
  readonly chart: Chart;
  readonly title: string;
  readonly place: string;
  readonly source: string | undefined;
}) => {
  const western = chart.westernAstrology;
  return (
    <Section
      id="sky"
      title={title}
      intro={
        chart.timeKnown
          ? `The sky seen from ${place}. Houses are whole signs, counted from the rising one.`
          : 'Without a time there is no rising sign and there are no houses; we do not guess them. Signs that hold all day are shown.'
      }
      source={source}
    >
      <Three western={western} timeKnown={chart.timeKnown} />
      <div className={styles.pair}>
        <div className={styles.column}>
          <Placements western={western} timeKnown={chart.timeKnown} />
          <Houses western={western} />
        </div>
        <Aspects western={western} />
      </div>
    </Section>
  );
};
