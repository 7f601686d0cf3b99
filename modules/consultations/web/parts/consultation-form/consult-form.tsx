import { type FormEvent, useId } from 'react';
import { Link, rich, Slot } from '#core/web';
import { birthOffset } from '#modules/profile/public';
import { Alert, Button, Field, Textarea, TextInput } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { DateField } from '#ui/date-field/date-field';
import { isRealDate } from '#ui/date-field/date-parts';
import { ErrorSummary } from '#ui/error-summary/error-summary';
import { limits } from '../../../schemas/values';
import { lengthOf } from '../contact-form/check';
import { BirthPlace } from './birth-place';
import { BirthTime } from './birth-time';
import { fields, isTime } from './check';
import styles from './consult-form.module.css';
import { Subject } from './subject';
import { texts } from './texts/texts';
import { Trap } from './trap';
import type { Consult } from './use-consult';

/** From here on the count is worth knowing. */
const counted = limits.message - 500;

const Summary = ({ consult, base }: { readonly consult: Consult; readonly base: string }) => {
  const { wrong, problem } = consult;
  const listed = fields.flatMap((name) => (wrong[name] ? [{ id: `${base}${name}`, text: wrong[name] }] : []));
  return <ErrorSummary title={problem ?? texts('wrong')} errors={listed} />;
};

/** Who asks, the birth data, and what they would like to say; errors stand under their fields, and a failure keeps every word. */
export const ConsultForm = ({ consult }: { readonly consult: Consult }) => {
  const { draft, wrong, sending, change, candidates, tries } = consult;
  const base = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void consult.send();
  };
  const length = lengthOf(draft.additionalInfo);
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-busy={sending}>
      {/* Each try has a summary of its own, which takes the focus. */}
      {tries > 0 && !sending && <Summary key={tries} consult={consult} base={base} />}
      <Field id={`${base}name`} label={texts('name')} error={wrong.name}>
        <TextInput
          name="name"
          autoComplete="name"
          required
          readOnly={sending}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field id={`${base}email`} label={texts('email')} error={wrong.email}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            readOnly={sending}
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
        <Field id={`${base}phone`} label={texts('phone')} optional error={wrong.phone}>
          <TextInput
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            readOnly={sending}
            value={draft.phone}
            onChange={(event) => change({ phone: event.target.value })}
          />
        </Field>
      </div>
      <Subject value={draft.subject} disabled={sending} onChange={(subject) => change({ subject })} />
      <div className={styles.birth}>
        <Field group id={`${base}birthDate`} label={texts('birthDate')} error={wrong.birthDate}>
          <DateField
            value={draft.birthDate}
            onChange={(birthDate) => change({ birthDate })}
            disabled={sending}
            {...(draft.subject === 'self' && { autoComplete: 'bday' })}
          />
        </Field>
        <BirthTime
          id={`${base}birthTime`}
          time={draft.birthTime}
          unknown={draft.timeUnknown}
          error={wrong.birthTime}
          disabled={sending}
          onTime={(birthTime) => change({ birthTime })}
          onUnknown={(timeUnknown) => change({ timeUnknown })}
        />
      </div>
      <BirthPlace
        id={`${base}birthLocation`}
        place={draft.place}
        error={wrong.birthLocation}
        candidates={candidates}
        readOnly={sending}
        onPlace={(place) => change(place ? { place, placeText: place.label } : { place: null })}
        onText={(placeText) => change({ placeText })}
      />
      {draft.place && !draft.timeUnknown && isRealDate(draft.birthDate) && isTime(draft.birthTime) && (
        <Slot
          of={birthOffset}
          with={{
            placeId: draft.place.id,
            place: draft.place.label,
            zone: null,
            date: draft.birthDate,
            time: draft.birthTime,
            chosen: draft.offsetSeconds,
            disabled: sending,
            onChoose: (offsetSeconds) => change({ offsetSeconds }),
          }}
        />
      )}
      <Field
        id={`${base}additionalInfo`}
        label={texts('additionalInfo')}
        optional
        hint={
          length > counted
            ? texts('additionalInfo.count', { count: length, most: limits.message })
            : texts('additionalInfo.hint')
        }
        error={wrong.additionalInfo}
      >
        <Textarea
          name="additionalInfo"
          rows={3}
          readOnly={sending}
          value={draft.additionalInfo}
          onChange={(event) => change({ additionalInfo: event.target.value })}
        />
      </Field>
      <Checkbox
        label={texts('consent')}
        hint={texts('consent.hint')}
        checked={draft.consent}
        disabled={sending}
        onChange={(event) => change({ consent: event.target.checked })}
      />
      <Trap value={draft.website} onChange={(website) => change({ website })} />
      {wrong[''] && (
        <Alert tone="error" title={wrong['']}>
          {texts('failed.more')}
        </Alert>
      )}
      <Button type="submit" variant="loud" className={styles.go} pending={sending} pendingText={texts('sending')}>
        {texts('send')}
      </Button>
      <p className={`small quiet ${styles.keeps}`}>
        {rich(texts('keeps'), { a: (words) => <Link to="/help-now">{words}</Link> })}
      </p>
    </form>
  );
};
