import { formatDateTime, useApi } from '#core/web';
import { Alert, Skeleton } from '#ui';
import { listConnectionReadings } from '../../../schemas/endpoints';
import styles from './pair.module.css';
import { pairTexts as texts } from './texts/texts';

/** When the other looked at the person's chart. */
export const Looks = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const { data, error } = useApi(listConnectionReadings, { params: { id } });
  if (error && !data) return <Alert tone="error">{error.message}</Alert>;
  if (!data) return <Skeleton lines={3} label={texts('log.loading')} />;
  if (data.length === 0) return <p className={styles.none}>{texts('log.none', { name })}</p>;
  return (
    <>
      <ul className={styles.looks}>
        {data.map(({ id: look, at }) => (
          <li key={look}>
            <time dateTime={at}>{formatDateTime(at)}</time>
          </li>
        ))}
      </ul>
      {data.length >= 20 && <p className={styles.none}>{texts('log.more')}</p>}
    </>
  );
};
