import { useId } from 'react';
import { formatDateTime } from '#core/web';
import { Alert, Button } from '#ui';
import type { Piece } from '../../api/use-client';
import { segmentName } from '../segments/segment-name';
import { SegmentText } from '../segments/segment-text';
import styles from './client.module.css';
import { clientTexts as texts } from './texts/texts';

/** One piece a client opened: closed until the practitioner asks for it. */
export const PieceItem = ({
  segment,
  piece,
  onOpen,
  onClose,
}: {
  readonly segment: string;
  readonly piece: Piece | undefined;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}) => {
  const content = useId();
  const name = segmentName(segment);
  const there = piece?.state === 'there';
  return (
    <article className={styles.piece} aria-label={name}>
      <h3>{name}</h3>
      <Button
        aria-expanded={there}
        aria-controls={there ? content : undefined}
        aria-label={texts(there ? 'piece.close.of' : 'piece.open.of', { segment: name })}
        pending={piece?.state === 'opening'}
        pendingText={texts('piece.opening')}
        onClick={there ? onClose : onOpen}
      >
        {texts(there ? 'piece.close' : 'piece.open')}
      </Button>
      {piece?.state === 'failed' && <Alert tone="error">{piece.why}</Alert>}
      {there && (
        <div id={content} className={styles.content}>
          <SegmentText segment={segment} content={piece.content} />
          <p className="small quiet">{texts('piece.opened', { when: formatDateTime(piece.at) })}</p>
        </div>
      )}
    </article>
  );
};
