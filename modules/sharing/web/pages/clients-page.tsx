import { formatDateTime, Link, refreshAnswers, Slot, useChannel } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { caseload, getOwnRecord, parseSampleName } from '#modules/matching/public';
import { Alert, Avatar, Badge, Button, EmptyState, Skeleton } from '#ui';
import type { PracticeClient } from '../../schemas/client';
import { listPracticeClients } from '../../schemas/endpoints';
import styles from '../parts/client/client.module.css';
import { clientTexts as texts } from '../parts/client/texts/texts';
import { PracticePage } from '../parts/frame/practice-page';

const ClientItem = ({ client }: { readonly client: PracticeClient }) => {
  const { name, sample } = parseSampleName(client.displayInitials);
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
  useChannel(null, (event) => {
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

const nothing = {};

/** Whom a practitioner accepted, with what each of them opened. */
export const ClientsPage = () => (
  <PracticePage title={texts('clients.title')} lead={texts('clients.lead')}>
    <Slot of={caseload} with={nothing} waiting={<p className="quiet">{'\u00a0'}</p>} />
    <Clients />
  </PracticePage>
);
