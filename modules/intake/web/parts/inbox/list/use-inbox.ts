import { requestNext, useChannel, useSession } from '#core/web';
import { type LiveRows, useLiveList } from '#ui/live-list/use-live-list';
import type { IntakeCard } from '../../../../schemas/admin';
import { listIntakes } from '../../../../schemas/endpoints';

/** The room in which the server tells of every change of an intake. */
const room = 'admin:intakes';

/** The list of intakes as the page shows it. */
export type Inbox = LiveRows<IntakeCard>;

/** Loads the intakes page by page and keeps them true. `onChanged` hears which ones changed. */
export const useInbox = (path: string, onChanged: (ids: ReadonlySet<string>) => void): Inbox => {
  const list = useLiveList<IntakeCard>({
    path,
    read: (from) => requestNext(listIntakes, from),
    // A session that ended asks nothing until it is renewed; the sign-in dialog is open by then.
    paused: () => useSession.getState().expired,
    onChanged,
  });
  useChannel(room, (event, message) => {
    if (event !== 'intake.changed' && event !== 'reconnected') return;
    list.poll.now(typeof message.intakeId === 'string' ? message.intakeId : undefined);
  });
  return list;
};
