import { formatMoney } from '#core/web';
import { type Choices, type Counts, most, type Plan } from '../../../../lib/costs/plan';
import { retreatDays } from '../../../../schemas/values';
import { getFigures } from '../../figures';
import { texts } from '../texts/texts';
import { Choice, Count, Pick } from './controls';
import { lineName } from './line-words';
import styles from './planner.module.css';

interface ExtrasProps {
  readonly plan: Plan;
  readonly onChange: (part: Partial<Plan>) => void;
}

const stagePrice = (id: 'assessment' | 'retreat' | 'integration'): string => {
  const { from, to } = getFigures().prices[id];
  return to > from ? texts('band', { from: formatMoney(from), to: formatMoney(to) }) : formatMoney(from);
};

/** Every price of the journey, to take or leave. */
export const Extras = ({ plan, onChange }: ExtrasProps) => {
  const going = plan.retreat;
  const { prices } = getFigures();
  const pick = (id: keyof Choices, label: string, price: string, more: { note?: string; disabled?: boolean } = {}) => (
    <Pick
      label={label}
      price={price}
      checked={plan[id] && !more.disabled}
      onChange={(checked) => onChange({ [id]: checked })}
      {...more}
    />
  );
  const count = (id: keyof Counts, label: string, price: string, highest = most[id], disabled = false) => (
    <Count
      label={label}
      price={price}
      value={disabled ? 0 : Math.min(plan[id], highest)}
      most={highest}
      disabled={disabled}
      onChange={(value) => onChange({ [id]: value })}
    />
  );
  const before = prices.clearance + prices.psychological + prices.insurance;
  const month = (price: number): string => texts('per.month', { money: formatMoney(price) });
  return (
    <div className={styles.extras}>
      <fieldset>
        <legend>{texts('stages')}</legend>
        <p className={styles.hint}>{texts('stages.note')}</p>
        {pick('assessment', lineName('assessment'), stagePrice('assessment'))}
        {pick('retreat', lineName('retreat'), stagePrice('retreat'))}
        {pick('integration', lineName('integration'), stagePrice('integration'))}
      </fieldset>
      <fieldset>
        <legend>{texts('before', { money: formatMoney(before) })}</legend>
        {!going && <p className={styles.hint}>{texts('needsRetreat')}</p>}
        {pick('clearance', texts('before.clearance'), formatMoney(prices.clearance), { disabled: !going })}
        {pick('psychological', texts('before.psychological'), formatMoney(prices.psychological), { disabled: !going })}
        {pick('insurance', texts('before.insurance'), formatMoney(prices.insurance), { disabled: !going })}
      </fieldset>
      <fieldset>
        <legend>{texts('during')}</legend>
        {going ? (
          <Choice
            legend={texts('during.days')}
            options={retreatDays.map((days) => ({ value: days, label: texts('during.dayCount', { count: days }) }))}
            value={plan.days}
            onChange={(days) => onChange({ days })}
          />
        ) : (
          <p className={styles.hint}>{texts('needsRetreat')}</p>
        )}
        {count(
          'sessionDays',
          texts('during.sessions'),
          texts('per.day', { money: formatMoney(prices.sessionDay) }),
          plan.days,
          !going,
        )}
        {count(
          'treatments',
          texts('during.treatments'),
          texts('per.session', { money: formatMoney(prices.treatment) }),
          most.treatments,
          !going,
        )}
        {pick('reserve', texts('line.reserve'), formatMoney(prices.reserve), {
          note: texts('note.reserve'),
          disabled: !going,
        })}
      </fieldset>
      <fieldset>
        <legend>{texts('after')}</legend>
        {count('aftercare', texts('after.aftercare'), month(prices.aftercare))}
        {count('weekly', texts('after.weekly'), texts('per.week', { money: formatMoney(prices.weekly) }))}
        {count('monthly', texts('after.monthly'), month(prices.monthly))}
        {count('monthlyMore', texts('after.monthlyMore'), month(prices.monthlyMore))}
      </fieldset>
    </div>
  );
};
