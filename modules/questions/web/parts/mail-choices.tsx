import { useId, useRef, useState } from 'react';
import { getAccount } from '#core/schemas/endpoints';
import { api, failure, formatInstant, getPageData, Link, useApi, useSession } from '#core/web';
import { Alert, Button, Field, Skeleton, toast } from '#ui';
import { Select } from '#ui/select/select';
import { Switch } from '#ui/switch/switch';
import type { MailChoicesInput, QuestionChoices } from '../../schemas/choices';
import { chooseAsking, chooseMails, getChoices } from '../../schemas/endpoints';
import { type QuestionLanguage, questionLanguages } from '../../schemas/values';
import { texts } from '../texts/texts';
import styles from './mail-choices.module.css';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The name of a day; January 1, 2024 was a Monday. */
const formatDay = (day: number): string =>
  formatInstant(new Date(Date.UTC(2024, 0, day)), { weekday: 'long', timeZone: 'UTC' });
const formatHour = (hour: number): string =>
  formatInstant(new Date(Date.UTC(2024, 0, 1, hour)), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const formatZone = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', ', ');

const toLanguage = (language: string): QuestionLanguage => questionLanguages.find((one) => one === language) ?? 'en';

const HourField = ({ hour, onChoose }: { readonly hour: number; readonly onChoose: (hour: number) => void }) => (
  <Field label={texts('mail.hour')}>
    <Select value={hour} onChange={({ target }) => onChoose(Number(target.value))}>
      {hours.map((one) => (
        <option key={one} value={one}>
          {formatHour(one)}
        </option>
      ))}
    </Select>
  </Field>
);

type Letter = NonNullable<MailChoicesInput['letter']>;
type Reminders = NonNullable<MailChoicesInput['reminders']>;

const LetterTime = ({ letter, onChoose }: { readonly letter: Letter; readonly onChoose: (letter: Letter) => void }) => (
  <div className={styles.when}>
    <Field label={texts('mail.day')}>
      <Select value={letter.weekday} onChange={({ target }) => onChoose({ ...letter, weekday: Number(target.value) })}>
        {weekdays.map((day) => (
          <option key={day} value={day}>
            {formatDay(day)}
          </option>
        ))}
      </Select>
    </Field>
    <HourField hour={letter.hour} onChoose={(hour) => onChoose({ ...letter, hour })} />
  </div>
);

const ReminderTimes = ({
  reminders,
  onChoose,
}: {
  readonly reminders: Reminders;
  readonly onChoose: (reminders: Reminders) => void;
}) => {
  const toggle = (day: number): void => {
    const days = reminders.weekdays.includes(day)
      ? reminders.weekdays.filter((one) => one !== day)
      : [...reminders.weekdays, day].sort();
    // The last one is taken away by switching them off.
    if (days.length === 0) toast({ title: texts('mail.one-day'), tone: 'info' });
    else onChoose({ ...reminders, weekdays: days });
  };
  return (
    <fieldset className={styles.when}>
      <legend>{texts('mail.days')}</legend>
      <div className={styles.days}>
        {weekdays.map((day) => (
          <label key={day}>
            <input type="checkbox" checked={reminders.weekdays.includes(day)} onChange={() => toggle(day)} />
            {formatDay(day)}
          </label>
        ))}
      </div>
      <HourField hour={reminders.hour} onChoose={(hour) => onChoose({ ...reminders, hour })} />
    </fieldset>
  );
};

const Form = ({
  choices,
  set,
}: {
  readonly choices: QuestionChoices;
  readonly set: (choices: QuestionChoices) => void;
}) => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const title = useId();
  // What is chosen shows at once; the server hears one change after the other.
  const [shown, setShown] = useState(choices);
  const known = useRef(choices);
  const queue = useRef(Promise.resolve());
  const account = useApi(getAccount).data;
  const zone = shown.zone ?? account?.timezone ?? here;
  const run = (next: QuestionChoices, change: () => Promise<QuestionChoices>): void => {
    setShown(next);
    queue.current = queue.current.then(async () => {
      try {
        known.current = await change();
        set(known.current);
        toast({ title: texts('mail.saved'), tone: 'success' });
      } catch (error) {
        setShown(known.current);
        toast(failure(error, texts('error')));
      }
    });
  };
  const save = (change: Partial<Pick<MailChoicesInput, 'letter' | 'reminders' | 'zone'>>): void => {
    const { letter, reminders } = { ...shown, ...change };
    const language = toLanguage(getPageData().language);
    const body = { letter, reminders, zone: change.zone ?? zone, language };
    run({ ...shown, ...change }, () => api(chooseMails, { body }));
  };
  return (
    <section className={styles.choices} aria-labelledby={title}>
      <h3 id={title}>{texts('mail.title')}</h3>
      <Switch
        label={texts('mail.asks')}
        hint={texts('mail.asks.hint')}
        checked={shown.asks === true}
        onChange={({ target }) =>
          run({ ...shown, asks: target.checked }, () => api(chooseAsking, { body: { on: target.checked } }))
        }
      />
      {!shown.emailProven && <Alert tone="attention">{texts('mail.unproven')}</Alert>}
      <Switch
        label={texts('mail.letter')}
        hint={texts('mail.letter.hint')}
        checked={shown.letter !== null}
        onChange={({ target }) => save({ letter: target.checked ? { weekday: 7, hour: 9 } : null })}
      />
      {shown.letter && <LetterTime letter={shown.letter} onChoose={(letter) => save({ letter })} />}
      <Switch
        label={texts('mail.reminders')}
        hint={texts('mail.reminders.hint')}
        checked={shown.reminders !== null}
        onChange={({ target }) => save({ reminders: target.checked ? { weekdays: [3], hour: 19 } : null })}
      />
      {shown.reminders && <ReminderTimes reminders={shown.reminders} onChoose={(reminders) => save({ reminders })} />}
      {(shown.letter || shown.reminders) && (
        <p className="small quiet">
          {texts('mail.zone', { zone: formatZone(zone) })}{' '}
          {zone !== here && (
            <Button variant="bare" flush onClick={() => save({ zone: here })}>
              {texts('mail.zone.here', { zone: formatZone(here) })}
            </Button>
          )}
        </p>
      )}
      <p>
        <Link to="/questions">{texts('mail.all')}</Link>
      </p>
    </section>
  );
};

/** In the account: whether one is asked, and which mails come when. */
export const MailChoices = () => (useSession(({ user }) => user?.role === 'client') ? <OwnChoices /> : null);

const OwnChoices = () => {
  const { data, error, reload, set } = useApi(getChoices);
  if (data) return <Form choices={data} set={set} />;
  return error ? (
    <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('retry')}</Button>}>
      {error.message}
    </Alert>
  ) : (
    <Skeleton lines={6} />
  );
};
