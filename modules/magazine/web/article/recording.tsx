import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Markdown } from '#ui/markdown/markdown';
import type { MediaPlayer } from '#ui/media-player/media-player';
import type { ArticleView } from '../../schemas/article';
import { texts } from '../texts/texts';
import styles from './recording.module.css';

type Player = ComponentType<ComponentProps<typeof MediaPlayer>>;

/** The player once it is there. Until then, and on the server, the browser's own stands in its place. */
const usePlayer = (): Player | null => {
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(() => {
    import('#ui/media-player/media-player').then(
      (part) => setPlayer(() => part.MediaPlayer),
      // The plain one does as well.
      () => undefined,
    );
  }, []);
  return player;
};

type Media = NonNullable<ArticleView['media']>;

/** What the browser shows by itself, until the player is there and without JavaScript. */
const Plain = ({ media, title, transcript }: { media: Media; title: string; transcript: ReactNode }) => {
  const { kind: Element, src } = media;
  return (
    <section aria-label={title}>
      <Element className={styles.media} src={src} controls preload="none" aria-label={title} />
      {transcript && (
        <details>
          <summary>{texts('transcript')}</summary>
          {transcript}
        </details>
      )}
    </section>
  );
};

interface Props {
  readonly article: ArticleView;
}

const Played = ({ article, media }: Props & { readonly media: Media }) => {
  const { transcript: said, title, language } = article;
  const Player = usePlayer();
  const transcript = said && (
    <div lang={language}>
      <Markdown tree={said} look="plain" />
    </div>
  );
  return (
    <div className={styles.recording}>
      {Player ? (
        <Player
          kind={media.kind}
          title={title}
          src={media.src}
          duration={media.durationSeconds ?? undefined}
          captions={media.captions ? { src: media.captions, language, label: language } : undefined}
          transcript={transcript}
        />
      ) : (
        <Plain media={media} title={title} transcript={transcript} />
      )}
    </div>
  );
};

/** Sound or film of an article, with what is said in it; without either not even the player's code is asked for. */
export const Recording = ({ article }: Props) => article.media && <Played article={article} media={article.media} />;
