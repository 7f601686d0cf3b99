import { formatInstant, Link, useTitle } from '#core/web';
import { AdminsOnly } from '#core/web/inbox/inbox-page';
import { ChosenZoneBox } from '#core/web/slots/zone-box';
import { Alert, Button, Field, Icon, PageHeading, Skeleton } from '#ui';
import { Select } from '#ui/select/select';
import { Exceptions } from '../parts/hours/exceptions';
import type { Sheet } from '../parts/hours/opening-hours';
import { Spans } from '../parts/hours/spans';
import { type Hours, useHours } from '../parts/hours/use-hours';
import { inboxPath } from '../parts/inbox/paths';
import { texts } from '../parts/inbox/texts/texts';
import styles from './hours-page.module.css';

const buffers = [0, 5, 10, 15, 30, 45, 60, 90, 120] as const;
/** A Monday, to name the days of the week. */
const monday = Date.UTC(2026, 0, 5);
const weekday = (at: number): string =>
  formatInstant(new Date(monday + at * 86_400_000), { timeZone: 'UTC', weekday: 'long' });

const Week = ({ sheet, hours }: { readonly sheet: Sheet; readonly hours: Hours }) => (
  <section className={styles.block} aria-label={texts('hours.week')}>
    <h2>{texts('hours.week')}</h2>
    {sheet.week.every((spans) => spans.length === 0) && <Alert tone="attention">{texts('hours.none')}</Alert>}
    {sheet.week.map((spans, at) => (
      <div key={weekday(at)} className={styles.day}>
        <h3>{weekday(at)}</h3>
        <Spans
          day={weekday(at)}
          spans={spans}
          wrong={hours.wrong}
          onChange={(next) => hours.change({ week: sheet.week.map((had, day) => (day === at ? next : had)) })}
        />
      </div>
    ))}
  </section>
);

const Form = ({ sheet, hours }: { readonly sheet: Sheet; readonly hours: Hours }) => (
  <form
    noValidate
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault();
      void hours.save();
    }}
  >
    <div className={styles.pair}>
      <Field label={texts('hours.zone')}>
        <ChosenZoneBox value={sheet.zone} onChange={(zone) => hours.change({ zone })} />
      </Field>
      <Field label={texts('hours.buffer')}>
        <Select
          value={sheet.bufferMinutes}
          onChange={({ target }) => hours.change({ bufferMinutes: Number(target.value) })}
        >
          {[...new Set([...buffers, sheet.bufferMinutes])].map((minutes) => (
            <option key={minutes} value={minutes}>
              {texts('hours.minutes', { minutes })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
    <Week sheet={sheet} hours={hours} />
    <Exceptions
      exceptions={sheet.exceptions}
      wrong={hours.wrong}
      onChange={(exceptions) => hours.change({ exceptions })}
    />
    {Object.keys(hours.wrong).length > 0 && <Alert tone="error">{hours.wrong[''] ?? texts('hours.look')}</Alert>}
    <div>
      <Button type="submit" variant="loud" pending={hours.saving} pendingText={texts('hours.saving')}>
        {texts('hours.save')}
      </Button>
    </div>
  </form>
);

const Page = () => {
  const hours = useHours();
  return (
    <>
      <header className={styles.head}>
        <Link to={inboxPath} className={styles.back}>
          <Icon name="back" size={18} />
          {texts('hours.back')}
        </Link>
        <PageHeading size="tool">{texts('hours.title')}</PageHeading>
        <p className="quiet">{texts('hours.lead')}</p>
      </header>
      {hours.sheet && <Form sheet={hours.sheet} hours={hours} />}
      {!hours.sheet && !hours.error && <Skeleton lines={8} label={texts('hours.loading')} />}
      {!hours.sheet && hours.error && (
        <Alert tone="error" action={<Button onClick={() => void hours.reload()}>{texts('again')}</Button>}>
          {hours.error.message}
        </Alert>
      )}
    </>
  );
};

/** `/admin/consultations/availability`: when somebody of the team can be booked. */
export const HoursPage = () => {
  useTitle(texts('hours.title'));
  return (
    <div className={`wrap ${styles.page}`}>
      <AdminsOnly words={texts}>
        <Page />
      </AdminsOnly>
    </div>
  );
};
