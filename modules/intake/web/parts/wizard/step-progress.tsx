import type { JourneyType } from '../../../schemas/options';
import { stepCount, stepsOf } from '../../../schemas/steps';
import { texts } from '../../texts/texts';
import { minutesLeft } from '../flow/time-left';
import styles from './bar.module.css';

const all = Array.from({ length: stepCount }, (_, index) => index + 1);

/** How far it is: the number of the step, seventeen ticks of which as many are filled, and the time that is left. */
export const StepProgress = ({ step, path }: { readonly step: number; readonly path: JourneyType }) => {
  const words = texts('stepOf', { step, count: stepCount });
  const own = stepsOf(path);
  const shorter = own.length < stepCount;
  return (
    <div className={`wrap ${styles.progress}`}>
      <b>{words}</b>
      <div
        className={styles.ticks}
        role="progressbar"
        aria-label={texts('progress')}
        aria-valuemin={1}
        aria-valuemax={stepCount}
        aria-valuenow={step}
        aria-valuetext={words}
      >
        {all.map((one) => (
          <i key={one} data-is={one < step ? 'done' : one === step ? 'current' : 'open'} />
        ))}
      </div>
      <span className={styles.left}>
        {shorter && (
          <span>{texts('screens', { at: own.findIndex((one) => one.step === step) + 1, of: own.length })}. </span>
        )}
        {texts('minutes', { minutes: minutesLeft(step, path) })}
      </span>
    </div>
  );
};
