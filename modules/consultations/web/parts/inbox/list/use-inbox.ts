import { requestNext, useChannel, useSession } from '#core/web';
import { type LiveRows, useLiveList } from '#ui/live-list/use-live-list';
import { listRequests } from '../../../../schemas/endpoints';
import type { ConsultationCard } from '../../../../schemas/inbox';

/** The room in which the server tells of every change of a request. */
const room = 'admin:consultations';

/** The list of requests as the page shows it. */
export type Inbox = LiveRows<ConsultationCard>;

/** Loads the requests page by page and keeps them true. `onChanged` hears which requests changed. */
export const useInbox = (path: string, onChanged: (ids: ReadonlySet<string>) => void): Inbox => {
  const list = useLiveList<ConsultationCard>({
    path,
    read: (from) => requestNext(listRequests, from),
    // A session that ended asks nothing until it is renewed; the sign-in dialog is open by then.
    paused: () => useSession.getState().expired,
    onChanged,
  });
  useChannel(room, (event, message) => {
    if (event !== 'consultations.changed' && event !== 'reconnected') return;
    list.poll.now(typeof message.requestId === 'string' ? message.requestId : undefined);
  });
  return list;
};
