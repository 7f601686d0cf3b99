import type { ComponentProps, ReactNode } from 'react';
import { Field, TextInput } from '#ui';
import { type FieldName, fieldOf } from '../../../schemas/fields';
import { type TextKey, textOr, texts } from '../../texts/texts';
import type { Question } from '../flow/questions';
import { idOf, useErrorOf, useWizardHere } from '../wizard/wizard-context';
import { Asked, Numeral } from './frame';
import styles from './frame.module.css';

/** What browsers may fill in. */
const purposes: Readonly<Partial<Record<FieldName, ComponentProps<'input'>>>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  emergencyPhone: { autoComplete: 'off', type: 'tel', inputMode: 'tel' },
  practiceWebsite: { autoComplete: 'url', inputMode: 'url' },
  propertyWebsite: { autoComplete: 'url', inputMode: 'url' },
};

/** One line, or a whole number typed into a box. */
export const LineField = ({ name, label }: { readonly name: FieldName; readonly label?: ReactNode }) => {
  const { answers, write, sending } = useWizardHere();
  const error = useErrorOf(name);
  const { kind, required } = fieldOf(name);
  const whole = kind === 'whole';
  const value = answers[name];
  const optional = label === undefined && required !== true && name !== 'emergencyName' && name !== 'emergencyPhone';
  return (
    <Field
      id={idOf(name)}
      label={label ?? texts(`f.${name}` as TextKey)}
      hint={textOr(`f.${name}.hint`)}
      error={error}
      optional={optional}
    >
      <TextInput
        name={name}
        autoComplete="off"
        {...purposes[name]}
        {...(whole ? { inputMode: 'numeric', maxLength: 5, className: styles.narrow } : {})}
        readOnly={sending}
        {...(whole ? {} : { 'data-writes': name })}
        value={value === undefined || value === null ? '' : String(value)}
        onChange={(event) => {
          const text = whole ? event.target.value.replace(/\D/g, '') : event.target.value;
          write({ [name]: whole ? (text === '' ? null : parseInt(text, 10)) : text });
        }}
      />
    </Field>
  );
};

/** One line that is a question of its own. */
export const LineQuestion = ({ question, name }: { readonly question: Question; readonly name: FieldName }) => (
  <div className={styles.question}>
    <Numeral question={question} optional={fieldOf(name).required !== true} />
    <LineField name={name} label={<Asked>{texts(`f.${name}` as TextKey)}</Asked>} />
  </div>
);
