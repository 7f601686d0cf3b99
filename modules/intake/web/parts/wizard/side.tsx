import { Icon } from '#ui';
import { fieldOf } from '../../../schemas/fields';
import type { JourneyType } from '../../../schemas/options';
import type { Step } from '../../../schemas/steps';
import { textOr, texts } from '../../texts/texts';
import type { Question } from '../flow/questions';
import styles from './room.module.css';
import { useWizardHere } from './wizard-context';

/** After so much writing a rest does good. */
const rests: readonly number[] = [8, 11, 14];

/** Who reads what the questions on this screen ask: sealed answers are opened by nobody without a written reason. */
const readersOf = (questions: readonly Question[], path: JourneyType): 'general' | 'partners' | 'sealed' | 'mixed' => {
  const sealed = questions
    .flatMap(({ fields, own }) => [...fields.map((name) => fieldOf(name).group), ...(own ? [own.group] : [])])
    .map((group) => group !== 'general');
  if (!sealed.includes(true)) return path === 'self' ? 'general' : 'partners';
  return sealed.includes(false) ? 'mixed' : 'sealed';
};

/** In the margin: where in the questionnaire this is, how much it asks, and who reads it. */
export const Side = ({ step }: { readonly step: Step }) => {
  const { questions, shown, narrow, path } = useWizardHere();
  const readers = readersOf(shown, path);
  const number = step.labor?.split(' ')[1];
  return (
    <div className={styles.side}>
      <p className={styles.labor}>{number ? texts('labor', { number }) : textOr(`side.${step.id}`)}</p>
      <p>{texts('questions', { count: questions.filter(({ id }) => id !== 'check').length })}</p>
      <p className={styles.who}>
        {(readers === 'sealed' || readers === 'mixed') && <Icon name="lock" size={16} />}
        {texts(`who.${readers}`)}
      </p>
      {rests.includes(step.step) && (!narrow || shown[0] === questions[0]) && (
        <p className={styles.rest}>
          <b>{texts('pause')}</b> {texts('pause.more')}
        </p>
      )}
    </div>
  );
};
