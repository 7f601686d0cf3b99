import { useState } from 'react';
import { api } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, Button, EmptyState, Field, Textarea } from '#ui';
import { listOwnReviews, replyToReview } from '../../schemas/endpoints';
import type { StaffReview } from '../../schemas/review';
import { formatMonth } from '../parts/format';
import { Stars } from '../parts/review/stars';
import { MyFrame } from '../parts/staff/my-frame';
import styles from '../parts/staff/staff.module.css';
import { useAct } from '../parts/staff/use-act';
import { texts } from '../texts/staff-texts';

const Review = ({ review }: { readonly review: StaffReview }) => {
  const [reply, setReply] = useState(review.reply ?? '');
  const { failed, busy, run } = useAct();
  const save = () =>
    void run('reply', async () => {
      const text = reply.trim();
      await api(replyToReview, { params: { id: review.id }, body: { reply: text === '' ? null : text } });
      return texts('r.reply.saved');
    });
  return (
    <li className={styles.item}>
      <Stars stars={review.stars} />
      <p className={styles.words}>{review.text}</p>
      <p className={styles.quiet}>
        {review.by ?? texts('r.by.nameless')}, {formatMonth(review.month)}
      </p>
      <Field label={texts('r.reply')} optional>
        <Textarea rows={2} maxLength={1000} value={reply} onChange={({ target }) => setReply(target.value)} />
      </Field>
      {failed && <Alert tone="error">{failed.message}</Alert>}
      <div>
        <Button pending={busy !== null} onClick={save}>
          {texts('r.reply.save')}
        </Button>
      </div>
    </li>
  );
};

const Reviews = () => {
  const pages = usePages(listOwnReviews, { query: {} });
  return (
    <PagedList
      pages={pages}
      loading={texts('loading')}
      retry={texts('again')}
      empty={
        <EmptyState title={texts('reviews.none')}>
          <p>{texts('reviews.none.more')}</p>
        </EmptyState>
      }
    >
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

/** `/team-portal/my-page/reviews`: what clients wrote, and replies to it. */
export const MyReviewsPage = () => <MyFrame lead={texts('reviews.lead')}>{() => <Reviews />}</MyFrame>;
