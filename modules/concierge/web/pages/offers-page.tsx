import { useState } from 'react';
import { api, hasPage, Link, toPath, useSearchParams } from '#core/web';
import type { BulkAction } from '#core/web/lists/staff-list/bulk-bar';
import { changeRows } from '#core/web/lists/staff-list/change-rows';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { readRows, usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Badge, Button, buttonClass, EmptyState } from '#ui';
import type { Column } from '#ui/table/table';
import { downloadOffers, listStudioOffers, saveOffer } from '../../schemas/endpoints';
import type { StudioOffer, StudioOfferFilters } from '../../schemas/studio-offer';
import { availabilities, categories, offerOrigins, studioSorts } from '../../schemas/values';
import { OfferDialog } from '../parts/offers/offer-dialog';
import styles from '../parts/offers/offers.module.css';
import { priceText } from '../parts/trip/money';
import { texts } from '../texts/offer-texts';

const importsPath = '/management/imports';

const columnsOf = (onOpen: (offer: StudioOffer) => void): readonly Column<StudioOffer>[] => [
  {
    key: 'name',
    head: texts('name'),
    cell: ({ name, sample }) => (
      <span>
        {name} {sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </span>
    ),
  },
  { key: 'category', head: texts('category'), cell: ({ category }) => texts(`category.${category}`) },
  { key: 'location', head: texts('location'), cell: ({ location }) => location },
  { key: 'availability', head: texts('f.availability'), cell: ({ availability }) => texts(`f.${availability}`) },
  { key: 'price', head: texts('price'), cell: ({ price }) => priceText(price), numeric: true },
  { key: 'source', head: texts('source'), cell: ({ canEdit, source }) => (canEdit ? texts('source.own') : source) },
  {
    key: 'open',
    head: texts('open'),
    actions: true,
    cell: (offer) =>
      offer.canEdit ? (
        <Button variant="bare" aria-label={texts('open.of', { name: offer.name })} onClick={() => onOpen(offer)}>
          {texts('open')}
        </Button>
      ) : (
        ''
      ),
  },
];

const toFilters = (params: URLSearchParams): StudioOfferFilters => {
  const q = params.get('q')?.slice(0, 100);
  const category = findKnown(categories, params.get('category'));
  const availability = findKnown(availabilities, params.get('availability'));
  const from = findKnown(offerOrigins, params.get('from'));
  const sort = findKnown(studioSorts, params.get('sort'));
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(availability && { availability }),
    ...(from && { from }),
    ...(sort && { sort }),
  };
};

const filters: readonly ListFilter[] = [
  {
    name: 'category',
    label: texts('category'),
    any: texts('category.any'),
    options: categories.map((value) => ({ value, label: texts(`category.${value}`) })),
  },
  {
    name: 'availability',
    label: texts('f.availability'),
    any: texts('availability.any'),
    options: availabilities.map((value) => ({ value, label: texts(`f.${value}`) })),
  },
  {
    name: 'from',
    label: texts('source'),
    any: texts('source.any'),
    options: offerOrigins.map((value) => ({ value, label: texts(`source.${value}`) })),
  },
];

type Availability = StudioOffer['availability'];

const setAvailability = (
  { id, source: _, canEdit: __, sample: ___, version, ...input }: StudioOffer,
  availability: Availability,
): Promise<StudioOffer> => api(saveOffer, { params: { id }, body: { ...input, availability } }, { ifMatch: version });

/** Says of several offers whether they can be had. */
const bulk: readonly BulkAction<StudioOffer>[] = availabilities.map((availability) => ({
  key: availability,
  label: texts(`bulk.${availability}`),
  run: (rows) =>
    changeRows(rows, {
      name: ({ name }) => name,
      change: (offer) => setAvailability(offer, availability),
      putBack: (saved, before) => setAvailability(saved, before.availability),
      done: (count) => texts('bulk.done', { count, as: texts(`f.${availability}`) }),
      undone: (count) => texts('bulk.undone', { count }),
    }),
}));

const Offers = () => {
  const [params] = useSearchParams();
  const query = toFilters(params);
  const [open, setOpen] = useState<StudioOffer | 'new' | null>(null);
  const pages = usePages(listStudioOffers, { query: { ...query, limit: 50 } }, { keep: true });
  const reload = (): void => void pages.reload();
  return (
    <div className={styles.page}>
      <div className={styles.acts}>
        <Button variant="loud" onClick={() => setOpen('new')}>
          {texts('new')}
        </Button>
        {hasPage(importsPath) && (
          <Link className={buttonClass('plain')} to={`${importsPath}?kind=offers`}>
            {texts('import')}
          </Link>
        )}
      </div>
      <StaffList
        list="offers"
        caption={texts('title')}
        columns={columnsOf(setOpen)}
        pages={pages}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={{ label: texts('search') }}
        filters={filters}
        sorts={studioSorts.map((value) => ({ value, label: texts(`sort.${value}`) }))}
        csv={toPath(downloadOffers, { query })}
        bulk={bulk}
        readRows={(most) => readRows(listStudioOffers, { query: { ...query, limit: 100 } }, most)}
        empty={
          <EmptyState title={texts('none')}>
            <p>{texts('none.more')}</p>
          </EmptyState>
        }
      />
      {open && <OfferDialog offer={open === 'new' ? null : open} onChanged={reload} onClose={() => setOpen(null)} />}
    </div>
  );
};

/** `/team-portal/offers`: everything that can be chosen for a trip. */
export const OffersPage = () => (
  <StaffPage title={texts('title')} lead={texts('lead')} of="admins" back={{ to: '/management', label: texts('back') }}>
    <Offers />
  </StaffPage>
);
