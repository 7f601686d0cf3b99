import { formatNumber, Link } from '#core/web';
import type { ArticleCounts } from '../../../schemas/list';
import { type Filters, magazinePath } from '../../../schemas/paths';
import { categories } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from './category-chips.module.css';

interface Props {
  readonly filters: Filters;
  /** Undefined until the first answer. */
  readonly counts: ArticleCounts['categories'] | undefined;
}

/** The categories with what each holds under the search; links, so that every one has an address. */
export const CategoryChips = ({ filters, counts }: Props) => {
  const { category: chosen = 'All', ...others } = filters;
  return (
    <nav aria-label={texts('chips')} className={styles.chips}>
      {(['All', ...categories] as const).map((name) => (
        <Link
          key={name}
          className={styles.chip ?? ''}
          to={magazinePath(name === 'All' ? others : { ...others, category: name })}
          aria-current={name === chosen ? 'true' : undefined}
        >
          {texts(`category.${name}`)} <span className="tnum">{counts && formatNumber(counts[name])}</span>
        </Link>
      ))}
    </nav>
  );
};
