import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui';
import { Gem, type GemProps } from './gem';
import styles from './living-gem.module.css';
import { useMayTurn } from './may-turn';
import { PlayIcon } from './play-icon';
import type { TurningGemProps } from './turning-gem';
import { whenIdle } from './when-idle';

export interface LivingGemProps extends GemProps {
  /** The progress in words; the picture itself says nothing. */
  caption: ReactNode;
  /** What the button says while it turns, and while it rests. */
  words: { readonly pause: string; readonly turn: string };
}

/**
 * The gem with its caption and a button to pause it. The still picture is what the server draws; once the page is idle the
 * turning one takes its place. It rests off the screen, in a hidden tab and for those who wish less motion.
 */
export function LivingGem({ caption, words, className, ...gem }: LivingGemProps) {
  const place = useRef<HTMLElement>(null);
  const seen = useMayTurn(place);
  const [Turning, setTurning] = useState<ComponentType<TurningGemProps> | null>(null);
  const [paused, setPaused] = useState(false);
  const wanted = seen && Turning === null;
  useEffect(() => {
    if (!wanted) return;
    // Should it not load, the still picture stays.
    const load = () =>
      void import('./turning-gem').then(
        (part) => setTurning(() => part.TurningGem),
        () => undefined,
      );
    return whenIdle(load);
  }, [wanted]);
  return (
    <figure ref={place} className={classNames(styles.figure, className)}>
      {Turning ? <Turning {...gem} running={seen && !paused} /> : <Gem {...gem} />}
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        <button
          type="button"
          className={styles.pause}
          data-ready={Turning !== null || undefined}
          onClick={() => setPaused(!paused)}
        >
          <PlayIcon running={!paused} />
          {paused ? words.turn : words.pause}
        </button>
      </figcaption>
    </figure>
  );
}
