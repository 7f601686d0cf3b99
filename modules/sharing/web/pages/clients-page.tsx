import { formatDateTime, Link, refreshAnswers, useRoom } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, Avatar, Badge, Button, EmptyState, Skeleton } from '#ui';
import { getOwnRecord, listPracticeClients } from '#modules/matching/schemas/endpoints';
import type { PracticeClient } from '#modules/matching/schemas/practice';
import { nameOf } from '#modules/matching/web/parts/matches/bands';
import { Caseload } from '#modules/matching/web/parts/practice/caseload';
import styles from '#modules/matching/web/parts/practice/practice.module.css';
import { PracticePage } from '#modules/matching/web/parts/practice/practice-page';
import { practiceTexts as texts } from '#modules/matching/web/parts/practice/texts/texts';

const ClientItem = ({ client }: { readonly client: PracticeClient }) => {
  const { name, sample } = nameOf(client.displayInitials);
  const [firstName = '', lastName = ''] = name.split(' ');
  return (
    <li className={styles.client}>
      <Avatar person={{ firstName, lastName }} size={48} />
      <div>
        <Link to={`/matching/clients/${client.matchId}`}>{texts('client.enter', { initials: name })}</Link>{' '}
        {sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </div>
      <p className="small quiet">
        {client.segments ? texts('client.open', { count: client.segments.length }) : texts('client.closed')}
        {client.expiresAt && ` · ${texts('client.until', { when: formatDateTime(client.expiresAt) })}`}
      </p>
    </li>
  );
};

const Clients = () => {
  const { rows, error, busy, more, reload } = usePages(listPracticeClients, { query: { limit: 50 } });
  useRoom(null, (event) => {
    if (/^(consents|matches)\.|^reconnected$/.test(event)) void Promise.all([reload(), refreshAnswers(getOwnRecord)]);
  });
  if (error && !rows)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!rows) return <Skeleton lines={6} label={texts('clients.loading')} />;
  if (rows.length === 0)
    return (
      <EmptyState title={texts('clients.none')}>
        <p>{texts('clients.none.hint')}</p>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {rows.map((client) => (
          <ClientItem key={client.matchId} client={client} />
        ))}
      </ul>
      {error && <Alert tone="error">{texts('moreFailed')}</Alert>}
      {more && (
        <p>
          <Button pending={busy} onClick={() => void more()}>
            {texts('more')}
          </Button>
        </p>
      )}
    </>
  );
};

/** Whom a practitioner accepted, with what each of them opened. */
export const ClientsPage = () => (
  <PracticePage title={texts('clients.title')} lead={texts('clients.lead')}>
    <Caseload />
    <Clients />
  </PracticePage>
);
