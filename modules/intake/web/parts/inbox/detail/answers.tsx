import type { IntakeDetail } from '../../../../schemas/admin';
import type { Answers } from '../../../../schemas/answers';
import { type FieldName, fieldOf } from '../../../../schemas/fields';
import { labels } from '../../../../schemas/labels';
import { fieldsOf, stepsOf, submitStep } from '../../../../schemas/steps';
import { texts as questions, type TextKey } from '../../../texts/texts';
import { answerText } from '../../check/answer-text';
import { texts } from '../texts/texts';
import styles from './detail.module.css';

/** Parts of another answer, and what is said elsewhere on the page. */
const leftOut: ReadonlySet<FieldName> = new Set([
  'placeId',
  'phoneCountry',
  'birthTimeUnknown',
  'emergencyName',
  'emergencyRelation',
  'emergencyPhone',
]);

const sayings = (answers: Answers, name: FieldName, words: IntakeDetail['words']): string | null =>
  answers.ratherTalk?.includes(name) ? texts('talk') : answerText(answers, name, words);

interface AnswerRowsProps {
  readonly intake: IntakeDetail;
  /** Which questions are read. */
  readonly shows: (name: FieldName) => boolean;
}

/** Answers to questions that staff added, in the words in which they were asked. */
export const AddedRows = ({
  intake: { added },
  isClosed,
}: Pick<AnswerRowsProps, 'intake'> & { readonly isClosed: boolean }) => {
  const shown = added.filter(({ group }) => (group !== 'general') === isClosed);
  if (shown.length === 0) return null;
  return (
    <section className={styles.step}>
      <h3>{texts('added')}</h3>
      <dl className={styles.answers}>
        {shown.map(({ name, question, text }) => (
          <div key={name} className={styles.long}>
            <dt>{question}</dt>
            <dd className={styles.words}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Answers step by step, in the words of the sender; what was not answered is left out. */
export const AnswerRows = ({ intake: { answers, journeyType, words }, shows }: AnswerRowsProps) =>
  stepsOf(journeyType)
    .filter(({ step }) => step <= submitStep)
    .map(({ step, id }) => {
      const said = fieldsOf(step, journeyType).flatMap((name) => {
        const text = leftOut.has(name) || !shows(name) ? null : sayings(answers, name, words);
        return text === null ? [] : [{ name, text }];
      });
      if (said.length === 0) return null;
      return (
        <section key={id} className={styles.step}>
          <h3>{words[`step.${id}`] ?? questions(`step.${id}` as TextKey)}</h3>
          <dl className={styles.answers}>
            {said.map(({ name, text }) => (
              <div key={name} className={fieldOf(name).kind === 'text' ? styles.long : undefined}>
                <dt>{words[`q.${name}`] ?? words[`f.${name}`] ?? labels[name]}</dt>
                <dd className={fieldOf(name).kind === 'text' ? styles.words : undefined}>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      );
    });
