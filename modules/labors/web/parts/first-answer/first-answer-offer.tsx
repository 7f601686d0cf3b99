import { useState } from 'react';
import { dropFirstAnswer, keepFirstAnswer, Link, readFirstAnswer } from '#core/web';
import { Alert, Button, LinkButton, toast } from '#ui';
import { countWords } from '../../../schemas/text';
import { formatWords } from '../format-words';
import styles from './first-answer-offer.module.css';
import { firstLabor, joined } from './joined';
import { texts } from './texts/texts';

const about = (text: string): string => texts('where', { words: formatWords(countWords(text)) });

/** In the room of Labor 1: words written on the landing page before there was an account, to put on the paper or to throw away. */
export const FirstAnswerOffer = ({
  written,
  onUse,
}: {
  /** What stands on the paper now. */
  readonly written: string;
  /** Gets the whole new text of the paper. */
  readonly onUse: (text: string) => void;
}) => {
  const [first, setFirst] = useState(() => readFirstAnswer()?.text ?? null);
  if (first === null || written.includes(first)) return null;
  const use = () => {
    onUse(joined(written, first));
    dropFirstAnswer();
    setFirst(null);
  };
  const discard = () => {
    dropFirstAnswer();
    setFirst(null);
    toast({
      title: texts('discarded'),
      tone: 'info',
      action: {
        label: texts('undo'),
        onSelect: () => {
          keepFirstAnswer(first);
          setFirst(first);
        },
      },
    });
  };
  return (
    <Alert tone="attention" title={texts('before')} className={styles.offer}>
      {about(first)}
      <blockquote className={styles.words} aria-label={texts('shown')}>
        {first}
      </blockquote>
      <div className={styles.choices}>
        <Button onClick={use}>{texts('use')}</Button>
        <Button variant="bare" onClick={discard}>
          {texts('discard')}
        </Button>
      </div>
    </Alert>
  );
};

/** Above the twelve cards: the same words wait in Labor 1. */
export const FirstAnswerWaits = () => {
  const [first] = useState(() => readFirstAnswer()?.text ?? null);
  if (first === null) return null;
  return (
    <Alert
      tone="attention"
      title={texts('before')}
      className={styles.offer}
      action={
        <LinkButton as={Link} to={`/intake/${firstLabor}`}>
          {texts('look')}
        </LinkButton>
      }
    >
      {about(first)}
    </Alert>
  );
};
