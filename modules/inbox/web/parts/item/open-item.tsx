import { useState } from 'react';
import { Link, Slot, useSession } from '#core/web';
import { Alert, Button, EmptyState, Skeleton } from '#ui';
import { useKeys } from '#ui/live-list/use-keys';
import { inboxDetail } from '../../../public';
import type { InboxItemView, ItemRef } from '../../../schemas/items';
import { inboxPath } from '../../paths';
import { texts } from '../../texts/texts';
import styles from './item.module.css';
import { ItemHead } from './item-head';
import { Mails } from './mails';
import { Notes } from './notes';
import { type ItemState, useItem } from './use-item';
import { useOthers } from './use-others';

const List = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who else is at this item, so that no two people answer the same. */
const Others = ({ reading, answering }: Pick<ReturnType<typeof useOthers>, 'reading' | 'answering'>) => (
  <div role="status">
    {answering.length > 0 && (
      <Alert tone="attention">{texts('answering', { names: List.format(answering), count: answering.length })}</Alert>
    )}
    {reading.length > 0 && (
      <p className="quiet small">{texts('reading', { names: List.format(reading), count: reading.length })}</p>
    )}
  </div>
);

/** Other items of the same person, to open or to merge, and those that were merged. */
const Related = ({ view, state }: { readonly view: InboxItemView; readonly state: ItemState }) => {
  const { item, related, merged } = view;
  const into = { kind: item.kind, id: item.sourceId };
  if (related.length === 0 && merged.length === 0) return null;
  return (
    <section className={styles.block}>
      {(['merged', 'related'] as const).map((group) => {
        const rows = group === 'merged' ? merged : related;
        return (
          rows.length > 0 && (
            <div key={group}>
              <h3>{texts(group)}</h3>
              <ul className={styles.related}>
                {rows.map((one) => (
                  <li key={one.id}>
                    <span>
                      <Link to={`${inboxPath}?item=${one.id}`}>{one.title}</Link>
                      <small>
                        {one.kindLabel} · {one.about}
                      </small>
                    </span>
                    {group === 'merged' ? (
                      <Button
                        variant="bare"
                        aria-label={texts('split.of', { title: one.title })}
                        onClick={() => void state.change({ mergedInto: null }, texts('split.done'), null, one)}
                      >
                        {texts('split')}
                      </Button>
                    ) : (
                      <Button
                        variant="bare"
                        aria-label={texts('merge.of', { title: one.title })}
                        onClick={() =>
                          void state.change({ mergedInto: into }, texts('merged.done'), { mergedInto: null }, one)
                        }
                      >
                        {texts('merge')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
};

interface OpenItemProps {
  readonly reference: ItemRef;
  readonly back: string;
  readonly onChanged: () => void;
}

/** One item: what its own module shows of it, and what the team does about it. */
export const OpenItem = ({ reference, back, onChanged }: OpenItemProps) => {
  const state = useItem(reference, onChanged);
  const me = useSession(({ user }) => user?.id ?? null);
  const [isWriting, setWriting] = useState(false);
  const { staff, ...others } = useOthers(reference, isWriting ? 'answering' : 'reading');
  const { data, error, reload } = state;
  useKeys({
    e: () => {
      if (data && !data.hasOwnAssignee && data.item.assignee === null && me)
        void state.change({ assigneeId: me }, texts('taken'), { assigneeId: null });
    },
  });
  if (error && !data)
    return error.status === 404 ? (
      <EmptyState title={texts('missing')} level={3} action={<Link to={back}>{texts('back')}</Link>}>
        <p>{texts('missing.more')}</p>
      </EmptyState>
    ) : (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={10} label={texts('loading')} />;
  return (
    <div className={styles.item}>
      <ItemHead view={data} state={state} staff={staff} back={back} />
      <Others {...others} />
      <Related view={data} state={state} />
      <Slot
        of={inboxDetail}
        with={{
          kind: reference.kind,
          id: reference.id,
          onChanged: () => {
            void reload();
            onChanged();
          },
        }}
      />
      {!data.hasOwnView && (
        <p>
          <Link to={data.item.href}>{texts('open')}</Link>
        </p>
      )}
      <Mails view={data} state={state} onWriting={setWriting} onChanged={onChanged} />
      <Notes view={data} staff={staff} onSaved={() => void reload()} />
    </div>
  );
};
