import { useCallback, useEffect, useState } from 'react';
import { ApiError, api, defineTexts, formatDateTime, getPageData, Link, useLocation, useTitle } from '#core/web';
import { Alert, Button, LinkButton, Skeleton } from '#ui';
import { type Stage, StageList } from '#ui/stage-list/stage-list';
import { getIntakeStatus } from '../../schemas/endpoints';
import type { IntakeStatus } from '../../schemas/intake';
import en from '../parts/status/texts/en.json';
import styles from './status-page.module.css';

/** What the page behind the link of the confirmation says. */
const texts = defineTexts(en, {
  de: () => import('../parts/status/texts/de.json'),
  es: () => import('../parts/status/texts/es.json'),
});

/** Until when something was promised, or that we are late. */
const promise = (due: string): string => {
  const when = formatDateTime(due);
  return Date.parse(due) < Date.now() ? texts('late', { when }) : texts('until', { when });
};

/** The way of a questionnaire; whatever is done stays done. */
const stagesOf = ({ state, submittedAt, contactDueAt, planDueAt, contactedAt, plannedAt }: IntakeStatus): Stage[] => {
  const answered = contactedAt !== null;
  const read = state !== 'received';
  return [
    { key: 'received', label: texts('received'), state: 'done', detail: formatDateTime(submittedAt) },
    {
      key: 'reading',
      label: texts('reading'),
      state: answered ? 'done' : read ? 'current' : 'waiting',
      detail: texts(read ? 'reading.more' : 'reading.wait'),
    },
    {
      key: 'answered',
      label: texts('answered'),
      state: answered ? 'done' : 'waiting',
      detail: answered ? formatDateTime(contactedAt) : promise(contactDueAt),
    },
    {
      key: 'planned',
      label: texts('planned'),
      state: plannedAt !== null ? 'done' : answered ? 'current' : 'waiting',
      detail: plannedAt !== null ? formatDateTime(plannedAt) : promise(planDueAt),
    },
  ];
};

type Shown = IntakeStatus | 'loading' | 'gone' | 'failed';

/** Asks for the state behind a secret. It is sent in a body and stands behind the `#`, so that no log has it. */
const useStatus = (token: string): readonly [Shown, () => void] => {
  const [shown, setShown] = useState<Shown>('loading');
  const look = useCallback((): void => {
    setShown('loading');
    api(getIntakeStatus, { body: { token } }).then(setShown, (error: unknown) =>
      setShown(error instanceof ApiError && [404, 422].includes(error.status) ? 'gone' : 'failed'),
    );
  }, [token]);
  useEffect(look, [look]);
  return [shown, look];
};

/** Where the link of the confirmation leads: how far the questionnaire is, and nothing about whose it is. */
export const StatusPage = () => {
  const [shown, look] = useStatus(useLocation().hash.slice(1));
  useTitle(texts('title'));
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{texts('title')}</h1>
      <div className={styles.body} aria-live="polite">
        {shown === 'loading' && <Skeleton lines={5} label={texts('loading')} />}
        {shown === 'gone' && <Alert tone="attention">{texts('gone')}</Alert>}
        {shown === 'failed' && (
          <Alert tone="error" title={texts('failed')} action={<Button onClick={look}>{texts('again')}</Button>}>
            {texts('failed.more', { email: getPageData().contactEmail })}
          </Alert>
        )}
        {typeof shown === 'object' && (
          <>
            <p className="lead">
              {texts('lead', { reference: shown.reference, when: formatDateTime(shown.submittedAt) })}
            </p>
            <StageList label={texts('stages')} stages={stagesOf(shown)} />
            <p className="quiet small">{texts('private')}</p>
          </>
        )}
      </div>
      <LinkButton as={Link} to="/">
        {texts('home')}
      </LinkButton>
    </section>
  );
};
