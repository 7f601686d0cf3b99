import type { ReactNode } from 'react';
import { formatDateTime } from '#core/web';
import { Alert, Button } from '#ui';
import type { ConsultationView } from '../../../../schemas/inbox';
import { texts } from '../texts/texts';
import styles from './detail.module.css';
import { ProfileSections } from './profile-sections';
import { readProfile } from './read-profile';

interface GeneratedProfileProps {
  readonly request: ConsultationView;
  /** Asks for a new attempt. */
  readonly onGenerate: () => void;
  readonly asking: boolean;
}

const reasons = ['internal', 'lost', 'birth'] as const;

const Again = ({ onGenerate, asking, children }: Omit<GeneratedProfileProps, 'request'> & { children: string }) => (
  <Button pending={asking} pendingText={texts('generating')} onClick={onGenerate}>
    {children}
  </Button>
);

const InProgress = ({ request, ...again }: GeneratedProfileProps) => {
  const { startedAt, queuedAt, attempts } = request.profileJob;
  const since = startedAt ?? queuedAt;
  return (
    <div className={styles.state}>
      <p role="status">{texts('progress')}</p>
      <p className="quiet small">
        {since && texts('progress.since', { when: formatDateTime(since) })}{' '}
        {attempts > 1 && texts('attempts', { count: attempts })}
      </p>
      <Again {...again}>{texts('progress.retry')}</Again>
    </div>
  );
};

const Failed = ({ request, ...again }: GeneratedProfileProps) => {
  const known = reasons.find((one) => one === request.profileJob.reason);
  return (
    <div className={styles.state}>
      <p>{texts('notYet')}</p>
      <Alert tone="error" title={texts('failed')} action={<Again {...again}>{texts('progress.retry')}</Again>}>
        {known && texts('failed.reason', { reason: texts(`reason.${known}`) })}{' '}
        {texts('attempts', { count: request.profileJob.attempts })}
      </Alert>
    </div>
  );
};

const NotYet = ({ request, ...again }: GeneratedProfileProps) => (
  <div className={styles.state}>
    <p>{texts('notYet')}</p>
    {request.consentToProfile ? (
      <Again {...again}>{texts('notYet.do')}</Again>
    ) : (
      <p className="quiet small">{texts('noConsent')}</p>
    )}
  </div>
);

const Unread = ({ stored, ...again }: Omit<GeneratedProfileProps, 'request'> & { readonly stored: string }) => (
  <div className={styles.state}>
    <Alert tone="error" action={<Again {...again}>{texts('regenerate')}</Again>}>
      {texts('unread')}
    </Alert>
    <details className={styles.raw}>
      <summary>{texts('unread.raw')}</summary>
      <pre>{stored}</pre>
    </details>
  </div>
);

const stateOf = (props: GeneratedProfileProps): ReactNode => {
  const { profileGenerated, generatedProfile, profileJob } = props.request;
  if (profileGenerated && generatedProfile !== null) {
    const profile = readProfile(generatedProfile);
    if (!profile) return <Unread stored={generatedProfile} onGenerate={props.onGenerate} asking={props.asking} />;
    return <ProfileSections profile={profile} crisis={profileJob.reason === 'crisis'} />;
  }
  if (profileGenerated || profileJob.state === 'queued' || profileJob.state === 'running')
    return <InProgress {...props} />;
  return profileJob.state === 'failed' ? <Failed {...props} /> : <NotYet {...props} />;
};

/** What the engine made of the birth data and the words, or how far it is. */
export const GeneratedProfile = (props: GeneratedProfileProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className={styles.box} tabIndex={0} aria-label={texts('tab.profile')}>
    {stateOf(props)}
  </section>
);
