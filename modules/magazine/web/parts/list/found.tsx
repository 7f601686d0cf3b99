import { LoadMore } from '#ui/pagination/load-more';
import type { ArticleCard } from '../../../schemas/article';
import type { Filters } from '../../../schemas/paths';
import { texts } from '../../texts/texts';
import { Card } from '../card/card';
import cards from '../card/cards.module.css';
import styles from './found.module.css';
import { useMore } from './use-more';

interface Props {
  readonly filters: Filters;
  readonly first: readonly ArticleCard[];
  /** How many there are in all; as many as shown when it is not known. */
  readonly total: number | undefined;
}

/** Featured Insights and Latest Updates; later pages are added to the latter, so that nothing above them moves. */
export const Found = ({ filters, first, total }: Props) => {
  const more = useMore(filters, first);
  const featured = first.filter((article) => article.featured);
  const latest = [...first.filter((article) => !article.featured), ...more.cards];
  const shown = featured.length + latest.length;
  return (
    <>
      {featured.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.head}>{texts('featured')}</h2>
          <div className={cards.two}>
            {featured.map((article) => (
              <Card key={article.id} article={article} featured />
            ))}
          </div>
        </section>
      )}
      {latest.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.head}>{texts('latest')}</h2>
          <div className={cards.three}>
            {latest.map((article) => (
              <Card key={article.id} article={article} />
            ))}
          </div>
        </section>
      )}
      {total !== undefined && total > shown && (
        <LoadMore
          shown={shown}
          total={total}
          more
          pending={more.busy}
          failed={more.failed}
          onMore={() => void more.load()}
        />
      )}
    </>
  );
};
