import { useState } from 'react';
import { ApiError, api, failure, Link, useLocation, useTitle } from '#core/web';
import { Button, LinkButton, toast } from '#ui';
import { unsubscribe } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import styles from './leave-page.module.css';

/** `/unsubscribe#<token>`, where the daily mail leads. A press is asked for, since mail programs open links by themselves. */
export const LeavePage = () => {
  const token = useLocation().hash.slice(1);
  const whole = /^[A-Za-z0-9_-]{20,400}$/.test(token);
  const [state, setState] = useState<'asked' | 'leaving' | 'left' | 'unknown'>('asked');
  const said = !whole || state === 'unknown' ? 'leave.bad' : state === 'left' ? 'leave.done' : 'leave';
  useTitle(texts(said));
  const leave = async () => {
    setState('leaving');
    try {
      await api(unsubscribe, { params: { token } });
      setState('left');
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return setState('unknown');
      setState('asked');
      toast(failure(error, texts('error')));
    }
  };
  return (
    <div className={styles.page}>
      <h1>{texts(said)}</h1>
      <p aria-live="polite">{texts(said === 'leave' ? 'leave.text' : `${said}.text`)}</p>
      <p>
        {said === 'leave' ? (
          <Button
            variant="loud"
            pending={state === 'leaving'}
            pendingText={texts('leave.doing')}
            onClick={() => void leave()}
          >
            {texts('leave.do')}
          </Button>
        ) : (
          <LinkButton as={Link} to="/">
            {texts('leave.home')}
          </LinkButton>
        )}
      </p>
    </div>
  );
};
