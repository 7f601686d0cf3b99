import { Icon } from '#ui';
import { fieldOf } from '../../schemas/fields';
import { fieldsOf, type Step } from '../../schemas/steps';
import { textOr, texts } from '../texts/texts';
import styles from './room.module.css';
import { useWizardHere } from './wizard-context';

/** After so much writing a rest does good. */
const rests: readonly number[] = [8, 11, 14];

/** In the margin: where in the questionnaire this is, how much it asks, and who reads it. */
export const Side = ({ step }: { readonly step: Step }) => {
  const { questions, path } = useWizardHere();
  const sealed = fieldsOf(step.step, path).some((name) => fieldOf(name).group !== 'general');
  const number = step.labor?.split(' ')[1];
  return (
    <div className={styles.side}>
      <p className={styles.labor}>{number ? texts('labor', { number }) : textOr(`side.${step.id}`)}</p>
      <p>{texts('questions', { count: questions.filter(({ id }) => id !== 'check').length })}</p>
      <p className={styles.who}>
        {sealed && <Icon name="lock" size={16} />}
        {texts(sealed && step.labor ? 'who.sealed' : 'who.general')}
      </p>
      {rests.includes(step.step) && (
        <p className={styles.rest}>
          <b>{texts('pause')}</b> {texts('pause.more')}
        </p>
      )}
    </div>
  );
};
