import { Suspense, useState } from 'react';
import { useApi } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { readerLanguage } from '#core/web/reader-language';
import { EmptyState, Field, Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { Select } from '#ui/select/select';
import { Tabs } from '#ui/tabs/tabs';
import { countOffers, listOffers } from '../../../schemas/endpoints';
import type { OfferView } from '../../../schemas/offer';
import { type Category, categories } from '../../../schemas/values';
import { ListFrame } from '../lists/list-frame';
import type { TripDraft } from './draft';
import { OfferCard } from './offer-card';
import styles from './offers.module.css';
import { texts } from './texts/texts';

const OfferDetails = lazyPart(() => import('./offer-details').then((module) => module.OfferDetails));
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

const None = () => (
  <EmptyState title={texts('offers.none')} level={3}>
    <p>{texts('offers.none.more')}</p>
  </EmptyState>
);

const OfferList = ({ draft, onToggle, category, near }: ListProps) => {
  const [sort, setSort] = useState<(typeof sorts)[number]>('recommended');
  const [open, setOpen] = useState<OfferView | null>(null);
  const query = { category, ...(near && { near }), sort, limit: 12, lang: readerLanguage() };
  const pages = usePages(listOffers, { query }, { keep: true });
  const has = ({ id }: OfferView): boolean => draft.chosen.some((one) => one.id === id);
  return (
    <>
      <ListFrame
        pages={pages}
        loading={texts('offers.loading')}
        waiting={<Skeleton className={styles.waiting} lines={6} height="26rem" label={texts('offers.loading')} />}
        empty={<None />}
      >
        {(rows) => (
          <>
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
              {rows.map((offer) => (
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
          </>
        )}
      </ListFrame>
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
    </>
  );
};

/** What can be chosen, by kind; around the destination where something is listed there. */
export const OfferTabs = (props: OffersProps) => {
  const asked = props.place.trim();
  const query = asked.length > 2 ? { near: asked } : {};
  const { data: counts } = useApi(countOffers, { query }, { open: true, keep: true });
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
