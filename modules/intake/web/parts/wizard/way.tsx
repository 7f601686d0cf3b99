import { useId } from 'react';
import { Button } from '#ui';
import { stepCount, submitStep } from '../../../schemas/steps';
import { texts } from '../../texts/texts';
import { openSteps } from '../flow/questions';
import styles from './room.module.css';
import { useWizardHere } from './wizard-context';

/** Back and on, at the same place on every step; on phones they stay in sight. */
export const Way = () => {
  const { step, path, answers, back, shown, narrow, questions, address, sending, found, forward } = useWizardHere();
  const hint = useId();
  const last = step === submitStep && (!narrow || shown.some(({ id }) => id === 'check'));
  const next = openSteps(path, answers).find((one) => one.step > step)?.step;
  const withinStep = narrow && shown[0] !== questions.at(-1);
  const wrongHere = found.length > 0 && !last;
  return (
    <>
      {wrongHere && (
        <p className={styles.later}>
          <Button variant="bare" onClick={() => forward(true)}>
            {texts('finishLater')}
          </Button>
          <span>{texts('finishLater.hint')}</span>
        </p>
      )}
      <div className={styles.way}>
        <Button
          aria-disabled={back === null || sending || undefined}
          aria-describedby={back === null ? hint : undefined}
          onClick={() => !sending && back?.()}
        >
          {texts('back')}
        </Button>
        {back === null && (
          <span id={hint} className="visually-hidden">
            {texts('back.first')}
          </span>
        )}
        <Button type="submit" variant="loud" pending={sending} pendingText={texts('submitting')}>
          {texts(last ? 'submit' : address.checking ? 'continue.check' : 'continue')}
        </Button>
        {!last && !withinStep && next !== undefined && !address.checking && (
          <span className={styles.after}>{texts('nextStep', { step: next, count: stepCount })}</span>
        )}
      </div>
    </>
  );
};
