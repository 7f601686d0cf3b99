import { Suspense, useState } from 'react';
import { formatDate, Link, useApi } from '#core/web';
import { Alert, Button, toast } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { ConnectionBlockView, ConnectionView, PastConnection } from '../../schemas/connections';
import { listBlocks } from '../../schemas/endpoints';
import { leave, pairPage, unblock } from '../api/connections';
import { useAct } from '../api/use-act';
import { texts } from '../texts/texts';
import styles from './connections.module.css';

const Looks = lazyPart(() => import('./pair/looks').then((module) => module.Looks));

/** Those who agreed, as far as the list was read; `whole` says that it was read to its end. */
export const Accepted = ({
  people,
  whole,
}: {
  readonly people: readonly ConnectionView[];
  readonly whole: boolean;
}) => (
  <section aria-labelledby="connected">
    <h2 id="connected">{texts('accepted')}</h2>
    {people.length === 0 ? (
      <p className={styles.none}>{texts(whole ? 'accepted.none' : 'accepted.noneYet')}</p>
    ) : (
      <ul className={styles.people}>
        {people.map(({ id, name, createdAt }) => (
          <li key={id}>
            <b>{name}</b>
            <span className={styles.when}>{texts('accepted.since', { date: formatDate(createdAt) })}</span>
            <Link to={pairPage(id)} className={styles.open ?? ''} aria-label={`${texts('accepted.open')}: ${name}`}>
              {texts('accepted.open')}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Waiting = ({ invitation: { id, name, expiresAt, createdAt } }: { readonly invitation: ConnectionView }) => {
  const { busy, failed, run } = useAct();
  const back = async () => {
    if (await run(() => leave(id))) toast({ title: texts('invited.withdrawn'), tone: 'success' });
  };
  return (
    <li>
      <b>{name}</b>
      <span className={styles.when}>{texts('invited.until', { date: formatDate(expiresAt ?? createdAt) })}</span>
      <Button
        variant="bare"
        pending={busy}
        aria-label={texts('invited.withdraw.of', { name })}
        onClick={() => void back()}
      >
        {texts('invited.withdraw')}
      </Button>
      {failed && <Alert tone="error">{failed}</Alert>}
    </li>
  );
};

/** Own invitations without an answer. */
export const Invited = ({ invitations }: { readonly invitations: readonly ConnectionView[] }) =>
  invitations.length === 0 ? null : (
    <section aria-labelledby="asked-by-you">
      <h2 id="asked-by-you">{texts('invited')}</h2>
      <ul className={styles.people}>
        {invitations.map((one) => (
          <Waiting key={one.id} invitation={one} />
        ))}
      </ul>
    </section>
  );

const PastLine = ({ past: { name, what, by } }: { readonly past: PastConnection }) =>
  what === 'ended' && by === 'you' ? (
    <>
      {texts('past.ended.you')} <b>{name}</b>.
    </>
  ) : (
    <>
      <b>{name}</b> {texts(what === 'ended' ? 'past.ended.them' : `past.${what}`)}
    </>
  );

/** What somebody saw before the end stays known; it is asked for when it is wished. */
const PastLooks = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.own} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts('past.looks', { name })}</summary>
      {open && (
        <Suspense fallback={null}>
          <Looks id={id} name={name} />
        </Suspense>
      )}
    </details>
  );
};

/** What ended lately, and by whom. */
export const Past = ({ past }: { readonly past: readonly PastConnection[] }) =>
  past.length === 0 ? null : (
    <section aria-labelledby="came-to-an-end">
      <h2 id="came-to-an-end">{texts('past')}</h2>
      <ul className={`${styles.people} ${styles.past}`}>
        {past.map((one) => (
          <li key={one.id}>
            <span>
              <PastLine past={one} />
            </span>
            <time className={styles.when} dateTime={one.at}>
              {formatDate(one.at)}
            </time>
            {one.what === 'ended' && <PastLooks id={one.id} name={one.name} />}
          </li>
        ))}
      </ul>
    </section>
  );

const Blocked = ({ person: { id, name } }: { readonly person: ConnectionBlockView }) => {
  const { busy, failed, run } = useAct();
  return (
    <li>
      <b>{name}</b>
      <Button
        variant="bare"
        pending={busy}
        aria-label={texts('blocks.undo.of', { name })}
        onClick={() => void run(() => unblock(id))}
      >
        {texts('blocks.undo')}
      </Button>
      {failed && <Alert tone="error">{failed}</Alert>}
    </li>
  );
};

/** Whom the person refuses, and the way back. */
export const Blocks = () => {
  const { data = [] } = useApi(listBlocks);
  return data.length === 0 ? null : (
    <section aria-labelledby="refused">
      <h2 id="refused">{texts('blocks')}</h2>
      <ul className={styles.people}>
        {data.map((one) => (
          <Blocked key={one.id} person={one} />
        ))}
      </ul>
    </section>
  );
};
