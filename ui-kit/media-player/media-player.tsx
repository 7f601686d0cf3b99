import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert, Button, buttonClass, classNames, words } from '#ui';
import { Controls } from './controls';
import styles from './media-player.module.css';
import { Transcript } from './transcript';
import { useMedia } from './use-media';

export interface MediaPlayerProps {
  /** Sound alone, or a film. */
  kind: 'audio' | 'video';
  /** The name of the recording, read out with the player. */
  title: string;
  /** Address of the file, of this site. */
  src: string;
  /** Length in seconds, to be shown before the file has come. */
  duration?: number | undefined;
  /** A still picture for a video. */
  poster?: string | undefined;
  /** WebVTT captions; a video is not published without. */
  captions?: { readonly src: string; readonly language: string; readonly label: string } | undefined;
  /** What is said, word for word; folded up under the player. */
  transcript?: ReactNode;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/**
 * Plays a recording with our own controls over the browser's element; before they come, and without JavaScript, the browser
 * shows its own. With focus inside: K plays and pauses, M mutes, C switches captions.
 */
export function MediaPlayer(props: MediaPlayerProps) {
  const { kind, title, src, duration, poster, captions, transcript, className } = props;
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const box = useRef<HTMLElement>(null);
  const state = useMedia(media, duration);
  const [own, setOwn] = useState(false);
  const [captioned, setCaptioned] = useState(false);
  useEffect(() => setOwn(true), []);
  useEffect(() => {
    const track = media.current?.textTracks?.[0];
    if (track) track.mode = captioned ? 'showing' : 'hidden';
  }, [captioned]);

  const toggle = () => {
    if (!media.current) return;
    // Refused where sound may not start by itself, and reported by the error event where the file is to blame.
    if (media.current.paused) void media.current.play()?.catch(() => undefined);
    else media.current.pause();
  };
  const press = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
    if (key === 'k') toggle();
    else if (key === 'm' && media.current) media.current.muted = !media.current.muted;
    else if (key === 'c' && captions) setCaptioned(!captioned);
    else return;
    event.preventDefault();
  };

  const Media = kind;
  return (
    <section
      ref={box}
      aria-label={title}
      className={classNames(styles.player, styles[kind], className)}
      onKeyDown={press}
    >
      <Media
        ref={media}
        className={classNames(styles.media, own && styles.owned)}
        src={src}
        controls={!own}
        preload="metadata"
        aria-label={title}
        {...(kind === 'video' && { poster, playsInline: true, onClick: () => own && toggle() })}
      >
        {captions && <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} />}
      </Media>
      {own && (
        <Controls
          media={media}
          state={state}
          onToggle={toggle}
          captions={captions && { on: captioned, onChange: setCaptioned }}
          screen={kind === 'video' ? box : undefined}
        />
      )}
      {state.failed && (
        <Alert
          tone="error"
          className={styles.failed}
          action={
            <div className={styles.ways}>
              <Button onClick={() => media.current?.load()}>{words().tryAgain}</Button>
              <a className={buttonClass('bare')} href={src} download>
                {words().download}
              </a>
            </div>
          }
        >
          {state.failed === 'network' ? words().mediaNetwork : words().mediaFormat}
        </Alert>
      )}
      {transcript && <Transcript>{transcript}</Transcript>}
    </section>
  );
}
