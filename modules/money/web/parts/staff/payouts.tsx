import { api, formatDate, toPath, useApi } from '#core/web';
import { Alert, Badge, Button, buttonClass, EmptyState, Skeleton, toast } from '#ui';
import { Table } from '#ui/table/table';
import { createStatement, exportStatement, listPayouts, payStatement } from '../../../schemas/endpoints';
import type { StatementView } from '../../../schemas/studio';
import { amountText } from '../amount-text';
import { dayField, referenceField, today } from './fields';
import { FormDialog } from './form-dialog';
import styles from './staff.module.css';
import { texts } from './texts/texts';

const StatementActions = ({ row, onChanged }: { readonly row: StatementView; readonly onChanged: () => void }) => (
  <span className={styles.ends}>
    {!row.isPaidOut && (
      <FormDialog
        opener={texts('payouts.pay')}
        of={texts('payouts.pay.of', { number: row.number })}
        title={texts('payouts.pay.of', { number: row.number })}
        lead={texts('payouts.pay.more', { amount: amountText(row.total, row.currency), name: row.name })}
        fields={[dayField('paidOn'), referenceField]}
        action={texts('payouts.pay')}
        send={async ({ paidOn = '', reference = '' }) => {
          await api(payStatement, { params: { id: row.id }, body: { paidOn, reference } });
          toast({ title: texts('payouts.done'), tone: 'success' });
          onChanged();
        }}
      />
    )}
    <a
      href={toPath(exportStatement, { params: { id: row.id } })}
      className={buttonClass('bare')}
      aria-label={texts('payouts.csv.of', { number: row.number })}
      download
    >
      {texts('payouts.csv')}
    </a>
  </span>
);

/** Shares of practitioners: what waits, and the statements made of it. */
export const Payouts = () => {
  const { data, error, reload } = useApi(listPayouts, { query: { limit: 100 } });
  if (!data && error)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={6} label={texts('loading')} />;
  const refresh = () => void reload();
  return (
    <div className={styles.blocks}>
      <section className={styles.block}>
        <h2>{texts('payouts.open')}</h2>
        <p className={styles.quiet}>{texts('payouts.open.more')}</p>
        {data.open.length === 0 ? (
          <p>{texts('payouts.open.none')}</p>
        ) : (
          <Table
            caption={texts('payouts.open')}
            captionHidden
            rows={data.open}
            rowKey={({ practitionerId, currency }) => `${practitionerId} ${currency}`}
            columns={[
              { key: 'name', head: texts('payouts.practitioner'), cell: ({ name }) => name },
              { key: 'payments', head: texts('payouts.payments'), numeric: true, cell: ({ payments }) => payments },
              {
                key: 'amount',
                head: texts('payouts.amount'),
                numeric: true,
                cell: ({ amount, currency }) => amountText(amount, currency),
              },
              {
                key: 'make',
                head: texts('payouts.make'),
                actions: true,
                cell: ({ practitionerId, name, currency }) => (
                  <FormDialog
                    opener={texts('payouts.make')}
                    of={texts('payouts.make.of', { name })}
                    title={texts('payouts.make.of', { name })}
                    lead={texts('payouts.make.more')}
                    fields={[{ name: 'until', label: texts('payouts.until'), value: today(), type: 'date' }]}
                    action={texts('payouts.make')}
                    send={async ({ until = '' }) => {
                      const { number } = await api(createStatement, { body: { practitionerId, currency, until } });
                      toast({ title: texts('payouts.made', { number }), tone: 'success' });
                      refresh();
                    }}
                  />
                ),
              },
            ]}
          />
        )}
      </section>
      <section className={styles.block}>
        <h2>{texts('payouts.statements')}</h2>
        {data.statements.length === 0 ? (
          <EmptyState title={texts('payouts.none')} />
        ) : (
          <Table
            caption={texts('payouts.statements')}
            captionHidden
            rows={data.statements}
            rowKey={({ id }) => id}
            columns={[
              { key: 'number', head: texts('documents.number'), cell: ({ number }) => number },
              { key: 'name', head: texts('payouts.practitioner'), cell: ({ name }) => name },
              {
                key: 'issued',
                head: texts('documents.issued'),
                cell: ({ issuedOn }) => formatDate(issuedOn, 'medium'),
              },
              {
                key: 'total',
                head: texts('payouts.amount'),
                numeric: true,
                cell: ({ total, currency }) => amountText(total, currency),
              },
              {
                key: 'state',
                head: texts('documents.state'),
                cell: ({ paidOutOn }) => (
                  <Badge tone={paidOutOn ? 'reviewed' : 'pending'}>
                    {paidOutOn
                      ? texts('payouts.paid', { day: formatDate(paidOutOn, 'medium') })
                      : texts('payouts.waiting')}
                  </Badge>
                ),
              },
              {
                key: 'do',
                head: texts('payouts.pay'),
                actions: true,
                cell: (row) => <StatementActions row={row} onChanged={refresh} />,
              },
            ]}
          />
        )}
      </section>
    </div>
  );
};
