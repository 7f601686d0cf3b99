import { api, Link, Navigate, refreshAnswers, useApi, useNavigate, useTitle } from '#core/web';
import { Alert, Button, buttonClass, PageHeading, Skeleton } from '#ui';
import type { MessageStatus } from '../../../schemas/conversation';
import { getMessageStatus, startConversation } from '../../../schemas/endpoints';
import { messagesPath, threadPath } from '../../paths';
import { texts } from '../../texts/texts';
import { Composer } from '../composer/composer';
import styles from './first-message.module.css';
import { ThreadHead } from './thread';

interface Other {
  readonly name: string;
  readonly about: string;
  readonly conversationId: string | null;
  readonly to: { readonly with: 'team' } | { readonly matchId: string };
}

const otherOf = ({ team, people }: MessageStatus, whom: string): Other | null => {
  if (whom === 'team')
    return (
      team && {
        name: texts('team'),
        about: texts('with.team'),
        conversationId: team.conversationId,
        to: { with: 'team' },
      }
    );
  const person = people.find(({ matchId }) => matchId === whom);
  return person
    ? {
        name: person.name,
        about: texts('with.practitioner'),
        conversationId: person.conversationId,
        to: { matchId: person.matchId },
      }
    : null;
};

const First = ({ other, whom }: { readonly other: Other; readonly whom: string }) => {
  const navigate = useNavigate();
  useTitle(other.name);
  const send = async (content: string, idempotencyKey: string): Promise<void> => {
    const body = { ...other.to, content };
    const { id } = await api(startConversation, { body }, { idempotencyKey });
    await refreshAnswers(getMessageStatus);
    await navigate(threadPath(id), { replace: true });
  };
  return (
    <div className={styles.begin}>
      <ThreadHead name={other.name} about={other.about} />
      <p className={styles.hint}>{texts('thread.begin')}</p>
      <Composer whom={whom} name={other.name} send={send} />
    </div>
  );
};

/** `/messages/with/:whom`: the first message to the team or to the other side of a match; a conversation there already opens. */
export const FirstMessage = ({ whom }: { readonly whom: string }) => {
  const { data, error, reload } = useApi(getMessageStatus);
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={6} label={texts('thread.loading')} />;
  const other = otherOf(data, whom);
  if (!other)
    return (
      <div className={styles.begin}>
        <PageHeading size="tool">{texts('nobody')}</PageHeading>
        <p className={styles.hint}>{texts('nobody.more')}</p>
        <p>
          <Link to={messagesPath} className={buttonClass('plain')}>
            {texts('back')}
          </Link>
        </p>
      </div>
    );
  if (other.conversationId) return <Navigate to={threadPath(other.conversationId)} replace />;
  return <First other={other} whom={whom} />;
};
