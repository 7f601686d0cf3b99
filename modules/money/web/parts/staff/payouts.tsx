import { api, formatDate, toPath, useApi, useSearchParams } from '#core/web';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { Alert, Badge, Button, buttonClass, EmptyState, Skeleton, toast } from '#ui';
import { type Column, Table } from '#ui/table/table';
import {
  createStatement,
  exportStatement,
  exportStatements,
  listPayouts,
  listStatements,
  payStatement,
} from '../../../schemas/endpoints';
import type { StatementFilters, StatementView } from '../../../schemas/studio';
import { statementSorts, statementStates } from '../../../schemas/values';
import { amountText } from '../amount-text';
import { dayField, referenceField, today } from './fields';
import { FormDialog } from './form-dialog';
import styles from './staff.module.css';
import { texts } from './texts/texts';

const StatementActions = ({
  row,
  onChanged,
}: {
  readonly row: StatementView;
  readonly onChanged: (paid: StatementView) => void;
}) => (
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
          const paid = await api(payStatement, { params: { id: row.id }, body: { paidOn, reference } });
          toast({ title: texts('payouts.done'), tone: 'success' });
          onChanged(paid);
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

const OpenShares = ({ onMade }: { readonly onMade: () => void }) => {
  const { data, error, reload } = useApi(listPayouts);
  return (
    <section className={styles.block}>
      <h2>{texts('payouts.open')}</h2>
      <p className={styles.quiet}>{texts('payouts.open.more')}</p>
      {!data && error && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={3} label={texts('loading')} />}
      {data?.length === 0 && <p>{texts('payouts.open.none')}</p>}
      {data && data.length > 0 && (
        <Table
          caption={texts('payouts.open')}
          captionHidden
          rows={data}
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
                    onMade();
                    void reload();
                  }}
                />
              ),
            },
          ]}
        />
      )}
    </section>
  );
};

const columnsOf = (onChanged: (paid: StatementView) => void): readonly Column<StatementView>[] => [
  { key: 'number', head: texts('documents.number'), cell: ({ number }) => number },
  { key: 'name', head: texts('payouts.practitioner'), cell: ({ name }) => name },
  { key: 'issued', head: texts('documents.issued'), cell: ({ issuedOn }) => formatDate(issuedOn, 'medium') },
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
        {paidOutOn ? texts('payouts.paid', { day: formatDate(paidOutOn, 'medium') }) : texts('payouts.waiting')}
      </Badge>
    ),
  },
  {
    key: 'do',
    head: texts('payouts.pay'),
    actions: true,
    cell: (row) => <StatementActions row={row} onChanged={onChanged} />,
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: texts('documents.state'),
    any: texts('list.any'),
    options: statementStates.map((value) => ({ value, label: texts(`payouts.state.${value}`) })),
  },
];

const toFilters = (params: URLSearchParams): StatementFilters => {
  const q = params.get('q')?.slice(0, 100);
  const state = findKnown(statementStates, params.get('state'));
  const sort = findKnown(statementSorts, params.get('sort'));
  return { ...(q && { q }), ...(state && { state }), ...(sort && { sort }) };
};

/** Shares of practitioners: what waits, and the statements made of it. Each payout is booked by itself, with its own transfer. */
export const Payouts = () => {
  const [params] = useSearchParams();
  const query = toFilters(params);
  const pages = usePages(listStatements, { query: { ...query, limit: 50 } }, { keep: true });
  const put = (paid: StatementView): void =>
    pages.change((rows) => rows.map((row) => (row.id === paid.id ? paid : row)));
  return (
    <div className={styles.blocks}>
      <OpenShares onMade={() => void pages.reload()} />
      <section className={styles.block}>
        <h2>{texts('payouts.statements')}</h2>
        <StaffList
          list="payout-statements"
          caption={texts('payouts.statements')}
          columns={columnsOf(put)}
          pages={pages}
          rowKey={({ id }) => id}
          search={{ label: texts('payouts.search') }}
          filters={filters}
          sorts={statementSorts.map((value) => ({ value, label: texts(`payouts.sort.${value}`) }))}
          csv={toPath(exportStatements, { query })}
          empty={<EmptyState title={texts('payouts.none')} />}
        />
      </section>
    </div>
  );
};
