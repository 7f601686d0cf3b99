import { useState } from 'react';
import { ApiError, api, Link, pageData, useLocation, useTitle } from '#core/web';
import { Alert, Button, LinkButton } from '#ui';
import { texts } from './texts/texts';
import styles from './withdraw-page.module.css';

type State = 'asks' | 'working' | 'done' | 'gone' | 'failed';

/** Where the link of the confirmation leads. The secret stands behind the `#`, so it is in no log; a press deletes, a visit does not. */
export const WithdrawPage = () => {
  const token = useLocation().hash.slice(1);
  const [state, setState] = useState<State>('asks');
  useTitle(texts('title'));
  const withdraw = async (): Promise<void> => {
    setState('working');
    try {
      await api('/api/intakes/withdraw', { method: 'POST', body: { token } });
      setState('done');
    } catch (error) {
      const unknown = error instanceof ApiError && [404, 422].includes(error.status);
      setState(unknown ? 'gone' : 'failed');
    }
  };
  const over = state === 'done' || state === 'gone';
  return (
    <section className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>{texts('title')}</h1>
      <div className={styles.form} aria-live="polite">
        {!over && <p className="lead">{texts('ask')}</p>}
        {state === 'done' && <Alert tone="success">{texts('done')}</Alert>}
        {state === 'gone' && <Alert tone="attention">{texts('gone')}</Alert>}
        {state === 'failed' && (
          <Alert tone="error" title={texts('failed')}>
            {texts('failed.more', { email: pageData().contactEmail })}
          </Alert>
        )}
      </div>
      {over ? (
        <LinkButton as={Link} to="/">
          {texts('home')}
        </LinkButton>
      ) : (
        <Button
          variant="loud"
          pending={state === 'working'}
          pendingText={texts('doing')}
          onClick={() => void withdraw()}
        >
          {texts('do')}
        </Button>
      )}
    </section>
  );
};
