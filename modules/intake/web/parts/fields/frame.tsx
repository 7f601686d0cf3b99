import type { ReactNode } from 'react';
import { classNames, Icon } from '#ui';
import type { AnswerName, FieldName } from '../../../schemas/fields';
import { hintOf, type TextKey, textOr, texts } from '../../texts/texts';
import type { Question } from '../flow/questions';
import { idOf, useErrorOf, useWizardHere } from '../wizard/wizard-context';
import styles from './frame.module.css';

/** Which question of how many it is. */
export const Numeral = ({
  question,
  optional = false,
}: {
  readonly question: Question;
  readonly optional?: boolean;
}) => {
  const { questions } = useWizardHere();
  const values = { at: questions.indexOf(question) + 1, of: questions.filter(({ id }) => id !== 'check').length };
  if (questions.length < 2 && !optional) return null;
  return <span className={styles.number}>{texts(optional ? 'questionOf.optional' : 'questionOf', values)}</span>;
};

/** The question itself, in the voice of the page. */
export const Asked = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.asked}>{children}</span>
);

/** Says that the answer exists where it was written. */
export const HiddenNote = ({ name }: { readonly name: AnswerName }) => {
  const { snapshot } = useWizardHere();
  return snapshot.hidden.includes(name) ? (
    <p className={styles.hidden}>
      <Icon name="lock" size={16} />
      {texts('hidden')}
    </p>
  ) : null;
};

/** The sentence of an error above controls that share it. */
export const ErrorLine = ({ id, text }: { readonly id: string; readonly text: string | null }) =>
  text && (
    <p className={styles.error} id={id}>
      <Icon name="error" size={18} />
      <span>{text}</span>
    </p>
  );

/** Several controls that are one question: a group with a legend. */
export const Group = ({
  question,
  name,
  optional = false,
  children,
}: {
  readonly question: Question;
  /** Names the question and carries an error of the whole. */
  readonly name: FieldName;
  readonly optional?: boolean;
  readonly children: ReactNode;
}) => {
  const error = useErrorOf(name);
  const own = question.fields.length === 1 || name === 'emergencyContact';
  const hint = textOr(`q.${name}.hint`) ?? (question.fields.length === 1 ? hintOf(name) : null);
  const base = idOf(name);
  const described = [hint && `${base}-hint`, own && error && `${base}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classNames(styles.question, own && error && styles.wrong)}
      aria-describedby={described || undefined}
      id={name === 'emergencyContact' ? undefined : `${base}-group`}
    >
      <legend className={styles.legend} id={`${base}-legend`}>
        <Numeral question={question} optional={optional} />
        <Asked>{textOr(`q.${name}`) ?? texts(`f.${name}` as TextKey)}</Asked>
      </legend>
      {hint && (
        <p className={styles.hint} id={`${base}-hint`}>
          {hint}
        </p>
      )}
      {own && <ErrorLine id={`${base}-error`} text={error} />}
      <div className={styles.parts}>{children}</div>
    </fieldset>
  );
};
