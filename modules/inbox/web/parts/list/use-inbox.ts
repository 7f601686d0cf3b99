import { requestNext, useChannel, useSession } from '#core/web';
import { type LiveRows, useLiveList } from '#ui/live-list/use-live-list';
import { listInboxItems } from '../../../schemas/endpoints';
import type { InboxItem } from '../../../schemas/items';

/** The channels in which the server tells of changes: of the inbox itself, and of the modules whose items stand in it. */
const channels = {
  inbox: 'admin:inbox',
  wishes: 'admin:contact-requests',
  consultations: 'admin:consultations',
  intakes: 'admin:intakes',
} as const;
const events = ['inbox.changed', 'contact-requests.changed', 'consultations.changed', 'intake.changed', 'reconnected'];

export type Inbox = LiveRows<InboxItem>;

/** Loads the inbox page by page and keeps it true. `onChanged` hears which items changed. */
export const useInbox = (path: string, onChanged: (ids: ReadonlySet<string>) => void): Inbox => {
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
  useChannel(channels.inbox, hear);
  // Every listener hears all channels that are joined.
  const joined = (): void => undefined;
  useChannel(channels.wishes, joined);
  useChannel(channels.consultations, joined);
  useChannel(channels.intakes, joined);
  return list;
};
