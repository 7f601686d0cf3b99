import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { MediaPlayer, MediaPlayerProps } from '#ui/media-player/media-player';
import { texts } from '../../texts/texts';
import styles from './player.module.css';

type Loaded = ComponentType<ComponentProps<typeof MediaPlayer>>;

/** The player once it is there. Until then, and on the server, the browser's own stands in its place. */
const usePlayer = (): Loaded | null => {
  const [player, setPlayer] = useState<Loaded | null>(null);
  useEffect(() => {
    import('#ui/media-player/media-player').then(
      (part) => setPlayer(() => part.MediaPlayer),
      // The plain one does as well.
      () => undefined,
    );
  }, []);
  return player;
};

/** What the browser shows by itself, until the player is there and without JavaScript. */
const Plain = ({ kind: Element, src, title, poster, captions, transcript }: MediaPlayerProps) => (
  <section aria-label={title}>
    <Element
      className={styles.media}
      src={src}
      controls
      preload="none"
      aria-label={title}
      {...(Element === 'video' && poster ? { poster } : {})}
    >
      {captions && <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} />}
    </Element>
    {transcript && (
      <details>
        <summary>{texts('transcript')}</summary>
        {transcript}
      </details>
    )}
  </section>
);

/** Sound or film with what is said in it. */
export const Player = (props: MediaPlayerProps) => {
  const Whole = usePlayer();
  return <div className={styles.player}>{Whole ? <Whole {...props} /> : <Plain {...props} />}</div>;
};
