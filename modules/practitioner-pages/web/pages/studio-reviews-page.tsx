import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { EmptyState } from '#ui';
import { listStudioReviews } from '../../schemas/endpoints';
import { ModerateReview } from '../parts/staff/moderate-review';
import styles from '../parts/staff/staff.module.css';
import { StudioNav } from '../parts/staff/studio-nav';
import { texts } from '../texts/staff-texts';

const Reviews = () => {
  const pages = usePages(listStudioReviews, { query: { state: 'waiting' } });
  return (
    <div className={styles.page}>
      <StudioNav />
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={
          <EmptyState title={texts('moderate.none')}>
            <p>{texts('moderate.none.more')}</p>
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((review) => (
              <ModerateReview
                key={review.id}
                review={review}
                onDone={() => pages.change((before) => before.filter(({ id }) => id !== review.id))}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
};

/** `/team-portal/practitioner-pages/reviews`: reviews that nobody has read yet. */
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
