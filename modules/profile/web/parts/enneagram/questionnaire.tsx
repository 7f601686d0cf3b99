import { useEffect, useRef, useState } from 'react';
import { failure } from '#core/web';
import { statements } from '#modules/chart-engine/public';
import { Alert, Button, Progress, toast } from '#ui';
import { sendEnneagram } from '../../api/enneagram';
import { keepAnswers, type OpenAnswers, readAnswers } from '../../api/enneagram-draft';
import styles from './questionnaire.module.css';
import { Sentence } from './sentence';
import { texts } from './texts/texts';

const perPart = 9;
const parts = statements.length / perPart;
const partOf = (index: number): number => Math.floor(index / perPart);

interface QuestionnaireProps {
  readonly userId: string;
  /** Version of the stored answers, which these replace; null for the first time. */
  readonly version: number | null;
  readonly onDone: () => void;
  /** Leaves the stored answers as they are. */
  readonly onCancel?: (() => void) | undefined;
}

/** The 36 sentences in four parts. What is answered stays on the device; it is sent whole, at the end. */
export const Questionnaire = ({ userId, version, onDone, onCancel }: QuestionnaireProps) => {
  const [answers, setAnswers] = useState<OpenAnswers>(() => readAnswers(userId));
  const [part, setPart] = useState(() => Math.max(0, partOf(answers.indexOf(null))));
  const [pressed, setPressed] = useState(false);
  const [sending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(part);
  useEffect(() => {
    if (seen.current === part) return;
    seen.current = part;
    heading.current?.focus();
  }, [part]);

  const here = statements.slice(part * perPart, (part + 1) * perPart);
  const openHere = here.filter((_, index) => answers[part * perPart + index] === null);
  const answer = (index: number, value: number) => {
    const next = answers.map((one, place) => (place === index ? value : one));
    setAnswers(next);
    keepAnswers(userId, next);
  };
  const toFirstOpen = () => {
    const first = openHere[0];
    document.querySelector<HTMLInputElement>(`#sentence-${first?.id} input`)?.focus();
  };
  const send = async () => {
    setSending(true);
    try {
      await sendEnneagram({ answers: answers.map((one) => one ?? 0) }, version);
      keepAnswers(userId, null);
      toast({ title: texts('saved'), tone: 'success' });
      onDone();
    } catch (error) {
      toast(failure(error, texts('notSaved')));
      setSending(false);
    }
  };
  const goOn = () => {
    if (openHere.length > 0) {
      setPressed(true);
      toFirstOpen();
      return;
    }
    setPressed(false);
    const open = answers.indexOf(null);
    if (part < parts - 1) setPart(part + 1);
    else if (open >= 0) setPart(partOf(open));
    else void send();
  };
  const answered = answers.filter((one) => one !== null).length;
  const count = texts('answered', { answered, total: statements.length });
  return (
    <section className={styles.questionnaire} aria-labelledby="enneagram-part">
      <p className={styles.note}>{texts('howLong')}</p>
      <header className={styles.head}>
        <h2 id="enneagram-part" ref={heading} tabIndex={-1}>
          {texts('part', { part: part + 1, parts })}
        </h2>
        <p>{count}</p>
        <Progress label={texts('title')} value={answered} max={statements.length} text={count} />
      </header>
      <p className={styles.scale}>{texts('scale')}</p>
      {here.map((statement, index) => (
        <Sentence
          key={statement.id}
          statement={statement}
          value={answers[part * perPart + index] ?? null}
          missing={pressed && answers[part * perPart + index] === null}
          onAnswer={(value) => answer(part * perPart + index, value)}
        />
      ))}
      {pressed && openHere.length > 0 && (
        <Alert tone="error" action={<Button onClick={toFirstOpen}>{texts('toFirstOpen')}</Button>}>
          {texts('openSentences', { open: openHere.length })}
        </Alert>
      )}
      <footer className={styles.foot}>
        {part > 0 && <Button onClick={() => setPart(part - 1)}>{texts('back')}</Button>}
        <Button variant="loud" pending={sending} pendingText={texts('saving')} onClick={goOn}>
          {texts(part < parts - 1 ? 'next' : 'finish')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{texts('cancel')}</Button>}
      </footer>
      <p className={styles.note}>{texts('keptHere')}</p>
    </section>
  );
};
