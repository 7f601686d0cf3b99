import { type SyntheticEvent, useState } from 'react';
import { api } from '#core/web';
import { useAttempt } from '#core/web/forms/use-attempt';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import type { PaymentView } from '../../schemas/documents';
import { redeemCode, startCheckout } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import { amountText } from './amount-text';
import styles from './payment-details.module.css';

interface Props {
  readonly payment: PaymentView;
  readonly onChanged: (payment: PaymentView) => void;
}

const ByCard = ({ payment: { ref, due, dueNow, currency } }: Pick<Props, 'payment'>) => {
  const { busy, failed, attempt } = useAttempt(texts('failed'));
  const go = (part: 'due' | 'all') =>
    attempt(async () => {
      const { url } = await api(startCheckout, { params: { ref }, body: { part } });
      window.location.assign(url);
    });
  const isInParts = dueNow > 0 && dueNow < due;
  return (
    <div className={styles.way}>
      <div className={styles.ends}>
        {isInParts && (
          <Button variant="loud" pending={busy} pendingText={texts('pay.going')} onClick={() => void go('due')}>
            {texts('pay.card.now', { amount: amountText(dueNow, currency) })}
          </Button>
        )}
        <Button
          variant={isInParts ? 'plain' : 'loud'}
          pending={busy && !isInParts}
          pendingText={texts('pay.going')}
          onClick={() => void go('all')}
        >
          {texts(isInParts ? 'pay.card.all' : 'pay.card', { amount: amountText(due, currency) })}
        </Button>
      </div>
      {failed && <Alert tone="error">{failed}</Alert>}
      <p className={styles.quiet}>{texts('pay.card.more')}</p>
    </div>
  );
};

const ByTransfer = ({ payment: { transfer, due, dueNow, currency, contactEmail } }: Pick<Props, 'payment'>) => {
  if (!transfer) return <p>{texts('pay.transfer.none', { email: contactEmail })}</p>;
  const facts = [
    ['amount', amountText(dueNow > 0 ? dueNow : due, currency)],
    ['holder', transfer.holder],
    ['iban', transfer.iban.replace(/(.{4})/g, '$1 ').trim()],
    ...(transfer.bic ? [['bic', transfer.bic] as const] : []),
    ['reference', transfer.reference],
  ] as const;
  return (
    <div className={styles.way}>
      <h3>{texts('pay.transfer')}</h3>
      <dl className={styles.account}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{texts(`pay.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{texts('pay.transfer.more')}</p>
    </div>
  );
};

const Code = ({ payment: { ref, currency }, onChanged }: Props) => {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const use = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      const changed = await api(redeemCode, { params: { ref }, body: { code: code.trim() } });
      toast({
        title: texts('code.done'),
        description: texts('code.done.more', { amount: amountText(changed.due, currency) }),
        tone: 'success',
      });
      setCode('');
      onChanged(changed);
    } catch (error) {
      setFailed(error instanceof Error ? error.message : texts('failed'));
    }
    setBusy(false);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const isEmpty = code.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty && !busy) void use();
  };
  return (
    <details className={styles.code}>
      <summary>{texts('code.title')}</summary>
      <form noValidate onSubmit={submit}>
        <Field label={texts('code.label')} error={isMissing ? texts('code.missing') : failed}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <Button type="submit" pending={busy} pendingText={texts('code.doing')}>
          {texts('code.do')}
        </Button>
      </form>
    </details>
  );
};

/** How an invoice can be paid here. */
export const PayBlock = ({ payment, onChanged }: Props) => (
  <section className={styles.pay} aria-labelledby="pay">
    <h2 id="pay">{texts('pay.title')}</h2>
    {payment.canPayByCard && <ByCard payment={payment} />}
    <ByTransfer payment={payment} />
    <Code payment={payment} onChanged={onChanged} />
  </section>
);
