import { formatDate, Link, toPath, useNavigate, useSearchParams } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { SearchField } from '#core/web/lists/search-field';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown, toQuery } from '#core/web/search-params';
import { Button, buttonClass, EmptyState, Field, TextInput } from '#ui';
import { Select } from '#ui/select/select';
import { type Column, Table } from '#ui/table/table';
import type { DocumentSummary } from '../../../schemas/documents';
import { exportDocuments, listDocuments } from '../../../schemas/endpoints';
import { documentKinds, documentStates } from '../../../schemas/values';
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

/** Search, state, kind and days of the list; all of it stands in the address. */
const useFilters = () => {
  const [params] = useSearchParams();
  const filters = {
    q: params.get('q')?.slice(0, 100) ?? '',
    state: findKnown(documentStates, params.get('state')),
    kind: findKnown(documentKinds, params.get('kind')),
    from: params.get('since') ?? '',
    to: params.get('until') ?? '',
  };
  const query = {
    ...(filters.q === '' ? {} : { q: filters.q }),
    ...(filters.state ? { state: filters.state } : {}),
    ...(filters.kind ? { kind: filters.kind } : {}),
    ...(filters.from === '' ? {} : { from: filters.from }),
    ...(filters.to === '' ? {} : { to: filters.to }),
  };
  return { filters, query };
};
type DocumentFilters = ReturnType<typeof useFilters>['filters'];

const toAddress = ({ q, state, kind, from, to }: DocumentFilters): string =>
  `?${toQuery({ tab: 'documents', q, state, kind, since: from, until: to })}`;

const Filters = ({ filters }: { readonly filters: DocumentFilters }) => {
  const navigate = useNavigate();
  const go = (change: Partial<DocumentFilters>): void => void navigate(toAddress({ ...filters, ...change }));
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts('documents.search')}
        q={filters.q}
        onSearch={(q) => void navigate(toAddress({ ...filters, q }), { replace: true })}
      />
      <Field label={texts('documents.state')}>
        <Select
          value={filters.state ?? ''}
          onChange={({ target }) => go({ state: findKnown(documentStates, target.value) })}
        >
          <option value="">{texts('documents.any')}</option>
          {documentStates.map((state) => (
            <option key={state} value={state}>
              {texts(`state.${state}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('documents.kind')}>
        <Select
          value={filters.kind ?? ''}
          onChange={({ target }) => go({ kind: findKnown(documentKinds, target.value) })}
        >
          <option value="">{texts('documents.any')}</option>
          {documentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts(`kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={texts(end)}>
          <TextInput type="date" value={filters[end]} onChange={({ target }) => go({ [end]: target.value })} />
        </Field>
      ))}
    </search>
  );
};

/** All documents, searched and filtered, and exactly these rows as a file. */
export const Documents = () => {
  const { filters, query } = useFilters();
  const navigate = useNavigate();
  const pages = usePages(listDocuments, { query }, { keep: true });
  const isFiltered = Object.keys(query).length > 0;
  return (
    <div className={styles.block}>
      <div className={styles.ends}>
        <NewInvoice onIssued={(id) => void navigate(`/team-portal/money/${id}`)} />
        <a href={toPath(exportDocuments, { query })} className={buttonClass('plain')} download>
          {texts('documents.csv')}
        </a>
      </div>
      <Filters filters={filters} />
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={
          <EmptyState
            title={texts(isFiltered ? 'documents.hidden' : 'documents.none')}
            {...(isFiltered
              ? { action: <Button onClick={() => void navigate('?tab=documents')}>{texts('documents.clear')}</Button> }
              : {})}
          >
            {!isFiltered && <p>{texts('documents.none.more')}</p>}
          </EmptyState>
        }
      >
        {(rows) => (
          <Table
            caption={texts('documents.caption')}
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </PagedList>
    </div>
  );
};
