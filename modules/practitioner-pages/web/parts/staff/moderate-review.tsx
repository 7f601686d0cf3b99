import { useState } from 'react';
import { api } from '#core/web';
import { Alert, Button, Field, TextInput } from '#ui';
import { moderateReview } from '../../../schemas/endpoints';
import type { StaffReview } from '../../../schemas/review';
import { texts } from '../../texts/staff-texts';
import { Stars } from '../review/stars';
import styles from './staff.module.css';
import { useAct } from './use-act';

/** A review to publish or to refuse; what was decided can be decided anew. */
export const ModerateReview = ({ review, onDone }: { readonly review: StaffReview; readonly onDone: () => void }) => {
  const [note, setNote] = useState('');
  const { failed, busy, run } = useAct();
  const decide = (publish: boolean) =>
    void run(String(publish), async () => {
      await api(moderateReview, { params: { id: review.id }, body: { publish, note } }, { ifMatch: review.version });
      onDone();
      return texts('moderate.done');
    });
  return (
    <div className={styles.item}>
      <p>
        <b>{texts('moderate.of', { name: review.practitioner })}</b>
      </p>
      <Stars stars={review.stars} />
      <p className={styles.words}>{review.text}</p>
      <p className={styles.quiet}>{review.by ?? texts('r.by.nameless')}</p>
      {review.state !== 'refused' && (
        <Field label={texts('moderate.note')} optional error={failed?.field('note')}>
          <TextInput maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      )}
      {failed && !failed.field('note') && <Alert tone="error">{failed.message}</Alert>}
      <div className={styles.acts}>
        {review.state !== 'published' && (
          <Button variant="loud" pending={busy === 'true'} onClick={() => decide(true)}>
            {texts('moderate.publish')}
          </Button>
        )}
        {review.state !== 'refused' && (
          <Button pending={busy === 'false'} onClick={() => decide(false)}>
            {texts('moderate.refuse')}
          </Button>
        )}
      </div>
    </div>
  );
};
