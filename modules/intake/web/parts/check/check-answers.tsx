import type { MouseEvent } from 'react';
import { Icon } from '#ui';
import { checkAll } from '../../../schemas/check';
import { type FieldName, fieldOf } from '../../../schemas/fields';
import { type Step, stepsOf, submitStep } from '../../../schemas/steps';
import { type TextKey, textOr, texts } from '../../texts/texts';
import { searchOf } from '../flow/address';
import { withChoice } from '../flow/form-body';
import { type Question, questionsOf } from '../flow/questions';
import { useWizardHere } from '../wizard/wizard-context';
import { answerText } from './answer-text';
import styles from './check.module.css';

/** Parts of another answer, which are not read back by themselves. */
const parts: readonly FieldName[] = [
  'placeId',
  'phoneCountry',
  'birthTimeUnknown',
  'emergencyName',
  'emergencyRelation',
  'emergencyPhone',
];

const Row = ({ name }: { readonly name: FieldName }) => {
  const { answers, snapshot } = useWizardHere();
  const missing = checkAll(withChoice(answers), { kept: snapshot.hidden }).some(({ field }) => field === name);
  const label = texts(`f.${name}` as TextKey);
  const talking = answers.ratherTalk?.includes(name);
  const text = answerText(answers, name);
  const own = fieldOf(name).kind === 'text' && !talking;
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={own && text ? styles.words : undefined}>
        {talking ? texts('check.talk') : text}
        {!talking && text === null && snapshot.hidden.includes(name) && texts('check.kept')}
        {!talking && text === null && !snapshot.hidden.includes(name) && !missing && (
          <span className="quiet">{texts('check.none')}</span>
        )}
        {missing && (
          <span className={styles.missing}>
            <Icon name="error" size={16} />
            {texts('check.missing')}
          </span>
        )}
      </dd>
    </div>
  );
};

const Part = ({ step, question }: { readonly step: Step; readonly question: Question }) => {
  const { address, path, answers } = useWizardHere();
  const first = question.fields[0];
  if (!first || question.id === 'check') return null;
  const place = {
    step: step.step,
    question: questionsOf(step.step, path).findIndex(({ id }) => id === question.id) + 1,
    checking: true,
  };
  const name = textOr(`q.${first}`) ?? texts(`f.${first}` as TextKey);
  const change = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    address.go(place, { field: first });
  };
  return (
    <div className={styles.part}>
      <dl className={styles.rows}>
        {question.fields
          .filter((field) => !parts.includes(field))
          // Hardly anybody is asked for it.
          .filter((field) => field !== 'offsetSeconds' || (answers.offsetSeconds ?? null) !== null)
          .map((field) => (
            <Row key={field} name={field} />
          ))}
      </dl>
      <a className={styles.change} href={searchOf(place)} onClick={change}>
        {texts('check.change')}
        <span className="visually-hidden">: {name}</span>
      </a>
    </div>
  );
};

/** Everything that was answered, step by step, each with a way back to it. */
export const CheckAnswers = () => {
  const { path } = useWizardHere();
  return (
    <section className={styles.check} aria-labelledby="intake-check">
      <h2 id="intake-check" className={styles.title}>
        {texts('check')}
      </h2>
      <p className={styles.lead}>{texts('check.lead')}</p>
      {stepsOf(path)
        .filter(({ step }) => step <= submitStep)
        .map((step) => (
          <section key={step.id} className={styles.step} aria-labelledby={`intake-check-${step.id}`}>
            <h3 id={`intake-check-${step.id}`}>{texts(`step.${step.id}` as TextKey)}</h3>
            {questionsOf(step.step, path).map((question) => (
              <Part key={question.id} step={step} question={question} />
            ))}
          </section>
        ))}
    </section>
  );
};
