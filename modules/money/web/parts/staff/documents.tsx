import { formatDate, Link, toPath, useNavigate, useSearchParams } from '#core/web';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { EmptyState } from '#ui';
import type { Column } from '#ui/table/table';
import type { DocumentFilters, DocumentSummary } from '../../../schemas/documents';
import { exportDocuments, listDocuments } from '../../../schemas/endpoints';
import { documentDates, documentKinds, documentSorts, documentStates, soldKinds } from '../../../schemas/values';
import { amountText } from '../amount-text';
import { StatusBadge } from '../status-badge';
import { NewInvoice } from './new-invoice';
import styles from './staff.module.css';
import { texts } from './texts/texts';

const columns: readonly Column<DocumentSummary>[] = [
  {
    key: 'number',
    head: texts('documents.number'),
    cell: ({ id, number, kind }) => (
      <span className={styles.who}>
        <Link to={`/team-portal/money/${id}`}>{number}</Link>
        <small>{texts(`kind.${kind}`)}</small>
      </span>
    ),
  },
  {
    key: 'name',
    head: texts('documents.name'),
    cell: ({ payerName, payerEmail }) => (
      <span className={styles.who}>
        {payerName}
        <small>{payerEmail}</small>
      </span>
    ),
  },
  {
    key: 'state',
    head: texts('documents.state'),
    cell: (row) => (
      <span className={styles.marks}>
        <StatusBadge document={row} />
      </span>
    ),
  },
  { key: 'issued', head: texts('documents.issued'), cell: ({ issuedOn }) => formatDate(issuedOn, 'medium') },
  {
    key: 'total',
    head: texts('documents.total'),
    numeric: true,
    cell: ({ total, currency }) => amountText(total, currency),
  },
  {
    key: 'received',
    head: texts('documents.received'),
    numeric: true,
    cell: ({ paid, refunded, currency }) => amountText(paid - refunded, currency),
  },
  { key: 'due', head: texts('documents.due'), numeric: true, cell: ({ due, currency }) => amountText(due, currency) },
];

/** Search, filters and days of the list; all of it stands in the address. */
const useDocumentQuery = () => {
  const [params] = useSearchParams();
  const filters = {
    q: params.get('q')?.slice(0, 100) ?? '',
    state: findKnown(documentStates, params.get('state')),
    kind: findKnown(documentKinds, params.get('kind')),
    offer: findKnown(soldKinds, params.get('offer')),
    dates: findKnown(documentDates, params.get('dates')),
    from: params.get('since') ?? '',
    to: params.get('until') ?? '',
  };
  const [currency, tax] = [params.get('currency') ?? '', params.get('tax') ?? ''];
  const sort = findKnown(documentSorts, params.get('sort'));
  const query = {
    ...(filters.q === '' ? {} : { q: filters.q }),
    ...(filters.state ? { state: filters.state } : {}),
    ...(filters.kind ? { kind: filters.kind } : {}),
    ...(filters.from === '' ? {} : { from: filters.from }),
    ...(filters.to === '' ? {} : { to: filters.to }),
    ...(filters.offer ? { offer: filters.offer } : {}),
    ...(filters.dates ? { dates: filters.dates } : {}),
    ...(/^[A-Z]{3}$/.test(currency) ? { currency } : {}),
    ...(/^[a-z0-9-]{1,30}(:\d{1,5})?$/.test(tax) ? { tax } : {}),
    ...(sort ? { sort } : {}),
    ...(params.get('samples') === 'no' ? { samples: 'no' as const } : {}),
  };
  return query;
};

const listFilters: readonly ListFilter[] = [
  {
    name: 'state',
    label: texts('documents.state'),
    any: texts('documents.any'),
    options: documentStates.map((value) => ({ value, label: texts(`state.${value}`) })),
  },
  {
    name: 'kind',
    label: texts('documents.kind'),
    any: texts('documents.any'),
    options: documentKinds.map((value) => ({ value, label: texts(`kind.${value}`) })),
  },
  {
    name: 'offer',
    label: texts('documents.offer'),
    any: texts('documents.any'),
    options: soldKinds.map((value) => ({ value, label: texts(`offer.${value}`) })),
  },
  {
    name: 'dates',
    label: texts('documents.dates'),
    any: texts('documents.dates.issued'),
    options: documentDates
      .filter((value) => value !== 'issued')
      .map((value) => ({ value, label: texts(`documents.dates.${value}`) })),
  },
  { name: 'since', label: texts('from') },
  { name: 'until', label: texts('to') },
];

/** A code, with its rate where one is named: "standard, 19 %". */
const taxText = (tax: string): string => {
  const [code = '', rate] = tax.split(':');
  return rate === undefined ? code : `${code}, ${Number(rate) / 100} %`;
};

/** Filters that only a link from elsewhere sets, so that they can be seen and taken away. */
const linkedFilters = ({ currency, tax, samples }: Pick<DocumentFilters, 'currency' | 'tax' | 'samples'>) => {
  const linked = (
    name: 'currency' | 'tax' | 'samples',
    value: string | undefined,
    text: string | undefined,
    any = texts('documents.any'),
  ): readonly ListFilter[] =>
    value === undefined
      ? []
      : [{ name, label: texts(`documents.${name}`), any, options: [{ value, label: text ?? value }] }];
  return [
    ...linked('currency', currency, currency),
    ...linked('tax', tax, tax && taxText(tax)),
    ...linked('samples', samples, texts('documents.samples.no'), texts('documents.samples.yes')),
  ];
};

/** All documents, searched and filtered, and exactly these rows as a file. */
export const Documents = () => {
  const query = useDocumentQuery();
  const navigate = useNavigate();
  const pages = usePages(listDocuments, { query }, { keep: true });
  return (
    <div className={styles.block}>
      <div className={styles.ends}>
        <NewInvoice onIssued={(id) => void navigate(`/team-portal/money/${id}`)} />
      </div>
      <StaffList
        list="documents"
        caption={texts('documents.caption')}
        columns={columns}
        pages={pages}
        rowKey={({ id }) => id}
        search={{ label: texts('documents.search') }}
        filters={[...listFilters, ...linkedFilters(query)]}
        sorts={documentSorts.map((value) => ({ value, label: texts(`documents.sort.${value}`) }))}
        csv={toPath(exportDocuments, { query })}
        empty={
          <EmptyState title={texts('documents.none')}>
            <p>{texts('documents.none.more')}</p>
          </EmptyState>
        }
      />
    </div>
  );
};
