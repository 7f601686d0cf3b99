import type { MouseEvent } from 'react';
import { ErrorSummary, type FormError } from '#ui/error-summary/error-summary';
import type { Misfit } from '../../../schemas/check';
import { stepsOf } from '../../../schemas/steps';
import { messageIn, type TextKey, texts } from '../../texts/texts';
import { asksFor } from '../flow/questions';
import styles from './asides.module.css';
import { controlOf, useWizardHere } from './wizard-context';

const lineOf = ({ field, message }: Misfit): FormError => ({ id: controlOf(field), text: messageIn(message) });

/** What is wrong, with links to it: those on this screen by themselves, after a try to send under the names of their steps. */
export const Problems = () => {
  const { found: misfits, tries, goTo, step, path, shown } = useWizardHere();
  const onlyHere = misfits.every(
    ({ field, step: on }) => on === step && shown.some((question) => asksFor(question, field)),
  );
  const errors: readonly FormError[] = onlyHere
    ? misfits.map(lineOf)
    : stepsOf(path).flatMap(({ step: one, id }) => {
        const own = misfits.filter((misfit) => misfit.step === one);
        return own.length > 0 ? [{ title: texts(`step.${id}` as TextKey), errors: own.map(lineOf) }] : [];
      });
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const field = misfits.find((one) => link?.hash === `#${controlOf(one.field)}`)?.field;
    if (!field || document.getElementById(controlOf(field))) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(field);
  };
  if (errors.length === 0) return null;
  return (
    <div className={styles.problems} onClickCapture={follow}>
      {/* Each try has a summary of its own, which takes the focus. */}
      <ErrorSummary key={tries} title={texts('problem')} errors={errors} />
    </div>
  );
};
