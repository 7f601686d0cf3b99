import { Link, useApi, useParams, useTitle } from '#core/web';
import { parseSampleName } from '#modules/matching/public';
import { Alert, Button, EmptyState, Icon, Skeleton } from '#ui';
import type { ConsentRow } from '../../schemas/consent';
import { getConsents, getSharedSegments } from '../../schemas/endpoints';
import { ClientNav } from '../parts/frame/client-nav';
import { ForRole } from '../parts/frame/for-role';
import { segmentName } from '../parts/segments/segment-name';
import { SegmentText } from '../parts/segments/segment-text';
import { sharingTexts as texts } from '../texts/texts';
import styles from './sharing.module.css';

const Back = () => (
  <Link to="/matching/sharing" className={styles.back ?? ''}>
    <Icon name="back" size={18} />
    {texts('seen.back')}
  </Link>
);

const Shown = ({ row, clientId }: { readonly row: ConsentRow; readonly clientId: string }) => {
  const { name } = parseSampleName(row.practitioner.name);
  useTitle(texts('seen.title', { name }));
  const { data, error, reload } = useApi(getSharedSegments, {
    params: { ownerId: clientId },
    query: { matchId: row.matchId },
  });
  const segments = Object.entries(data?.segments ?? {});
  return (
    <>
      <header className={styles.head}>
        <Back />
        <h1>{texts('seen.title', { name })}</h1>
        <p className="lead">{texts('seen.lead', { name })}</p>
      </header>
      {error && !data && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!error && !data && <Skeleton lines={6} label={texts('loading')} />}
      {data && segments.length === 0 && (
        <EmptyState title={texts('seen.none', { name })}>
          <p>{texts(row.matchStatus === 'accepted' ? 'seen.none.accepted' : 'seen.none.requested', { name })}</p>
          {row.matchStatus !== 'accepted' && <p>{texts('seen.briefly', { name })}</p>}
        </EmptyState>
      )}
      <div>
        {segments.map(([key, content]) => (
          <section key={key} aria-labelledby={`seen-${key}`} className={styles.segment}>
            <h3 id={`seen-${key}`}>{segmentName(key)}</h3>
            <SegmentText segment={key} content={content} />
          </section>
        ))}
      </div>
    </>
  );
};

const Seen = () => {
  const { matchId } = useParams();
  const { data, error, reload } = useApi(getConsents);
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={6} label={texts('loading')} />;
  const row = data.practitioners.find((one) => one.matchId === matchId);
  if (row) return <Shown row={row} clientId={data.clientId} />;
  return (
    <>
      <h1>{texts('seen.missing')}</h1>
      <p>{texts('seen.missing.hint')}</p>
      <p>
        <Back />
      </p>
    </>
  );
};

/** What one practitioner sees of the client at this moment, as they see it; the reading is not logged. */
export const SeenPage = () => (
  <ForRole who="client">
    <div className={styles.page}>
      <ClientNav />
      <Seen />
    </div>
  </ForRole>
);
