import { useState } from 'react';
import { failure } from '#core/web';
import type { EnneagramType } from '#modules/chart-engine/public';
import { Button, toast } from '#ui';
import type { EnneagramView } from '../../../schemas/enneagram';
import { sendEnneagram } from '../../api/enneagram';
import styles from './result.module.css';
import { texts } from './texts/texts';

/** Types with the same points: the person decides, or leaves it open. */
export const Tie = ({ view }: { readonly view: EnneagramView }) => {
  const [sending, setSending] = useState<number | null>(null);
  const all = view.leading.length > 3;
  const choose = async (choice: number) => {
    setSending(choice);
    try {
      await sendEnneagram({ answers: view.answers, choice }, view.version);
      toast({ title: texts('saved'), tone: 'success' });
    } catch (error) {
      toast(failure(error, texts('notSaved')));
    }
    setSending(null);
  };
  return (
    <>
      <h2 className={styles.name}>{all ? texts('tieAll') : texts('tie', { count: view.leading.length })}</h2>
      <p>{texts(all ? 'tieAllIntro' : 'tieIntro')}</p>
      {!all && (
        <ul className={styles.tied}>
          {(view.leading as EnneagramType[]).map((type) => (
            <li key={type}>
              <h3>{texts('typeName', { type, name: texts(`name.${type}`) })}</h3>
              <p>{texts(`about.${type}`)}</p>
              <Button
                pending={sending === type}
                aria-label={`${texts('choose')}: ${texts(`name.${type}`)}`}
                onClick={() => void choose(type)}
              >
                {texts('choose')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
