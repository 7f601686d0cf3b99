import { type ChangeEvent, useRef, useState } from 'react';
import { api, failure, toPath } from '#core/web';
import { Badge, Button, toast } from '#ui';
import { getPaper, uploadPaper } from '../../../schemas/endpoints';
import type { ChecklistView, PlaceView } from '../../../schemas/place';
import { largestPaper } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import { formatPrice } from '../format';
import styles from './booking.module.css';

const tones = { open: 'pending', uploaded: 'contacted', accepted: 'reviewed', refused: 'booked' } as const;

interface PaperProps {
  readonly paper: ChecklistView;
  readonly canSend: boolean;
  readonly onChanged: (paper: ChecklistView) => void;
}

const Paper = ({ paper, canSend, onChanged }: PaperProps) => {
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const kind = texts(`checklist.${paper.kind}`);
  const label = texts(paper.hasFile ? 'paper.replace' : 'paper.choose', { kind });
  const send = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const content = target.files?.[0];
    target.value = '';
    if (!content) return;
    if (content.size > largestPaper) {
      toast({ title: texts('paper.large'), tone: 'error' });
      return;
    }
    setBusy(true);
    try {
      const params = { id: paper.id };
      onChanged(await api(uploadPaper, { params, body: {}, file: { field: 'paper', content } }));
      toast({ title: texts('paper.sent'), tone: 'success' });
    } catch (error) {
      toast(failure(error, texts('failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <p className={styles.acts}>
        <b>{kind}</b>
        <Badge tone={tones[paper.state]}>{texts(`paper.${paper.state}`)}</Badge>
        {paper.amount && (
          <span className={styles.quiet}>{texts('checklist.amount', { price: formatPrice(paper.amount) })}</span>
        )}
      </p>
      {paper.note && <p>{paper.note}</p>}
      <p className={styles.acts}>
        {canSend && paper.state !== 'accepted' && (
          <>
            <input
              ref={file}
              type="file"
              accept="application/pdf,image/jpeg,image/png"
              hidden
              onChange={(event) => void send(event)}
            />
            <Button pending={busy} onClick={() => file.current?.click()}>
              {label}
            </Button>
          </>
        )}
        {paper.hasFile && (
          <a href={toPath(getPaper, { params: { id: paper.id } })} download>
            {texts('paper.download')}
          </a>
        )}
      </p>
    </li>
  );
};

/** What a participant hands in before the retreat. */
export const PaperList = ({
  place,
  onChanged,
}: {
  readonly place: PlaceView;
  readonly onChanged: (place: PlaceView) => void;
}) => (
  <section className={styles.block}>
    <h2>{texts('place.papers')}</h2>
    <p className={styles.quiet}>{texts('place.papers.hint')}</p>
    <ul className={styles.papers}>
      {place.checklist.map((paper) => (
        <Paper
          key={paper.id}
          paper={paper}
          canSend={place.status === 'booked'}
          onChanged={(changed) =>
            onChanged({ ...place, checklist: place.checklist.map((one) => (one.id === changed.id ? changed : one)) })
          }
        />
      ))}
    </ul>
  </section>
);
