import { useState } from 'react';
import { ApiError, api, failure, Link, useLocation, useTitle } from '#core/web';
import { Button, LinkButton, toast } from '#ui';
import { leaveMails } from '../../schemas/endpoints';
import type { MailKind } from '../../schemas/values';
import { texts } from '../texts/texts';
import styles from './questions-page.module.css';

/** `/end-mails#<token>`, where letters and reminders lead. A press is asked for, since mail programs open links by themselves. */
export const EndMailsPage = () => {
  const token = useLocation().hash.slice(1);
  const isWhole = /^[A-Za-z0-9_-]{20,400}$/.test(token);
  const [ended, setEnded] = useState<MailKind | null>(null);
  const [isUnknown, setUnknown] = useState(!isWhole);
  const [isEnding, setEnding] = useState(false);
  const title = texts(isUnknown ? 'end.bad.title' : ended ? `end.${ended}.title` : 'end.title');
  useTitle(title);
  const end = async (): Promise<void> => {
    setEnding(true);
    try {
      setEnded((await api(leaveMails, { params: { token } })).ended);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setUnknown(true);
      else toast(failure(error, texts('error')));
    } finally {
      setEnding(false);
    }
  };
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p aria-live="polite">{texts(isUnknown ? 'end.bad.text' : ended ? 'end.done.text' : 'end.text')}</p>
      {isUnknown || ended ? (
        <LinkButton as={Link} to="/">
          {texts('end.home')}
        </LinkButton>
      ) : (
        <Button variant="loud" pending={isEnding} pendingText={texts('end.doing')} onClick={() => void end()}>
          {texts('end.do')}
        </Button>
      )}
    </div>
  );
};
