import type { KeyboardEvent } from 'react';
import { words } from '#ui';
import styles from './media-player.module.css';

/** Seconds as a clock shows them: 65 is '1:05', 3725 is '1:02:05'. Nothing known yet is '0:00'. */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Seconds that a key moves: an arrow, and a page. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

export interface PositionProps {
  /** Seconds. */
  time: number;
  /** Seconds; 0 while unknown. */
  duration: number;
  /** Runs with the second to go to. */
  onSeek: (time: number) => void;
}

/** Where in the recording it is, as a slider and in figures. Time runs from left to right in every language. */
export function Position({ time, duration, onSeek }: PositionProps) {
  const now = Math.min(time, duration);
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onSeek(Math.min(duration, Math.max(0, now + step)));
  };
  return (
    <div className={styles.position} dir="ltr">
      <input
        type="range"
        className={styles.range}
        style={{ '--filled': `${duration ? (now / duration) * 100 : 0}%` }}
        aria-label={words().position}
        aria-valuetext={words().ofTotal(formatClock(now), formatClock(duration))}
        min={0}
        max={Math.max(duration, 1)}
        step="any"
        disabled={!duration}
        value={now}
        onChange={(event) => onSeek(Number(event.target.value))}
        onKeyDown={press}
      />
      <span className={styles.time} aria-hidden="true">
        {formatClock(now)} / {formatClock(duration)}
      </span>
    </div>
  );
}
