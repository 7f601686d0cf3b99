import type { ReactNode } from 'react';
import { rich } from '#core/web';
import { Button, Field, Textarea } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import type { Answers } from '../../../schemas/answers';
import { visible } from '../../../schemas/check';
import { type FieldName, fieldOf, isSensitive } from '../../../schemas/fields';
import { type TextKey, textOr, texts } from '../../texts/texts';
import type { Question } from '../flow/questions';
import { FirstWords } from '../wizard/first-words';
import { KeptWords } from '../wizard/kept-line';
import { idOf, useErrorOf, useWizardHere } from '../wizard/wizard-context';
import { Asked, HiddenNote, Numeral } from './frame';
import styles from './frame.module.css';

/** Whether somebody keeps this to themselves: without their consent to it a question may stay empty. */
const isWithheld = (name: FieldName, answers: Answers): boolean =>
  isSensitive(name) && answers.consentSensitive !== true;

const hintOf = (name: FieldName, answers: Answers): string | null => {
  const hint = textOr(`f.${name}.hint`) ?? '';
  const { least, required } = fieldOf(name);
  return required && least && !isWithheld(name, answers) ? texts('atLeast', { least, hint }).trim() : hint || null;
};

const Count = ({ name, text }: { readonly name: FieldName; readonly text: string }) => {
  const { answers } = useWizardHere();
  const { least = 0, required } = fieldOf(name);
  const count = visible(text).length;
  if (!required || least === 0 || (count === 0 && isWithheld(name, answers)))
    return <span>{count > 0 && texts('count', { count })}</span>;
  return (
    <span>
      {count < least
        ? texts('count.short', { count, least })
        : rich(texts('count.enough', { count }), { b: (words) => <b>{words}</b> })}
    </span>
  );
};

/** The box to write in: grows with the text and says how long it is and where it is kept. */
export const TextBox = ({
  name,
  label,
  optional,
}: {
  readonly name: FieldName;
  readonly label: ReactNode;
  readonly optional?: boolean;
}) => {
  const { answers, write, snapshot, sending } = useWizardHere();
  const text = answers[name];
  const written = typeof text === 'string' ? text : '';
  const error = useErrorOf(name);
  const small = fieldOf(name).required !== true;
  return (
    <>
      <Field id={idOf(name)} label={label} hint={hintOf(name, answers)} error={error} optional={optional}>
        <Textarea
          name={name}
          rows={small ? 3 : 5}
          className={`${styles.paper} ${small ? styles.small : ''}`}
          value={written}
          readOnly={sending}
          data-writes={name}
          onChange={(event) => write({ [name]: event.target.value })}
        />
      </Field>
      <HiddenNote name={name} />
      <p className={styles.under}>
        {snapshot.hidden.includes(name) && written === '' ? <span /> : <Count name={name} text={written} />}
        <span>{written === '' ? texts('nothingYet') : <KeptWords kept={snapshot.kept} />}</span>
      </p>
    </>
  );
};

/** The way out of writing: counts as an answer, and keeps what was written. */
const RatherTalk = ({ name }: { readonly name: FieldName }) => {
  const { answers, write } = useWizardHere();
  const talk = answers.ratherTalk ?? [];
  const chosen = talk.includes(name);
  return (
    <>
      <Checkbox
        label={texts('talk')}
        aria-label={`${texts('talk')}: ${texts(`f.${name}` as TextKey)}`}
        checked={chosen}
        onChange={() =>
          write({
            ratherTalk: chosen ? talk.filter((one) => one !== name) : [...talk, name],
            [name]: answers[name] ?? null,
          })
        }
      />
      {chosen && <p className={styles.talk}>{rich(texts('talk.more'), { b: (words) => <b>{words}</b> })}</p>}
    </>
  );
};

/** Next to a question about health or painful experiences, for somebody who did not consent to those: that it may stay empty. */
const Withheld = () => {
  const { goTo } = useWizardHere();
  return (
    <div className={styles.talk}>
      <p>{texts('withheld')}</p>
      <Button variant="bare" flush onClick={() => goTo('consentSensitive')}>
        {texts('withheld.change')}
      </Button>
    </div>
  );
};

/** A long answer, or the wish to talk about it instead. */
export const TextQuestion = ({ question, name }: { readonly question: Question; readonly name: FieldName }) => {
  const { answers } = useWizardHere();
  const { required, paths } = fieldOf(name);
  const deep = required === true && paths?.includes('self') === true;
  const withheld = isWithheld(name, answers);
  const talking = answers.ratherTalk?.includes(name) ?? false;
  const asked = <Asked>{texts(`f.${name}` as TextKey)}</Asked>;
  return (
    <div className={styles.question}>
      <Numeral question={question} optional={required !== true || withheld} />
      {talking ? asked : <TextBox name={name} label={asked} />}
      {!talking && <FirstWords name={name} />}
      {withheld && <Withheld />}
      {deep && <RatherTalk name={name} />}
    </div>
  );
};
