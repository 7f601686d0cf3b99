import { useState } from 'react';
import { api, findNewerVersion, useApi } from '#core/web';
import { Alert, Button, Field, Skeleton, TextInput } from '#ui';
import { Chip } from '#ui/chip/chip';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import { getOffer, saveOffer } from '../../../schemas/endpoints';
import type { Gender, Mode, OfferInput, OfferView } from '../../../schemas/offer';
import styles from '../practice/practice.module.css';
import { SaveFoot } from '../practice/save-foot';
import { useKeptForm } from '../practice/use-kept-form';
import { type ChosenPlace, PlaceField } from './place-field';
import { priceOf } from './price-of';
import { offerTexts as texts } from './texts/texts';

interface OfferForm {
  readonly modes: readonly Mode[];
  readonly price: string;
  readonly place: ChosenPlace | null;
  readonly gender: Gender | '';
}

const toForm = (stored: OfferView | null): OfferForm => ({
  modes: stored?.modes ?? [],
  price: stored?.pricePerHour == null ? '' : String(stored.pricePerHour),
  place: stored?.place ?? null,
  gender: stored?.gender ?? '',
});

/** How, where and at what price a practitioner works: for the practitioner on their record, for the team in its list. */
export const OfferEditor = ({ practitionerId }: { readonly practitionerId: string }) => {
  const params = { id: practitionerId };
  const { form, change, save, busy, outcome, failed, error, reload } = useKeptForm({
    stored: useApi(getOffer, { params }, { form: true }),
    toForm,
    send: (body: OfferInput, condition) => api(saveOffer, { params, body }, condition),
    findNewer: (reason) => findNewerVersion(reason, saveOffer),
  });
  const [checked, setChecked] = useState(false);
  if (error && !form)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!form) return <Skeleton lines={4} label={texts('loading')} />;
  const price = priceOf(form.price);
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={texts('title')}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!busy && price !== undefined)
          void save({
            ...{ modes: [...form.modes], pricePerHour: price },
            ...{ gender: form.gender || null, placeId: form.place?.id ?? null },
          });
      }}
    >
      <div>
        <h2>{texts('title')}</h2>
        <p className="quiet">{texts('lead')}</p>
      </div>
      <fieldset>
        <legend>{texts('modes')}</legend>
        <div className={styles.chips}>
          {(['online', 'in-person'] as const).map((mode) => {
            const pressed = form.modes.includes(mode);
            return (
              <Chip
                key={mode}
                pressed={pressed}
                onClick={() =>
                  change({ modes: pressed ? form.modes.filter((one) => one !== mode) : [...form.modes, mode] })
                }
              >
                {texts(`mode.${mode}`)}
              </Chip>
            );
          })}
        </div>
      </fieldset>
      <Field
        id="pricePerHour"
        label={texts('price')}
        hint={texts('price.hint')}
        error={checked && price === undefined ? texts('price.bad') : failed?.field('pricePerHour')}
        className={styles.narrow}
        optional
      >
        <TextInput
          inputMode="numeric"
          maxLength={4}
          value={form.price}
          onChange={({ target }) => change({ price: target.value })}
        />
      </Field>
      <PlaceField
        id="placeId"
        label={texts('place')}
        hint={texts('place.hint')}
        error={failed?.field('placeId')}
        place={form.place}
        onPlace={(place) => change({ place })}
      />
      <Field id="gender" label={texts('gender')} className={styles.zone}>
        <Select value={form.gender} onChange={({ target }) => change({ gender: target.value as Gender | '' })}>
          <option value="">{texts('gender.none')}</option>
          {(['woman', 'man', 'non-binary'] as const).map((gender) => (
            <option key={gender} value={gender}>
              {texts(`gender.${gender}`)}
            </option>
          ))}
        </Select>
      </Field>
      <SaveFoot busy={busy} outcome={outcome} saved={texts('saved')} problem={failed?.message} />
    </form>
  );
};

/** Lets the team enter how a practitioner works. */
export const OfferDialog = ({ practitionerId, name }: { readonly practitionerId: string; readonly name: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={texts('edit.of', { name })} onClick={() => setOpen(true)}>
        {texts('edit')}
      </Button>
      {open && (
        <Dialog open onOpenChange={setOpen} title={texts('edit.of', { name })}>
          <OfferEditor practitionerId={practitionerId} />
        </Dialog>
      )}
    </>
  );
};
