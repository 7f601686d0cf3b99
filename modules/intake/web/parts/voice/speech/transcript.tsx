import { useEffect, useState } from 'react';
import { Button, Icon } from '#ui';
import { microphone, stop } from '#ui/icon/shapes';
import { texts } from '../texts/texts';
import styles from './transcript.module.css';
import type { DictationPhase } from './use-dictation';

interface Props {
  readonly phase: DictationPhase;
  readonly draft: string | null;
  readonly settled: readonly string[];
  readonly floating: string;
  readonly onStop: () => void;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The microphone's state and what it hears, while it is on. */
export const Transcript = ({ phase, draft, settled, floating, onStop }: Props) => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (phase !== 'listening') return;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [phase]);
  return (
    <div className={styles.transcript}>
      <p className={styles.state}>
        <span className={styles.mark} data-live={phase === 'listening' || undefined}>
          <Icon shape={microphone} size={18} />
        </span>
        <b role="status">{texts(`phase.${phase === 'off' ? 'stopping' : phase}`)}</b>
        <span className="tnum" aria-hidden="true">
          {clock(seconds)}
        </span>
      </p>
      <p className={styles.words}>
        {draft && <span>{draft} </span>}
        {/* Only what stays is read out: words that change while they are heard would be said again and again. */}
        <span aria-live="polite" aria-relevant="additions">
          {settled.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added
            <span key={at}>{sentence} </span>
          ))}
        </span>
        <span className={styles.floating}>{floating}</span>
      </p>
      <p className={styles.hint}>{texts('transcript.hint')}</p>
      <Button onClick={onStop} aria-disabled={phase === 'stopping' || undefined}>
        <Icon shape={stop} size={18} />
        {texts('stop')}
      </Button>
    </div>
  );
};
