import { listOwnOpenings } from '#core/schemas/endpoints';
import type { OwnOpening } from '#core/schemas/own-openings';
import { formatDateTime } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, Button, Skeleton } from '#ui';
import styles from '../../pages/sharing.module.css';
import { sharingTexts as texts } from '../../texts/texts';

const Opening = ({ row }: { readonly row: OwnOpening }) => {
  const open = Date.parse(row.until) > Date.now();
  return (
    <li className={styles.opening}>
      <time dateTime={row.at}>{formatDateTime(row.at)}</time>
      <p>
        {texts(row.kind === 'intake' ? 'opened.kind.intake' : 'opened.kind.other')}{' '}
        {texts(open ? 'opened.until' : 'opened.was', { when: formatDateTime(row.until) })}{' '}
        {texts('opened.reads', {
          count: row.reads,
          last: row.lastReadAt === null ? '' : formatDateTime(row.lastReadAt),
        })}
      </p>
    </li>
  );
};

const List = () => {
  const { rows, error, busy, more, reload } = usePages(listOwnOpenings, { query: { limit: 10 } });
  if (error && !rows)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!rows) return <Skeleton lines={2} label={texts('opened.loading')} />;
  if (rows.length === 0) return <p>{texts('opened.none')}</p>;
  return (
    <>
      <ol className={styles.openings} aria-label={texts('opened.list')}>
        {rows.map((row) => (
          <Opening key={row.id} row={row} />
        ))}
      </ol>
      {error && <Alert tone="error">{texts('log.failed')}</Alert>}
      {more && (
        <Button pending={busy} onClick={() => void more()}>
          {texts('opened.more')}
        </Button>
      )}
      <p className="small quiet">{texts('opened.ask')}</p>
    </>
  );
};

/** What administrators opened of the client's closed answers: when, until when, and how often it was read. */
export const StaffAccess = () => (
  <section aria-labelledby="opened-by-team" className={styles.others}>
    <h2 id="opened-by-team">{texts('opened')}</h2>
    <p className={styles.note}>{texts('opened.lead')}</p>
    <List />
  </section>
);
