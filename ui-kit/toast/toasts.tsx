import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PlainToast } from './plain-toast';
import { onToasts, toastQueue } from './toast-store';

const load = () => import('./toast-region').then((part) => part.ToastRegion);

/** The region once its code is here; what failed to come is asked for again with the next toast and when there is a connection again. */
const useRegion = (toasts: number): { readonly Region: ComponentType | null; readonly failed: boolean } => {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (toasts === 0 || Region) return;
    let wanted = true;
    const ask = () =>
      load().then(
        (Loaded) => wanted && setRegion(() => Loaded),
        () => wanted && setFailed(true),
      );
    void ask();
    addEventListener('online', ask);
    return () => {
      wanted = false;
      removeEventListener('online', ask);
    };
  }, [toasts, Region]);
  return { Region, failed };
};

/**
 * The place of the toasts, mounted once by the shell; its code comes when the person first does something, or with the first toast.
 * A modal dialog hides from screen readers all that holds no `aria-live` when it opens, so the place bears one from the start,
 * toast or not. It says nothing by itself (off): what is read out is the live region that Radix makes for each toast.
 */
export function Toasts() {
  const queue = useSyncExternalStore(onToasts, toastQueue, toastQueue);
  const { Region, failed } = useRegion(queue.length);
  useEffect(() => {
    // Fetched ahead of need, as a toast often tells of a broken connection; but who only reads causes none.
    const fetchAhead = () => void load().catch(() => undefined);
    addEventListener('pointerdown', fetchAhead, { once: true });
    addEventListener('keydown', fetchAhead, { once: true });
    return () => {
      removeEventListener('pointerdown', fetchAhead);
      removeEventListener('keydown', fetchAhead);
    };
  }, []);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A dialog holds the focus by listening at the document, and it opens later: what leads to a toast ends here before it hears of it.
    const free = (event: FocusEvent) => {
      const next = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (next instanceof Node && place.current?.contains(next)) event.stopImmediatePropagation();
    };
    document.addEventListener('focusin', free);
    document.addEventListener('focusout', free);
    return () => {
      document.removeEventListener('focusin', free);
      document.removeEventListener('focusout', free);
    };
  }, []);
  return (
    <div ref={place} aria-live="off" data-toast-place>
      {Region ? <Region /> : failed && queue[0] && <PlainToast toast={queue[0]} />}
    </div>
  );
}
