import type { ArticleView, RelatedArticle } from '../../../schemas/article';
import type { Category } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import { Card } from '../card/card';
import cards from '../card/cards.module.css';
import styles from './read-next.module.css';

const why = ({ kind, word }: RelatedArticle['reason']): string => {
  if (word === null || kind === 'popular') return texts('related.popular');
  return kind === 'tag'
    ? texts('related.tag', { word })
    : texts('related.category', { word: texts(`category.${word as Category}`) });
};

/** Up to three other articles, each with the reason for naming it. */
export const ReadNext = ({ related }: Pick<ArticleView, 'related'>) =>
  related.length > 0 && (
    <section className={styles.next}>
      <div className="wrap">
        <h2 className={styles.head}>{texts('related')}</h2>
        <div className={cards.three}>
          {related.map(({ reason, article }) => (
            <Card key={article.id} article={article} note={why(reason)} />
          ))}
        </div>
      </div>
    </section>
  );
