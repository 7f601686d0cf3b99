import { useState } from 'react';
import {
  ApiError,
  api,
  failure,
  formatDate,
  formatDateTime,
  Link,
  toPath,
  useSearchParams,
  useSession,
  useTitle,
} from '#core/web';
import type { BulkAction } from '#core/web/lists/staff-list/bulk-bar';
import { changeRows } from '#core/web/lists/staff-list/change-rows';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { createUsualFilter, readUsualState } from '#core/web/lists/staff-list/usual-filter';
import { readRows, usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { Badge, Button, EmptyState, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { Column } from '#ui/table/table';
import { decideReport, exportReports, listReports } from '../../schemas/endpoints';
import type { ReportFilters, ReportView } from '../../schemas/report';
import { reportKinds, reportReasons, reportSorts, reportStatuses } from '../../schemas/values';
import { Frame } from '../parts/frame/frame';
import styles from '../parts/reports/reports.module.css';
import { texts } from '../texts/texts';

const usual = 'open';
const tones = { open: 'pending', hidden: 'other', kept: 'reviewed' } as const;

const decide = (id: string, decision: 'hide' | 'keep' | 'reopen') =>
  api(decideReport, { params: { id }, body: { decision } });

const Item = ({ report, onDecided }: { readonly report: ReportView; readonly onDecided: () => void }) => {
  const act = async (decision: 'hide' | 'keep') => {
    try {
      await decide(report.id, decision);
      onDecided();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(failure(error, texts('error')));
    }
  };
  return (
    <div className={styles.item}>
      <p className={styles.meta}>
        {texts(`kind.${report.kind}`)}
        {' · '}
        {texts('reports.by', { name: report.author ?? texts('former') })}
        {' · '}
        <time dateTime={report.createdAt}>{formatDateTime(report.createdAt)}</time>
      </p>
      <p className={styles.words}>{report.content ?? texts('reports.gone')}</p>
      {report.note && <p>{texts('reports.note', { note: report.note })}</p>}
      <p className={styles.buttons}>
        {report.status !== 'hidden' && <Button onClick={() => void act('hide')}>{texts('reports.hide')}</Button>}
        {report.status === 'open' && <Button onClick={() => void act('keep')}>{texts('reports.keep')}</Button>}
        {report.path && <Link to={report.path}>{texts('reports.see')}</Link>}
      </p>
    </div>
  );
};

const columnsOf = (open: (report: ReportView) => void): readonly Column<ReportView>[] => [
  {
    key: 'reason',
    head: texts('reports.reason'),
    cell: (report) => (
      <Button variant="bare" onClick={() => open(report)}>
        {texts(`reason.${report.reason}`)}
      </Button>
    ),
  },
  { key: 'kind', head: texts('reports.kind'), cell: ({ kind }) => texts(`kind.${kind}`) },
  {
    key: 'words',
    head: texts('reports.words'),
    cell: ({ content }) => <span className={styles.excerpt}>{content ?? texts('reports.gone')}</span>,
  },
  { key: 'author', head: texts('reports.author'), cell: ({ author }) => author ?? texts('former') },
  {
    key: 'status',
    head: texts('reports.status'),
    cell: ({ status }) => <Badge tone={tones[status]}>{texts(`reports.status.${status}`)}</Badge>,
  },
  { key: 'at', head: texts('reports.at'), cell: ({ createdAt }) => formatDate(createdAt, 'medium') },
];

const filters: readonly ListFilter[] = [
  createUsualFilter({
    name: 'status',
    label: texts('reports.status'),
    states: reportStatuses,
    usual,
    nameOf: (status) => texts(`reports.status.${status}`),
    all: texts('reports.any'),
  }),
  {
    name: 'kind',
    label: texts('reports.kind'),
    any: texts('reports.any'),
    options: reportKinds.map((value) => ({ value, label: texts(`kind.${value}`) })),
  },
  {
    name: 'reason',
    label: texts('reports.reason'),
    any: texts('reports.any'),
    options: reportReasons.map((value) => ({ value, label: texts(`reason.${value}`) })),
  },
];

const toFilters = (params: URLSearchParams): ReportFilters => {
  const q = params.get('q')?.slice(0, 100);
  const status = readUsualState(params, 'status', reportStatuses, usual);
  const kind = findKnown(reportKinds, params.get('kind'));
  const reason = findKnown(reportReasons, params.get('reason'));
  const sort = findKnown(reportSorts, params.get('sort'));
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(reason && { reason }),
    ...(sort && { sort }),
  };
};

/** Several may stay at once. Each is hidden by itself, since its author hears of it. */
const keep: BulkAction<ReportView> = {
  key: 'keep',
  label: texts('reports.bulk.keep'),
  run: (rows) =>
    changeRows(rows, {
      name: ({ reason }) => texts(`reason.${reason}`),
      change: async (row) => {
        if (row.status === 'open') await decide(row.id, 'keep');
        return row.id;
      },
      putBack: async (id, { status }) => status === 'open' && decide(id, 'reopen'),
      done: (count) => texts('reports.bulk.kept', { count }),
      undone: (count) => texts('reports.bulk.reopened', { count }),
    }),
};

const Queue = () => {
  const [params] = useSearchParams();
  const query = toFilters(params);
  const pages = usePages(listReports, { query: { ...query, limit: 50 } }, { keep: true });
  const [open, setOpen] = useState<ReportView | null>(null);
  return (
    <div className={styles.queue}>
      <StaffList
        list="community-reports"
        caption={texts('reports')}
        columns={columnsOf(setOpen)}
        pages={pages}
        rowKey={({ id }) => id}
        rowName={({ reason, author }) => `${texts(`reason.${reason}`)}, ${author ?? texts('former')}`}
        search={{ label: texts('reports.search') }}
        filters={filters}
        sorts={reportSorts.map((value) => ({ value, label: texts(`reports.sort.${value}`) }))}
        csv={toPath(exportReports, { query })}
        bulk={query.status === 'open' ? [keep] : []}
        readRows={(most) => readRows(listReports, { query: { ...query, limit: 100 } }, most)}
        empty={
          <EmptyState title={texts('reports.none')}>
            <p>{texts('reports.none.hint')}</p>
          </EmptyState>
        }
      />
      {open && (
        <Dialog open onOpenChange={(isOpen) => isOpen || setOpen(null)} title={texts(`reason.${open.reason}`)}>
          <Item
            report={open}
            onDecided={() => {
              setOpen(null);
              void pages.reload();
            }}
          />
        </Dialog>
      )}
    </div>
  );
};

/** `/community/reports`: what members reported, for moderators. */
export const ReportsPage = () => {
  useTitle(texts('reports'));
  const moderates = useSession((session) => session.user?.role === 'admin');
  return (
    <Frame>
      {moderates ? (
        <Queue />
      ) : (
        <EmptyState title={texts('reports.denied')}>
          <p>{texts('reports.denied.hint')}</p>
        </EmptyState>
      )}
    </Frame>
  );
};
