import { formatDateTime } from '#core/web';
import { Alert, Button } from '#ui';
import type { StudioRetreat } from '../../../schemas/retreat';
import { texts } from '../../texts/studio-texts';
import styles from './studio.module.css';
import type { RetreatEditor } from './use-retreat-editor';

interface WaitingProps {
  readonly retreat: StudioRetreat;
  readonly editor: RetreatEditor;
}

/** What of a retreat is not shown yet, and until when. */
export const Waiting = ({ retreat, editor }: WaitingProps) => {
  const { shown, publishAt, isReviewed, isOwn, status } = retreat;
  if (publishAt !== null)
    return (
      <Alert
        tone="info"
        action={
          <Button pending={editor.busy === 'save'} onClick={() => void editor.save()}>
            {texts('w.notThen')}
          </Button>
        }
      >
        {texts('w.at', { date: formatDateTime(publishAt) })}
      </Alert>
    );
  const isUnpublished = shown !== null || status === 'draft';
  return (
    <>
      {shown !== null && <Alert tone="info">{texts('w.changes')}</Alert>}
      {isUnpublished && isReviewed && isOwn && <Alert tone="info">{texts('w.own')}</Alert>}
    </>
  );
};

/** Two people edited at once: what the other one saved, or what was typed here. Nothing is lost before somebody chose. */
export const Conflict = ({ editor: { newer, takeTheirs, keepMine } }: { readonly editor: RetreatEditor }) =>
  newer && (
    <Alert
      tone="error"
      action={
        <span className={styles.acts}>
          <Button onClick={takeTheirs}>{texts('stale.theirs')}</Button>
          <Button onClick={keepMine}>{texts('stale.mine')}</Button>
        </span>
      }
    >
      {texts('stale')}
    </Alert>
  );
