import { Button, Field, Icon } from '#ui';
import { Select } from '#ui/select/select';
import { type NamedPeriod, periodAt, periodUnits, shiftPeriod } from '../../../lib/named-periods';
import styles from './tables.module.css';
import { texts } from './texts/texts';
import { periodText, today } from './use-period';

/** How many periods before the running one the menu offers; earlier ones are reached step by step. */
const offered = 24;

interface PickerProps {
  readonly period: NamedPeriod;
  readonly onChange: (name: string) => void;
}

/** Chooses a week, month, quarter or year; steps go one earlier or later. */
export const PeriodPicker = ({ period, onChange }: PickerProps) => {
  const now = periodAt(period.unit, today());
  const recent = Array.from({ length: offered }, (_, back) => shiftPeriod(now, 1 - back));
  const choices = recent.some(({ name }) => name === period.name)
    ? recent
    : [...recent, period].toSorted((a, b) => (a.from < b.from ? 1 : -1));
  return (
    <div className={styles.picker}>
      <Field label={texts('unit')}>
        <Select
          value={period.unit}
          onChange={({ target }) => {
            const unit = periodUnits.find((one) => one === target.value) ?? 'month';
            // The running period of that length, where the chosen one goes on; else the one it ends in.
            const day = period.from <= today() && today() <= period.to ? today() : period.to;
            onChange(periodAt(unit, day).name);
          }}
        >
          {periodUnits.map((unit) => (
            <option key={unit} value={unit}>
              {texts(`unit.${unit}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('period')}>
        <Select value={period.name} onChange={({ target }) => onChange(target.value)}>
          {choices.map((one) => (
            <option key={one.name} value={one.name}>
              {periodText(one)}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.steps}>
        <Button
          aria-label={texts('period.earlier')}
          disabled={period.from <= '2000-01-01'}
          onClick={() => onChange(shiftPeriod(period, -1).name)}
        >
          <Icon name="back" />
        </Button>
        <Button
          aria-label={texts('period.later')}
          disabled={period.to >= '2099-12-01'}
          onClick={() => onChange(shiftPeriod(period, 1).name)}
        >
          <Icon name="back" className={styles.later} />
        </Button>
      </div>
    </div>
  );
};
