import { requestNext, useChannel, useSession } from '#core/web';
import { type LiveRows, useLiveList } from '#ui/live-list/use-live-list';
import { listInboxItems } from '../../../schemas/endpoints';
import type { InboxCounts, InboxItem } from '../../../schemas/items';

/** Where the inbox itself tells of changes. */
const own = { channel: 'admin:inbox', event: 'inbox.changed' } as const;

export type Inbox = LiveRows<InboxItem>;

/** Joins the channel of a module whose items stand in the inbox: every listener hears all channels that are joined. */
export const Joined = ({ channel }: { readonly channel: string }) => {
  useChannel(channel, () => undefined);
  return null;
};

/** Loads the inbox page by page and keeps it true. `changes` are where modules tell of theirs; `onChanged` hears which items changed. */
export const useInbox = (
  path: string,
  changes: InboxCounts['changes'],
  onChanged: (ids: ReadonlySet<string>) => void,
): Inbox => {
  const events = [own.event, 'reconnected', ...changes.map(({ event }) => event)];
  const list = useLiveList<InboxItem>({
    path,
    read: (from) => requestNext(listInboxItems, from),
    // A session that ended asks nothing until it is renewed; the sign-in dialog is open by then.
    paused: () => useSession.getState().expired,
    onChanged,
  });
  const hear = (event: string, message: Readonly<Record<string, unknown>>): void => {
    if (!events.includes(event)) return;
    list.poll.now(typeof message.item === 'string' ? message.item : undefined);
  };
  useChannel(own.channel, hear);
  return list;
};
