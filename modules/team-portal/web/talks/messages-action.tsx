import { Link, mutateApi, useApi, useRoom } from '#core/web';
import type { TalkStanding } from '../../schemas/conversation';
import { changed, messagesPath, standingRoute } from './talk';
import { texts } from './texts/texts';

const lineOf = ({ unread, people }: TalkStanding): string => {
  if (unread > 0) return texts('action.unread', { count: unread });
  return texts(people.length > 0 ? 'action.people' : 'action.team');
};

/** The way to the conversations among a dashboard's quick actions, with what waits there. */
export const MessagesAction = () => {
  const { data } = useApi<TalkStanding>(standingRoute);
  useRoom(null, (event) => {
    if (event === changed) void mutateApi(standingRoute);
  });
  return (
    <Link to={messagesPath}>
      <b>{texts('action')}</b> <span>{data ? lineOf(data) : texts('action.team')}</span>
    </Link>
  );
};
