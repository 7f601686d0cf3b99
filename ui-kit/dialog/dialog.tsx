import * as Radix from 'radix-ui/dialog';
import type { ReactElement, ReactNode } from 'react';
import { classNames, Icon, words } from '#ui';
import { Scrim } from '../scrim/scrim';
import styles from './dialog.module.css';
import { keepEscape } from './keep-escape';
import { keepAtToast } from './outside-toasts';
import { useReturnFocus } from './use-return-focus';

export interface DialogProps {
  /** The heading, and the name of the dialog. */
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  children: ReactNode;
  /** The left pane: a quotation, a drawing. Wide screens only, so nothing may depend on it. */
  aside?: ReactNode;
  /** Whether it is open, when the page decides that. */
  open?: boolean | undefined;
  /** Runs when it opens, and when Escape, the cross or a press outside closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The element that opens it; without one, the owner does through `open`. */
  trigger?: ReactElement | undefined;
  /** The name of the cross. */
  closeLabel?: string | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/**
 * A question that must be answered or closed first: two panes on wide screens, a sheet from below on phones. Focus stays
 * inside, Escape closes, and focus returns. The scrim holds the page still by CSS; Radix's Overlay would inject a style
 * element for that.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    description,
    children,
    aside,
    open,
    onOpenChange,
    trigger,
    closeLabel = words().close,
    className,
  } = props;
  const giveBack = useReturnFocus(open);
  const state = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }) };
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          className={classNames(styles.dialog, aside !== undefined && styles.two, className)}
          onEscapeKeyDown={keepEscape}
          onInteractOutside={keepAtToast}
          {...(!description && { 'aria-describedby': undefined })}
          {...(!trigger && { onCloseAutoFocus: giveBack })}
        >
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
          <div className={styles.pane}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            <div className={styles.body}>{children}</div>
            <Radix.Close className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the dialog around it; wraps one button. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
