import { formatDate, Link } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { Badge, type BadgeTone, EmptyState } from '#ui';
import { type Column, Table } from '#ui/table/table';
import { listImports } from '../../schemas/endpoints';
import type { ImportRowView } from '../../schemas/imports';
import type { ImportState } from '../../schemas/values';
import { texts } from '../texts/texts';
import styles from './imports.module.css';

export const stateTones: Readonly<Record<ImportState, BadgeTone>> = {
  uploading: 'pending',
  uploaded: 'pending',
  checking: 'pending',
  checked: 'pending',
  unreadable: 'other',
  running: 'pending',
  done: 'reviewed',
  cancelled: 'other',
  failed: 'other',
};

const columns: readonly Column<ImportRowView>[] = [
  {
    key: 'file',
    head: texts('row.file'),
    cell: ({ id, fileName, kind }) => (
      <span className={styles.who}>
        <Link to={`/management/imports/${id}`}>{fileName}</Link>
        <small>{kind}</small>
      </span>
    ),
  },
  {
    key: 'state',
    head: texts('row.state'),
    cell: ({ state }) => <Badge tone={stateTones[state]}>{texts(`state.${state}`)}</Badge>,
  },
  {
    key: 'counts',
    head: texts('row.counts'),
    cell: ({ written }) => (written ? texts('counts', { ...written }) : texts('row.nothing')),
  },
  { key: 'by', head: texts('row.by'), cell: ({ createdBy }) => createdBy ?? texts('row.nobody') },
  { key: 'at', head: texts('row.at'), cell: ({ createdAt }) => formatDate(createdAt) },
];

/** Every file that was brought, newest first. */
export const History = () => {
  const pages = usePages(listImports, { query: { limit: 30 } });
  return (
    <section className={styles.panel} aria-labelledby="imports-history">
      <h2 id="imports-history">{texts('history')}</h2>
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={
          <EmptyState title={texts('history.none')}>
            <p>{texts('history.none.more')}</p>
          </EmptyState>
        }
      >
        {(rows) => (
          <Table caption={texts('history')} captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </PagedList>
    </section>
  );
};
