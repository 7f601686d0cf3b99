import type { RefObject } from 'react';
import { Icon, words } from '#ui';
import { captions as captionsShape, corners, pause, play, silence, sound } from '../icon/shapes';
import styles from './media-player.module.css';
import { Position } from './position';
import type { MediaState } from './use-media';

const rates = [0.75, 1, 1.25, 1.5, 2];

export interface ControlsProps {
  /** The element that plays. */
  media: RefObject<HTMLMediaElement | null>;
  /** Where it is and whether it plays. */
  state: MediaState;
  /** Runs when play or pause is pressed. */
  onToggle: () => void;
  /** Whether captions are shown, and what changes that. */
  captions?: { readonly on: boolean; readonly onChange: (on: boolean) => void } | undefined;
  /** What fills the screen, for a video. */
  screen?: RefObject<HTMLElement | null> | undefined;
}

/** The row under a recording. Volume goes in steps of 0.1, arrows at the position in steps of five seconds. */
export function Controls({ media, state, onToggle, captions, screen }: ControlsProps) {
  const say = words();
  const set = (change: (element: HTMLMediaElement) => void) => {
    if (media.current) change(media.current);
  };
  const silent = state.muted || state.volume === 0;
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.play}
        aria-label={state.playing ? say.pause : say.play}
        aria-busy={state.waiting || undefined}
        onClick={onToggle}
      >
        <Icon shape={state.playing ? pause : play} size={22} />
      </button>
      <Position
        time={state.time}
        duration={state.duration}
        onSeek={(time) =>
          set((element) => {
            element.currentTime = time;
          })
        }
      />
      <div className={styles.sound}>
        <button
          type="button"
          className={styles.small}
          aria-label={silent ? say.unmute : say.mute}
          onClick={() =>
            set((element) => {
              element.muted = !silent;
              if (silent && element.volume === 0) element.volume = 0.7;
            })
          }
        >
          <Icon shape={silent ? silence : sound} />
        </button>
        <input
          type="range"
          className={styles.range}
          style={{ '--filled': `${silent ? 0 : state.volume * 100}%` }}
          aria-label={say.volume}
          aria-valuetext={`${Math.round((silent ? 0 : state.volume) * 100)}%`}
          min={0}
          max={1}
          step={0.1}
          value={silent ? 0 : state.volume}
          onChange={(event) =>
            set((element) => {
              element.volume = Number(event.target.value);
              element.muted = false;
            })
          }
        />
        <select
          className={styles.rate}
          aria-label={say.speed}
          value={state.rate}
          onChange={(event) =>
            set((element) => {
              element.playbackRate = Number(event.target.value);
            })
          }
        >
          {rates.map((rate) => (
            <option key={rate} value={rate}>
              {rate}×
            </option>
          ))}
        </select>
        {captions && (
          <button
            type="button"
            className={styles.small}
            aria-label={say.captions}
            aria-pressed={captions.on}
            onClick={() => captions.onChange(!captions.on)}
          >
            <Icon shape={captionsShape} />
          </button>
        )}
        {screen && (
          <button type="button" className={styles.small} aria-label={say.fullScreen} onClick={() => fill(screen)}>
            <Icon shape={corners} />
          </button>
        )}
      </div>
    </div>
  );
}

/** The whole player fills the screen, so that its controls stay the same there. Phones that refuse keep it in the page. */
function fill(screen: RefObject<HTMLElement | null>): void {
  const asked = document.fullscreenElement ? document.exitFullscreen() : screen.current?.requestFullscreen?.();
  void asked?.catch(() => undefined);
}
