import { useCallback, useEffect, useState } from 'react';
import { ApiError, api, formatDateTime, getPageData, Link, useLocation, useTitle } from '#core/web';
import { Alert, Button, LinkButton, Skeleton } from '#ui';
import { type Stage, StageList } from '#ui/stage-list/stage-list';
import type { RequestProgress } from '../../schemas/contact-request';
import { getProgress } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import styles from './pages.module.css';

const stagesOf = ({ state, createdAt, dueAt }: RequestProgress): Stage[] => {
  const [answered, read] = [state === 'answered', state !== 'received'];
  const when = formatDateTime(dueAt);
  const promised = texts(Date.parse(dueAt) < Date.now() ? 'progress.late' : 'progress.until', { when });
  return [
    { key: 'received', label: texts('progress.received'), state: 'done', detail: formatDateTime(createdAt) },
    {
      key: 'reading',
      label: texts('progress.reading'),
      state: answered ? 'done' : read ? 'current' : 'waiting',
      detail: texts(read ? 'progress.reading.more' : 'progress.reading.wait'),
    },
    {
      key: 'answered',
      label: texts('progress.answered'),
      state: answered ? 'done' : 'waiting',
      detail: answered ? texts('progress.answered.more') : promised,
    },
  ];
};

type Shown = RequestProgress | 'loading' | 'gone' | 'failed';

/** Asks for the state behind a secret. It is sent in a body and stands behind the `#`, so that no log has it. */
const useProgress = (token: string): readonly [Shown, () => void] => {
  const [shown, setShown] = useState<Shown>('loading');
  const look = useCallback((): void => {
    setShown('loading');
    api(getProgress, { body: { token } }).then(setShown, (error: unknown) =>
      setShown(error instanceof ApiError && [404, 422].includes(error.status) ? 'gone' : 'failed'),
    );
  }, [token]);
  useEffect(look, [look]);
  return [shown, look];
};

/** Where the link of the receipt leads: how far a request is, and nothing about whose it is. */
export const ProgressPage = () => {
  const [shown, look] = useProgress(useLocation().hash.slice(1));
  useTitle(texts('progress.title'));
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{texts('progress.title')}</h1>
      <div className={styles.form} aria-live="polite">
        {shown === 'loading' && <Skeleton lines={4} label={texts('progress.loading')} />}
        {shown === 'gone' && <Alert tone="attention">{texts('progress.gone')}</Alert>}
        {shown === 'failed' && (
          <Alert
            tone="error"
            title={texts('progress.failed')}
            action={<Button onClick={look}>{texts('progress.again')}</Button>}
          >
            {texts('failed.more', { email: getPageData().contactEmail })}
          </Alert>
        )}
        {typeof shown === 'object' && (
          <>
            <p className="lead">{texts('progress.lead', { reference: shown.reference })}</p>
            <StageList label={texts('progress.stages')} stages={stagesOf(shown)} />
            <p className="quiet small">{texts('progress.private')}</p>
          </>
        )}
      </div>
      <LinkButton as={Link} to="/">
        {texts('withdraw.home')}
      </LinkButton>
    </section>
  );
};
