import { Alert, Button } from '#ui';
import { findOwn, type OwnAnswer, ownNameOf } from '../../../lib/own-questions';
import { type FieldName, fieldNames, fieldOf } from '../../../schemas/fields';
import { getForm, type TextKey, texts } from '../../texts/texts';
import { answerText, ownAnswerText } from '../check/answer-text';
import styles from './asides.module.css';
import { useWizardHere } from './wizard-context';

interface TwoAnswersProps {
  readonly question: string;
  readonly mine: string | null;
  readonly theirs: string | null;
  readonly takeMine: () => void;
  readonly takeTheirs: () => void;
  /** Where both can stand in one text. */
  readonly takeBoth: (() => void) | null;
}

const TwoAnswers = ({ question, mine, theirs, takeMine, takeTheirs, takeBoth }: TwoAnswersProps) => (
  <section className={styles.conflict} aria-label={question}>
    <h3>{question}</h3>
    <p className="quiet small">{texts('conflict.here')}</p>
    <blockquote>{mine ?? texts('conflict.empty')}</blockquote>
    <p className="quiet small">{texts('conflict.there')}</p>
    <blockquote>{theirs ?? texts('conflict.empty')}</blockquote>
    <div className={styles.acts}>
      <Button onClick={takeMine}>{texts('conflict.mine')}</Button>
      <Button onClick={takeTheirs}>{texts('conflict.theirs')}</Button>
      {takeBoth && <Button onClick={takeBoth}>{texts('conflict.both')}</Button>}
    </div>
  </section>
);

const Conflict = ({ name }: { readonly name: FieldName }) => {
  const { answers, snapshot, keeper } = useWizardHere();
  const theirs = snapshot.conflicts[name] ?? null;
  const mine = answers[name] ?? null;
  const both = fieldOf(name).kind === 'text' && typeof mine === 'string' && typeof theirs === 'string';
  return (
    <TwoAnswers
      question={texts(`f.${name}` as TextKey)}
      mine={answerText(answers, name)}
      theirs={answerText({ ...answers, [name]: theirs }, name)}
      takeMine={() => keeper.settle(name, mine)}
      takeTheirs={() => keeper.settle(name, theirs)}
      takeBoth={both ? () => keeper.settle(name, `${mine}\n\n${theirs}`) : null}
    />
  );
};

const OwnConflict = ({ name, theirs }: { readonly name: string; readonly theirs: OwnAnswer | null }) => {
  const { answers, keeper } = useWizardHere();
  const own = findOwn(getForm()?.own ?? null, ownNameOf({ name }));
  const mine = answers.additional?.[name] ?? null;
  const both = own?.kind === 'long-text' && typeof mine === 'string' && typeof theirs === 'string';
  return (
    <TwoAnswers
      question={own?.text ?? name}
      mine={ownAnswerText(mine, own)}
      theirs={ownAnswerText(theirs, own)}
      takeMine={() => keeper.settleOwn(name, mine)}
      takeTheirs={() => keeper.settleOwn(name, theirs)}
      takeBoth={both ? () => keeper.settleOwn(name, `${mine}\n\n${theirs}`) : null}
    />
  );
};

/** Answers that two devices changed: nothing is lost until the person chooses. */
export const Conflicts = () => {
  const { snapshot } = useWizardHere();
  const names = fieldNames.filter((name) => Object.hasOwn(snapshot.conflicts, name));
  const own = Object.entries(snapshot.conflicts.additional ?? {});
  if (names.length + own.length === 0) return null;
  return (
    <Alert tone="attention" title={texts('conflict')}>
      <p>{texts('conflict.lead')}</p>
      {names.map((name) => (
        <Conflict key={name} name={name} />
      ))}
      {own.map(([name, theirs]) => (
        <OwnConflict key={name} name={name} theirs={theirs} />
      ))}
    </Alert>
  );
};
