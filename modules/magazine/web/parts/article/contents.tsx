import { useId } from 'react';
import type { ArticleView } from '../../../schemas/article';
import { texts } from '../../texts/texts';
import styles from './contents.module.css';

/** Fewer than this need no list. */
const atLeast = 3;

/** The main headings of an article, in its margin. */
export const Contents = ({ article }: { readonly article: ArticleView }) => {
  const label = useId();
  const headings = article.headings.filter(({ level }) => level === 2);
  if (headings.length < atLeast) return null;
  return (
    <nav className={styles.contents} aria-labelledby={label}>
      <p id={label} className={styles.label}>
        {texts('contents')}
      </p>
      <ol className={styles.list} lang={article.language}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
