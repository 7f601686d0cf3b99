import { useState } from 'react';
import { ApiError, api, Slot } from '#core/web';
import { taxField } from '#modules/money/public';
import { Alert, Button, Field, Textarea, TextInput, toast } from '#ui';
import type { BookingView } from '../../../schemas/booking';
import { sendQuote } from '../../../schemas/endpoints';
import { limits } from '../../../schemas/values';
import { today } from '../trip/clock';
import { moneyText } from '../trip/money';
import styles from './team.module.css';
import { texts } from './texts/texts';

type Wrong = Readonly<Partial<Record<'price' | 'taxCode' | 'partnerName' | 'validUntil' | 'note' | 'other', string>>>;

/** Whole cents of a typed amount; null for what is none. */
export const centsOf = (text: string): number | null => {
  const match = /^\$?\s*(\d{1,3}(?:,?\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match?.[1]) return null;
  const cents = Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents > 0 && cents <= 1_000_000_000 ? cents : null;
};

/** What the server refused, by field. */
const refused = (error: ApiError): Wrong => {
  const price = error.field('price.minor');
  const [taxCode, partnerName, validUntil, note] = ['taxCode', 'partnerName', 'validUntil', 'note'].map((name) =>
    error.field(name),
  );
  const found = {
    ...(price && { price }),
    ...(taxCode && { taxCode }),
    ...(partnerName && { partnerName }),
    ...(validUntil && { validUntil }),
    ...(note && { note }),
  };
  return Object.keys(found).length > 0 ? found : { other: error.message };
};

interface QuoteFormProps {
  readonly booking: BookingView;
  readonly onSent: (booking: BookingView) => void;
}

/** The team's answer to a request: a price for everything and how long it holds. */
export const QuoteForm = ({ booking, onSent }: QuoteFormProps) => {
  const [form, setForm] = useState({
    ...{ price: '', taxCode: booking.taxCode ?? '' },
    ...{ partnerName: booking.partnerName ?? '', validUntil: '', note: '' },
  });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<typeof form>): void => {
    setForm({ ...form, ...part });
    setKey(crypto.randomUUID());
  };
  const send = async (): Promise<void> => {
    const minor = centsOf(form.price);
    if (minor === null) return setWrong({ price: texts('quote.price.wrong') });
    if (busy) return;
    setBusy(true);
    setWrong({});
    const { taxCode, partnerName, validUntil, note } = form;
    try {
      const body = {
        ...{ price: { minor, currency: 'USD' }, partnerName, validUntil },
        ...(taxCode && { taxCode }),
        ...(note.trim() && { note }),
      };
      const input = { params: { id: booking.id }, body };
      onSent(await api(sendQuote, input, { ifMatch: booking.version, idempotencyKey: key }));
      toast({ tone: 'success', title: texts('quote.sent') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(refused(error));
    } finally {
      setBusy(false);
    }
  };
  const given = booking.status === 'held' ? booking.price : null;
  return (
    <form
      className={styles.quote}
      noValidate
      aria-labelledby="make-quote"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3 id="make-quote">{texts(given ? 'quote.other' : 'quote')}</h3>
      {given && <p>{texts('quote.given', { price: moneyText(given) })}</p>}
      <Field label={texts('quote.price')} error={wrong.price}>
        <TextInput
          inputMode="decimal"
          maxLength={14}
          value={form.price}
          onChange={(event) => change({ price: event.target.value })}
        />
      </Field>
      <Slot
        of={taxField}
        with={{
          label: texts('quote.tax'),
          hint: texts('quote.tax.hint'),
          value: form.taxCode,
          error: wrong.taxCode,
          onChange: (taxCode) => change({ taxCode }),
        }}
      />
      <Field label={texts('quote.partner')} hint={texts('quote.partner.hint')} error={wrong.partnerName}>
        <TextInput
          maxLength={limits.line}
          value={form.partnerName}
          onChange={(event) => change({ partnerName: event.target.value })}
        />
      </Field>
      <Field label={texts('quote.until')} error={wrong.validUntil}>
        <TextInput
          type="date"
          min={today()}
          max={booking.startDate}
          value={form.validUntil}
          onChange={(event) => change({ validUntil: event.target.value })}
        />
      </Field>
      <Field label={texts('quote.note')} error={wrong.note} optional>
        <Textarea
          rows={3}
          maxLength={limits.note}
          value={form.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
      {wrong.other && <Alert tone="error">{wrong.other}</Alert>}
      <Button type="submit" variant="loud" pending={busy} pendingText={texts('quote.busy')}>
        {texts('quote.send')}
      </Button>
    </form>
  );
};
