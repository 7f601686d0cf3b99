import { formatDate, Link, rich, toMachineTime } from '#core/web';
import { Picture } from '#ui/picture/picture';
import type { ArticleView } from '../../../schemas/article';
import { magazinePath } from '../../../schemas/paths';
import { texts } from '../../texts/texts';
import { Kind } from '../card/kind';
import { Cover } from '../covers/cover';
import { ReactionButtons } from '../reactions/reaction-buttons';
import styles from './article-head.module.css';
import { LanguageNote } from './language-note';
import { ShareButton } from './share-button';

/** What it is, its name, who wrote it when, and its cover. */
export const ArticleHead = ({ article }: { readonly article: ArticleView }) => {
  const { slug, title, excerpt, author, category, type, partner, publishedAt, readTime, views, language } = article;
  const { cover, coverCredit } = article;
  return (
    <>
      <header className={`wrap grid ${styles.head}`}>
        <p className={styles.crumb}>
          <Kind type={type} />
          <Link to={magazinePath({ category })}>{texts(`category.${category}`)}</Link>
          {partner && <span className={styles.partner}>{texts('partner', { name: partner })}</span>}
        </p>
        <h1 className={styles.title} lang={language}>
          {title}
        </h1>
        <p className={styles.excerpt} lang={language}>
          {excerpt}
        </p>
        <LanguageNote article={article} />
        <div className={styles.line}>
          <span>{rich(texts('by', { name: author }), { b: (name) => <b>{name}</b> })}</span>
          {publishedAt && (
            <time className="tnum" dateTime={toMachineTime(publishedAt)}>
              {formatDate(publishedAt)}
            </time>
          )}
          <span className="tnum">{texts('minutes', { minutes: readTime })}</span>
          {views > 0 && <span className="tnum">{texts('views', { count: views })}</span>}
          <span className={styles.act}>
            <ReactionButtons article={article} />
            <ShareButton slug={slug} title={title} />
          </span>
        </div>
      </header>
      <div className={styles.plate}>
        {cover ? (
          <Picture source={cover} sizes="(min-width: 90rem) 84rem, 100vw" first className={styles.cover} />
        ) : (
          <Cover slug={slug} category={category} className={styles.cover} />
        )}
        {cover && coverCredit !== '' && <p className={styles.credit}>{coverCredit}</p>}
      </div>
    </>
  );
};
