import { Button, words } from '#ui';
import styles from './pagination.module.css';

export interface LoadMoreProps {
  /** How many are on the page now. */
  shown: number;
  /** How many there are in all, where the server counts them. */
  total?: number | undefined;
  /** Whether the server has given a key for the next ones. */
  more: boolean;
  /** Runs when more is wanted. */
  onMore: () => void;
  /** More is on its way. */
  pending?: boolean | undefined;
  /** The last try brought nothing: what is shown stays, and the same button tries again. */
  failed?: boolean | undefined;
}

/** The end of a list that grows: how much of it is shown, and the button for more. The button keeps its focus. */
export function LoadMore({ shown, total, more, onMore, pending = false, failed = false }: LoadMoreProps) {
  const say = words();
  return (
    <div className={styles.more}>
      {more && (
        <Button pending={pending} pendingText={say.loading} onClick={onMore}>
          {failed ? say.tryAgain : say.loadMore}
        </Button>
      )}
      <p role="status" className={styles.count}>
        {failed && !pending && <span className={styles.failed}>{say.moreFailed} </span>}
        {more ? total !== undefined && say.shownOf(shown, total) : shown > 0 && say.allShown(shown)}
      </p>
    </div>
  );
}
