import { type Column, Table } from '#ui/table/table';
import type { Chart, Placement } from '../../engine/chart';
import { type Body, writtenName } from '../bodygraph/chart';
import { ElementBalance } from '../pictures/element-balance';
import { WheelFigure } from '../pictures/wheel-figure';
import { degreeText, longitudeText, orbText } from './degree-text';
import { Section } from './section';
import styles from './sky.module.css';
import { texts } from './texts/texts';

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
        <dt>{key === 'rising' ? texts('rising') : key === 'sun' ? texts('sun') : texts('moon')}</dt>
        <dd>
          {western[key] ??
            (timeKnown ? texts('notAvailable2') : <span className={styles.open}>{texts('dependsOnTheTime')}</span>)}
        </dd>
      </div>
    ))}
  </dl>
);

const signColumns = (): readonly Column<[string, Placement]>[] => [
  { key: 'planet', head: texts('planet'), cell: ([name]) => nameOf(name) },
  {
    key: 'sign',
    head: texts('sign'),
    cell: ([, { sign, retrograde }]) => (
      <span>
        {sign ?? texts('notCertain')}
        {retrograde && <span className={styles.retrograde}> {texts('retrograde')}</span>}
      </span>
    ),
  },
];
const timedColumns = (): readonly Column<[string, Placement]>[] => [
  ...signColumns().slice(0, 1),
  {
    key: 'position',
    head: texts('position'),
    numeric: true,
    cell: ([, { degree }]) => (degree === null ? texts('notCertain') : degreeText(degree)),
  },
  ...signColumns().slice(1),
  { key: 'house', head: texts('house'), numeric: true, cell: ([, { wholeSignHouse }]) => wholeSignHouse ?? 'none' },
];

const Placements = ({
  western,
  timeKnown,
}: {
  readonly western: Chart['westernAstrology'];
  readonly timeKnown: boolean;
}) => (
  <Table<[string, Placement]>
    caption={texts('whereThePlanetsStood')}
    captionHidden
    phones="scroll"
    rows={Object.entries(western.planets)}
    rowKey={([name]) => name}
    columns={timeKnown ? timedColumns() : signColumns()}
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
      <h3>{texts('houses')}</h3>
      <p className={styles.axes}>
        {texts('ascendantMidheaven', { ascendant: longitudeText(ascendant), midheaven: longitudeText(midheaven) })}
      </p>
      <Table
        caption={texts('housesWholeSignsAnd')}
        captionHidden
        phones="scroll"
        rows={rows}
        rowKey={({ house }) => String(house)}
        columns={[
          { key: 'house', head: texts('house'), cell: ({ house }) => house },
          { key: 'sign', head: texts('wholeSign'), cell: ({ sign }) => sign },
          {
            key: 'cusp',
            head: texts('placidusCusp'),
            numeric: true,
            cell: ({ cusp }) => (cusp === undefined ? texts('noneThisFarNorth') : longitudeText(cusp)),
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
      <h3>{texts('aspects')}</h3>
      <p className={styles.axes}>{texts('theClosestFirstThe')}</p>
      <Table
        caption={texts('aspectsBetweenThePlanets')}
        captionHidden
        phones="scroll"
        rows={[...western.aspects].sort((one, other) => Math.abs(one.orb) - Math.abs(other.orb))}
        rowKey={({ a, b }) => `${a} ${b}`}
        columns={[
          { key: 'a', head: texts('between'), cell: ({ a, b }) => texts('and', { a: nameOf(a), b: nameOf(b) }) },
          { key: 'type', head: texts('aspect'), cell: ({ type }) => type },
          { key: 'orb', head: texts('orb'), numeric: true, cell: ({ orb }) => orbText(orb) },
        ]}
        empty={texts('noneWithinTheOrbs')}
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
      intro={chart.timeKnown ? texts('theSkySeenFrom', { place }) : texts('withoutATimeThere')}
      source={source}
    >
      <Three western={western} timeKnown={chart.timeKnown} />
      <WheelFigure western={western} />
      <ElementBalance western={western} />
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
