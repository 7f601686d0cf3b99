import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { onToasts, toastQueue } from './toast-store';

const load = () => import('./toast-region');
const ToastRegion = lazy(() => load().then((region) => ({ default: region.ToastRegion })));

/** The place of the toasts, mounted once by the shell; its code comes when the page is idle, or with the first toast. */
export function Toasts() {
  const needed = useSyncExternalStore(onToasts, toastQueue, toastQueue).length > 0;
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    if (needed) setMounted(true);
  }, [needed]);
  useEffect(() => {
    // Fetched ahead of need: a toast often tells of a broken connection.
    const timer = setTimeout(() => void load().catch(() => undefined), 4000);
    return () => clearTimeout(timer);
  }, []);
  return mounted ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null;
}
