import type { User } from '#core/contract/route';
import type { ArticleStatus } from '../../schemas/values';
import type { Article } from '../models/article';

type Person = Pick<User, 'id' | 'permissions'> | null;
type ArticleState = Pick<Article, 'authorId' | 'status'> & Partial<Pick<Article, 'pending'>>;

/** The steps there are; nothing jumps over the review, and what is public is taken away before it is worked over as a draft. */
const steps: Readonly<Record<ArticleStatus, readonly ArticleStatus[]>> = {
  draft: ['review', 'archived'],
  review: ['draft', 'scheduled', 'published', 'archived'],
  scheduled: ['review', 'published', 'archived'],
  published: ['archived'],
  archived: ['draft'],
};
/** What a writer may do with an own article without an editor. */
const ownSteps: readonly (readonly [ArticleStatus, ArticleStatus])[] = [
  ['draft', 'review'],
  ['review', 'draft'],
  ['draft', 'archived'],
];

const isEditor = (person: Person): boolean => person?.permissions.has('magazine.write') ?? false;
const isWriter = (person: Person, article: ArticleState): boolean =>
  (person?.permissions.has('magazine.draft') ?? false) && article.authorId === person?.id;

/** Everybody reads what is published; the rest is for its writer and the editors. */
export const canRead = (person: Person, article: ArticleState): boolean =>
  article.status === 'published' || isEditor(person) || isWriter(person, article);

/** Whether somebody works on this article: versions, history and stages are shown to them. */
export const canWorkOn = (person: Person, article: ArticleState): boolean =>
  isEditor(person) || isWriter(person, article);

/** Editors change everything but what lies in the archive; a writer an own draft. */
export const canEdit = (person: Person, article: ArticleState): boolean =>
  isEditor(person) ? article.status !== 'archived' : isWriter(person, article) && article.status === 'draft';

/** Where an article may go from here, by this person. */
export const listMoves = (person: Person, article: ArticleState): ArticleStatus[] => {
  const possible = steps[article.status];
  if (isEditor(person)) return article.pending ? ['published', ...possible] : [...possible];
  if (!isWriter(person, article)) return [];
  return possible.filter((to) => ownSteps.some(([from, own]) => from === article.status && own === to));
};

/** Whether an article can go from its stage to another, for anybody who asks; changes that wait go where it is already. */
export const isStep = ({ status, pending }: ArticleState, to: ArticleStatus): boolean =>
  steps[status].includes(to) || (status === 'published' && to === 'published' && Boolean(pending));

/** Editors and writers of an article do not count among its readers. */
export const isCountedReader = (person: Person, article: ArticleState): boolean => !canWorkOn(person, article);
