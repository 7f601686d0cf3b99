import { useState } from 'react';
import { readFirstAnswer } from '#core/web';
import { Alert, Button } from '#ui';
import type { FieldName } from '../../../schemas/fields';
import { texts } from '../../texts/texts';
import styles from './first-words.module.css';
import { useWizardHere } from './wizard-context';

/** The question that the one on the landing page, about a sentence from home, belongs to. */
const related: FieldName = 'familyPatterns';

/**
 * Words that were written on the landing page, offered where they fit. They are put into the box only when asked for, after what
 * stands there, and stay on the device: Labor 1 offers them too.
 */
export const FirstWords = ({ name }: { readonly name: FieldName }) => {
  const { answers, write, sending } = useWizardHere();
  const [first] = useState(() => (name === related ? (readFirstAnswer()?.text ?? null) : null));
  const [refused, setRefused] = useState(false);
  const text = answers[name];
  const written = typeof text === 'string' ? text : '';
  if (first === null || refused || sending || written.includes(first)) return null;
  const use = (): void => write({ [name]: written.trim() === '' ? first : `${written.trimEnd()}\n\n${first}` });
  return (
    <Alert tone="attention" title={texts('first')}>
      {texts('first.more')}
      <blockquote className={styles.words}>{first}</blockquote>
      <div className={styles.choices}>
        <Button onClick={use}>{texts('first.use')}</Button>
        <Button variant="bare" onClick={() => setRefused(true)}>
          {texts('first.leave')}
        </Button>
      </div>
    </Alert>
  );
};
