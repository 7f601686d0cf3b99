import { hasPage, Link, useChannel } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, Button, EmptyState, Skeleton } from '#ui';
import { listCalls } from '../../schemas/endpoints';
import { CallLine } from '../parts/calls/call-line';
import styles from '../parts/calls/calls.module.css';
import { callTexts as texts } from '../parts/calls/texts/texts';
import { PracticePage } from '../parts/practice/practice-page';

const Calls = () => {
  const { rows, error, busy, more, reload } = usePages(listCalls, { query: { limit: 30 } });
  useChannel(null, (event) => {
    if (/^(calls|matches)\.|^reconnected$/.test(event)) void reload();
  });
  if (error && !rows)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!rows) return <Skeleton lines={4} label={texts('page.loading')} />;
  if (rows.length === 0)
    return (
      <EmptyState title={texts('page.none')} action={<Link to="/matching/hours">{texts('dialog.hours')}</Link>}>
        <p>{texts('page.none.hint')}</p>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {rows.map((call) => (
          <li key={call.id}>
            <CallLine call={call} name={null} />
            {call.accepted && hasPage('/matching/clients') && (
              <Link to={`/matching/clients/${call.matchId}`}>{texts('room')}</Link>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <p>
          <Button pending={busy} onClick={() => void more()}>
            {texts('page.more')}
          </Button>
        </p>
      )}
    </>
  );
};

/** `/matching/calls`: introduction calls that lie ahead of a practitioner. */
export const CallsPage = () => (
  <PracticePage title={texts('page.title')} lead={texts('page.lead')}>
    <Calls />
  </PracticePage>
);
