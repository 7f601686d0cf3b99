import type { ReactNode } from 'react';
import { formatDate, Link, toMachineTime } from '#core/web';
import { classNames, Icon } from '#ui';
import { Picture } from '#ui/picture/picture';
import type { ArticleCard } from '../../../schemas/article';
import { articlePagePath } from '../../../schemas/paths';
import { texts } from '../../texts/texts';
import { Cover } from '../covers/cover';
import { ReactionButtons } from '../reactions/reaction-buttons';
import styles from './card.module.css';
import { Kind } from './kind';

export interface CardProps {
  readonly article: ArticleCard;
  /** Large, with views instead of the date. */
  readonly featured?: boolean;
  /** A line over the title, such as why this one is shown. */
  readonly note?: ReactNode;
  /** Level of the title; 3 by default. */
  readonly level?: 2 | 3;
}

/** An article in a list: no box, one link that covers it, and two buttons above that link. */
export const Card = ({ article, featured = false, note, level = 3 }: CardProps) => {
  const { slug, title, excerpt, author, category, cover, type, partner, publishedAt, readTime, views, language } =
    article;
  const Title = `h${level}` as const;
  return (
    <article className={classNames(styles.card, featured && styles.featured)}>
      <div className={styles.art}>
        {cover ? (
          <Picture
            source={{ ...cover, alt: '' }}
            sizes={
              featured ? '(min-width: 64rem) 50vw, 100vw' : '(min-width: 64rem) 30vw, (min-width: 40rem) 50vw, 100vw'
            }
            ratio="3 / 2"
            first={featured}
            className={styles.cover}
          />
        ) : (
          <Cover slug={slug} category={category} className={styles.cover} later={!featured} />
        )}
      </div>
      <p className={styles.meta}>
        <Kind type={type} />
        <span>{texts(`category.${category}`)}</span>
        {partner && <span className={styles.partner}>{texts('partner', { name: partner })}</span>}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      <Title className={styles.title} lang={language}>
        {title}
      </Title>
      <p className={styles.excerpt} lang={language}>
        {excerpt}
      </p>
      <Link to={articlePagePath(slug)} className={styles.more ?? ''}>
        {texts('readMore')}{' '}
        <span className="visually-hidden" lang={language}>
          {title}
        </span>
        <Icon name="arrow" size={16} />
      </Link>
      <div className={styles.by}>
        <p className={styles.byline}>
          <span className={styles.who}>{author}</span>
          <span className={classNames('tnum', styles.facts)}>
            <span>{texts('minutes', { minutes: readTime })}</span>
            {featured && views > 0 && <span>{texts('views', { count: views })}</span>}
            {!featured && publishedAt && (
              <time dateTime={toMachineTime(publishedAt)}>{formatDate(publishedAt, 'medium')}</time>
            )}
          </span>
        </p>
        <span className={styles.act}>
          <ReactionButtons article={article} />
        </span>
      </div>
    </article>
  );
};
