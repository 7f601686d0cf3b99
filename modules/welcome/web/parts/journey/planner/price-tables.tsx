import { formatMoney } from '#core/web';
import { type Band, bands, coverOf } from '../../../../lib/costs/bands';
import type { Costs, Line } from '../../../../lib/costs/costs';
import type { Plan } from '../../../../lib/costs/plan';
import type { Range } from '../../../../schemas/values';
import { getFigures } from '../../figures';
import { texts } from '../texts/texts';
import { lineName, noteOf } from './line-words';
import styles from './planner.module.css';
import { bandWords } from './verdict';

const Amounts = ({ from, to }: Range) => (
  <>
    <td>{formatMoney(from)}</td>
    <td>{formatMoney(to)}</td>
  </>
);

const Row = ({ line, plan }: { readonly line: Line; readonly plan: Plan }) => (
  <tr>
    <th scope="row">{lineName(line.id)}</th>
    <td>{noteOf(line, plan)}</td>
    <Amounts {...line} />
  </tr>
);

const Sum = ({ name, sum }: { readonly name: string; readonly sum: Range }) => (
  <tr className={styles.sum}>
    <th scope="row" colSpan={2}>
      {name}
    </th>
    <Amounts {...sum} />
  </tr>
);

/** The bars as a table. */
export const PlanTable = ({
  plan,
  costs,
  full,
}: {
  readonly plan: Plan;
  readonly costs: Costs;
  readonly full: boolean;
}) => (
  <table className={styles.table}>
    <caption>{texts('table.plan')}</caption>
    <thead>
      <tr>
        <th scope="col">{texts('table.line')}</th>
        <th scope="col">{texts('table.lasts')}</th>
        <th scope="col">{texts('table.from')}</th>
        <th scope="col">{texts('table.to')}</th>
      </tr>
    </thead>
    <tbody>
      {costs.stages.lines.map((line) => (
        <Row key={line.id} line={line} plan={plan} />
      ))}
      <Sum name={texts(full ? 'sum.full' : 'sum.part')} sum={costs.stages.sum} />
      {costs.extras.lines.map((line) => (
        <Row key={line.id} line={line} plan={plan} />
      ))}
      {costs.extras.lines.length > 0 && <Sum name={texts('sum.all')} sum={costs.total} />}
    </tbody>
  </table>
);

const coverWords = (band: Band): { readonly journey: string; readonly covers: string } => {
  const { journey, extras, months } = coverOf(band, getFigures().prices);
  const difference = formatMoney(journey.difference);
  if (journey.kind === 'short')
    return { journey: texts('covers.short', { difference }), covers: texts('covers.partly', { months }) };
  return {
    journey: texts(journey.kind === 'lowest' ? 'covers.lowest' : 'covers.whole'),
    covers: extras ? texts('covers.everything', { months }) : texts('covers.journey', { difference }),
  };
};

/** What each of the four budgets buys, calculated to its upper end. */
export const BandTable = () => (
  <table className={styles.table}>
    <caption>{texts('table.bands')}</caption>
    <thead>
      <tr>
        <th scope="col">{texts('table.budget')}</th>
        <th scope="col">{texts('table.journey')}</th>
        <th scope="col">{texts('table.covers')}</th>
      </tr>
    </thead>
    <tbody>
      {bands.map((band) => {
        const { journey, covers } = coverWords(band);
        return (
          <tr key={band.id}>
            <th scope="row">{bandWords(band)}</th>
            <td>{journey}</td>
            <td>{covers}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
