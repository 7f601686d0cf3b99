import { useState } from 'react';
import { ApiError, api, formatNumber } from '#core/web';
import { parseAmount, toDecimal } from '#modules/money/public';
import { Alert, Button, Field, Textarea, TextInput, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import { changeService, createService } from '../../../schemas/endpoints';
import type { ServiceInput, ServiceList, ServiceView } from '../../../schemas/services';
import {
  longestDescription,
  longestTitle,
  priceCurrencies,
  type ServiceKind,
  type SessionMode,
  serviceKinds,
  sessionModes,
} from '../../../schemas/values';
import styles from './practice.module.css';
import { texts } from './texts/texts';
import { refreshPractice } from './use-act';

interface ServiceForm {
  readonly kind: ServiceKind;
  readonly title: string;
  readonly description: string;
  readonly minutes: string;
  readonly count: string;
  readonly price: string;
  readonly currency: (typeof priceCurrencies)[number];
  /** Empty: that of all sessions. */
  readonly taxCode: string;
  readonly mode: SessionMode;
  readonly place: string;
  readonly link: string;
}

const toForm = (service: ServiceView | null): ServiceForm => ({
  kind: service?.kind ?? 'single',
  title: service?.title ?? '',
  description: service?.description ?? '',
  minutes: String(service?.minutes ?? 60),
  count: String(service?.sessionCount ?? service?.capacity ?? 5),
  price: service?.price ? toDecimal(service.price.amount, service.price.currency) : '',
  currency: service?.price?.currency ?? 'EUR',
  taxCode: service?.taxCode ?? '',
  mode: service?.mode ?? 'video',
  place: service?.place ?? '',
  link: service?.link ?? '',
});

/** Null where the price cannot be read. */
const toInput = (form: ServiceForm): ServiceInput | null => {
  const { kind, mode, currency } = form;
  const amount = form.price.trim() === '' ? null : parseAmount(form.price, currency);
  if (form.price.trim() !== '' && !amount) return null;
  const [place, link] = [form.place.trim(), form.link.trim()];
  return {
    ...{ kind, mode, title: form.title.trim(), description: form.description },
    minutes: Number(form.minutes),
    price: amount === null ? null : { amount, currency },
    place: mode === 'video' || place === '' ? null : place,
    link: mode === 'video' && link !== '' ? link : null,
    sessionCount: kind === 'series' ? Number(form.count) : null,
    capacity: kind === 'group' ? Number(form.count) : null,
    taxCode: form.taxCode || null,
  };
};

type TaxCode = ServiceList['taxRates'][number];

const nameRate = ({ name, rate }: TaxCode): string =>
  `${name} (${formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 })})`;

interface TaxSelectProps {
  readonly rates: readonly TaxCode[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
}

/** The tax rate of a service: that of all sessions, or one of its own. */
const TaxSelect = ({ rates, value, error, onChange }: TaxSelectProps) => {
  const usual = rates.find(({ isOfSessions }) => isOfSessions);
  return (
    <Field label={texts('form.tax')} hint={texts('form.tax.hint')} error={error}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{texts('form.tax.usual', { name: usual ? nameRate(usual) : texts('form.tax.none') })}</option>
        {rates.map((rate) => (
          <option key={rate.code} value={rate.code}>
            {nameRate(rate)}
          </option>
        ))}
      </Select>
    </Field>
  );
};

interface ServiceDialogProps {
  /** Null for a new one. */
  readonly service: ServiceView | null;
  readonly hasVideoHost: boolean;
  readonly taxRates: readonly TaxCode[];
  readonly onClose: () => void;
}

/** Adds or changes a service. */
export const ServiceDialog = ({ service, hasVideoHost, taxRates, onClose }: ServiceDialogProps) => {
  const [form, setForm] = useState(() => toForm(service));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [isWrongPrice, setWrongPrice] = useState(false);
  const change = (part: Partial<ServiceForm>): void => setForm((now) => ({ ...now, ...part }));
  const save = async (): Promise<void> => {
    const body = toInput(form);
    setWrongPrice(body === null);
    if (!body) return;
    setBusy(true);
    setFailed(null);
    try {
      if (service) await api(changeService, { params: { id: service.id }, body }, { ifMatch: service.version });
      else await api(createService, { body });
      toast({ title: texts('services.saved'), tone: 'success' });
      await refreshPractice();
      onClose();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setFailed(reason);
      setBusy(false);
    }
  };
  const at = (field: string): string | undefined => failed?.field(field);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={service ? texts('services.edit.of', { title: service.title }) : texts('services.add')}
      className={styles.dialog}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {!service && (
          <fieldset className={styles.choices}>
            <legend>{texts('kind')}</legend>
            {serviceKinds.map((kind) => (
              <label key={kind} className={styles.choice}>
                <input type="radio" name="kind" checked={form.kind === kind} onChange={() => change({ kind })} />
                <span>{texts(`kind.${kind}`)}</span>
                <span className="quiet small">{texts(`kind.${kind}.hint`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        <Field label={texts('form.title')} error={at('title')}>
          <TextInput
            value={form.title}
            maxLength={longestTitle}
            onChange={({ target }) => change({ title: target.value })}
          />
        </Field>
        <Field label={texts('form.description')} error={at('description')} optional>
          <Textarea
            value={form.description}
            maxLength={longestDescription}
            onChange={({ target }) => change({ description: target.value })}
          />
        </Field>
        <div className={styles.pair}>
          <Field label={texts('form.minutes')} error={at('minutes')}>
            <TextInput
              type="number"
              min={10}
              max={480}
              value={form.minutes}
              onChange={({ target }) => change({ minutes: target.value })}
            />
          </Field>
          {form.kind !== 'single' && (
            <Field
              label={texts(form.kind === 'series' ? 'form.count' : 'form.capacity')}
              error={at(form.kind === 'series' ? 'sessionCount' : 'capacity')}
            >
              <TextInput
                type="number"
                min={2}
                max={100}
                value={form.count}
                onChange={({ target }) => change({ count: target.value })}
              />
            </Field>
          )}
        </div>
        <div className={styles.pair}>
          <Field
            label={texts('form.price')}
            hint={texts('form.price.hint')}
            error={isWrongPrice ? texts('form.price.wrong') : at('price')}
            optional
          >
            <TextInput
              inputMode="decimal"
              value={form.price}
              onChange={({ target }) => change({ price: target.value })}
            />
          </Field>
          <Field label={texts('form.currency')}>
            <Select
              value={form.currency}
              onChange={({ target }) =>
                change({ currency: priceCurrencies.find((one) => one === target.value) ?? 'EUR' })
              }
            >
              {priceCurrencies.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </Field>
        </div>
        {form.price.trim() !== '' && (
          <TaxSelect
            rates={taxRates}
            value={form.taxCode}
            error={at('taxCode')}
            onChange={(taxCode) => change({ taxCode })}
          />
        )}
        <fieldset className={styles.choices}>
          <legend>{texts('form.mode')}</legend>
          {sessionModes.map((mode) => (
            <label key={mode} className={styles.choice}>
              <input type="radio" name="mode" checked={form.mode === mode} onChange={() => change({ mode })} />
              {texts(mode === 'place' ? 'form.place' : `mode.${mode}`)}
            </label>
          ))}
        </fieldset>
        {form.mode === 'video' ? (
          <Field
            label={texts('form.link')}
            hint={`${texts('form.link.hint')}${hasVideoHost ? ` ${texts('form.link.host')}` : ''}`}
            error={at('link')}
            optional={hasVideoHost}
          >
            <TextInput type="url" value={form.link} onChange={({ target }) => change({ link: target.value })} />
          </Field>
        ) : (
          <Field
            label={texts(form.mode === 'place' ? 'form.place' : 'form.phone')}
            hint={form.mode === 'phone' ? texts('form.phone.hint') : undefined}
            error={at('place')}
            optional={form.mode === 'phone'}
          >
            <TextInput value={form.place} maxLength={200} onChange={({ target }) => change({ place: target.value })} />
          </Field>
        )}
        {failed && <Alert tone="error">{failed.status === 412 ? texts('services.changed') : failed.message}</Alert>}
        <div className={styles.acts}>
          <Button type="submit" variant="loud" pending={busy}>
            {texts('form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
