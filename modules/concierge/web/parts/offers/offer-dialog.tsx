import { useState } from 'react';
import { Slot } from '#core/web';
import { nameLanguage } from '#core/web/reader-language';
import { findKnown } from '#core/web/search-params';
import { taxField } from '#modules/money/public';
import { type ContentField, type ContentFields, keptHistory, translationStates } from '#modules/studio/public';
import { Alert, Button, Field, Textarea, TextInput } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import type { StudioOffer } from '../../../schemas/studio-offer';
import { availabilities, categories, offerLanguages, priceUnits } from '../../../schemas/values';
import { texts } from '../../texts/offer-texts';
import { priceText } from '../trip/money';
import styles from './offers.module.css';
import { type KeptOffer, type OfferDraft, useOfferForm } from './use-offer-form';

interface OfferDialogProps {
  readonly offer: StudioOffer | null;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}
type Form = ReturnType<typeof useOfferForm>;
type Line = 'name' | 'location' | 'provider' | 'origin' | 'bookingUrl';

const LineOf = ({
  form,
  name,
  most = 120,
  optional,
}: {
  readonly form: Form;
  readonly name: Line;
  readonly most?: number;
  readonly optional?: boolean;
}) => (
  <Field label={texts(`f.${name}`)} error={form.failed?.field(name)} optional={optional}>
    <TextInput
      maxLength={most}
      autoComplete="off"
      value={form.draft[name]}
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  </Field>
);

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly name: (value: T) => string;
  readonly onChange: (value: T) => void;
}
const Choice = <T extends string>({ label, values, value, name, onChange }: ChoiceProps<T>) => (
  <Field label={label}>
    <Select value={value} onChange={({ target }) => onChange(findKnown(values, target.value) ?? value)}>
      {values.map((one) => (
        <option key={one} value={one}>
          {name(one)}
        </option>
      ))}
    </Select>
  </Field>
);

const Price = ({ form: { draft, change, isPriceWrong } }: { readonly form: Form }) => (
  <div className={styles.pair}>
    <Field
      label={texts('f.price')}
      hint={texts('f.price.hint')}
      error={isPriceWrong ? texts('f.price.wrong') : null}
      optional
    >
      <TextInput
        inputMode="decimal"
        maxLength={20}
        value={draft.amount}
        onChange={({ target }) => change({ amount: target.value })}
      />
    </Field>
    <Field label={texts('f.currency')}>
      <TextInput
        maxLength={3}
        value={draft.currency}
        onChange={({ target }) => change({ currency: target.value.toUpperCase() })}
      />
    </Field>
    <Choice
      label={texts('f.per')}
      values={priceUnits}
      value={draft.per}
      name={(unit) => texts(`f.per.${unit}`)}
      onChange={(per) => change({ per })}
    />
  </div>
);

const Position = ({ form: { draft, change, failed } }: { readonly form: Form }) => {
  const degree = (name: 'latitude' | 'longitude') => (
    <Field label={texts(`f.${name}`)} hint={texts('f.position.hint')} error={failed?.field(name)} optional>
      <TextInput
        type="number"
        step="any"
        value={draft[name] ?? ''}
        onChange={({ target }) =>
          change({ [name]: target.value === '' ? null : Number(target.value) } as Partial<OfferDraft>)
        }
      />
    </Field>
  );
  return (
    <div className={styles.pair}>
      {degree('latitude')}
      {degree('longitude')}
    </div>
  );
};

const Remove = ({ form, id }: { readonly form: Form; readonly id: string }) => {
  const [isSure, setSure] = useState(false);
  return isSure ? (
    <Alert
      tone="attention"
      action={
        <Button pending={form.busy} onClick={() => void form.remove(id)}>
          {texts('delete.yes')}
        </Button>
      }
    >
      {texts('delete.ask')}
    </Alert>
  ) : (
    <div>
      <Button variant="bare" onClick={() => setSure(true)}>
        {texts('delete')}
      </Button>
    </div>
  );
};

const lines = [
  'name',
  'location',
  'provider',
  'origin',
  'description',
  'bookingUrl',
  'price',
  'taxCode',
  'availability',
] as const;
const description: readonly ContentField[] = [
  ...lines.map((name): ContentField => ({ name, label: texts(`f.${name}`), kind: 'long-text' })),
  { name: 'category', label: texts('category'), kind: 'text' },
  { name: 'language', label: texts('f.language'), kind: 'text' },
  { name: 'features', label: texts('f.features'), kind: 'list' },
];

