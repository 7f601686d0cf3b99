import { Button } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import styles from '../../pages/sharing.module.css';
import { sharingTexts as texts } from '../../texts/texts';
import { segmentName } from '../segments/segment-name';

const words = { 'intake-medical': 'ask.medical', 'intake-trauma': 'ask.trauma', contact: 'ask.contact' } as const;

/** Asks once more before something is opened that cannot be taken back once it was read. */
export const SensitiveDialog = ({
  name,
  segments,
  onYes,
  onNo,
}: {
  readonly name: string;
  /** What is sensitive of what would be opened. */
  readonly segments: readonly string[];
  readonly onYes: () => void;
  readonly onNo: () => void;
}) => (
  <Dialog
    open
    onOpenChange={(open) => open || onNo()}
    title={texts('ask.title', { count: segments.length, name })}
    description={segments.map(segmentName).join(', ')}
  >
    <div className={styles.question}>
      {segments.map((key) => key in words && <p key={key}>{texts(words[key as keyof typeof words], { name })}</p>)}
      <div className={styles.buttons}>
        <Button variant="loud" onClick={onYes}>
          {texts('ask.yes')}
        </Button>
        <Button onClick={onNo}>{texts('ask.no')}</Button>
      </div>
    </div>
  </Dialog>
);
