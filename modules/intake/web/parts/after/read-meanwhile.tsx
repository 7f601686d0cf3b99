import { getPageData, Link, useApi } from '#core/web';
import { Icon } from '#ui';
import { type JournalArticle, listJournalArticles } from '../../../schemas/journal';
import styles from './read-meanwhile.module.css';
import { Section } from './section';
import { goalName, texts } from './texts/texts';

/** For each goal a word under which the journal has something to read: part of a title, an excerpt or a tag. */
const words: Readonly<Record<string, string>> = {
  'Shadow Integration': 'writing',
  'Trauma Healing': 'breathing',
  'Relationship Patterns': 'writing',
  'Life Purpose Discovery': 'meaning',
  'Spiritual Awakening': 'stillness',
  'Career Transition': 'habits',
  'Grief Processing': 'writing',
  'Anxiety & Depression': 'mood',
  'Creative Blocks': 'writing',
  'Family Dynamics': 'writing',
  'Addiction Recovery': 'habits',
  'Self-Worth & Confidence': 'writing',
};

/** The word to search the journal for; null for a goal that nothing is known for. */
const findGoalWord = (goal: string | undefined): string | null =>
  (goal === undefined ? undefined : words[goal]) ?? null;

type Article = JournalArticle;
/** An article and the goals it is named for. */
interface Shown {
  readonly article: Article;
  readonly goals: readonly string[];
}
const most = 3;

/** First the best of every goal, then the second best; one that fits several goals comes once and names them all. */
export const picked = (found: readonly { readonly goal: string; readonly articles: readonly Article[] }[]): Shown[] => {
  const picks = new Map<string, { article: Article; goals: string[] }>();
  for (let rank = 0; rank < most; rank++)
    for (const { goal, articles } of found) {
      const article = articles[rank];
      if (!article) continue;
      const known = picks.get(article.id);
      if (known) known.goals.push(goal);
      else picks.set(article.id, { article, goals: [goal] });
    }
  return [...picks.values()].slice(0, most);
};

const listed = (names: readonly string[]): string => new Intl.ListFormat(getPageData().language).format(names);
const open = { open: true };
const useFound = (goal: string | undefined) => {
  const q = findGoalWord(goal);
  const { data } = useApi(listJournalArticles, q === null ? null : { query: { q } }, open);
  return goal !== undefined && data ? [{ goal, articles: data }] : [];
};

/** Articles of the journal that fit the goals, each with its reason; the newest where none fits. Nothing where there is no journal. */
export const ReadMeanwhile = ({ goals }: { readonly goals: readonly string[] }) => {
  const [first, second, third] = goals;
  const fitting = picked([...useFound(first), ...useFound(second), ...useFound(third)]);
  const newest = useApi(listJournalArticles, fitting.length === 0 ? {} : null, open).data ?? [];
  const shown = fitting.length > 0 ? fitting : newest.slice(0, most).map((article) => ({ article, goals: [] }));
  if (shown.length === 0) return null;
  return (
    <Section side={texts('read.side')} title={texts('read')}>
      <ul className={styles.list}>
        {shown.map(({ article: { id, slug, title, excerpt, language, readTime }, goals: why }) => (
          <li key={id} className={styles.item}>
            <h3 lang={language}>
              <Link to={`/magazine/${encodeURIComponent(slug)}`} className={styles.link ?? ''}>
                {title}
              </Link>
            </h3>
            <p lang={language}>{excerpt}</p>
            <p className={styles.facts}>
              <span className="tnum">{texts('read.minutes', { minutes: readTime })}</span>
              {why.length > 0 && <span>{texts('read.because', { goals: listed(why.map(goalName)) })}</span>}
            </p>
          </li>
        ))}
      </ul>
      <Link to="/magazine" className={styles.all ?? ''}>
        {texts('read.all')}
        <Icon name="arrow" size={16} />
      </Link>
    </Section>
  );
};
