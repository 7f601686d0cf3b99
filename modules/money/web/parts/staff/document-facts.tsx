import { formatDate, Link } from '#core/web';
import { Table } from '#ui/table/table';
import type { DocumentView } from '../../../schemas/documents';
import { amountText } from '../amount-text';
import styles from './staff.module.css';
import { texts } from './texts/texts';

type Props = { readonly document: DocumentView };

const Lines = ({ document: { lines, currency } }: Props) => (
  <Table
    caption={texts('doc.lines')}
    rows={lines}
    rowKey={({ description, amount }) => `${description} ${amount}`}
    columns={[
      { key: 'what', head: texts('field.description'), cell: ({ description }) => description },
      { key: 'tax', head: texts('field.tax'), numeric: true, cell: ({ taxRate }) => `${taxRate / 100} %` },
      { key: 'amount', head: texts('field.amount'), numeric: true, cell: ({ amount }) => amountText(amount, currency) },
    ]}
  />
);

const Parts = ({ document: { parts, currency } }: Props) => (
  <Table
    caption={texts('doc.parts')}
    rows={parts}
    rowKey={({ dueOn, label, amount }) => `${dueOn} ${label} ${amount}`}
    columns={[
      { key: 'part', head: texts('doc.part'), cell: ({ label }) => texts(`part.${label}`) },
      { key: 'day', head: texts('field.dueOn'), cell: ({ dueOn }) => formatDate(dueOn, 'medium') },
      { key: 'amount', head: texts('field.amount'), numeric: true, cell: ({ amount }) => amountText(amount, currency) },
      { key: 'open', head: texts('doc.open'), numeric: true, cell: ({ due }) => amountText(due, currency) },
    ]}
  />
);

const Payments = ({ document: { payments, currency } }: Props) => (
  <Table
    caption={texts('doc.payments')}
    rows={payments}
    rowKey={({ id }) => id}
    empty={texts('doc.payments.none')}
    columns={[
      { key: 'day', head: texts('doc.day'), cell: ({ happenedOn }) => formatDate(happenedOn, 'medium') },
      {
        key: 'how',
        head: texts('doc.how'),
        cell: ({ direction, method }) =>
          `${texts(direction === 'in' ? 'doc.received' : 'doc.given')}, ${texts(`method.${method}`)}`,
      },
      { key: 'reference', head: texts('field.reference'), cell: ({ reference }) => reference },
      { key: 'amount', head: texts('field.amount'), numeric: true, cell: ({ amount }) => amountText(amount, currency) },
    ]}
  />
);

/** Each entry with its lines: what an accountant asks for. */
const Ledger = ({ document: { entries, currency } }: Props) => {
  const rows = entries.flatMap(({ id, kind, happenedOn, lines }) =>
    lines.map((line, i) => ({ ...line, id: `${id} ${i}`, kind, happenedOn })),
  );
  return (
    <section className={styles.block}>
      <h2>{texts('doc.ledger')}</h2>
      <p className={styles.quiet}>{texts('doc.ledger.more')}</p>
      <Table
        caption={texts('doc.ledger')}
        captionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'entry',
            head: texts('doc.entry'),
            cell: ({ kind, happenedOn }) => `${texts(`entry.${kind}`)}, ${formatDate(happenedOn, 'medium')}`,
          },
          { key: 'account', head: texts('doc.account'), cell: ({ account }) => texts(`account.${account}`) },
          {
            key: 'debit',
            head: texts('doc.debit'),
            numeric: true,
            cell: ({ amount }) => (amount > 0 ? amountText(amount, currency) : ''),
          },
          {
            key: 'credit',
            head: texts('doc.credit'),
            numeric: true,
            cell: ({ amount }) => (amount < 0 ? amountText(-amount, currency) : ''),
          },
        ]}
      />
    </section>
  );
};

const Sums = ({ document }: Props) => {
  const { currency, total, paid, refunded, due, dueNow, balance, sharePercent, issuedOn, reason, corrects } = document;
  const facts = [
    ['doc.issued', formatDate(issuedOn, 'medium')],
    ['documents.total', amountText(total, currency)],
    ...(document.kind === 'invoice'
      ? ([
          ['documents.received', amountText(paid - refunded, currency)],
          ['documents.due', amountText(due, currency)],
          ...(dueNow > 0 ? [['doc.dueNow', amountText(dueNow, currency)] as const] : []),
          ...(balance < 0 ? [['doc.owed', amountText(-balance, currency)] as const] : []),
          ...(sharePercent > 0 ? [['doc.share', `${sharePercent} %`] as const] : []),
        ] as const)
      : []),
    ...(reason === '' ? [] : [['doc.reason', reason] as const]),
  ] as const;
  return (
    <dl className={styles.figures}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{texts(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {corrects && (
        <div>
          <dt>
            <Link to={`/team-portal/money/${corrects.id}`}>{texts('doc.corrects', { number: corrects.number })}</Link>
          </dt>
        </div>
      )}
    </dl>
  );
};

/** All that staff can read of a document. */
export const DocumentFacts = ({ document }: Props) => (
  <>
    <Sums document={document} />
    <section className={styles.block}>
      <Lines document={document} />
      {document.parts.length > 0 && <Parts document={document} />}
      {document.kind === 'invoice' && <Payments document={document} />}
    </section>
    {document.creditNotes.length > 0 && (
      <section className={styles.block}>
        <h2>{texts('doc.notes')}</h2>
        <ul className={styles.list}>
          {document.creditNotes.map(({ id, number, total, reason }) => (
            <li key={id}>
              <Link to={`/team-portal/money/${id}`}>{number}</Link> · {amountText(total, document.currency)} · {reason}
            </li>
          ))}
        </ul>
      </section>
    )}
    <Ledger document={document} />
  </>
);
