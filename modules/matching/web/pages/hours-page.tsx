import { api, findNewerVersion, useApi } from '#core/web';
import { ChosenZoneBox } from '#core/web/slots/zone-box';
import { Alert, Button, Field, Skeleton, TextInput } from '#ui';
import { getAvailability, saveAvailability } from '../../schemas/endpoints';
import type { AvailabilityInput } from '../../schemas/practice';
import { DaysOff } from '../parts/practice/days-off';
import { type HoursForm, hoursBody, hoursForm } from '../parts/practice/hours-form';
import styles from '../parts/practice/practice.module.css';
import { PracticePage } from '../parts/practice/practice-page';
import { SaveFoot } from '../parts/practice/save-foot';
import { practiceTexts as texts } from '../parts/practice/texts/texts';
import { useKeptForm } from '../parts/practice/use-kept-form';
import { WeekHours } from '../parts/practice/week-hours';

const states = ['open', 'waiting-list', 'closed'] as const;

/** What the server refused, said of the day it means. */
const problemIn = (path: string, message: string, { hours }: HoursForm): string => {
  const day = hours[Number(/^hours\.(\d+)/.exec(path)?.[1])]?.day;
  if (!day) return message;
  return texts('hours.problem', { day: texts(`hours.day.${day as 1 | 2 | 3 | 4 | 5 | 6 | 7}`), message });
};

const HoursEditor = () => {
  const kept = useKeptForm({
    stored: useApi(getAvailability, {}, { form: true }),
    toForm: hoursForm,
    send: (body: AvailabilityInput, condition) => api(saveAvailability, { body }, condition),
    findNewer: (error) => findNewerVersion(error, saveAvailability),
  });
  const { form, change, save, busy, outcome, failed, error, reload } = kept;
  if (error && !form)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!form) return <Skeleton lines={8} label={texts('hours.loading')} />;
  const said = failed?.fields[0];
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save(hoursBody(form));
      }}
    >
      <fieldset>
        <legend>{texts('hours.state')}</legend>
        <div>
          {states.map((state) => (
            <label key={state} className={styles.radio}>
              <input type="radio" name="state" checked={form.state === state} onChange={() => change({ state })} />
              {texts(`hours.state.${state}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label={texts('hours.capacity')}
        hint={texts('hours.capacity.hint')}
        error={failed?.field('capacity')}
        className={styles.narrow}
        optional
      >
        <TextInput
          type="number"
          inputMode="numeric"
          min={0}
          max={500}
          value={form.capacity}
          onChange={({ target }) => change({ capacity: target.value })}
        />
      </Field>
      <Field label={texts('hours.zone')} error={failed?.field('zone')} className={styles.zone}>
        <ChosenZoneBox value={form.zone} onChange={(zone) => change({ zone })} />
      </Field>
      <fieldset>
        <legend>{texts('hours.week')}</legend>
        <WeekHours hours={form.hours} onChange={(hours) => change({ hours })} />
      </fieldset>
      <DaysOff exceptions={form.exceptions} onChange={(exceptions) => change({ exceptions })} />
      <SaveFoot
        busy={busy}
        outcome={outcome}
        saved={texts('saved')}
        problem={said ? problemIn(said.path, said.message, form) : failed?.message}
      />
    </form>
  );
};

/** When a practitioner can be reached, how many clients they take, and whether they take any now. */
export const HoursPage = () => (
  <PracticePage title={texts('hours.title')} lead={texts('hours.lead')}>
    <HoursEditor />
  </PracticePage>
);
