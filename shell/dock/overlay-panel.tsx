import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { closeOverlay, formatLabel, type OfferedOverlay, type OpenOverlay } from '#core/web';
import { Icon, Skeleton } from '#ui';
import { Scrim } from '#ui/scrim/scrim';
import { giveBack } from './give-back';
import { useNarrow } from './narrow';
import styles from './overlay-panel.module.css';
import { OverlayWidget } from './overlay-widget';
import { useStepAside } from './step-aside';
import { texts } from './texts/texts';

export interface OverlayPanelProps {
  readonly overlay: OfferedOverlay;
  readonly last: OpenOverlay;
  readonly open: boolean;
  readonly onReady?: () => void;
}

/** A dialog next to the page, which stays in use; on phones a sheet from below that holds the page. Hidden, not gone, when closed. */
export const OverlayPanel = (props: OverlayPanelProps) => {
  const { overlay, last, open } = props;
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const holds = useNarrow() && open;
  useStepAside(frame, open && !holds);

  // Before the next effect: what is inert takes no focus back.
  useEffect(() => {
    const page = document.getElementById('app');
    if (!holds || !page) return;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [holds]);

  useEffect(() => {
    if (!open) return;
    const inside = frame.current;
    // A widget that is there already may have put the focus where it is wanted.
    if (!inside?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
    return () => giveBack(last.id, last.opener, inside);
  }, [open, last]);

  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) closeOverlay();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);

  return createPortal(
    <>
      {holds && <Scrim onPress={closeOverlay} />}
      <div
        ref={frame}
        role="dialog"
        aria-labelledby={title}
        aria-modal={holds || undefined}
        hidden={!open}
        data-panel={open ? 'open' : 'closed'}
        className={styles.panel}
      >
        <header className={styles.head}>
          <h2 id={title} ref={heading} tabIndex={-1} className={styles.title}>
            {formatLabel(overlay.label)}
          </h2>
          <button type="button" className={styles.close} aria-label={texts('close')} onClick={closeOverlay}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>
          <OverlayWidget {...props} waiting={<Skeleton lines={4} label={texts('loading')} />} />
        </div>
      </div>
    </>,
    document.body,
  );
};
