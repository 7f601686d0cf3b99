import { hasOverlay, Link, openOverlay, useApi, useNavigate, useSearchParams, useSession, useTitle } from '#core/web';
import { readerLanguage } from '#core/web/reader-language';
import { Alert, Button, buttonClass, EmptyState, PageHeading } from '#ui';
import { countArticles, listArticles } from '../../schemas/endpoints';
import { type Filters, feedPath, filtersOf, magazinePath, withoutSort } from '../../schemas/paths';
import { CardSkeletons } from '../parts/card/card-skeletons';
import { CategoryChips } from '../parts/list/category-chips';
import { FilterButton } from '../parts/list/filter-button';
import { Found } from '../parts/list/found';
import { SearchBox } from '../parts/list/search-box';
import { texts } from '../texts/texts';
import styles from './journal-page.module.css';

const Nothing = ({ q }: { readonly q: string | undefined }) => (
  <EmptyState
    className={styles.none ?? ''}
    title={texts('empty')}
    action={
      <>
        <Link to={magazinePath()} className={buttonClass('plain')}>
          {texts('filter.clear')}
        </Link>
        {q && hasOverlay('search') && (
          <Button variant="bare" onClick={() => openOverlay('search', { q })}>
            {texts('search.inside')}
          </Button>
        )}
      </>
    }
  >
    <p>{texts('empty.hint')}</p>
  </EmptyState>
);

/** English readers get all articles, as they were written. */
const feedLanguage = () => {
  const language = readerLanguage();
  return language === 'en' ? undefined : language;
};

/** The journal: search, categories and filters, all of it in the address. */
export const JournalPage = () => {
  useTitle(texts('title'));
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const role = useSession(({ user }) => user?.role);
  const filters = filtersOf(params);
  const list = useApi(listArticles, { query: { ...filters, lang: readerLanguage() } }, { open: true, keep: true });
  const counts = useApi(countArticles, { query: withoutSort(filters) }, { open: true, keep: true }).data;
  const total = counts?.categories[filters.category ?? 'All'];
  const narrowed = Object.keys(filters).some((name) => name !== 'sort');
  const none = list.data?.length === 0;

  const search = (q: string, again: boolean) => {
    const { q: _, ...others } = filters;
    void navigate(magazinePath(q ? { ...others, q } : others), { replace: again });
  };
  const change = (next: Filters) => void navigate(magazinePath(next));

  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.mast}>
        <PageHeading size="cover" className={styles.title}>
          {texts('title')}
        </PageHeading>
        <div className={styles.sub}>
          <p>{texts('lead')}</p>
          <p className={styles.ways}>
            {role && <Link to="/magazine/reading-list">{texts('list')}</Link>}
            {(role === 'admin' || role === 'practitioner') && <Link to="/magazine/desk">{texts('editorial')}</Link>}
            <a href={feedPath(filters.category, feedLanguage())} type="application/rss+xml">
              {texts('rss')}
            </a>
          </p>
        </div>
        <div className={styles.tools}>
          <SearchBox filters={filters} onSearch={search} />
          <FilterButton filters={filters} onChange={change} />
        </div>
        <CategoryChips filters={filters} counts={counts?.categories} />
        <div className={narrowed && !none ? styles.found : 'visually-hidden'}>
          <p role="status">{narrowed && total !== undefined && texts('found', { count: total })}</p>
          {narrowed && !none && <Link to={magazinePath()}>{texts('filter.clear')}</Link>}
        </div>
      </header>
      {list.error && !list.data && (
        <Alert tone="error" action={<Button onClick={() => void list.reload()}>{texts('again')}</Button>}>
          {list.error.message}
        </Alert>
      )}
      {!list.data && !list.error && <CardSkeletons />}
      {none && <Nothing q={filters.q} />}
      {list.data && list.data.length > 0 && <Found filters={filters} first={list.data} total={total} />}
    </div>
  );
};
