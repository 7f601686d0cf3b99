import { useState } from 'react';
import { toPath, useSearchParams } from '#core/web';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { createUsualFilter, readUsualState } from '#core/web/lists/staff-list/usual-filter';
import { usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Badge, Button, EmptyState } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { Column } from '#ui/table/table';
import { exportStudioReviews, listStudioReviews } from '../../schemas/endpoints';
import type { StaffReview, StaffReviewFilters } from '../../schemas/review';
import { reviewSorts, reviewStates } from '../../schemas/values';
import { formatMonth } from '../parts/format';
import { Stars } from '../parts/review/stars';
import { ModerateReview } from '../parts/staff/moderate-review';
import styles from '../parts/staff/staff.module.css';
import { StudioNav } from '../parts/staff/studio-nav';
import { texts } from '../texts/staff-texts';

const usual = 'waiting';
const tones = { waiting: 'pending', published: 'reviewed', refused: 'other' } as const;
const counts = ['1', '2', '3', '4', '5'] as const;

const columnsOf = (open: (review: StaffReview) => void): readonly Column<StaffReview>[] => [
  {
    key: 'about',
    head: texts('moderate.about'),
    cell: (review) => (
      <Button variant="bare" onClick={() => open(review)}>
        {review.practitioner}
      </Button>
    ),
  },
  { key: 'stars', head: texts('moderate.stars'), cell: ({ stars }) => <Stars stars={stars} /> },
  { key: 'text', head: texts('moderate.text'), cell: ({ text }) => <span className={styles.excerpt}>{text}</span> },
  { key: 'by', head: texts('moderate.by'), cell: ({ by }) => by ?? texts('r.by.nameless') },
  {
    key: 'state',
    head: texts('filter.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{texts(`moderate.state.${state}`)}</Badge>,
  },
  { key: 'month', head: texts('moderate.month'), cell: ({ month }) => formatMonth(month) },
];

const filters: readonly ListFilter[] = [
  createUsualFilter({
    name: 'state',
    label: texts('filter.state'),
    states: reviewStates,
    usual,
    nameOf: (state) => texts(`moderate.state.${state}`),
    all: texts('moderate.all'),
  }),
  {
    name: 'stars',
    label: texts('moderate.stars'),
    any: texts('moderate.stars.any'),
    options: counts.map((value) => ({ value, label: value })),
  },
];

const toFilters = (params: URLSearchParams): StaffReviewFilters => {
  const q = params.get('q')?.slice(0, 100);
  const state = readUsualState(params, 'state', reviewStates, usual);
  const stars = findKnown(counts, params.get('stars'));
  const sort = findKnown(reviewSorts, params.get('sort'));
  return { ...(q && { q }), ...(state && { state }), ...(stars && { stars: Number(stars) }), ...(sort && { sort }) };
};

// No act on several reviews at once: whoever publishes one has read it, and a refusal says why to its writer.
const Reviews = () => {
  const [params] = useSearchParams();
  const query = toFilters(params);
  const pages = usePages(listStudioReviews, { query: { ...query, limit: 50 } }, { keep: true });
  const [open, setOpen] = useState<StaffReview | null>(null);
  const none = query.state === usual ? 'moderate.none' : 'moderate.none.any';
  return (
    <div className={styles.page}>
      <StudioNav />
      <StaffList
        list="practitioner-reviews"
        caption={texts('moderate.title')}
        columns={columnsOf(setOpen)}
        pages={pages}
        rowKey={({ id }) => id}
        search={{ label: texts('search') }}
        filters={filters}
        sorts={reviewSorts.map((value) => ({ value, label: texts(`moderate.sort.${value}`) }))}
        csv={toPath(exportStudioReviews, { query })}
        empty={
          <EmptyState title={texts(none)}>
            <p>{texts(`${none}.more`)}</p>
          </EmptyState>
        }
      />
      {open && (
        <Dialog open onOpenChange={(isOpen) => isOpen || setOpen(null)} title={texts('moderate.text')}>
          <ModerateReview
            review={open}
            onDone={() => {
              setOpen(null);
              void pages.reload();
            }}
          />
        </Dialog>
      )}
    </div>
  );
};

/** `/team-portal/practitioner-pages/reviews`: all reviews, those that nobody has read yet at first. */
export const StudioReviewsPage = () => (
  <StaffPage
    title={texts('moderate.title')}
    lead={texts('studio.lead')}
    of="admins"
    back={{ to: '/management', label: texts('back') }}
  >
    <Reviews />
  </StaffPage>
);
