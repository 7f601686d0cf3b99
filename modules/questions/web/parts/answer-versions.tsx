import { formatDateTime, useApi } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { listAnswerVersions } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import styles from './question.module.css';

/** What was answered before, the newest first. */
export const AnswerVersions = ({ id }: { readonly id: string }) => {
  const { data, error, reload } = useApi(listAnswerVersions, { params: { id } });
  if (!data)
    return error ? (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('retry')}</Button>}>
        {error.message}
      </Alert>
    ) : (
      <Skeleton lines={3} />
    );
  return (
    <ol className={styles.versions} reversed>
      {data.slice(1).map(({ version, text, savedAt }) => (
        <li key={version}>
          <p className="small quiet tnum">{texts('card.facts', { when: formatDateTime(savedAt) })}</p>
          <p className={styles.own}>{text}</p>
        </li>
      ))}
    </ol>
  );
};
