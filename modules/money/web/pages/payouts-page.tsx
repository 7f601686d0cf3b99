import { formatDate, toPath, useApi, useSession, useTitle } from '#core/web';
import { Alert, Badge, Button, buttonClass, EmptyState, PageHeading, Skeleton } from '#ui';
import { exportOwnStatement, listOwnPayouts } from '../../schemas/endpoints';
import type { OwnPayouts } from '../../schemas/studio';
import { amountText } from '../parts/amount-text';
import { texts } from '../parts/staff/texts/texts';
import styles from './payments.module.css';

const Statement = ({ statement }: { readonly statement: OwnPayouts['statements'][number] }) => {
  const { id, number, total, currency, issuedOn, isPaidOut, paidOutOn, reference } = statement;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <b>{number}</b>
        <span className={styles.marks}>
          <Badge tone={isPaidOut ? 'reviewed' : 'pending'}>
            {isPaidOut
              ? texts('payouts.paid', { day: formatDate(paidOutOn ?? issuedOn, 'medium') })
              : texts('payouts.waiting')}
          </Badge>
        </span>
        {reference !== '' && <small>{texts('own.reference', { reference })}</small>}
      </div>
      <div className={styles.sums}>
        <strong>{amountText(total, currency)}</strong>
        <span>{formatDate(issuedOn, 'medium')}</span>
        <a
          href={toPath(exportOwnStatement, { params: { id } })}
          className={buttonClass('bare')}
          aria-label={texts('payouts.csv.of', { number })}
          download
        >
          {texts('payouts.csv')}
        </a>
      </div>
    </li>
  );
};

const Shares = () => {
  const { data, error, reload } = useApi(listOwnPayouts, { query: { limit: 100 } });
  if (!data && error)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={5} label={texts('loading')} />;
  if (data.open.length === 0 && data.statements.length === 0)
    return (
      <EmptyState title={texts('own.none')}>
        <p>{texts('own.none.more')}</p>
      </EmptyState>
    );
  return (
    <>
      <section aria-labelledby="payouts-open">
        <h2 id="payouts-open">{texts('payouts.open')}</h2>
        {data.open.length === 0 && <p>{texts('payouts.open.none')}</p>}
        {data.open.map(({ currency, amount, payments }) => (
          <p key={currency}>
            <strong>{amountText(amount, currency)}</strong> {texts('own.payments', { count: payments })}
          </p>
        ))}
      </section>
      <section aria-labelledby="payouts-made">
        <h2 id="payouts-made">{texts('payouts.statements')}</h2>
        {data.statements.length === 0 ? (
          <p>{texts('payouts.none')}</p>
        ) : (
          <ul className={styles.list}>
            {data.statements.map((statement) => (
              <Statement key={statement.id} statement={statement} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
};

/** `/payouts`: what a practitioner is paid, and what waits to be. */
export const PayoutsPage = () => {
  useTitle(texts('own.title'));
  const isPractitioner = useSession(({ user }) => user?.role) === 'practitioner';
  return (
    <div className={styles.page}>
      <PageHeading size="tool">{texts('own.title')}</PageHeading>
      {isPractitioner && <p className={styles.lead}>{texts('own.lead')}</p>}
      {isPractitioner ? <Shares /> : <EmptyState title={texts('own.closed')} />}
    </div>
  );
};
