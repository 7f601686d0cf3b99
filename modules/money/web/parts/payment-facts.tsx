import { formatDate, toPath } from '#core/web';
import { Table } from '#ui/table/table';
import type { PaymentView } from '../../schemas/documents';
import { downloadPayment } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import { amountText } from './amount-text';
import styles from './payment-details.module.css';

type Props = { readonly payment: PaymentView };

interface LinesProps {
  readonly payment: Pick<PaymentView, 'lines' | 'tax' | 'currency'>;
  readonly title: string;
}

/** What is sold, with the tax that is included. */
export const Lines = ({ payment: { lines, tax, currency }, title }: LinesProps) => (
  <section className={styles.block}>
    <h2>{title}</h2>
    <Table
      caption={title}
      captionHidden
      rowKey={({ description, amount }) => `${description} ${amount}`}
      rows={lines}
      columns={[
        { key: 'description', head: texts('lines.description'), cell: ({ description }) => description },
        { key: 'quantity', head: texts('lines.quantity'), numeric: true, cell: ({ quantity }) => quantity },
        {
          key: 'price',
          head: texts('lines.price'),
          numeric: true,
          cell: ({ unitAmount }) => amountText(unitAmount, currency),
        },
        {
          key: 'amount',
          head: texts('lines.amount'),
          numeric: true,
          cell: ({ amount }) => amountText(amount, currency),
        },
      ]}
    />
    {tax > 0 && <p className={styles.quiet}>{texts('lines.tax', { amount: amountText(tax, currency) })}</p>}
  </section>
);

const Parts = ({ payment: { parts, currency, isCancelled } }: Props) => (
  <section className={styles.block}>
    <h2>{texts('parts.title')}</h2>
    <Table
      caption={texts('parts.title')}
      captionHidden
      rowKey={({ dueOn, label, amount }) => `${dueOn} ${label} ${amount}`}
      rows={parts}
      columns={[
        { key: 'part', head: texts('parts.part'), cell: ({ label }) => texts(`parts.${label}`) },
        { key: 'day', head: texts('parts.day'), cell: ({ dueOn }) => formatDate(dueOn, 'medium') },
        {
          key: 'amount',
          head: texts('parts.amount'),
          numeric: true,
          cell: ({ amount }) => amountText(amount, currency),
        },
        {
          key: 'state',
          head: texts('parts.state'),
          cell: ({ due }) =>
            due > 0
              ? texts('parts.open', { amount: amountText(due, currency) })
              : texts(isCancelled ? 'parts.settled' : 'parts.paid'),
        },
      ]}
    />
  </section>
);

const Payments = ({ payment: { payments, refundPending, currency } }: Props) => (
  <section className={styles.block}>
    <h2>{texts('payments.title')}</h2>
    <ul className={styles.list}>
      {payments.map(({ direction, method, amount, happenedOn }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: payments are only ever added at the end
        <li key={i}>
          {texts(`payments.${direction}`, {
            amount: amountText(amount, currency),
            day: formatDate(happenedOn, 'medium'),
            method: texts(`method.${method}`),
          })}
        </li>
      ))}
      {refundPending > 0 && <li>{texts('payments.pending', { amount: amountText(refundPending, currency) })}</li>}
    </ul>
  </section>
);

const Terms = ({ payment: { policy } }: Props) => (
  <section className={styles.block}>
    <h2>{texts('terms.title')}</h2>
    <ul className={styles.list}>
      {policy.map(({ daysBefore, refundPercent }) => (
        <li key={daysBefore}>{texts('terms.step', { days: daysBefore, percent: refundPercent })}</li>
      ))}
      {policy.every(({ daysBefore }) => daysBefore > 0) && <li>{texts('terms.none')}</li>}
    </ul>
  </section>
);

/** What a document is for, when it is due, what happened to it, and what happens on cancellation. */
export const Facts = ({ payment }: Props) => {
  const { kind, parts, payments, refundPending, policy, creditNotes, isCancelled, currency } = payment;
  return (
    <>
      <Lines payment={payment} title={texts('lines.title')} />
      {kind === 'invoice' && parts.length > 1 && <Parts payment={payment} />}
      {(payments.length > 0 || refundPending > 0) && <Payments payment={payment} />}
      {creditNotes.length > 0 && (
        <section className={styles.block}>
          <h2>{texts('notes.title')}</h2>
          <ul className={styles.list}>
            {creditNotes.map(({ ref, number, total }) => (
              <li key={number}>
                <a href={toPath(downloadPayment, { params: { ref } })} download>
                  {texts('notes.one', { number, amount: amountText(total, currency) })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {policy.length > 0 && !isCancelled && <Terms payment={payment} />}
    </>
  );
};
