import { useState } from 'react';
import { useApi, useSession, useTitle } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { getEnneagram } from '../../schemas/endpoints';
import { Questionnaire } from '../parts/enneagram/questionnaire';
import { Result } from '../parts/enneagram/result';
import { texts } from '../parts/enneagram/texts/texts';
import styles from './enneagram.module.css';

const Body = ({ userId }: { readonly userId: string }) => {
  const { data, error, reload } = useApi(getEnneagram);
  const [again, setAgain] = useState(false);
  if (error && data === undefined)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('tryAgain')}</Button>}>
        {error.message}
      </Alert>
    );
  if (data === undefined) return <Skeleton lines={8} label={texts('loading')} />;
  if (data && !again) return <Result view={data} onAgain={() => setAgain(true)} />;
  return (
    <Questionnaire
      userId={userId}
      version={data?.version ?? null}
      onDone={() => setAgain(false)}
      onCancel={data ? () => setAgain(false) : undefined}
    />
  );
};

/** The questionnaire behind the enneagram, and what the answers come to. */
export const EnneagramPage = () => {
  useTitle(texts('title'));
  const userId = useSession((session) => session.user?.id);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts('title')}</h1>
      <p className={styles.intro}>{texts('intro')}</p>
      {userId && <Body userId={userId} />}
    </div>
  );
};
