import { formatDate, Link } from '#core/web';
import type { ArticleView } from '../../../schemas/article';
import { magazinePath } from '../../../schemas/paths';
import { texts } from '../../texts/texts';
import styles from './after-text.module.css';

/** References, tags and the date of the last change. */
export const AfterText = ({ article }: { readonly article: ArticleView }) => {
  const { references, tags, changedAt } = article;
  // Sources and tags are not translated.
  const language = article.translated?.from ?? article.language;
  return (
    <footer className={styles.after}>
      {references.length > 0 && (
        <section>
          <h2 className={styles.title}>{texts('references')}</h2>
          <ol className={styles.references} lang={language}>
            {references.map(({ label, url }, at) => (
              <li key={`${label} ${url}`} id={`reference-${at + 1}`}>
                <a href={url} rel="noreferrer noopener">
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      {tags.length > 0 && (
        <p className={styles.tags}>
          <b>{texts('tags')}</b>
          {tags.map((tag) => (
            <Link key={tag} to={magazinePath({ tag })} lang={language}>
              {tag}
            </Link>
          ))}
        </p>
      )}
      {changedAt && <p>{texts('changed', { date: formatDate(changedAt) })}</p>}
    </footer>
  );
};
