import { formatLabel, listOverlays } from '#core/web';
import { SingleKeys } from '#core/web/choices/single-keys';
import { Dialog } from '#ui/dialog/dialog';
import { listGoTo } from './find-go-to';
import styles from './shortcut-list.module.css';
import { texts } from './texts/texts';

export interface ShortcutListProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const keyName = (key: string): string => (key === 'mod' ? texts('mod') : key.length === 1 ? key.toUpperCase() : key);

/** Keys of one shortcut: pressed together (`mod+k`) or one after the other. */
const Keys = ({ keys, joined }: { readonly keys: readonly string[]; readonly joined: 'together' | 'then' }) => (
  <span className={styles.keys}>
    {keys.map((key, index) => (
      <span key={key}>
        {index > 0 && (joined === 'then' ? ` ${texts('then')} ` : ' + ')}
        <kbd>{keyName(key)}</kbd>
      </span>
    ))}
  </span>
);

const Row = ({ label, children }: { readonly label: string; readonly children: React.ReactNode }) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Every shortcut that works here, by what it does, and the switch for those of a single key. */
export const ShortcutList = ({ open, onClose }: ShortcutListProps) => (
  <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={texts('title')} description={texts('lead')}>
    <dl className={styles.list}>
      {listGoTo().map(({ key, to, label }) => (
        <Row key={`${key} ${to}`} label={label}>
          <Keys keys={['g', key]} joined="then" />
        </Row>
      ))}
      {listOverlays().flatMap(({ id, label, shortcuts = [] }) =>
        shortcuts.map((shortcut) => (
          <Row key={`${id} ${shortcut}`} label={formatLabel(label)}>
            <Keys keys={shortcut.split('+')} joined="together" />
          </Row>
        )),
      )}
      <Row label={texts('save')}>
        <Keys keys={['mod', 'Enter']} joined="together" />
      </Row>
      <Row label={texts('messages')}>
        <Keys keys={['F8']} joined="together" />
      </Row>
      <Row label={texts('list')}>
        <Keys keys={['?']} joined="together" />
      </Row>
    </dl>
    <SingleKeys />
  </Dialog>
);
