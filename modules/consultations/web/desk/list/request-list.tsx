import { Button } from '#ui';
import { LiveList } from '#ui/live-list/live-list';
import { texts } from '../texts/texts';
import styles from './list.module.css';
import { RequestRow, rowHeight } from './request-row';
import type { Inbox } from './use-inbox';

interface RequestListProps {
  readonly inbox: Inbox;
  readonly selected: string | null;
  /** Address of the page with a request open. */
  readonly toOf: (id: string) => string;
}

/** All loaded requests; the next ones come by themselves. */
export const RequestList = ({ inbox, selected, toOf }: RequestListProps) => (
  <LiveList
    list={inbox}
    label={texts('list')}
    rowHeight={rowHeight}
    selected={selected}
    moreFailed={
      <p className={styles.failed} role="alert">
        {texts('moreFailed')} <Button onClick={inbox.loadMore}>{texts('again')}</Button>
      </p>
    }
  >
    {(row, place) => <RequestRow row={row} to={toOf(row.id)} place={place} />}
  </LiveList>
);
