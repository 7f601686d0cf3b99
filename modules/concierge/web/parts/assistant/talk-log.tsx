import { useEffect, useRef } from 'react';
import { texts } from '../../texts/texts';
import styles from './assistant-panel.module.css';
import { GuideAnswer } from './guide-answer';
import { ask, useTalk } from './talk';

/** Pixels above the newest question. */
const above = 12;
const tries = ['try.1', 'try.2', 'try.3'] as const;

/** What was asked and answered, the newest at the foot; screen readers hear an answer once it is whole. */
export const TalkLog = ({ askPerson }: { readonly askPerson: (() => void) | null }) => {
  const turns = useTalk((talk) => talk.turns);
  const asking = useTalk((talk) => talk.asking);
  const log = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  // The newest question stands at the top, so that its answer is read from the beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line may make room to scroll
  useEffect(() => {
    if (log.current && newest.current) log.current.scrollTop = newest.current.offsetTop - above;
  }, [turns]);
  const offered = turns.length === 0 ? tries : [];
  return (
    <div ref={log} className={styles.log} role="log" aria-live="polite" aria-label={texts('talk')} aria-busy={asking}>
      <p className={styles.greeting}>{texts('greeting')}</p>
      {offered.length > 0 && (
        <ul className={styles.tries}>
          {offered.map((key) => (
            <li key={key}>
              <button type="button" className={styles.try} onClick={() => ask(texts(key))}>
                {texts(key)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {turns.map((turn, at) =>
        turn.by === 'person' ? (
          <div key={turn.key} className={styles.asked} ref={at === turns.length - 2 ? newest : null}>
            <span className="visually-hidden">{texts('you')}: </span>
            {turn.text}
          </div>
        ) : (
          <GuideAnswer key={turn.key} turn={turn} last={at === turns.length - 1} askPerson={askPerson} />
        ),
      )}
    </div>
  );
};
