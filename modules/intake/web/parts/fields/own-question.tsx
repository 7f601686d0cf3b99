import { type ReactNode, useState } from 'react';
import { classNames, Field, Icon, Textarea, TextInput } from '#ui';
import { Chip } from '#ui/chip/chip';
import { DateField } from '#ui/date-field/date-field';
import { type OwnAnswer, type OwnQuestion, ownNameOf } from '../../../lib/own-questions';
import { limits } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import type { Question } from '../flow/questions';
import { idOf, useErrorOf, useWizardHere } from '../wizard/wizard-context';
import { Asked, ErrorLine, HiddenNote, Numeral } from './frame';
import styles from './frame.module.css';

interface OwnProps {
  readonly own: OwnQuestion;
}

/** The answer to a question that staff added, and how it is changed. */
const useOwnAnswer = ({ name }: OwnQuestion) => {
  const { answers, write, sending } = useWizardHere();
  return {
    value: answers.additional?.[name] ?? null,
    set: (value: OwnAnswer | null): void => write({ additional: { [name]: value } }),
    sending,
  };
};

/** A number as it is typed: what is none stays there as text, and is said to be none. */
const readNumber = (text: string): OwnAnswer | null => {
  const number = Number(text.trim().replace(',', '.'));
  if (text.trim() === '') return null;
  return Number.isFinite(number) && Math.abs(number) <= 1e12 ? number : text.slice(0, limits.line);
};

const NumberBox = ({ own }: OwnProps) => {
  const { value, set, sending } = useOwnAnswer(own);
  const [typed, setTyped] = useState('');
  const text = readNumber(typed) === value ? typed : String(value ?? '');
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      className={styles.narrow}
      readOnly={sending}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        set(readNumber(target.value));
      }}
    />
  );
};

const Box = ({ own }: OwnProps) => {
  const { value, set, sending } = useOwnAnswer(own);
  const text = typeof value === 'string' ? value : '';
  if (own.kind === 'number') return <NumberBox own={own} />;
  if (own.kind === 'date') return <DateField disabled={sending} value={text} onChange={set} />;
  if (own.kind === 'long-text')
    return (
      <Textarea
        rows={3}
        className={`${styles.paper} ${styles.small}`}
        readOnly={sending}
        value={text}
        onChange={({ target }) => set(target.value)}
      />
    );
  return <TextInput autoComplete="off" readOnly={sending} value={text} onChange={({ target }) => set(target.value)} />;
};

/** Options as they stand now, and what was chosen before and is offered no longer. */
const optionsOf = ({ options }: OwnQuestion, chosen: readonly string[]) => [
  ...options,
  ...chosen.filter((one) => !options.some(({ value }) => value === one)).map((value) => ({ value, text: value })),
];

const Radios = ({ own, wrong }: OwnProps & { readonly wrong: boolean }) => {
  const { value, set, sending } = useOwnAnswer(own);
  const base = idOf(ownNameOf(own));
  const isYesNo = own.kind === 'yes';
  const yesNo = [
    { value: 'yes', text: texts('yes') },
    { value: 'no', text: texts('no') },
  ];
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  const options = isYesNo ? yesNo : optionsOf(own, typeof value === 'string' ? [value] : []);
  return (
    <div className={styles.choices}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            id={index === 0 ? base : undefined}
            name={base}
            checked={chosen === option.value}
            disabled={sending}
            aria-invalid={wrong || undefined}
            onChange={() => set(isYesNo ? option.value === 'yes' : option.value)}
          />
          <b>{option.text}</b>
        </label>
      ))}
    </div>
  );
};

const Chips = ({ own }: OwnProps) => {
  const { value, set, sending } = useOwnAnswer(own);
  const base = idOf(ownNameOf(own));
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fieldset stands around it; this names a list inside of it
    <div className={styles.chips} role="group" aria-labelledby={`${base}-legend`}>
      {optionsOf(own, chosen).map((option, index) => {
        const pressed = chosen.includes(option.value);
        return (
          <Chip
            key={option.value}
            id={index === 0 ? base : undefined}
            pressed={pressed}
            onClick={() =>
              !sending && set(pressed ? chosen.filter((one) => one !== option.value) : [...chosen, option.value])
            }
          >
            {pressed && <Icon name="check" size={14} />}
            {option.text}
          </Chip>
        );
      })}
    </div>
  );
};

/** Several controls under one legend, in the voice of the page. */
const Choices = ({
  own,
  question,
  children,
}: OwnProps & { readonly question: Question; readonly children: ReactNode }) => {
  const name = ownNameOf(own);
  const base = idOf(name);
  const error = useErrorOf(name);
  const described = [own.help && `${base}-hint`, error && `${base}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={classNames(styles.question, error && styles.wrong)} aria-describedby={described || undefined}>
      <legend className={styles.legend} id={`${base}-legend`}>
        <Numeral question={question} optional={!own.isRequired} />
        <Asked>{own.text}</Asked>
      </legend>
      {own.help && (
        <p className={styles.hint} id={`${base}-hint`}>
          {own.help}
        </p>
      )}
      <ErrorLine id={`${base}-error`} text={error} />
      <div className={styles.parts}>{children}</div>
    </fieldset>
  );
};

/** A question that staff added, by its kind. */
export const OwnQuestionView = ({ own, question }: OwnProps & { readonly question: Question }) => {
  const name = ownNameOf(own);
  const error = useErrorOf(name);
  if (own.kind === 'choice' || own.kind === 'yes')
    return (
      <Choices own={own} question={question}>
        <Radios own={own} wrong={error !== null} />
      </Choices>
    );
  if (own.kind === 'choices')
    return (
      <Choices own={own} question={question}>
        <Chips own={own} />
      </Choices>
    );
  return (
    <div className={styles.question}>
      <Numeral question={question} optional={!own.isRequired} />
      <Field
        id={idOf(name)}
        label={<Asked>{own.text}</Asked>}
        hint={own.help}
        error={error}
        group={own.kind === 'date'}
      >
        <Box own={own} />
      </Field>
      <HiddenNote name={name} />
    </div>
  );
};
