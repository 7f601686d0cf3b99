import { type ReactNode, useState } from 'react';
import { Badge, Button } from '#ui';
import { texts } from '../../texts/texts';
import styles from './views.module.css';

interface VersionItemProps {
  readonly name: string;
  /** When and by whom it was published. */
  readonly when: string;
  readonly isShown: boolean;
  readonly restore: string;
  readonly onRestore: () => void;
  /** How it differs from what is shown; drawn once somebody asks. */
  readonly comparison: () => ReactNode;
}

/** A version in a history: it can be compared and brought back. */
export const VersionItem = ({ name, when, isShown, restore, onRestore, comparison }: VersionItemProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.version}>
      <p className={styles.versionName}>
        <span>{name}</span>
        {isShown && <Badge tone="reviewed">{texts('history.shown')}</Badge>}
      </p>
      <p className={styles.quiet}>{when}</p>
      <p className={styles.acts}>
        {!isShown && (
          <Button variant="bare" flush aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {texts('history.compare')}
          </Button>
        )}
        <Button variant="bare" flush onClick={onRestore}>
          {restore}
        </Button>
      </p>
      {isOpen && comparison()}
    </li>
  );
};
