import { useState } from 'react';
import { ApiError, api, failure, refreshAnswers } from '#core/web';
import { findKnown } from '#core/web/search-params';
import { Alert, Button, Field, Textarea, toast } from '#ui';
import { Cluster } from '#ui/cluster/cluster';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import { deleteReview, getOwnReview, saveReview } from '../../../schemas/endpoints';
import type { OwnReview } from '../../../schemas/review';
import { namings } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from './review.module.css';

interface ReviewDialogProps {
  readonly slug: string;
  readonly name: string;
  readonly own: OwnReview;
  readonly onChanged: (own: OwnReview) => void;
  readonly onClose: () => void;
}

const judgements = [5, 4, 3, 2, 1] as const;

/** Writes, changes or deletes the own review. */
export const ReviewDialog = ({ slug, name, own, onChanged, onClose }: ReviewDialogProps) => {
  const { review } = own;
  const [stars, setStars] = useState(review?.stars ?? 5);
  const [text, setText] = useState(review?.text ?? '');
  const [naming, setNaming] = useState(review?.naming ?? 'first-name');
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      await work();
      onClose();
    } catch (error) {
      if (error instanceof ApiError) setFailed(error);
      else toast(failure(error, texts('failed')));
      setBusy(false);
    }
  };
  const save = () =>
    run(async () => {
      const body = { stars, text, naming };
      onChanged(await api(saveReview, { params: { slug }, body }, review ? { ifMatch: review.version } : {}));
      toast({ title: texts('review.sent'), tone: 'success' });
    });
  const remove = () =>
    run(async () => {
      await api(deleteReview, { params: { slug } });
      await refreshAnswers(getOwnReview);
      toast({ title: texts('review.deleted'), tone: 'success' });
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`${texts(review ? 'review.change' : 'review.write')}: ${name}`}
      description={texts('review.lead')}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={texts('review.stars')}>
          <Select value={String(stars)} onChange={({ target }) => setStars(Number(target.value))}>
            {judgements.map((value) => (
              <option key={value} value={value}>
                {`${'★'.repeat(value)} ${texts('reviews.stars', { stars: value })}`}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts('review.text')} error={failed?.field('text')}>
          <Textarea rows={6} maxLength={2000} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Field label={texts('review.naming')}>
          <Select value={naming} onChange={({ target }) => setNaming(findKnown(namings, target.value) ?? naming)}>
            {namings.map((one) => (
              <option key={one} value={one}>
                {texts(`review.naming.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        {failed && !failed.field('text') && <Alert tone="error">{failed.message}</Alert>}
        <Cluster>
          <Button type="submit" variant="loud" pending={busy}>
            {texts('review.send')}
          </Button>
          {review && (
            <Button variant="bare" disabled={busy} onClick={() => void remove()}>
              {texts('review.delete')}
            </Button>
          )}
        </Cluster>
      </form>
    </Dialog>
  );
};
