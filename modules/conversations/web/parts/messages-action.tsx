import { Link, refreshAnswers, useApi, useChannel, useSession } from '#core/web';
import type { MessageStatus } from '../../schemas/conversation';
import { getMessageStatus } from '../../schemas/endpoints';
import { changed, messagesPath } from '../paths';
import { texts } from '../texts/texts';

const lineOf = (standing: MessageStatus | undefined, role: string | undefined): string => {
  if (standing && standing.unread > 0) return texts('action.unread', { count: standing.unread });
  if (role !== 'client') return texts('action.staff');
  return texts(standing && standing.people.length > 0 ? 'action.people' : 'action.team');
};

/** The way to the conversations among a dashboard's quick actions, with what waits there. */
export const MessagesAction = () => {
  const { data } = useApi(getMessageStatus);
  const role = useSession(({ user }) => user?.role);
  useChannel(null, (event) => {
    if (event === changed || event === 'reconnected') void refreshAnswers(getMessageStatus);
  });
  return (
    <Link to={messagesPath}>
      <b>{texts('action')}</b> <span>{lineOf(data, role)}</span>
    </Link>
  );
};
