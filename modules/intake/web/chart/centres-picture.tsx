import type { ChartPreview } from '../../schemas/intake';
import { texts } from '../after/texts/texts';
import { type Centre, centres, joins, middles } from './body-plan';
import styles from './chart.module.css';

const names = Object.keys(centres) as Centre[];
type Drawn = Pick<ChartPreview, 'definedCenters' | 'openCenters' | 'gates'>;

/** Defined, open, or left open by an unknown time. */
const stateOf = (name: Centre, { definedCenters, openCenters }: Drawn): 'defined' | 'open' | 'unknown' => {
  if (definedCenters.includes(name)) return 'defined';
  return openCenters.includes(name) ? 'open' : 'unknown';
};

const called = (name: Centre): string => (name === 'SolarPlexus' ? texts('centre.SolarPlexus') : name);
const listed = (found: readonly Centre[]): string => found.map(called).join(', ');

/** The nine centres with what joins them: gold when defined, an outline when open, dashed when the time leaves it open. The words beside say the same. */
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
