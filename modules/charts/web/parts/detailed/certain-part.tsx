import type { Chart, DaySweep, SweptField } from '#modules/chart-engine/public';
import { type Body, type CenterName, centerNames, writtenName } from '../bodygraph/chart';
import styles from './open-day.module.css';
import { texts } from './texts/texts';

const list = new Intl.ListFormat('en');

/** What every chart of the day or window has in common: named values, centres, gates, channels and signs. */
export const CertainPart = ({
  chart,
  sweep,
  fields,
}: {
  readonly chart: Chart;
  readonly sweep: DaySweep;
  readonly fields: readonly (readonly [field: SweptField, name: string])[];
}) => {
  const { centers } = chart.humanDesign;
  const centresThat = (state: boolean) => centerNames.filter((name: CenterName) => centers[name] === state);
  const signs = Object.entries(chart.westernAstrology.planets).flatMap(([name, { sign }]) =>
    sign === null ? [] : [texts('planetIn', { planet: writtenName(name as Body), sign })],
  );
  const rows = [
    ...fields.map(([field, name]) => [name, sweep.possible[field][0]?.value ?? '']),
    [texts('centresDefinedAlways'), list.format(centresThat(true).map(writtenName))],
    [texts('centresOpenAlways'), list.format(centresThat(false).map(writtenName))],
    [texts('definedChannels'), list.format(sweep.certainChannels)],
    [texts('gatesAlways'), sweep.certainGates.join(', ')],
    [texts('signsAlways'), list.format(signs)],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.certain}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
