import type { MouseEvent } from 'react';
import { Icon } from '#ui';
import { checkOwn, type OwnQuestion, ownNameOf } from '../../../lib/own-questions';
import { checkAll } from '../../../schemas/check';
import { type FieldName, fieldOf } from '../../../schemas/fields';
import { type Step, submitStep } from '../../../schemas/steps';
import { getForm, type TextKey, textOr, texts } from '../../texts/texts';
import { searchOf } from '../flow/address';
import { withChoice } from '../flow/form-body';
import { openSteps, type Question, questionsOf } from '../flow/questions';
import { useWizardHere } from '../wizard/wizard-context';
import { answerText, ownAnswerText } from './answer-text';
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

interface AnsweredProps {
  readonly label: string;
  readonly text: string | null;
  readonly isKept?: boolean;
  readonly isMissing?: boolean;
  /** Several lines in the writer's own words. */
  readonly isLong?: boolean;
}

/** A question with its answer, or why none is shown. */
const Answered = ({ label, text, isKept = false, isMissing = false, isLong = false }: AnsweredProps) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd className={isLong && text ? styles.words : undefined}>
      {text}
      {text === null && isKept && texts('check.kept')}
      {text === null && !isKept && !isMissing && <span className="quiet">{texts('check.none')}</span>}
      {isMissing && (
        <span className={styles.missing}>
          <Icon name="error" size={16} />
          {texts('check.missing')}
        </span>
      )}
    </dd>
  </div>
);

const OwnRow = ({ own }: { readonly own: OwnQuestion }) => {
  const { answers, snapshot } = useWizardHere();
  const name = ownNameOf(own);
  const isKept = snapshot.hidden.includes(name);
  const text = ownAnswerText(answers.additional?.[own.name], own);
  const isMissing =
    !isKept && checkOwn(getForm()?.own ?? null, withChoice(answers)).some(({ field }) => field === name);
  return (
    <Answered label={own.text} text={text} isKept={isKept} isMissing={isMissing} isLong={own.kind === 'long-text'} />
  );
};

/** Answers to questions that were taken out of the form meanwhile: they are sent with the others. */
const Former = () => {
  const { answers, snapshot } = useWizardHere();
  const asked = getForm()?.own?.questions ?? [];
  const former = Object.entries(answers.additional ?? {}).flatMap(([name, value]) => {
    const text = ownAnswerText(value, null);
    if (text === null || asked.some((one) => one.name === name)) return [];
    const known = snapshot.former.find((one) => one.name === name);
    return [{ name, label: known?.question ?? name, text }];
  });
  if (former.length === 0) return null;
  return (
    <section className={styles.step} aria-labelledby="intake-check-former">
      <h3 id="intake-check-former">{texts('check.former')}</h3>
      <dl className={styles.rows}>
        {former.map(({ name, label, text }) => (
          <Answered key={name} label={label} text={text} isLong />
        ))}
      </dl>
    </section>
  );
};

const Row = ({ name }: { readonly name: FieldName }) => {
  const { answers, snapshot } = useWizardHere();
  const missing = checkAll(withChoice(answers), { kept: snapshot.hidden }).some(({ field }) => field === name);
  const label = texts(`f.${name}` as TextKey);
  const talking = answers.ratherTalk?.includes(name);
  const text = answerText(answers, name);
  const own = fieldOf(name).kind === 'text' && !talking;
  return (
    <Answered
      label={label}
      text={talking ? texts('check.talk') : text}
      isKept={snapshot.hidden.includes(name)}
      isMissing={missing}
      isLong={own}
    />
  );
};

const Part = ({ step, question }: { readonly step: Step; readonly question: Question }) => {
  const { address, path, answers } = useWizardHere();
  const { id, own } = question;
  const first = question.fields[0];
  if (id === 'check') return null;
  const place = {
    step: step.step,
    question: questionsOf(step.step, path, answers).findIndex(({ id }) => id === question.id) + 1,
    checking: true,
  };
  const name = own?.text ?? textOr(`q.${first}`) ?? texts(`f.${first}` as TextKey);
  const change = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    address.go(place, { field: first ?? id });
  };
  return (
    <div className={styles.part}>
      <dl className={styles.rows}>
        {own && <OwnRow own={own} />}
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
  const { path, answers } = useWizardHere();
  return (
    <section className={styles.check} aria-labelledby="intake-check">
      <h2 id="intake-check" className={styles.title}>
        {texts('check')}
      </h2>
      <p className={styles.lead}>{texts('check.lead')}</p>
      {openSteps(path, answers)
        .filter(({ step }) => step <= submitStep)
        .map((step) => (
          <section key={step.id} className={styles.step} aria-labelledby={`intake-check-${step.id}`}>
            <h3 id={`intake-check-${step.id}`}>{texts(`step.${step.id}` as TextKey)}</h3>
            {questionsOf(step.step, path, answers).map((question) => (
              <Part key={question.id} step={step} question={question} />
            ))}
          </section>
        ))}
      <Former />
    </section>
  );
};
