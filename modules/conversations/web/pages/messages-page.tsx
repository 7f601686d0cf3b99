import { useCallback } from 'react';
import { askToSignIn, useParams, useSession, useTitle } from '#core/web';
import { Button, classNames, EmptyState, Field, PageHeading, TextInput } from '#ui';
import { Chip } from '#ui/chip/chip';
import { ConversationList } from '../parts/list/conversation-list';
import { type Conversations, useConversations } from '../parts/list/use-conversations';
import { WriteTo } from '../parts/list/write-to';
import { FirstMessage } from '../parts/thread/first-message';
import { ThreadView } from '../parts/thread/thread';
import { texts } from '../texts/texts';
import styles from './messages-page.module.css';

const List = ({ list, heading }: { readonly list: Conversations; readonly heading: boolean }) => {
  const role = useSession(({ user }) => user?.role ?? 'client');
  return (
    <>
      <header className={styles.head}>
        {heading ? (
          <PageHeading size="tool">{texts('title')}</PageHeading>
        ) : (
          <p className={styles.title}>{texts('title')}</p>
        )}
        <p className={styles.lead}>{texts(`lead.${role}`)}</p>
      </header>
      <WriteTo />
      {(list.filtered || list.pages.rows?.length !== 0) && (
        <search className={styles.filters}>
          <Field label={texts('search')} className={styles.field}>
            <TextInput
              type="search"
              maxLength={100}
              autoComplete="off"
              value={list.words}
              onChange={({ target }) => list.setWords(target.value)}
            />
          </Field>
          <Chip pressed={list.unreadOnly} onClick={() => list.setUnreadOnly(!list.unreadOnly)}>
            {texts('unreadOnly')}
          </Chip>
        </search>
      )}
      <ConversationList pages={list.pages} search={list.search} filtered={list.filtered} onClear={list.clear} />
    </>
  );
};

/** With nothing to choose from, the list alone says so. */
const Nothing = ({ some }: { readonly some: boolean }) => {
  useTitle(texts('title'));
  return some ? (
    <EmptyState title={texts('choose')}>
      <p>{texts('choose.more')}</p>
    </EmptyState>
  ) : null;
};

const Messages = () => {
  const { id, whom } = useParams();
  const list = useConversations();
  const { refresh } = list.pages;
  const onChange = useCallback(() => void refresh((conversation) => conversation.id), [refresh]);
  const open = id !== undefined || whom !== undefined;
  return (
    <div className={classNames(styles.two, open && styles.open)}>
      {/* On phones one of both is there at a time; the hidden one is not read out either. */}
      <nav className={styles.side} aria-label={texts('list')}>
        <List list={list} heading={!open} />
      </nav>
      <div className={styles.main}>
        {id !== undefined && <ThreadView key={id} id={id} onChange={onChange} />}
        {whom !== undefined && <FirstMessage key={whom} whom={whom} />}
        {!open && <Nothing some={list.filtered || (list.pages.rows?.length ?? 0) > 0} />}
      </div>
    </div>
  );
};

/** `/messages`: conversations of the person who is signed in, and the one that is open. */
export const MessagesPage = () => {
  const signedIn = useSession(({ user }) => user !== null);
  return (
    <div className={`wrap ${styles.page}`}>
      {signedIn ? (
        <Messages />
      ) : (
        <EmptyState
          title={texts('signIn')}
          action={<Button onClick={() => askToSignIn()}>{texts('signIn.do')}</Button>}
        />
      )}
    </div>
  );
};
