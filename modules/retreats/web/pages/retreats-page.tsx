import { Link, useApi, useNavigate, useSearchParams, useTitle } from '#core/web';
import { SearchField } from '#core/web/lists/search-field';
import { readerLanguage } from '#core/web/reader-language';
import { findKnown } from '#core/web/search-params';
import { Alert, Badge, Button, buttonClass, EmptyState, Field, PageHeading, Skeleton } from '#ui';
import { Chip } from '#ui/chip/chip';
import { Picture } from '#ui/picture/picture';
import { Select } from '#ui/select/select';
import { listRetreats } from '../../schemas/endpoints';
import { filtersOf, listPath, type RetreatFilters, retreatsPath } from '../../schemas/paths';
import type { RetreatCard } from '../../schemas/retreat';
import { dietaryOptions } from '../../schemas/values';
import { formatDay, formatPrice, formatTax } from '../parts/format';
import { texts } from '../texts/texts';
import styles from './retreats-page.module.css';

const lengths = ['short', 'week', 'long'] as const;

const Filters = ({ filters }: { readonly filters: RetreatFilters }) => {
  const navigate = useNavigate();
  const change = (part: { readonly [K in keyof RetreatFilters]?: RetreatFilters[K] | undefined }, replace = false) => {
    const next = Object.fromEntries(Object.entries({ ...filters, ...part }).filter(([, value]) => value));
    void navigate(listPath(next), { replace });
  };
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts('filter.search')}
        q={filters.q ?? ''}
        onSearch={(q) => change({ q: q || undefined }, true)}
      />
      <Field label={texts('filter.length')}>
        <Select
          value={filters.length ?? ''}
          onChange={({ target }) => change({ length: findKnown(lengths, target.value) ?? undefined })}
        >
          <option value="">{texts('filter.length.any')}</option>
          {lengths.map((length) => (
            <option key={length} value={length}>
              {texts(`filter.length.${length}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('filter.diet')}>
        <Select
          value={filters.diet ?? ''}
          onChange={({ target }) => change({ diet: findKnown(dietaryOptions, target.value) ?? undefined })}
        >
          <option value="">{texts('filter.diet.any')}</option>
          {dietaryOptions.map((diet) => (
            <option key={diet} value={diet}>
              {diet}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('filter.month')}>
        <input
          className={styles.month}
          type="month"
          value={filters.month ?? ''}
          onChange={({ target }) => change({ month: target.value || undefined })}
        />
      </Field>
      <Chip pressed={filters.places === 'yes'} onClick={() => change({ places: filters.places ? undefined : 'yes' })}>
        {texts('filter.places')}
      </Chip>
    </search>
  );
};

const Card = ({ card, isFirst }: { readonly card: RetreatCard; readonly isFirst: boolean }) => (
  <li className={styles.card}>
    <div className={styles.art}>
      {card.cover ? (
        <Picture
          source={{ ...card.cover, alt: '' }}
          sizes="(min-width: 60rem) 32vw, (min-width: 40rem) 48vw, 100vw"
          ratio="4 / 3"
          first={isFirst}
        />
      ) : (
        <div className={styles.plain} aria-hidden="true">
          {card.placeName}
        </div>
      )}
    </div>
    <p className={styles.meta}>
      <span>{card.placeName}</span>
      <span>{texts('days', { days: card.days })}</span>
      {card.sample && <Badge tone="sample">{texts('sample')}</Badge>}
    </p>
    <h2 lang={card.language}>
      <Link to={`/retreats/${card.slug}`} className={styles.link}>
        {card.title}
      </Link>
    </h2>
    <p lang={card.language}>{card.summary}</p>
    <p className={styles.facts}>
      <span>{card.next ? texts('next', { day: formatDay(card.next) }) : texts('next.none')}</span>
      {card.next && <span>{texts('left', { left: card.left })}</span>}
      <b>{card.from ? texts('from', { price: formatPrice(card.from) }) : card.next ? texts('quote') : ''}</b>
      {card.from && card.taxRate > 0 && <span>{formatTax(card.taxRate)}</span>}
    </p>
  </li>
);

/** `/retreats`: everything that can be booked, with filters that stand in the address. */
export const RetreatsPage = () => {
  useTitle(texts('title'));
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const { data, error, reload } = useApi(
    listRetreats,
    { query: { ...filters, lang: readerLanguage() } },
    { open: true, keep: true },
  );
  const narrowed = Object.keys(filters).length > 0;
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <PageHeading size="cover">{texts('title')}</PageHeading>
        <p className={styles.lead}>{texts('lead')}</p>
      </header>
      <Filters filters={filters} />
      <p role="status" className={narrowed && data ? styles.found : 'visually-hidden'}>
        {data && texts('found', { count: data.length })}
        {narrowed && <Link to={retreatsPath}>{texts('filter.clear')}</Link>}
      </p>
      {error && !data && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={8} label={texts('loading')} />}
      {data?.length === 0 &&
        (narrowed ? (
          <EmptyState
            title={texts('none')}
            action={
              <Link to={retreatsPath} className={buttonClass('plain')}>
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
        ))}
      {data && data.length > 0 && (
        <ul className={styles.cards}>
          {data.map((card, index) => (
            <Card key={card.slug} card={card} isFirst={index < 2} />
          ))}
        </ul>
      )}
    </div>
  );
};
