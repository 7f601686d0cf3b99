import type { ChartPreview } from '../../../schemas/intake';
import { texts } from '../after/texts/texts';
import styles from './chart.module.css';

/** The nine centres in a box of 120 by 208, as corners. */
const centres = {
  Head: '60 3 75 26 45 26',
  Ajna: '44 33 76 33 60 58',
  Throat: '46 62 74 62 74 90 46 90',
  G: '60 98 78 116 60 134 42 116',
  Heart: '90 112 102 135 76 135',
  Spleen: '4 133 35 154 4 176',
  Sacral: '46 144 74 144 74 172 46 172',
  SolarPlexus: '116 133 116 176 85 154',
  Root: '46 178 74 178 74 205 46 205',
} as const;
type Centre = keyof typeof centres;

/** Where lines between centres start and end. */
const middles: Readonly<Record<Centre, readonly [x: number, y: number]>> = {
  Head: [60, 18],
  Ajna: [60, 42],
  Throat: [60, 76],
  G: [60, 116],
  Heart: [89, 128],
  Spleen: [14, 154],
  Sacral: [60, 158],
  SolarPlexus: [106, 154],
  Root: [60, 191],
};

/** The 36 channels by the two centres that they join; each pair of gates is one channel. */
const joins: readonly (readonly [Centre, Centre, ...(readonly [number, number])[]])[] = [
  ['Head', 'Ajna', [64, 47], [61, 24], [63, 4]],
  ['Ajna', 'Throat', [17, 62], [43, 23], [11, 56]],
  ['Throat', 'G', [31, 7], [8, 1], [33, 13], [20, 10]],
  ['Throat', 'Heart', [45, 21]],
  ['Throat', 'Spleen', [16, 48], [20, 57]],
  ['Throat', 'SolarPlexus', [12, 22], [35, 36]],
  ['Throat', 'Sacral', [20, 34]],
  ['G', 'Heart', [25, 51]],
  ['G', 'Spleen', [10, 57]],
  ['G', 'Sacral', [15, 5], [2, 14], [46, 29], [10, 34]],
  ['Heart', 'Spleen', [26, 44]],
  ['Heart', 'SolarPlexus', [40, 37]],
  ['Spleen', 'Sacral', [50, 27], [57, 34]],
  ['Spleen', 'Root', [18, 58], [28, 38], [32, 54]],
  ['Sacral', 'SolarPlexus', [59, 6]],
  ['Sacral', 'Root', [3, 60], [9, 52], [42, 53]],
  ['SolarPlexus', 'Root', [49, 19], [55, 39], [30, 41]],
];

const names = Object.keys(centres) as Centre[];
type Drawn = Pick<ChartPreview, 'definedCenters' | 'openCenters' | 'gates'>;

/** Defined, open, or left open by an unknown time. */
const stateOf = (name: Centre, { definedCenters, openCenters }: Drawn): 'defined' | 'open' | 'unknown' => {
  if (definedCenters.includes(name)) return 'defined';
  return openCenters.includes(name) ? 'open' : 'unknown';
};

const called = (name: Centre): string => (name === 'SolarPlexus' ? texts('centre.SolarPlexus') : name);
const listed = (found: readonly Centre[]): string => found.map(called).join(', ');

/** The nine centres with what joins them: gold when defined, an outline when open, dashed when the time leaves it open. The words next to say the same. */
export const CentresPicture = ({ chart }: { readonly chart: Drawn }) => {
  const gates = new Set(chart.gates);
  const whichAre = (state: string): Centre[] => names.filter((name) => stateOf(name, chart) === state);
  const [defined, open, unknown] = [whichAre('defined'), whichAre('open'), whichAre('unknown')];
  return (
    <figure className={styles.figure}>
      <svg className={styles.picture} viewBox="0 0 120 208" aria-hidden="true" focusable="false">
        {joins.map(([from, to, ...pairs]) => {
          const [[x1, y1], [x2, y2]] = [middles[from], middles[to]];
          const whole = pairs.some(([one, other]) => gates.has(one) && gates.has(other));
          return (
            <line
              key={`${from}-${to}`}
              className={whole ? styles.whole : styles.line}
              x1={x1}
              y1={y1}
              x2={x2}
              y2={y2}
            />
          );
        })}
        {names.map((name) => (
          <polygon key={name} className={styles[stateOf(name, chart)]} points={centres[name]} />
        ))}
      </svg>
      <figcaption>
        <dl className={styles.words}>
          <div>
            <dt>{texts('centres.defined', { count: defined.length })}</dt>
            <dd lang="en">{listed(defined) || texts('centres.none')}</dd>
          </div>
          {open.length > 0 && (
            <div>
              <dt>{texts('centres.open', { count: open.length })}</dt>
              <dd lang="en">{listed(open)}</dd>
            </div>
          )}
          {unknown.length > 0 && (
            <div>
              <dt>{texts('centres.unknown', { count: unknown.length })}</dt>
              <dd lang="en">{listed(unknown)}</dd>
            </div>
          )}
        </dl>
      </figcaption>
    </figure>
  );
};
