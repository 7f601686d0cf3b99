import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui';
import { pause, play } from '#ui/icon/shapes';
import { clock } from './clock';
import { voiceTexts as texts } from './texts/texts';
import styles from './voice.module.css';
import { Wave } from './wave';

/** Plays a recording: button, shape, time. Where the browser cannot, it says so and offers the file. */
export const ClipPlayer = ({
  source,
  seconds,
  peaks = [],
}: {
  /** An address of ours, or the sound itself. */
  readonly source: string | Blob;
  readonly seconds: number;
  readonly peaks?: readonly number[];
}) => {
  const audio = useRef<HTMLAudioElement>(null);
  const [address, setAddress] = useState(typeof source === 'string' ? source : '');
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    setFailed(false);
    if (typeof source === 'string') {
      setAddress(source);
      return;
    }
    const made = URL.createObjectURL(source);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [source]);

  const toggle = () => {
    const { current } = audio;
    if (!current) return;
    if (current.paused) void current.play().catch(() => undefined);
    else current.pause();
  };
  const move = (to: number) => {
    setAt(to);
    if (audio.current) audio.current.currentTime = to;
  };
  return (
    <>
      <div className={styles.player}>
        {/* biome-ignore lint/a11y/useMediaCaption: the person's own words are next to the player once they are confirmed */}
        <audio
          ref={audio}
          src={address || undefined}
          preload="metadata"
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={() => {
            setPlaying(false);
            setAt(0);
          }}
          onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
          onError={() => address !== '' && setFailed(true)}
        />
        <button
          type="button"
          className={styles.play}
          aria-label={texts(playing ? 'pausePlay' : 'play')}
          disabled={failed}
          onClick={toggle}
        >
          <Icon shape={playing ? pause : play} size={22} />
        </button>
        <div className={styles.track}>
          <Wave peaks={peaks} played={seconds > 0 ? Math.min(1, at / seconds) : 0} />
          <input
            type="range"
            aria-label={texts('position')}
            aria-valuetext={`${clock(at)} / ${clock(seconds)}`}
            min={0}
            max={Math.max(seconds, 0.1)}
            step={0.1}
            value={Math.min(at, seconds)}
            disabled={failed}
            onChange={(event) => move(Number(event.target.value))}
          />
        </div>
        <span className={`tnum ${styles.time}`}>
          {clock(at)} / {clock(seconds)}
        </span>
      </div>
      {failed && (
        <p className={styles.note} role="status">
          {texts('cannotPlay')}{' '}
          <a href={address} download>
            {texts('downloadInstead')}
          </a>
        </p>
      )}
    </>
  );
};
