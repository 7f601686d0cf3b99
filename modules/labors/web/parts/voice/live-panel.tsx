import { type RefObject, useEffect, useState } from 'react';
import { Button, Icon } from '#ui';
import { microphone, pause, stop } from '#ui/icon/shapes';
import { clock } from './clock';
import { voiceTexts as texts } from './texts/texts';
import { elapsed, type Phase, type Session, warnMs } from './use-voice';
import styles from './voice.module.css';
import { Wave } from './wave';

/** So many of the newest values are drawn: ten seconds. */
const shown = 100;

/** While one speaks: that it records, how loud, how long; pause and stop. */
export const LivePanel = ({
  session,
  phase,
  onPause,
  onResume,
  onStop,
}: {
  readonly session: RefObject<Session | null>;
  readonly phase: Phase;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
}) => {
  const [, redraw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => redraw((n) => n + 1), 100);
    return () => clearInterval(timer);
  }, []);
  const now = session.current;
  const ms = now ? elapsed(now) : 0;
  const paused = phase === 'paused';
  const newest = now?.peaks.slice(-shown) ?? [];
  return (
    <section className={styles.panel} aria-label={texts('recording')}>
      <div className={styles.head}>
        <p className={styles.state} role="status">
          <span className={paused ? styles.still : styles.dot} aria-hidden="true" />
          {texts(paused ? 'paused' : 'recording')}
        </p>
        <p className={`tnum ${styles.elapsed}`} role="timer">
          {texts('elapsed', { time: clock(ms / 1000) })}
        </p>
      </div>
      <div className={styles.meter}>
        <meter
          className="visually-hidden"
          aria-label={texts('level')}
          min={0}
          max={100}
          value={paused ? 0 : Math.round((newest.at(-1) ?? 0) * 100)}
        />
        <Wave peaks={[...Array.from({ length: shown - newest.length }, () => 0), ...newest]} played={paused ? 0 : 1} />
      </div>
      {now && now.heard !== '' && (
        <div className={styles.heard}>
          <p className={styles.small}>{texts('heardSoFar')}</p>
          <p>{now.heard}</p>
        </div>
      )}
      <div className={styles.row}>
        {ms >= warnMs && <p role="status">{texts('fiveLeft')}</p>}
        <Button onClick={paused ? onResume : onPause}>
          <Icon shape={paused ? microphone : pause} size={18} />
          {texts(paused ? 'resume' : 'pause')}
        </Button>
        <Button onClick={onStop}>
          <Icon shape={stop} size={18} />
          {texts('stop')}
        </Button>
      </div>
    </section>
  );
};
