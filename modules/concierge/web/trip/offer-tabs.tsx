import { lazy, Suspense, useState } from 'react';
import { useApi } from '#core/web';
import { Alert, Button, EmptyState, Field, Skeleton } from '#ui';
import { LoadMore } from '#ui/pagination/load-more';
import { Select } from '#ui/select/select';
import { Tabs } from '#ui/tabs/tabs';
import { type Category, categories } from '../../schemas/names';
import type { OfferCounts, OfferView } from '../../schemas/offer';
import { usePages } from '../lists/use-pages';
import type { TripDraft } from './draft';
import { OfferCard } from './offer-card';
import styles from './offers.module.css';
import { texts } from './texts/texts';

const OfferDetails = lazy(() => import('./offer-details').then((module) => ({ default: module.OfferDetails })));
const sorts = ['recommended', 'price', 'rating'] as const;

interface OffersProps {
  readonly draft: TripDraft;
  /** The destination once it is written. */
  readonly place: string;
  readonly onToggle: (offer: OfferView) => void;
}
interface ListProps extends OffersProps {
  readonly category: Category;
  /** The place they lie around; '' for all. */
  readonly near: string;
}

const OfferList = ({ draft, onToggle, category, near }: ListProps) => {
  const [sort, setSort] = useState<(typeof sorts)[number]>('recommended');
  const [open, setOpen] = useState<OfferView | null>(null);
  const params = new URLSearchParams({ category, ...(near && { near }), sort, limit: '12' });
  const pages = usePages<OfferView>(`/api/offers?${params}`);
  const has = ({ id }: OfferView): boolean => draft.chosen.some((one) => one.id === id);
  if (pages.error)
    return (
      <Alert tone="error" action={<Button onClick={pages.reload}>{texts('again')}</Button>}>
        {pages.error.message}
      </Alert>
    );
  if (!pages.rows) return <Skeleton lines={8} label={texts('offers.loading')} />;
  if (pages.rows.length === 0)
    return (
      <EmptyState title={texts('offers.none')}>
        <p>{texts('offers.none.more')}</p>
      </EmptyState>
    );
  return (
    <div aria-busy={pages.loading}>
      <Field label={texts('sort')} className={styles.sort}>
        <Select value={sort} onChange={(event) => setSort(event.target.value as typeof sort)}>
          {sorts.map((one) => (
            <option key={one} value={one}>
              {texts(`sort.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <ul className={styles.list}>
        {pages.rows.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            selected={has(offer)}
            diet={draft.diet}
            onToggle={() => onToggle(offer)}
            onDetails={() => setOpen(offer)}
          />
        ))}
      </ul>
      <LoadMore
        shown={pages.rows.length}
        more={pages.hasMore}
        pending={pages.more === 'busy'}
        failed={pages.more === 'failed'}
        onMore={() => void pages.showMore()}
      />
      {open && (
        <Suspense>
          <OfferDetails
            offer={open}
            selected={has(open)}
            onToggle={() => onToggle(open)}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  );
};

/** What can be chosen, by kind; around the destination where something is listed there. */
export const OfferTabs = (props: OffersProps) => {
  const asked = props.place.trim();
  const path = asked.length > 2 ? `/api/offers/counts?near=${encodeURIComponent(asked)}` : '/api/offers/counts';
  const { data: counts } = useApi<OfferCounts>(path, { open: true, keep: true });
  const near = counts?.near ? asked : '';
  return (
    <section aria-label={texts('tabs')} className={styles.offers}>
      {asked.length > 2 && counts && (
        <p className={styles.near}>{texts(counts.near ? 'near' : 'near.none', { place: asked })}</p>
      )}
      <Tabs
        label={texts('tabs')}
        tabs={categories.map((category) => ({
          value: category,
          label: texts(category),
          count: counts?.[category],
          content: <OfferList {...props} category={category} near={near} />,
        }))}
      />
    </section>
  );
};
