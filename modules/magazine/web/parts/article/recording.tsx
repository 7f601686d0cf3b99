import { Markdown } from '#ui/markdown/markdown';
import type { ArticleView } from '../../../schemas/article';
import { Player } from './player';

/** Sound or film of an article, with what is said in it; without either not even the player's code is asked for. */
export const Recording = ({ article }: { readonly article: ArticleView }) => {
  const { media, transcript, title, language } = article;
  // What is said is not translated.
  const spoken = article.translated?.from ?? language;
  if (!media) return null;
  return (
    <Player
      kind={media.kind}
      title={title}
      src={media.src}
      duration={media.durationSeconds ?? undefined}
      captions={media.captions ? { src: media.captions, language: spoken, label: spoken } : undefined}
      transcript={
        transcript && (
          <div lang={language}>
            <Markdown tree={transcript} look="plain" />
          </div>
        )
      }
    />
  );
};
