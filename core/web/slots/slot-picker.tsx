import { useState } from 'react';
import { formatInstant } from '#core/web';
import { Button, Icon } from '#ui';
import { addDays, groupByDay, listDays, type PickableSlot } from './days';
import styles from './slot-picker.module.css';
import { texts } from './texts/texts';

interface SlotPickerProps<S extends PickableSlot> {
  /** First day shown and the first one after the list, as days of `zone`. */
  readonly from: string;
  readonly until: string;
  readonly zone: string;
  readonly slots: readonly S[];
  readonly value: S | null;
  readonly onChange: (slot: S | null) => void;
  /** Asks for the days from another one on; null goes back to the first days. */
  readonly onFrom: (from: string | null) => void;
  /** True where the list begins today. */
  readonly first: boolean;
  /** Several people may be chosen from, so each time says with whom. */
  readonly named?: boolean;
}

const atNoon = (day: string): string => `${day}T12:00:00Z`;
const inUtc = { timeZone: 'UTC' } as const;

const Day = ({
  day,
  free,
  chosen,
  onChoose,
}: {
  readonly day: string;
  readonly free: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) => (
  <button
    type="button"
    className={styles.day}
    aria-pressed={chosen}
    aria-disabled={free === 0}
    aria-label={`${formatInstant(atNoon(day), { ...inUtc, weekday: 'long', month: 'long', day: 'numeric' })}, ${texts('free', { count: free })}`}
    onClick={() => free > 0 && onChoose()}
  >
    <span>{formatInstant(atNoon(day), { ...inUtc, weekday: 'short' })}</span>
    <b>{formatInstant(atNoon(day), { ...inUtc, day: 'numeric' })}</b>
    <span>{formatInstant(atNoon(day), { ...inUtc, month: 'short' })}</span>
    <i aria-hidden="true" data-free={free > 0} />
  </button>
);

/** Days in a strip, and the free times of the chosen one; all in one zone, whose name is next to them. */
export const SlotPicker = <S extends PickableSlot>(props: SlotPickerProps<S>) => {
  const { from, until, zone, slots, value, onChange, onFrom, first, named = false } = props;
  const [wished, setWished] = useState<string | null>(null);
  const days = listDays(from, until);
  const found = groupByDay(slots, zone);
  const day = wished && days.includes(wished) ? wished : (days.find((one) => found.has(one)) ?? null);
  const times = day ? (found.get(day) ?? []) : [];
  const clock = (slot: S): string => formatInstant(slot.start, { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <h3 className={styles.title}>{texts('day')}</h3>
        <span className={styles.ways}>
          <Button
            variant="bare"
            className={styles.way}
            disabled={first}
            aria-label={texts('earlier')}
            onClick={() => onFrom(addDays(from, -days.length))}
          >
            <Icon name="back" size={18} />
          </Button>
          <Button variant="bare" className={styles.way} aria-label={texts('later')} onClick={() => onFrom(until)}>
            <Icon name="back" size={18} className={styles.forth} />
          </Button>
        </span>
      </div>
      <fieldset className={styles.days} aria-label={texts('day')}>
        {days.map((one) => (
          <Day
            key={one}
            day={one}
            free={found.get(one)?.length ?? 0}
            chosen={one === day}
            onChoose={() => {
              setWished(one);
              onChange(null);
            }}
          />
        ))}
      </fieldset>
      <div className={styles.head}>
        <h3 className={styles.title}>{texts('time')}</h3>
        <span className="quiet small">{texts('zone', { zone: zone.replaceAll('_', ' ') })}</span>
      </div>
      {times.length === 0 ? (
        <p className="quiet small" role="status">
          {texts(slots.length === 0 ? 'none' : 'none.day')}
        </p>
      ) : (
        <fieldset className={styles.times} aria-label={texts('time')}>
          {times.map((slot) => (
            <button
              key={`${slot.start} ${slot.staffId}`}
              type="button"
              className={styles.time}
              aria-pressed={value?.start === slot.start && value.staffId === slot.staffId}
              aria-label={named ? texts('with', { time: clock(slot), staff: slot.staffName }) : undefined}
              onClick={() => onChange(slot)}
            >
              {clock(slot)}
              {named && <small>{slot.staffName}</small>}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
};
