import { useId } from 'react';
import { Alert, Button, inputClass } from '#ui';
import { daysLater, fieldInstant, fieldText } from './clock';
import { texts } from './texts/texts';
import { useTransits } from './use-overlays';
import type { ChangeViews, Views } from './use-views';
import styles from './views.module.css';

/** The reader's zone as it is at an instant: 'GMT+1'. */
const zoneOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Which moment's sky lies over the chart: a date and a time, a day back or on, now. */
export const TransitClock = ({ views, change }: { readonly views: Views; readonly change: ChangeViews }) => {
  const id = useId();
  const { data: sky, error, reload } = useTransits(views);
  const at = views.transit === 'now' || views.transit === null ? sky?.at : views.transit;
  if (error && error.status !== 422)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('tryAgain')}</Button>}>
        {error.message}
      </Alert>
    );
  return (
    <div className={styles.clock}>
      <div>
        <label htmlFor={id}>{texts('clock')}</label>
        <input
          id={id}
          className={inputClass}
          type="datetime-local"
          min="1900-01-01T00:00"
          max="2050-12-31T23:59"
          value={at ? fieldText(at) : ''}
          aria-describedby={`${id}-zone`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const next = fieldInstant(event.target.value);
            if (next) change({ transit: next }, true);
          }}
        />
        <small id={`${id}-zone`}>{error ? error.message : at && texts('clockHint', { zone: zoneOf(at) })}</small>
      </div>
      <div className={styles.steps}>
        <Button disabled={!at} onClick={() => at && change({ transit: daysLater(at, -1) })}>
          {texts('dayBack')}
        </Button>
        <Button disabled={!at} onClick={() => at && change({ transit: daysLater(at, 1) })}>
          {texts('dayOn')}
        </Button>
        <Button aria-pressed={views.transit === 'now'} onClick={() => change({ transit: 'now' })}>
          {texts('now')}
        </Button>
      </div>
    </div>
  );
};
