import { useState } from 'react';
import { Alert, Button } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Dialog } from '#ui/dialog/dialog';
import type { Act } from '../../api/use-act';
import styles from './pair.module.css';
import { pairTexts as texts } from './texts/texts';

/** Asks before a connection is ended: both charts close. */
export const EndDialog = ({
  name,
  act: { busy, failed },
  onYes,
  onNo,
}: {
  readonly name: string;
  readonly act: Pick<Act, 'busy' | 'failed'>;
  readonly onYes: (block: boolean) => void;
  readonly onNo: () => void;
}) => {
  const [block, setBlock] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onNo()}
      title={texts('end.ask', { name })}
      description={texts('end.ask.hint', { name })}
    >
      <div className={styles.ask}>
        <Checkbox
          label={texts('end.block', { name })}
          checked={block}
          onChange={({ target }) => setBlock(target.checked)}
        />
        {failed && <Alert tone="error">{failed}</Alert>}
        <div className={styles.buttons}>
          <Button variant="loud" pending={busy} onClick={() => onYes(block)}>
            {texts('end.yes')}
          </Button>
          <Button onClick={onNo}>{texts('end.no')}</Button>
        </div>
      </div>
    </Dialog>
  );
};
