import { formatDate, Link, useSearchParams, useSession } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { Badge, EmptyState, Field } from '#ui';
import { Select } from '#ui/select/select';
import { type Column, Table } from '#ui/table/table';
import type { PlanLine } from '../../../schemas/aftercare';
import { listPlans } from '../../../schemas/endpoints';
import { clientPlansPath } from '../../paths';
import { texts } from '../../texts/texts';
import styles from '../aftercare.module.css';

const statuses = ['active', 'closed'] as const;

const columns: readonly Column<PlanLine>[] = [
  {
    key: 'client',
    head: texts('line.client'),
    cell: ({ client, clientId, sample }) => (
      <span className={styles.who}>
        {clientId ? <Link to={clientPlansPath(clientId)}>{client}</Link> : client}
        {sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </span>
    ),
  },
  { key: 'author', head: texts('line.author'), cell: ({ author }) => author ?? texts('line.gone') },
  { key: 'status', head: texts('line.status'), cell: ({ status }) => texts(`status.${status}`) },
  {
    key: 'done',
    head: texts('line.done'),
    cell: ({ done, total, overdue }) => (
      <span className={styles.numbers}>
        {texts('line.done.of', { done, total })}
        {overdue > 0 && <small>{texts('line.overdue', { count: overdue })}</small>}
      </span>
    ),
  },
  {
    key: 'next',
    head: texts('line.next'),
    cell: ({ nextDue }) => (nextDue ? formatDate(nextDue, 'medium') : texts('line.next.none')),
  },
];

/** Plans of the team: for each how far it is, and what is due. */
export const AftercareTab = () => {
  const [params, setParams] = useSearchParams();
  const admin = useSession(({ user }) => user?.role === 'admin');
  const status = findKnown(statuses, params.get('status'));
  const pages = usePages(listPlans, { query: { ...(status && { status }), limit: 30 } }, { keep: true });
  const choose = (value: string): void =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (value === '') next.delete('status');
      else next.set('status', value);
      return next;
    });
  return (
    <div className={styles.tab}>
      <div className={styles.bar}>
        <div>
          <h2>{texts('title')}</h2>
          <p className="quiet">{texts('tab.lead')}</p>
        </div>
        <Field label={texts('status')}>
          <Select value={status ?? ''} onChange={({ target }) => choose(target.value)}>
            <option value="">{texts('status.all')}</option>
            {statuses.map((one) => (
              <option key={one} value={one}>
                {texts(`status.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={
          <EmptyState title={texts('none')}>
            <p>{texts(admin ? 'none.admin' : 'none.practitioner')}</p>
          </EmptyState>
        }
      >
        {(rows) => (
          <Table caption={texts('title')} captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </PagedList>
    </div>
  );
};
