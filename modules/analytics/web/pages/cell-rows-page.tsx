import { formatDate, hasPage, Link, toPath, useApi, useParams, useSearchParams } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { buttonClass, EmptyState } from '#ui';
import { Table } from '#ui/table/table';
import { exportCellRows, getTable, listCellRows } from '../../schemas/endpoints';
import type { CellRow, FigureTableView } from '../../schemas/tables';
import styles from '../parts/tables/tables.module.css';
import { texts } from '../parts/tables/texts/texts';
import { periodText, useNamedPeriod } from '../parts/tables/use-period';
import { valueText } from '../parts/tables/value-text';
import { tablePath } from '../paths';

/** The cell that the address names, in the table that holds it. */
const useCell = () => {
  const { table = '' } = useParams();
  const [params] = useSearchParams();
  const [period] = useNamedPeriod();
  const currency = params.get('currency');
  const query = {
    ...{ period: period.name, row: params.get('row') ?? '', measure: params.get('measure') ?? '' },
    ...(currency ? { currency } : {}),
  };
  return { table, period, currency, query };
};

const columnsOf = (measure: FigureTableView['measures'][number] | undefined, currency: string | null) => [
  {
    key: 'what',
    head: texts('behind.what'),
    cell: ({ label, path }: CellRow) => (path && hasPage(path) ? <Link to={path}>{label}</Link> : label),
  },
  { key: 'day', head: texts('behind.day'), cell: ({ day }: CellRow) => formatDate(day, 'medium') },
  {
    key: 'value',
    head: measure?.label ?? '',
    numeric: true,
    // Behind a share stand those that it counts, one each.
    cell: ({ value }: CellRow) =>
      valueText(value, !measure || measure.unit === 'percent' ? 'count' : measure.unit, currency),
  },
];

const Rows = ({ view }: { readonly view: FigureTableView | undefined }) => {
  const { table, currency, query } = useCell();
  const pages = usePages(listCellRows, { params: { table }, query });
  const measure = view?.measures.find(({ key }) => key === query.measure);
  const row = view?.rows.find((one) => one.key === query.row && one.currency === currency);
  const path = measure && row?.paths[view?.measures.indexOf(measure) ?? 0];
  if (pages.error && pages.error.status < 500 && pages.error.status > 0)
    return (
      <EmptyState title={texts('behind.untold')}>
        <p>{texts('behind.untold.more')}</p>
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <div className={styles.picker}>
        {path && hasPage(path.split('?')[0] ?? '') && (
          <Link to={path} className={buttonClass('plain')}>
            {texts('behind.list')}
          </Link>
        )}
        <a href={toPath(exportCellRows, { params: { table }, query })} download className={buttonClass('plain')}>
          {texts('file')}
        </a>
      </div>
      <PagedList
        pages={pages}
        loading={texts('behind.loading')}
        retry={texts('again')}
        empty={
          <EmptyState title={texts('behind.none')}>
            <p>{texts('behind.none.more')}</p>
          </EmptyState>
        }
      >
        {(rows) => (
          <Table
            caption={texts('behind.caption')}
            captionHidden
            rows={rows}
            rowKey={({ id }) => id}
            columns={columnsOf(measure, currency)}
          />
        )}
      </PagedList>
    </div>
  );
};

/** `/team-portal/business/:table/rows`: what one figure counts, each with the page it is on. */
export const CellRowsPage = () => {
  const { table, period, currency, query } = useCell();
  const { data: view } = useApi(getTable, { params: { table }, query: { period: period.name } });
  const measure = view?.measures.find(({ key }) => key === query.measure)?.label ?? query.measure;
  const row = view?.rows.find((one) => one.key === query.row && one.currency === currency)?.label ?? query.row;
  return (
    <StaffPage
      title={texts('behind.title', { measure, row })}
      lead={periodText(period)}
      of="team"
      back={{ to: `${tablePath(table)}?period=${period.name}`, label: texts('behind.back') }}
    >
      <Rows view={view} />
    </StaffPage>
  );
};
