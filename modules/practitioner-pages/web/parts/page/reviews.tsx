import { Suspense, useState } from 'react';
import { useApi } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { Button } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { getOwnReview, listReviews } from '../../../schemas/endpoints';
import type { PageView } from '../../../schemas/page';
import { texts } from '../../texts/texts';
import { formatMonth } from '../format';
import { Stars } from '../review/stars';
import styles from './page.module.css';

const ReviewDialog = lazyPart(() => import('../review/review-dialog').then((module) => module.ReviewDialog));

interface ReviewsProps {
  readonly page: PageView;
  readonly slug: string;
  readonly isClient: boolean;
}

/** The own review of a client who works with the practitioner. */
const OwnReview = ({ page, slug }: Omit<ReviewsProps, 'isClient'>) => {
  const [isOpen, setOpen] = useState(false);
  const { data, set } = useApi(getOwnReview, { params: { slug } });
  if (!data || (!data.canWrite && !data.review)) return null;
  const { review } = data;
  return (
    <div className={styles.own}>
      {review && (
        <p>
          <b>{texts('review.own')}</b>{' '}
          {review.state === 'refused'
            ? texts('review.refused', { note: review.note ?? '' })
            : texts(`review.${review.state}`)}
        </p>
      )}
      <Button onClick={() => setOpen(true)}>{texts(review ? 'review.change' : 'review.write')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReviewDialog
            slug={slug}
            name={page.name}
            own={data}
            onChanged={(next) => void set(next)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
};

/** What clients wrote. */
export const Reviews = ({ page, slug, isClient }: ReviewsProps) => {
  const pages = usePages(listReviews, { params: { slug }, query: {} });
  const { name } = page;
  return (
    <section className={styles.section} id="reviews">
      <h2>{texts('section.reviews')}</h2>
      <PagedList
        pages={pages}
        loading={texts('loading')}
        retry={texts('again')}
        empty={<p className={styles.quiet}>{texts('reviews.none', { name })}</p>}
      >
        {(rows) => (
          <>
            <p className={styles.quiet}>{texts('reviews.lead', { name })}</p>
            <ul className={styles.reviews}>
              {rows.map(({ id, stars, text, by, month, reply }) => (
                <li key={id}>
                  <Stars stars={stars} />
                  <blockquote>{text}</blockquote>
                  <p className={styles.quiet}>
                    {by ?? texts('reviews.nameless')}, {formatMonth(month)}
                  </p>
                  {reply && (
                    <div className={styles.reply}>
                      <b>{texts('reviews.reply', { name })}</b>
                      <p>{reply}</p>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
      {isClient && <OwnReview page={page} slug={slug} />}
    </section>
  );
};
