import { Navigate, toPath, useApi, useParams, useSearchParams, useSession } from '#core/web';
import { PageNav } from '#core/web/page-nav/page-nav';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Button, buttonClass, EmptyState, Skeleton } from '#ui';
import { exportTable, getTable, listTables } from '../../schemas/endpoints';
import type { FigureTableView } from '../../schemas/tables';
import { Course } from '../parts/tables/course';
import { MailReport } from '../parts/tables/mail-report';
import { PeriodPicker } from '../parts/tables/period-picker';
import { RowsTable } from '../parts/tables/rows-table';
import styles from '../parts/tables/tables.module.css';
import { texts } from '../parts/tables/texts/texts';
import { Totals } from '../parts/tables/totals';
import { daysText, periodText, useNamedPeriod } from '../parts/tables/use-period';
import { analyticsPath, tablePath } from '../paths';

const isEmpty = ({ rows }: FigureTableView): boolean =>
  rows.every((row) =>
    [...row.values, ...row.previous, ...row.yearBefore].every((value) => value === null || value === 0),
  );

const Nothing = ({ view }: { readonly view: FigureTableView }) => (
  <EmptyState title={texts('none')}>
    <p>{texts('none.more')}</p>
    <dl className={styles.meanings}>
      {view.measures.map(({ key, label, definition }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  </EmptyState>
);

const comparedText = ({ period, previous, yearBefore }: FigureTableView): string => {
  const isOnce = previous.from === yearBefore.from;
  const days = isOnce
    ? daysText(previous)
    : texts('period.both', { previous: daysText(previous), year: daysText(yearBefore) });
  return texts(period.isRunning ? 'period.running' : 'period.compared', { days });
};

const TableContent = ({ table }: { readonly table: string }) => {
  const [period, change] = useNamedPeriod();
  const input = { params: { table }, query: { period: period.name } };
  const { data, error, reload } = useApi(getTable, input, { keep: true });
  if (error?.status === 404)
    return (
      <EmptyState title={texts('missing')}>
        <p>{texts('missing.more')}</p>
      </EmptyState>
    );
  const view = data?.id === table ? data : undefined;
  return (
    <>
      {view && <p>{view.lead}</p>}
      <div className={styles.tools}>
        <PeriodPicker period={period} onChange={change} />
        <a href={toPath(exportTable, input)} download className={buttonClass('plain')}>
          {texts('file')}
        </a>
      </div>
      {error && !view && (
        <Alert
          tone="error"
          action={<Button onClick={() => void reload().catch(() => undefined)}>{texts('again')}</Button>}
        >
          {error.message}
        </Alert>
      )}
      {!view && !error && <Skeleton height={420} label={texts('loading')} />}
      {view && isEmpty(view) && <Nothing view={view} />}
      {view && !isEmpty(view) && (
        <>
          <p className={styles.quiet}>{comparedText(view)}</p>
          <Totals view={view} />
          <RowsTable view={view} period={periodText(period)} />
          <Course key={view.id} view={view} />
        </>
      )}
    </>
  );
};

const Tables = () => {
  const { data, error, reload } = useApi(listTables, {});
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const { table } = useParams();
  const [params] = useSearchParams();
  const search = params.size === 0 ? '' : `?${params}`;
  if (error && !data)
    return (
      <Alert
        tone="error"
        action={<Button onClick={() => void reload().catch(() => undefined)}>{texts('again')}</Button>}
      >
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton height={420} label={texts('loading')} />;
  const [first] = data;
  if (!table && first) return <Navigate to={`${tablePath(first.id)}${search}`} replace />;
  return (
    <div className={styles.page}>
      <PageNav
        label={texts('tables')}
        pages={data.map(({ id, title }) => ({ to: `${tablePath(id)}${search}`, label: title }))}
      />
      <TableContent key={table} table={table ?? ''} />
      {isAdmin && <MailReport />}
    </div>
  );
};

/** `/team-portal/business/:table`: figures of the house over a period, compared, with what is behind each. */
export const BusinessPage = () => (
  <StaffPage title={texts('title')} lead={texts('lead')} of="team" back={{ to: analyticsPath, label: texts('back') }}>
    <Tables />
  </StaffPage>
);
