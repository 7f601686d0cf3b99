import { answerOf } from '../../schemas/check';
import { type FieldName, fieldOf } from '../../schemas/fields';
import { idOf, useErrorOf, useWizardHere } from '../parts/wizard-context';
import { textOr } from '../texts/texts';
import styles from './frame.module.css';

/** One of a few, each with what it means. */
export const ChoiceField = ({ name }: { readonly name: FieldName }) => {
  const { answers, write, sending } = useWizardHere();
  const wrong = useErrorOf(name) !== null;
  const chosen = answerOf(answers, name);
  return (
    <div className={styles.choices}>
      {(fieldOf(name).options ?? []).map((option, index) => {
        const note = textOr(`o.${option}.note`);
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
