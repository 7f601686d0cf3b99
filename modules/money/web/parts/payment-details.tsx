import { useEffect, useState } from 'react';
import { formatDate, Link, toPath, useApi, useSearchParams, useTitle } from '#core/web';
import { Alert, buttonClass, LinkButton, PageHeading } from '#ui';
import type { PaymentView } from '../../schemas/documents';
import { downloadPayment, getPayment } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import { amountText } from './amount-text';
import { PayBlock } from './pay-block';
import styles from './payment-details.module.css';
import { Facts } from './payment-facts';
import { StatusBadge } from './status-badge';
import { UnreadDocument } from './unread-document';

/** Seconds for which the page asks by itself after somebody came back from paying by card. */
const patientSeconds = 90;

/** Somebody has just come back from the payment service, which may not have told us yet. */
const useReturned = (): 'no' | 'waiting' | 'late' => {
  const [params] = useSearchParams();
  const cameBack = params.get('from') === 'card';
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!cameBack) return;
    const timer = setTimeout(() => setLate(true), patientSeconds * 1000);
    return () => clearTimeout(timer);
  }, [cameBack]);
  if (!cameBack) return 'no';
  return isLate ? 'late' : 'waiting';
};

const Sums = ({ payment }: { readonly payment: PaymentView }) => {
  const { currency, total, paid, due, refunded } = payment;
  const amount = (minor: number) => amountText(minor, currency);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{texts('page.total')}</dt>
        <dd>{amount(total)}</dd>
      </div>
      {payment.kind === 'invoice' && (
        <>
          <div>
            <dt>{texts('page.paid')}</dt>
            <dd>{amount(paid)}</dd>
          </div>
          {refunded > 0 && (
            <div>
              <dt>{texts('page.refunded')}</dt>
              <dd>{amount(refunded)}</dd>
            </div>
          )}
          <div className={styles.due}>
            <dt>{texts('page.due')}</dt>
            <dd>{amount(due)}</dd>
          </div>
        </>
      )}
    </dl>
  );
};

/** A document with everything its payer can see and do; `reference` is its id or the key of a mailed link. */
export const PaymentDetails = ({ reference }: { readonly reference: string }) => {
  const returned = useReturned();
  const [isSettled, setSettled] = useState(false);
  const isAsking = returned === 'waiting' && !isSettled;
  const { data, error, reload, set } = useApi(
    getPayment,
    { params: { ref: reference } },
    { open: true, ...(isAsking ? { everySeconds: 3 } : {}) },
  );
  useTitle(data ? `${texts(`kind.${data.kind}`)} ${data.number}` : texts('list.title'));
  const isPaid = data !== undefined && data.dueNow === 0 && !data.isConfirming;
  useEffect(() => setSettled(isPaid), [isPaid]);
  if (!data)
    return <UnreadDocument error={error} reload={reload} none={texts('page.none')} loading={texts('page.loading')} />;
  const isWaiting = data.isConfirming || (returned !== 'no' && !isPaid);
  return (
    <article className={styles.blocks}>
      <header className={styles.head}>
        <PageHeading size="tool">
          {texts(`kind.${data.kind}`)} {data.number}
        </PageHeading>
        <p className={styles.marks}>
          <StatusBadge document={data} />
        </p>
        <p className={styles.quiet}>{texts('page.issued', { day: formatDate(data.issuedOn), name: data.payerName })}</p>
      </header>
      {isWaiting && (
        <Alert tone="attention">
          {returned === 'late' ? texts('pay.unconfirmed', { email: data.contactEmail }) : texts('pay.confirming')}
        </Alert>
      )}
      {data.isCancelled && <Alert>{texts('cancelled')}</Alert>}
      <Sums payment={data} />
      {data.due > 0 && !isWaiting && <PayBlock payment={data} onChanged={(changed) => void set(changed)} />}
      <Facts payment={data} />
      <div className={styles.ends}>
        <a href={toPath(downloadPayment, { params: { ref: data.ref } })} className={buttonClass('plain')} download>
          {texts('page.pdf')}
        </a>
        {data.returnPath !== '' && (
          <LinkButton as={Link} to={data.returnPath} variant="bare">
            {texts('page.return')}
          </LinkButton>
        )}
      </div>
    </article>
  );
};
