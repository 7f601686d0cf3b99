import { useSyncExternalStore } from 'react';
import { Alert } from '#ui';
import styles from './offline-banner.module.css';
import { texts } from './texts/texts';

const listen = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Says that the device has no connection, for as long as it has none. */
export const OfflineBanner = () => {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <div className={`wrap ${styles.banner}`}>
      <Alert tone="attention" title={texts('offline')}>
        {texts('offline.more')}
      </Alert>
    </div>
  );
};
