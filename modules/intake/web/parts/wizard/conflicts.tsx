import { Alert, Button } from '#ui';
import { type FieldName, fieldNames, fieldOf } from '../../../schemas/fields';
import { type TextKey, texts } from '../../texts/texts';
import { answerText } from '../check/answer-text';
import styles from './asides.module.css';
import { useWizardHere } from './wizard-context';

const Conflict = ({ name }: { readonly name: FieldName }) => {
  const { answers, snapshot, keeper } = useWizardHere();
  const theirs = snapshot.conflicts[name] ?? null;
  const mine = answers[name] ?? null;
  const words = (from: typeof answers): string => answerText(from, name) ?? texts('conflict.empty');
  const both = fieldOf(name).kind === 'text' && typeof mine === 'string' && typeof theirs === 'string';
  return (
    <section className={styles.conflict} aria-label={texts(`f.${name}` as TextKey)}>
      <h3>{texts(`f.${name}` as TextKey)}</h3>
      <p className="quiet small">{texts('conflict.here')}</p>
      <blockquote>{words(answers)}</blockquote>
      <p className="quiet small">{texts('conflict.there')}</p>
      <blockquote>{words({ ...answers, [name]: theirs })}</blockquote>
      <div className={styles.acts}>
        <Button onClick={() => keeper.settle(name, mine)}>{texts('conflict.mine')}</Button>
        <Button onClick={() => keeper.settle(name, theirs)}>{texts('conflict.theirs')}</Button>
        {both && <Button onClick={() => keeper.settle(name, `${mine}\n\n${theirs}`)}>{texts('conflict.both')}</Button>}
      </div>
    </section>
  );
};

/** Answers that two devices changed: nothing is lost until the person chooses. */
export const Conflicts = () => {
  const { snapshot } = useWizardHere();
  const names = fieldNames.filter((name) => Object.hasOwn(snapshot.conflicts, name));
  if (names.length === 0) return null;
  return (
    <Alert tone="attention" title={texts('conflict')}>
      <p>{texts('conflict.lead')}</p>
      {names.map((name) => (
        <Conflict key={name} name={name} />
      ))}
    </Alert>
  );
};
