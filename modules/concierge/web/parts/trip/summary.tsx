import { Link, useSession } from '#core/web';
import { Alert, Button, Field, LinkButton, Textarea, TextInput } from '#ui';
import { costOf, timesOf } from '../../../schemas/cost';
import { limits } from '../../../schemas/values';
import { fieldIds } from './check';
import { nightsBetween } from './clock';
import type { TripDraft } from './draft';
import { moneyText, priceText } from './money';
import styles from './summary.module.css';
import { texts } from './texts/texts';
import type { Sent, Trip } from './use-trip';

/** The sum of what was chosen; null while a price, a date or a common currency is missing. */
const totalOf = ({
  chosen,
  checkIn,
  checkOut,
  guests,
}: TripDraft): { minor: number; currency: string; nights: number } | null => {
  const nights = nightsBetween(checkIn, checkOut);
  const currency = chosen[0]?.price?.currency;
  if (!currency || !(nights > 0) || guests > limits.guests) return null;
  let minor = 0;
  for (const { price, category } of chosen) {
    const cost = price?.currency === currency ? costOf(price, timesOf(category, nights), guests) : null;
    if (cost === null) return null;
    minor += cost;
  }
  return { minor, currency, nights };
};

const Total = ({ draft }: { readonly draft: TripDraft }) => {
  const total = totalOf(draft);
  if (!total) return <p className={styles.total}>{texts('total.ask')}</p>;
  return (
    <>
      <p className={styles.total}>{texts('total', { price: moneyText(total) })}</p>
      <p className={styles.note}>{texts('total.how', { guests: draft.guests, nights: total.nights })}</p>
    </>
  );
};

const Receipt = ({ sent: { receipt, email } }: { readonly sent: Sent }) => (
  <Alert tone="success" title={texts('sent', { reference: receipt.reference })}>
    <p>{receipt.own ? texts('sent.own') : texts('sent.mail', { email })}</p>
    {receipt.own && (
      <LinkButton as={Link} to={`/bookings/${receipt.id}`}>
        {texts('sent.open')}
      </LinkButton>
    )}
  </Alert>
);

/** What was chosen, what else is wished for, and the button that asks for a quote. */
export const Summary = ({ trip }: { readonly trip: Trip }) => {
  const { draft, wrong, change, remove, busy, sent, failed } = trip;
  const visitor = useSession(({ user }) => user === null);
  return (
    <aside className={styles.summary} id="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">
        {texts('summary')} <span>{texts('summary.count', { count: draft.chosen.length })}</span>
      </h2>
      <div aria-live="polite">{sent && <Receipt sent={sent} />}</div>
      {draft.chosen.length === 0 ? (
        <p className={styles.note}>{texts('summary.empty')}</p>
      ) : (
        <ul>
          {draft.chosen.map(({ id, name, category, price }) => (
            <li key={id}>
              <span>
                {name}
                <small>
                  {texts(`one.${category}`)}, {priceText(price)}
                </small>
              </span>
              <button type="button" onClick={() => remove(id)} aria-label={texts('remove.of', { name })}>
                {texts('remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field label={texts('requests')} id={fieldIds.requests} error={wrong.requests} optional>
        <Textarea
          rows={3}
          maxLength={limits.requests}
          placeholder={texts('requests.placeholder')}
          value={draft.requests}
          onChange={(event) => change({ requests: event.target.value })}
        />
      </Field>
      {visitor && (
        <Field label={texts('email')} id={fieldIds.email} error={wrong.email} hint={texts('email.hint')}>
          <TextInput
            type="email"
            autoComplete="email"
            maxLength={254}
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
      )}
      <Total draft={draft} />
      {failed?.of === 'send' && (
        <Alert tone="error" title={texts('failed')}>
          {failed.why}
        </Alert>
      )}
      <Button
        variant="loud"
        pending={busy === 'send'}
        pendingText={texts('book.busy')}
        onClick={() => void trip.send()}
      >
        {texts('book')}
      </Button>
      <p className={styles.note}>{texts('book.note')}</p>
      <p className={styles.note}>{texts('book.consent')}</p>
    </aside>
  );
};
