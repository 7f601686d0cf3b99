import { Suspense, useState } from 'react';
import { Alert, Button } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { IntakeDetail } from '../../../schemas/admin';
import { isSensitive } from '../../../schemas/fields';
import { texts } from '../texts/texts';
import { AnswerRows } from './answers';
import styles from './detail.module.css';
import type { IntakeDesk } from './use-intake';

const GlassDialog = lazyPart(() => import('./glass-dialog').then((module) => module.GlassDialog));

interface SealedProps {
  readonly intake: IntakeDetail;
  readonly desk: IntakeDesk;
}

const Closed = ({ intake, desk }: SealedProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Alert tone="attention" action={<Button onClick={() => setAsking(true)}>{texts('sealed.do')}</Button>}>
        {texts('sealed.closed')}
      </Alert>
      <Suspense fallback={null}>
        {asking && <GlassDialog intake={intake} onClose={() => setAsking(false)} onOpened={() => void desk.reload()} />}
      </Suspense>
    </>
  );
};

/** Answers about health and painful experiences: closed until this member of staff gives a reason, and then for one hour. */
export const Sealed = ({ intake, desk }: SealedProps) => {
  const { held, sealed, consentSensitive } = intake;
  return (
    <section className={styles.sealed} aria-labelledby="sealed-answers">
      <h3 id="sealed-answers">{texts('sealed')}</h3>
      {held.length === 0 && <p className="quiet">{texts('sealed.nothing')}</p>}
      {held.length > 0 && !consentSensitive && <Alert tone="attention">{texts('sealed.noConsent')}</Alert>}
      {held.length > 0 && consentSensitive && sealed.length > 0 && <Closed intake={intake} desk={desk} />}
      {held.length > 0 && sealed.length === 0 && (
        <>
          <p className="quiet small">{texts('sealed.open')}</p>
          <AnswerRows intake={intake} shows={isSensitive} />
        </>
      )}
    </section>
  );
};
