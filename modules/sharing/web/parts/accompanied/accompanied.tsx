import { formatInstant, Link, useApi, useChannel } from '#core/web';
import { Alert, Button, buttonClass, Skeleton } from '#ui';
import { getConsents } from '../../../schemas/endpoints';
import { openSegments } from '../../api/consent-steps';
import { segmentName } from '../segments/segment-name';
import styles from './accompanied.module.css';
import { accompaniedTexts as texts } from './texts/texts';

/** What a practitioner who accompanies the client may read, what they read of it, and what they ask for. */
export const Accompanied = ({ matchId, name }: { readonly matchId: string; readonly name: string }) => {
  const { data, error, reload } = useApi(getConsents);
  useChannel(null, (event) => {
    if (event === 'reconnected' || event.startsWith('consents.')) void reload();
  });
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={4} label={texts('loading', { name })} />;
  const row = data.practitioners.find((one) => one.matchId === matchId);
  const open = row ? openSegments(row) : [];
  const asked = row?.requests.reduce((sum, { segments }) => sum + segments.length, 0) ?? 0;
  const readAt = (key: string) => row?.lastReads.find(({ segment }) => segment === key)?.at;
  return (
    <section className={styles.part} aria-label={texts('shared', { name })}>
      <h3>{texts('shared', { name })}</h3>
      {open.length === 0 && <p>{texts('shared.none', { name })}</p>}
      {open.length > 0 && (
        <ul className={styles.shared}>
          {open.map((key) => {
            const at = readAt(key);
            return (
              <li key={key}>
                <span>{segmentName(key)}</span>
                <small>
                  {at
                    ? texts('shared.read', { when: formatInstant(at, { dateStyle: 'medium', timeStyle: 'short' }) })
                    : texts('shared.unread')}
                </small>
              </li>
            );
          })}
        </ul>
      )}
      {asked > 0 && <p className={styles.asked}>{texts('shared.asked', { name, count: asked })}</p>}
      <p className={styles.ways}>
        <Link to="/matching/sharing" className={buttonClass('plain')}>
          {texts('shared.choose', { name })}
        </Link>
        <Link to="/matching/sharing/log">{texts('shared.log')}</Link>
      </p>
    </section>
  );
};
