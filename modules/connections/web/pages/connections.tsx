import { Link, useSearchParams, useSession, useTitle } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { useChanges } from '../api/use-changes';
import { useConnections } from '../api/use-connections';
import styles from '../parts/connections.module.css';
import { InviteForm } from '../parts/invite/invite-form';
import { OpenLink } from '../parts/invite/open-link';
import { Received } from '../parts/invite/received';
import { Accepted, Blocks, Invited, Past } from '../parts/lists';
import { texts } from '../texts/texts';

const Lists = () => {
  const { list, error, busy, more, reload } = useConnections();
  useChanges();
  const failed = error && (
    <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
      {error.message}
    </Alert>
  );
  if (!list) return failed ?? <Skeleton lines={3} label={texts('loading')} />;
  const { connections, past } = list;
  return (
    <div className={styles.lists}>
      {connections
        .filter(({ state }) => state === 'received')
        .map((one) => (
          <Received key={one.id} invitation={one} />
        ))}
      <Accepted people={connections.filter(({ state }) => state === 'accepted')} whole={more === null} />
      <Invited invitations={connections.filter(({ state }) => state === 'invited')} />
      {failed}
      {more && !failed && (
        <Button className={styles.more} pending={busy} onClick={more}>
          {texts('more')}
        </Button>
      )}
      <Past past={past} />
      <Blocks />
    </div>
  );
};

/** Who sees whose chart, who asks, and how to ask; `?code=` is a link that somebody sent. */
export const ConnectionsPage = () => {
  useTitle(texts('title'));
  const [search] = useSearchParams();
  const code = search.get('code');
  const person = useSession((session) => session.user);
  if (!person) return null;
  return (
    <div className={styles.page}>
      <Link to="/profile" className={styles.back ?? ''}>
        <span aria-hidden="true">←</span> {texts('back')}
      </Link>
      <header className={styles.head}>
        <h1>{texts('title')}</h1>
        <p className="lead">{texts(person.role === 'client' ? 'lead' : 'clientsOnly')}</p>
      </header>
      {person.role === 'client' && (
        <div className={styles.columns}>
          <div className={styles.lists}>
            {code !== null && <OpenLink code={code} person={person} />}
            <Lists />
          </div>
          <section className={styles.side} aria-labelledby="invite-somebody">
            <h2 id="invite-somebody">{texts('invite.title')}</h2>
            <InviteForm />
          </section>
        </div>
      )}
    </div>
  );
};
