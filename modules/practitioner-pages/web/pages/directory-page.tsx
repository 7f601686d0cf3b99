import { Link, useSearchParams, useTitle } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { buttonClass, EmptyState, PageHeading } from '#ui';
import { listPages } from '../../schemas/endpoints';
import { directoryPath, filtersOf } from '../../schemas/paths';
import styles from '../parts/directory/directory.module.css';
import { Filters } from '../parts/directory/filters';
import { PractitionerCard } from '../parts/directory/practitioner-card';
import { textLanguage } from '../parts/format';
import { texts } from '../texts/texts';

const Empty = ({ isNarrowed }: { readonly isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      title={texts('none')}
      action={
        <Link to={directoryPath} className={buttonClass('plain')}>
          {texts('filter.clear')}
        </Link>
      }
    >
      <p>{texts('none.more')}</p>
    </EmptyState>
  ) : (
    <EmptyState title={texts('none.yet')}>
      <p>{texts('none.yet.more')}</p>
    </EmptyState>
  );

/** `/practitioners`: everybody who has a published page, with filters that stand in the address. */
export const DirectoryPage = () => {
  useTitle(texts('title'));
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const isNarrowed = Object.keys(filters).length > 0;
  const pages = usePages(listPages, { query: { ...filters, text: textLanguage() } }, { keep: true });
  const isEmpty = !isNarrowed && pages.rows?.length === 0;
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <PageHeading size="cover">{texts('title')}</PageHeading>
        <p className={styles.lead}>{texts('lead')}</p>
      </header>
      {!isEmpty && <Filters filters={filters} />}
      <p role="status" className={isNarrowed && pages.rows ? styles.found : 'visually-hidden'}>
        {pages.rows && texts('found', { count: pages.rows.length })}
        {isNarrowed && <Link to={directoryPath}>{texts('filter.clear')}</Link>}
      </p>
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={<Empty isNarrowed={isNarrowed} />}
      >
        {(cards) => (
          <ul className={styles.cards}>
            {cards.map((card, index) => (
              <PractitionerCard key={card.slug} card={card} isFirst={index < 3} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
};
