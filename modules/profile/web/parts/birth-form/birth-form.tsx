import { type FormEvent, useState } from 'react';
import { Alert, Button, Field, TextInput } from '#ui';
import { DateField } from '#ui/date-field/date-field';
import { ErrorSummary } from '#ui/error-summary/error-summary';
import type { ClientView } from '../../../schemas/client';
import type { BirthErrors, BirthField } from './birth-draft';
import styles from './birth-form.module.css';
import { MomentLine } from './moment-line';
import { PlaceBox } from './place-box';
import { StaleRecord } from './stale-record';
import { texts } from './texts/texts';
import { TimePart } from './time-part';
import { useBirthForm } from './use-birth-form';

const ids: Readonly<Record<BirthField, string>> = {
  birthDate: 'birth-date',
  birthTime: 'birth-time',
  birthWindow: 'birth-window',
  birthLocation: 'birth-place',
  nameAtBirth: 'birth-name',
};

const summaryOf = (errors: BirthErrors) =>
  (Object.keys(ids) as BirthField[]).flatMap((field) => {
    const text = errors[field];
    return text ? [{ id: ids[field], text }] : [];
  });

export interface BirthFormProps {
  /** The record to change; null makes a first one. */
  readonly client: ClientView | null;
  readonly onSaved: (client: ClientView) => void;
  readonly onCancel?: (() => void) | undefined;
}

/** Date, time and place of birth with the instant they stand for, and the name at birth. Errors stay next to their field. */
export const BirthForm = ({ client, onSaved, onCancel }: BirthFormProps) => {
  const form = useBirthForm(client, onSaved);
  const { draft, change, errors, missing, pending } = form;
  const [tries, setTries] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    void form.save();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {/* A new attempt is a new summary, which takes the focus; correcting a field must not. */}
      {tries > 0 && <RefusedSummary key={tries} errors={form.refused} />}
      {form.current && (
        <StaleRecord
          current={form.current}
          pending={pending}
          onKeepMine={() => void form.saveAnyway()}
          onTakeStored={form.takeStored}
        />
      )}
      {form.message && !form.current && <Alert tone="error">{form.message}</Alert>}
      <Field group id={ids.birthDate} label={texts('dateOfBirth')} error={errors.birthDate}>
        <DateField value={draft.birthDate} onChange={(birthDate) => change({ birthDate })} autoComplete="bday" />
      </Field>
      <TimePart draft={draft} errors={errors} change={change} />
      <PlaceBox
        place={draft.place}
        error={errors.birthLocation}
        candidates={form.candidates}
        onPlace={(place) => change(place ? { place, placeText: place.label, fold: null } : { place: null, fold: null })}
        onText={(placeText) => change({ placeText })}
      />
      <MomentLine
        draft={draft}
        moment={form.moment}
        asking={form.asking}
        onFold={(fold) => change({ fold })}
        onOffset={(offsetSeconds) => change({ offsetSeconds })}
      />
      <Field
        id={ids.nameAtBirth}
        label={texts('fullNameAtBirth')}
        optional
        hint={texts('threeOfYourNumbers')}
        error={errors.nameAtBirth}
      >
        <TextInput
          value={draft.nameAtBirth}
          onChange={(event) => change({ nameAtBirth: event.target.value })}
          maxLength={150}
          autoComplete="off"
        />
      </Field>
      {client && <p className={styles.note}>{texts('whenYouSaveA')}</p>}
      <div className={styles.end}>
        <div className={styles.acts}>
          <Button
            type="submit"
            variant="loud"
            disabled={missing.length > 0}
            pending={pending}
            pendingText={client ? texts('saving') : texts('creating')}
          >
            {client ? texts('saveBirthData') : texts('createProfile')}
          </Button>
          {onCancel && (
            <Button variant="bare" onClick={onCancel}>
              {texts('cancel')}
            </Button>
          )}
        </div>
        <p className={styles.reason} role="status">
          {missing.length > 0 && texts('toSaveFillIn', { value: listMissing(missing) })}
        </p>
      </div>
    </form>
  );
};

/** At most two parts can be missing: the date and the place. */
const listMissing = ([first = '', second]: readonly string[]): string =>
  second ? texts('both', { first, second }) : first;

/** Lists what was wrong when the form was sent, and goes once all of it is put right. */
const RefusedSummary = ({ errors }: { readonly errors: BirthErrors }) => {
  const [listed, setListed] = useState<readonly { id: string; text: string }[]>([]);
  const left = summaryOf(errors);
  if (listed.length === 0 && left.length > 0) setListed(left);
  return <ErrorSummary errors={left.length > 0 ? listed : []} />;
};
