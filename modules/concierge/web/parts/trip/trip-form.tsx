import { hasOverlay, openOverlay } from '#core/web';
import { Alert, Button, Field, TextInput } from '#ui';
import { Chip } from '#ui/chip/chip';
import { DateField } from '#ui/date-field/date-field';
import { Select } from '#ui/select/select';
import { budgets, type DietaryOption, dietaryOptions, limits } from '../../../schemas/values';
import styles from '../../pages/trip-page.module.css';
import { fieldIds } from './check';
import { budgetOf } from './draft';
import { texts } from './texts/texts';
import type { Trip } from './use-trip';

const counts = Array.from({ length: limits.guests }, (_, index) => index + 1);
/** Stands for every group that a person plans. */
const group = limits.guests + 1;

const Dates = ({ trip: { draft, wrong, change } }: { readonly trip: Trip }) => (
  <>
    <Field group label={texts('checkIn')} id={fieldIds.checkIn} error={wrong.checkIn}>
      <DateField value={draft.checkIn} onChange={(checkIn) => change({ checkIn })} />
    </Field>
    <Field group label={texts('checkOut')} id={fieldIds.checkOut} error={wrong.checkOut}>
      <DateField value={draft.checkOut} onChange={(checkOut) => change({ checkOut })} />
    </Field>
  </>
);

const Group = () => (
  <Alert
    className={styles.group}
    action={
      hasOverlay('contact') && (
        <Button onClick={() => openOverlay('contact', { interest: 'concierge' })}>{texts('group.write')}</Button>
      )
    }
  >
    {texts('group')}
  </Alert>
);

/** 'Design Your Journey': the button can always be pressed and then says what is missing. */
export const TripForm = ({ trip, onPlace }: { readonly trip: Trip; readonly onPlace: (place: string) => void }) => {
  const { draft, wrong, change, busy } = trip;
  const toggle = (diet: DietaryOption): void =>
    change({ diet: draft.diet.includes(diet) ? draft.diet.filter((one) => one !== diet) : [...draft.diet, diet] });
  return (
    <form
      className={styles.form}
      aria-labelledby="trip-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPlace(draft.destination);
        void trip.makePlan();
      }}
    >
      <h2 id="trip-form">{texts('form')}</h2>
      <div className={styles.fields}>
        <Field label={texts('destination')} id={fieldIds.destination} error={wrong.destination} className={styles.to}>
          <TextInput
            placeholder={texts('destination.where')}
            maxLength={limits.line}
            autoComplete="off"
            value={draft.destination}
            onChange={(event) => change({ destination: event.target.value })}
            onBlur={() => onPlace(draft.destination)}
          />
        </Field>
        <Dates trip={trip} />
        <Field label={texts('guests')} id={fieldIds.guests} error={wrong.guests}>
          <Select value={draft.guests} onChange={(event) => change({ guests: Number(event.target.value) })}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {texts('guests.count', { count })}
              </option>
            ))}
            <option value={group}>{texts('guests.more')}</option>
          </Select>
        </Field>
        <Field label={texts('budget')}>
          <Select value={draft.budget} onChange={(event) => change({ budget: budgetOf(event.target.value) })}>
            <option value="">{texts('budget.none')}</option>
            {budgets.map((budget) => (
              <option key={budget} value={budget}>
                {texts(`budget.${budget}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" className={styles.make} pending={busy === 'plan'} pendingText={texts('plan.busy')}>
          {texts('plan')}
        </Button>
      </div>
      {draft.guests > limits.guests && <Group />}
      <fieldset className={styles.diet}>
        <legend>{texts('dietary')}</legend>
        <div>
          {dietaryOptions.map((diet) => (
            <Chip key={diet} pressed={draft.diet.includes(diet)} onClick={() => toggle(diet)}>
              {diet}
            </Chip>
          ))}
        </div>
      </fieldset>
    </form>
  );
};
