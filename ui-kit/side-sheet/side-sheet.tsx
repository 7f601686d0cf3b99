import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { classNames, Icon, words } from '#ui';
import { keepEscape } from '../dialog/keep-escape';
import { keepAtToast } from '../dialog/outside-toasts';
import { useReturnFocus } from '../dialog/use-return-focus';
import { Scrim } from '../scrim/scrim';
import styles from './side-sheet.module.css';

export interface SideSheetProps {
  /** Whether it is open. */
  open: boolean;
  /** Runs when Escape or the cross closes it. */
  onOpenChange: (open: boolean) => void;
  /** A short line over the title, such as 'Centre · defined'. */
  eyebrow?: ReactNode;
  /** The heading, and the name of the sheet. */
  title: ReactNode;
  children: ReactNode;
  /** Covers the page and holds it; without, the page next to it stays in use and Escape or the cross closes. */
  modal?: boolean | undefined;
  /** The name of the cross. */
  closeLabel?: string | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** What belongs to a thing on the page: next to it on wide screens, from below on phones. */
export function SideSheet(props: SideSheetProps) {
  const { open, onOpenChange, eyebrow, title, children, modal = true, closeLabel = words().close, className } = props;
  const giveBack = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal>
        {modal && <Scrim />}
        <Radix.Content
          className={classNames(styles.sheet, className)}
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={keepEscape}
          onInteractOutside={(event) => {
            if (!modal) event.preventDefault();
            keepAtToast(event);
          }}
        >
          <div className={styles.grab} aria-hidden="true" />
          <div className={styles.head}>
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </Radix.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
