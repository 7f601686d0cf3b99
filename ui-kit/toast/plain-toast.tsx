import { words } from '../words/words';
import styles from './plain-toast.module.css';
import { type QueuedToast, removeToast } from './toast-store';

/** The words of a toast where the code of the region could not be fetched, such as on a page that went offline. */
export const PlainToast = ({ toast }: { readonly toast: QueuedToast }) => (
  <div className={styles.plain} role="alert" data-toasts>
    <p>
      <b>{toast.title}</b> {toast.description}
    </p>
    <button type="button" onClick={() => removeToast(toast.id)}>
      {words().close}
    </button>
  </div>
);
