import { bookmark, heart } from '#ui/icon/shapes';
import { ToggleButton } from '#ui/toggle-button/toggle-button';
import type { ArticleCard } from '../../../schemas/article';
import { texts } from '../../texts/texts';
import { likesWith, react, useReaction } from './reactions';

type Reacted = Pick<ArticleCard, 'slug' | 'likes' | 'liked' | 'bookmarked'>;

/** Like, with the number of likes, and bookmark; pressing again takes either back. */
export const ReactionButtons = ({ article }: { readonly article: Reacted }) => {
  const liked = useReaction('like', article);
  const saved = useReaction('bookmark', article);
  return (
    <>
      <ToggleButton
        shape={heart}
        label={texts('like')}
        count={likesWith(article, liked) || undefined}
        pressed={liked}
        onClick={() => void react('like', article, !liked)}
      />
      <ToggleButton
        shape={bookmark}
        label={texts('save')}
        pressed={saved}
        onClick={() => void react('bookmark', article, !saved)}
      />
    </>
  );
};
