import { useState } from 'react';
import { api, failure, toPath } from '#core/web';
import { Button, toast } from '#ui';
import { getPaper, reviewPaper } from '../../../schemas/endpoints';
import type { ChecklistView } from '../../../schemas/place';
import { texts } from '../../texts/studio-texts';
import { LineField } from '../studio/fields';
import styles from '../studio/studio.module.css';

interface PaperChecksProps {
  readonly papers: readonly ChecklistView[];
  readonly onChanged: (papers: ChecklistView[]) => void;
}

const Check = ({
  paper,
  onReviewed,
}: {
  readonly paper: ChecklistView;
  readonly onReviewed: (paper: ChecklistView) => void;
}) => {
  const [note, setNote] = useState<string | null>(null);
  const review = async (state: 'accepted' | 'refused'): Promise<void> => {
    try {
      onReviewed(await api(reviewPaper, { params: { id: paper.id }, body: { state, note: note ?? '' } }));
      setNote(null);
      toast({ title: texts('p.done'), tone: 'success' });
    } catch (error) {
      toast(failure(error, texts('failed')));
    }
  };
  return (
    <div className={styles.cell}>
      <span>
        {texts(`p.${paper.kind}`)}: {texts(`p.state.${paper.state}`)}
      </span>
      {paper.hasFile && (
        <span className={styles.acts}>
          <a href={toPath(getPaper, { params: { id: paper.id } })} download>
            {texts('p.open')}
          </a>
          {paper.state === 'uploaded' && (
            <>
              <Button variant="bare" onClick={() => void review('accepted')}>
                {texts('p.accept')}
              </Button>
              <Button variant="bare" onClick={() => (note === null ? setNote('') : void review('refused'))}>
                {texts('p.refuse')}
              </Button>
            </>
          )}
        </span>
      )}
      {note !== null && <LineField label={texts('p.why')} value={note} maxLength={500} onChange={setNote} />}
    </div>
  );
};

/** The papers of a participant, which staff open, accept or refuse with a reason. */
export const PaperChecks = ({ papers, onChanged }: PaperChecksProps) => (
  <div className={styles.cell}>
    {papers.map((paper) => (
      <Check
        key={paper.id}
        paper={paper}
        onReviewed={(changed) => onChanged(papers.map((one) => (one.id === changed.id ? changed : one)))}
      />
    ))}
  </div>
);
