import { formatDateTime, Link, useParams } from '#core/web';
import { parseSampleName } from '#modules/matching/public';
import { Alert, Button, buttonClass, EmptyState, Icon, Skeleton } from '#ui';
import type { PracticeClient } from '../../schemas/client';
import { useClient } from '../api/use-client';
import { AskForm } from '../parts/client/ask-form';
import styles from '../parts/client/client.module.css';
import { EndWork } from '../parts/client/end-work';
import { PieceItem } from '../parts/client/piece-item';
import { clientTexts as texts } from '../parts/client/texts/texts';
import { PracticePage } from '../parts/frame/practice-page';

type Room = ReturnType<typeof useClient>;

const Pieces = ({ client, room }: { readonly client: PracticeClient; readonly room: Room }) => {
  const open = client.segments ?? [];
  return (
    <section className={styles.pieces} aria-labelledby="pieces">
      <h2 id="pieces">{texts('room.pieces')}</h2>
      {client.segments && (
        <p className="small quiet">
          {client.expiresAt ? texts('room.until', { when: formatDateTime(client.expiresAt) }) : texts('room.noEnd')}
        </p>
      )}
      {!client.segments && (
        <EmptyState level={3} title={texts('room.closed')}>
          <p>{texts('room.closed.hint')}</p>
        </EmptyState>
      )}
      {client.segments?.length === 0 && <p>{texts('room.empty')}</p>}
      {open.map((key) => (
        <PieceItem
          key={key}
          segment={key}
          piece={room.pieces[key]}
          onOpen={() => void room.open(key)}
          onClose={() => room.close(key)}
        />
      ))}
    </section>
  );
};

const Inside = ({ matchId, room }: { readonly matchId: string; readonly room: Room }) => {
  const { client, error, dropped, reload } = room;
  if (error && client === undefined)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (client === undefined) return <Skeleton lines={6} label={texts('room.loading')} />;
  return (
    <>
      {dropped && <Alert tone="info">{texts(`room.${dropped}`)}</Alert>}
      {client ? (
        <>
          <p className={styles.notice}>{texts('room.notice')}</p>
          <Pieces client={client} room={room} />
          <section className={styles.section} aria-labelledby="ask">
            <h2 id="ask">{texts('ask.title')}</h2>
            <p className="quiet">{texts('ask.lead')}</p>
            <AskForm matchId={matchId} open={client.segments ?? []} />
          </section>
          <EndWork matchId={matchId} />
        </>
      ) : (
        <EmptyState
          title={texts('room.missing')}
          action={
            <Link to="/matching/clients" className={buttonClass('plain')}>
              {texts('room.back')}
            </Link>
          }
        >
          <p>{texts('room.missing.hint')}</p>
        </EmptyState>
      )}
    </>
  );
};

const Loaded = ({ matchId }: { readonly matchId: string }) => {
  const room = useClient(matchId);
  const initials = room.client ? parseSampleName(room.client.displayInitials).name : '';
  return (
    <PracticePage
      title={initials ? texts('room.title', { initials }) : texts('clients.title')}
      back={
        <Link to="/matching/clients">
          <Icon name="back" size={18} />
          {texts('room.back')}
        </Link>
      }
    >
      <Inside matchId={matchId} room={room} />
    </PracticePage>
  );
};

/** One client of a practitioner: only what they opened, each piece read when it is asked for. */
export const ClientPage = () => {
  const { id = '' } = useParams();
  return <Loaded key={id} matchId={id} />;
};
