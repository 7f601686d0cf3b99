import { useState } from 'react';
import { hasPage, Link, toPath, useNavigate, useSearchParams } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { SearchField } from '#core/web/lists/search-field';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown, toQuery } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Badge, Button, buttonClass, EmptyState, Field } from '#ui';
import { Select } from '#ui/select/select';
import { type Column, Table } from '#ui/table/table';
import { downloadOffers, listStudioOffers } from '../../schemas/endpoints';
import type { StudioOffer } from '../../schemas/studio-offer';
import { categories } from '../../schemas/values';
import { OfferDialog } from '../parts/offers/offer-dialog';
import styles from '../parts/offers/offers.module.css';
import { priceText } from '../parts/trip/money';
import { texts } from '../texts/offer-texts';

const path = '/team-portal/offers';
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
  { key: 'price', head: texts('price'), cell: ({ price }) => priceText(price), numeric: true },
  { key: 'source', head: texts('source'), cell: ({ canEdit, source }) => (canEdit ? texts('source.own') : source) },
  {
    key: 'open',
    head: '',
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

const Empty = ({ isNarrowed }: { readonly isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      title={texts('noneFit')}
      action={
        <Link to={path} className={buttonClass('plain')}>
          {texts('clear')}
        </Link>
      }
    >
      <p>{texts('noneFit.more')}</p>
    </EmptyState>
  ) : (
    <EmptyState title={texts('none')}>
      <p>{texts('none.more')}</p>
    </EmptyState>
  );

const Offers = () => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const category = findKnown(categories, params.get('category'));
  const [open, setOpen] = useState<StudioOffer | 'new' | null>(null);
  const pages = usePages(
    listStudioOffers,
    { query: { limit: 50, ...(q && { q }), ...(category && { category }) } },
    { keep: true },
  );
  const reload = (): void => void pages.reload();
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <search className={styles.filters}>
          <SearchField
            label={texts('search')}
            q={q}
            onSearch={(typed) => void navigate(`${path}?${toQuery({ q: typed, category })}`, { replace: true })}
          />
          <Field label={texts('category')}>
            <Select
              value={category ?? ''}
              onChange={({ target }) =>
                void navigate(`${path}?${toQuery({ q, category: findKnown(categories, target.value) })}`)
              }
            >
              <option value="">{texts('category.any')}</option>
              {categories.map((name) => (
                <option key={name} value={name}>
                  {texts(`category.${name}`)}
                </option>
              ))}
            </Select>
          </Field>
        </search>
        <div className={styles.acts}>
          <a className={buttonClass('plain')} href={toPath(downloadOffers)} download>
            {texts('export')}
          </a>
          {hasPage(importsPath) && (
            <Link className={buttonClass('plain')} to={`${importsPath}?kind=offers`}>
              {texts('import')}
            </Link>
          )}
          <Button variant="loud" onClick={() => setOpen('new')}>
            {texts('new')}
          </Button>
        </div>
      </div>
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={<Empty isNarrowed={q !== '' || category !== null} />}
      >
        {(rows) => (
          <Table
            caption={texts('title')}
            captionHidden
            columns={columnsOf(setOpen)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </PagedList>
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
