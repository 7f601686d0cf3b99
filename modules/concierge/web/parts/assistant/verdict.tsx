import { api, failure } from '#core/web';
import { toast } from '#ui';
import { rateAnswer } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import styles from './assistant-panel.module.css';
import { noteUseful } from './talk';
import type { GuideTurn } from './turn';

/** Two buttons under an answer: whether it helped. Own passages are not counted anywhere. */
export const Verdict = ({ turn }: { readonly turn: GuideTurn }) => {
  const { key, kept, lines, useful } = turn;
  const sources = lines.flatMap((line) =>
    (line.kind === 'passage' || line.kind === 'source') && !line.own ? [line.source] : [],
  );
  const say = async (now: boolean) => {
    if (useful === now) return;
    noteUseful(key, now);
    try {
      const body = { useful: now, sources: [...new Set(sources)].slice(0, 6), ...(kept ? { answer: kept } : {}) };
      await api(rateAnswer, { body });
    } catch (error) {
      toast(failure(error));
    }
  };
  return (
    <p className={styles.verdict}>
      <button type="button" aria-pressed={useful === true} onClick={() => void say(true)}>
        {texts('useful')}
      </button>
      <button type="button" aria-pressed={useful === false} onClick={() => void say(false)}>
        {texts('useless')}
      </button>
      {useful !== null && <span>{texts('thanks')}</span>}
    </p>
  );
};
