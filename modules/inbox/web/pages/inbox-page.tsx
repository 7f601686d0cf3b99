import { useCallback } from 'react';
import { refreshAnswers, useApi, useNavigate, useSearchParams } from '#core/web';
import styles from '#core/web/inbox/inbox.module.css';
import { InboxFrame } from '#core/web/inbox/inbox-frame';
import { InboxPage as InboxShell } from '#core/web/inbox/inbox-page';
import { ListPane } from '#core/web/inbox/list-pane';
import { Alert, Button } from '#ui';
import { countInboxItems, getInboxItem } from '../../schemas/endpoints';
import type { InboxCounts } from '../../schemas/items';
import { inboxSorts } from '../../schemas/values';
import { OpenItem } from '../parts/item/open-item';
import { ItemRow, rowHeight } from '../parts/list/item-row';
import { Toolbar } from '../parts/list/toolbar';
import { Joined, useInbox } from '../parts/list/use-inbox';
import { filtersOf, inboxAt, inboxPath, isFiltered, listPath, readItemId } from '../paths';
import { texts } from '../texts/texts';

const noChanges: InboxCounts['changes'] = [];

const Columns = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = filtersOf(params);
  const item = readItemId(params.get('item'));
  const selected = item && `${item.kind}~${item.id}`;
  const counts = useApi(countInboxItems);
  const changes = counts.data?.changes ?? noChanges;
  const changed = useCallback(
    (ids: ReadonlySet<string>): void => {
      void refreshAnswers(countInboxItems, ...(selected && ids.has(selected) ? [getInboxItem] : []));
    },
    [selected],
  );
  const inbox = useInbox(listPath(filters), changes, changed);
  const back = inboxAt(params, { item: null, tab: null });
  return (
    <InboxFrame
      words={texts}
      selected={selected}
      back={back}
      above={
        <>
          {changes.map(({ channel }) => (
            <Joined key={channel} channel={channel} />
          ))}
          {inbox.poll.failed && inbox.poll.at !== null && (
            <div className={styles.stale}>
              <Alert tone="attention" action={<Button onClick={() => inbox.poll.now()}>{texts('again')}</Button>}>
                {texts('stale')}
              </Alert>
            </div>
          )}
          <Toolbar filters={filters} counts={counts.data} />
        </>
      }
      list={
        <ListPane
          words={texts}
          inbox={inbox}
          count={{ rows: inbox.rows.length, atLeast: inbox.more }}
          selected={selected}
          unfiltered={isFiltered(filters) ? inboxPath : null}
          source="/management"
          sorts={inboxSorts}
          sort={filters.sort}
          onSort={(sort) => void navigate(inboxAt(params, { sort: sort === inboxSorts[0] ? null : sort }))}
          rowHeight={rowHeight}
        >
          {(row, place) => <ItemRow row={row} to={inboxAt(params, { item: row.id, tab: null })} place={place} />}
        </ListPane>
      }
      label={texts('detail')}
      next={texts('keys.take')}
    >
      {item && (
        <OpenItem
          key={selected}
          reference={item}
          back={back}
          onChanged={() => {
            inbox.poll.now();
            void refreshAnswers(countInboxItems);
          }}
        />
      )}
    </InboxFrame>
  );
};

/** `/management/inbox`: everything that waits for a person of the team, live, with what is done about it. */
export const InboxPage = () => (
  <InboxShell words={texts}>
    <Columns />
  </InboxShell>
);
