import { Toast } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { buttonClass } from '../button/button-class';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { words } from '../words/words';
import styles from './toast-region.module.css';
import { closeToast, onToasts, removeToast, toastQueue } from './toast-store';
import { useClearPlace } from './use-clear-place';

/** Milliseconds that a success or information stays before it leaves by itself; errors stay until closed. */
export const TOAST_DURATION = 5000;
/** Milliseconds of the exit animation, after which a toast is removed and the next one comes. */
export const TOAST_EXIT = 200;
/** Pixels to the right after which a swipe closes a toast. */
export const TOAST_SWIPE_THRESHOLD = 50;
/** The direction of that swipe. */
export const TOAST_SWIPE_DIRECTION = 'right';
/** The key that moves focus to the toasts. */
export const TOAST_HOTKEY = 'F8';

const icons = { success: 'success', info: 'info', error: 'error' } as const;

/** A dialog that opens after a toast would take the pointer from it, and with it the moment in which something can be undone. */
const pressable = { pointerEvents: 'auto' } as const;

/** Shows the first toast of the queue and how many wait behind it; mounted by Toasts, once. */
export function ToastRegion() {
  const queue = useSyncExternalStore(onToasts, toastQueue, toastQueue);
  const [shown] = queue;
  const waiting = queue.length - 1;
  const region = useRef<HTMLOListElement>(null);
  const place = useClearPlace(region, shown?.id);
  const leaving = shown?.closing ? shown.id : null;
  useEffect(() => {
    if (leaving === null) return;
    const timer = setTimeout(() => removeToast(leaving), TOAST_EXIT);
    return () => clearTimeout(timer);
  }, [leaving]);
  const tone = shown?.tone ?? 'info';
  return (
    <Toast.Provider
      label={words().notification}
      duration={TOAST_DURATION}
      swipeDirection={TOAST_SWIPE_DIRECTION}
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
    >
      {shown && (
        <Toast.Root
          key={shown.id}
          open={!shown.closing}
          onOpenChange={(open) => {
            if (!open) closeToast(shown.id);
          }}
          type={tone === 'error' ? 'foreground' : 'background'}
          duration={tone === 'error' ? Number.POSITIVE_INFINITY : TOAST_DURATION}
          className={classNames(styles.toast, styles[tone])}
          style={pressable}
          onKeyDown={({ key }) => {
            // A dialog behind has heard this key first and kept itself open.
            if (key === 'Escape') closeToast(shown.id);
          }}
        >
          <Icon name={icons[tone]} className={styles.icon} />
          <div className={styles.text}>
            <Toast.Title className={styles.title}>{shown.title}</Toast.Title>
            {shown.description && <Toast.Description className={styles.words}>{shown.description}</Toast.Description>}
            {shown.action && (
              <Toast.Action
                altText={shown.action.label}
                className={buttonClass('plain', styles.action)}
                onClick={shown.action.onSelect}
              >
                {shown.action.label}
              </Toast.Action>
            )}
          </div>
          {waiting > 0 && (
            <span className={styles.waiting}>
              +{waiting}
              <span className="visually-hidden"> {words().moreWaiting}</span>
            </span>
          )}
          <Toast.Close className={styles.close} aria-label={words().close}>
            <Icon name="close" size={18} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={region}
        data-toasts
        data-place={place}
        className={styles.region}
        hotkey={[TOAST_HOTKEY]}
        label={words().notification}
      />
    </Toast.Provider>
  );
}
