import { Link, mutateApi, useApi, useRoom, useSession } from '#core/web';
import type { TalkStanding } from '../../schemas/conversation';
import { changed, messagesPath, standingRoute } from './talk';
import { texts } from './texts/texts';

const lineOf = (standing: TalkStanding | undefined, role: string | undefined): string => {
  if (standing && standing.unread > 0) return texts('action.unread', { count: standing.unread });
  if (role !== 'client') return texts('action.staff');
  return texts(standing && standing.people.length > 0 ? 'action.people' : 'action.team');
};

/** The way to the conversations among a dashboard's quick actions, with what waits there. */
export const MessagesAction = () => {
  const { data } = useApi<TalkStanding>(standingRoute);
  const role = useSession(({ user }) => user?.role);
  useRoom(null, (event) => {
    if (event === changed) void mutateApi(standingRoute);
  });
  return (
    <Link to={messagesPath}>
      <b>{texts('action')}</b> <span>{lineOf(data, role)}</span>
    </Link>
  );
};
