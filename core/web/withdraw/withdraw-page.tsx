import { useState } from 'react';
import { ApiError, getPageData, Link, type TextValues, useLocation, useTitle } from '#core/web';
import { Alert, Button, LinkButton } from '#ui';
import styles from './withdraw-page.module.css';

type State = 'asks' | 'working' | 'done' | 'gone' | 'failed';

interface WithdrawPageProps {
  /** Deletes what the token stands for; 404 and 422 say that there is nothing of it. */
  readonly withdraw: (token: string) => Promise<unknown>;
  readonly words: (
    key: 'title' | 'ask' | 'do' | 'doing' | 'done' | 'gone' | 'failed' | 'failed.more' | 'home',
    values?: TextValues,
  ) => string;
}

/** Where the link of a confirmation leads. The secret stands behind the `#`, so it is in no log; a press deletes, a visit does not. */
export const WithdrawPage = ({ withdraw, words }: WithdrawPageProps) => {
  const token = useLocation().hash.slice(1);
  const [state, setState] = useState<State>('asks');
  useTitle(words('title'));
  const confirm = async (): Promise<void> => {
    setState('working');
    try {
      await withdraw(token);
      setState('done');
    } catch (error) {
      const unknown = error instanceof ApiError && [404, 422].includes(error.status);
      setState(unknown ? 'gone' : 'failed');
    }
  };
  const over = state === 'done' || state === 'gone';
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{words('title')}</h1>
      <div className={styles.form} aria-live="polite">
        {!over && <p className="lead">{words('ask')}</p>}
        {state === 'done' && <Alert tone="success">{words('done')}</Alert>}
        {state === 'gone' && <Alert tone="attention">{words('gone')}</Alert>}
        {state === 'failed' && (
          <Alert tone="error" title={words('failed')}>
            {words('failed.more', { email: getPageData().contactEmail })}
          </Alert>
        )}
      </div>
      {over ? (
        <LinkButton as={Link} to="/">
          {words('home')}
        </LinkButton>
      ) : (
        <Button
          variant="loud"
          pending={state === 'working'}
          pendingText={words('doing')}
          onClick={() => void confirm()}
        >
          {words('do')}
        </Button>
      )}
    </section>
  );
};
