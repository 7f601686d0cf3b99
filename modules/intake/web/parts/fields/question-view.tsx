import type { ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox/checkbox';
import { answerOf } from '../../../schemas/check';
import { type FieldName, fieldOf } from '../../../schemas/fields';
import { hintOf, noteOf, type TextKey, textOr, texts } from '../../texts/texts';
import { CheckAnswers } from '../check/check-answers';
import type { Question } from '../flow/questions';
import { idOf, useErrorOf, useWizardHere } from '../wizard/wizard-context';
import { ChipsField } from './chips-field';
import { Group } from './frame';
import styles from './frame.module.css';
import { LineField, LineQuestion } from './line-field';
import { OwnQuestionView } from './own-question';
import { BirthDateQuestion, BirthPlaceQuestion, BirthTimeQuestion, NameQuestion, ReachQuestion } from './person-fields';
import { RadiusField, SliderField } from './slider-field';
import { TextBox, TextQuestion } from './text-question';

/** One of a few, each with what it means. */
const ChoiceField = ({ name }: { readonly name: FieldName }) => {
  const { answers, write, sending } = useWizardHere();
  const wrong = useErrorOf(name) !== null;
  const chosen = answerOf(answers, name);
  return (
    <div className={styles.choices}>
      {(fieldOf(name).options ?? []).map((option, index) => {
        const note = noteOf(option);
        const id = `${idOf(name)}-${option}`;
        return (
          <label key={option} className={styles.choice}>
            <input
              type="radio"
              id={index === 0 ? idOf(name) : undefined}
              name={name}
              value={option}
              checked={chosen === option}
              disabled={sending}
              aria-invalid={wrong || undefined}
              aria-labelledby={id}
              aria-describedby={note ? `${id}-note` : undefined}
              onChange={() => write({ [name]: option })}
            />
            <b id={id}>{textOr(`o.${option}`) ?? option}</b>
            {note && (
              <span className={styles.note} id={`${id}-note`}>
                {note}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
};

interface QuestionProps {
  readonly question: Question;
}

const YesField = ({ name }: { readonly name: FieldName }) => {
  const { answers, write, sending } = useWizardHere();
  return (
    <Checkbox
      id={idOf(name)}
      name={name}
      label={texts(`f.${name}` as TextKey)}
      hint={hintOf(name)}
      error={useErrorOf(name)}
      checked={answerOf(answers, name) === true}
      disabled={sending}
      onChange={(event) => write({ [name]: event.target.checked })}
    />
  );
};

/** A list of options under a name of its own, inside of a larger question. */
const ListPart = ({ name }: { readonly name: FieldName }) => (
  <div className={styles.stack}>
    <span className={styles.hint} id={`${idOf(name)}-name`}>
      {texts(`f.${name}` as TextKey)}
    </span>
    <ChipsField name={name} labelledBy={`${idOf(name)}-name`} />
  </div>
);

/** Questions whose parts stand in an order of their own. */
const special: Readonly<Partial<Record<Question['id'], (props: QuestionProps) => ReactNode>>> = {
  check: () => <CheckAnswers />,
  isAdult: ({ question }) => (
    <Group question={question} name="isAdult">
      <div>
        {question.fields.map((name) => (
          <YesField key={name} name={name} />
        ))}
      </div>
    </Group>
  ),
  firstName: NameQuestion,
  email: ReachQuestion,
  dateOfBirth: BirthDateQuestion,
  birthTime: BirthTimeQuestion,
  birthLocation: BirthPlaceQuestion,
  travelRadius: ({ question }) => (
    <Group question={question} name="travelRadius">
      <RadiusField />
    </Group>
  ),
  dietaryStyle: ({ question }) => (
    <Group question={question} name="dietaryStyle" optional>
      <ListPart name="dietaryStyle" />
      <TextBox name="allergies" label={texts('f.allergies')} optional />
    </Group>
  ),
  medicalConditions: ({ question }) => (
    <Group question={question} name="medicalConditions" optional>
      <TextBox name="medicalConditions" label={texts('f.medicalConditions')} optional />
      <TextBox name="medications" label={texts('f.medications')} optional />
    </Group>
  ),
  voiceGuidancePreference: ({ question }) => (
    <Group question={question} name="voiceGuidancePreference" optional>
      <div>
        <YesField name="voiceGuidancePreference" />
        <YesField name="soundHealingInterest" />
      </div>
      <ListPart name="musicGenres" />
    </Group>
  ),
  propertyType: ({ question }) => (
    <Group question={question} name="propertyType">
      <ChoiceField name="propertyType" />
      <LineField name="propertyRooms" />
    </Group>
  ),
  emergencyContact: ({ question }) => (
    <Group question={question} name="emergencyContact">
      <LineField name="emergencyName" />
      <div className={styles.pair}>
        <LineField name="emergencyRelation" />
        <LineField name="emergencyPhone" />
      </div>
    </Group>
  ),
};

/** One question by its kind. */
const plain = (question: Question, name: FieldName): ReactNode => {
  const { kind, least, most, required } = fieldOf(name);
  const optional = required !== true;
  if (question.fields.length > 1)
    return (
      <Group question={question} name={name}>
        {question.fields.map((one) => (
          <LineField key={one} name={one} />
        ))}
      </Group>
    );
  if (kind === 'text') return <TextQuestion question={question} name={name} />;
  if (kind === 'choices')
    return (
      <Group question={question} name={name} optional={optional}>
        <ChipsField name={name} />
      </Group>
    );
  if (kind === 'choice')
    return (
      <Group question={question} name={name} optional={optional}>
        <ChoiceField name={name} />
      </Group>
    );
  if (kind === 'whole' && least !== undefined && most !== undefined && most <= 20)
    return (
      <Group question={question} name={name}>
        <SliderField name={name} />
      </Group>
    );
  return <LineQuestion question={question} name={name} />;
};

/** Draws a question. */
export const QuestionView = ({ question }: QuestionProps) => {
  const Special = special[question.id];
  if (Special) return <Special question={question} />;
  if (question.own) return <OwnQuestionView question={question} own={question.own} />;
  const name = question.fields[0];
  return name ? plain(question, name) : null;
};
