import { create } from 'zustand';
import { api, askToSignIn, failure, refreshAnswers, useSession } from '#core/web';
import { toast } from '#ui';
import type { ArticleCard } from '../../../schemas/article';
import {
  bookmarkArticle,
  likeArticle,
  listBookmarks,
  unbookmarkArticle,
  unlikeArticle,
} from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';

export type Reaction = 'like' | 'bookmark';
const calls = {
  like: { on: likeArticle, off: unlikeArticle },
  bookmark: { on: bookmarkArticle, off: unbookmarkArticle },
} as const;
type Own = Pick<ArticleCard, 'slug' | 'liked' | 'bookmarked'>;

/** What the person switched since the page was loaded, by `reaction slug`: every card of an article shows it at once. */
const useSwitched = create<Readonly<Record<string, boolean>>>()(() => ({}));
const keyOf = (reaction: Reaction, slug: string): string => `${reaction} ${slug}`;
const stored = (reaction: Reaction, article: Own): boolean =>
  reaction === 'like' ? article.liked : article.bookmarked;

/** Whether it is on, also before the server has answered. */
export const useReaction = (reaction: Reaction, article: Own): boolean =>
  useSwitched((switched) => switched[keyOf(reaction, article.slug)]) ?? stored(reaction, article);

/** Likes with the person's own, as it is now: the counted ones already hold the one that was stored. */
export const likesWith = (article: Pick<ArticleCard, 'likes' | 'liked'>, liked: boolean): number =>
  Math.max(0, article.likes + Number(liked) - Number(article.liked));

/** Turns like or bookmark on or off: seen at once, taken back when the server refuses. A visitor is asked to sign in. */
export const react = async (reaction: Reaction, article: Own, on: boolean): Promise<void> => {
  if (!useSession.getState().user) {
    askToSignIn({ notice: texts(reaction === 'like' ? 'like.signIn' : 'save.signIn') });
    return;
  }
  const key = keyOf(reaction, article.slug);
  useSwitched.setState({ [key]: on });
  try {
    await api(calls[reaction][on ? 'on' : 'off'], { params: { slug: article.slug } });
  } catch (error) {
    useSwitched.setState({ [key]: !on });
    toast(failure(error, texts('error')));
    return;
  }
  if (reaction === 'like') return;
  void refreshAnswers(listBookmarks);
  if (on)
    toast({
      title: texts('saved'),
      tone: 'success',
      action: { label: texts('undo'), onSelect: () => void react(reaction, article, false) },
    });
};