const toFields = (offer: KeptOffer): ContentFields => {
  const { name, location, provider, origin, bookingUrl, features } = offer;
  return {
    ...{ name, location, provider, origin, description: offer.description, bookingUrl, features },
    price: priceText(offer.price),
    taxCode: offer.taxCode ?? '',
    availability: texts(`f.${offer.availability}`),
    category: texts(`category.${offer.category}`),
    // Versions from before offers had a language have none.
    language: offer.language ?? null,
  };
};

interface OfferHistoryProps {
  readonly offer: StudioOffer;
  readonly onRestore: (kept: KeptOffer) => void;
}

/** The versions of an offer; one of them can be taken into the form. */
const OfferHistory = ({ offer, onRestore }: OfferHistoryProps) => (
  <section className={styles.versions}>
    <h3>{texts('versions')}</h3>
    <Slot
      of={keptHistory}
      with={{
        object: { kind: 'offers', id: offer.id },
        version: offer.version,
        description,
        shown: toFields(offer),
        draft: null,
        toFields: (kept) => toFields(kept as KeptOffer),
        onRestore: (kept) => onRestore(kept as KeptOffer),
      }}
    />
  </section>
);

const Translations = ({ offer: { id, language, version } }: Pick<OfferHistoryProps, 'offer'>) => (
  <section className={styles.versions}>
    <h3>{texts('translations')}</h3>
    <Slot of={translationStates} with={{ noun: 'offer-texts', id, source: language, version }} />
  </section>
);

/** One offer of the house. */
export const OfferDialog = ({ offer, onChanged, onClose }: OfferDialogProps) => {
  const form = useOfferForm(offer, { onChanged, onClose });
  const { draft, change, failed, busy, save } = form;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={texts(offer ? 'edit' : 'new')}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <LineOf form={form} name="name" />
        <div className={styles.pair}>
          <Choice
            label={texts('category')}
            values={categories}
            value={draft.category}
            name={(category) => texts(`category.${category}`)}
            onChange={(category) => change({ category })}
          />
          <Choice
            label={texts('f.availability')}
            values={availabilities}
            value={draft.availability}
            name={(availability) => texts(`f.${availability}`)}
            onChange={(availability) => change({ availability })}
          />
        </div>
        <div className={styles.pair}>
          <LineOf form={form} name="location" />
          <LineOf form={form} name="provider" />
          {draft.category === 'flight' && <LineOf form={form} name="origin" optional />}
        </div>
        <Position form={form} />
        <Price form={form} />
        <Slot
          of={taxField}
          with={{
            label: texts('f.taxCode'),
            hint: texts('f.taxCode.hint'),
            none: texts('f.taxCode.none'),
            value: draft.taxCode ?? '',
            error: failed?.field('taxCode'),
            onChange: (code) => change({ taxCode: code || null }),
          }}
        />
        <Field label={texts('f.description')} error={failed?.field('description')} optional>
          <Textarea
            rows={3}
            maxLength={1000}
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        </Field>
        <Field label={texts('f.features')} hint={texts('f.features.hint')} error={failed?.field('features')} optional>
          <Textarea
            rows={3}
            maxLength={1600}
            value={draft.features}
            onChange={({ target }) => change({ features: target.value })}
          />
        </Field>
        <Choice
          label={texts('f.language')}
          values={offerLanguages}
          value={draft.language}
          name={(language) => nameLanguage(language, 'en')}
          onChange={(language) => change({ language })}
        />
        <LineOf form={form} name="bookingUrl" most={500} optional />
        {form.newer && (
          <Alert
            tone="error"
            action={
              <span className={styles.acts}>
                <Button onClick={form.takeTheirs}>{texts('stale.theirs')}</Button>
                <Button onClick={form.keepMine}>{texts('stale.mine')}</Button>
              </span>
            }
          >
            {texts('stale')}
          </Alert>
        )}
        {failed && <Alert tone="error">{failed.message}</Alert>}
        <div>
          <Button type="submit" variant="loud" pending={busy} pendingText={texts('saving')}>
            {texts('save')}
          </Button>
        </div>
        {offer && <Remove form={form} id={offer.id} />}
      </form>
      {offer && <Translations offer={offer} />}
      {offer && <OfferHistory offer={offer} onRestore={form.restore} />}
    </Dialog>
  );
};
