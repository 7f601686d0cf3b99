import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, api, refreshAnswers, request, requestNext, useCatchUp, useChannel } from '#core/web';
import type { ConversationThread, MessageView } from '../../../schemas/conversation';
import { getConversation, getMessageStatus, sendMessage } from '../../../schemas/endpoints';
import { changed } from '../../paths';

export interface Thread {
  /** Null until the first answer. */
  readonly conversation: Omit<ConversationThread, 'messages'> | null;
  /** Oldest first. */
  readonly messages: readonly MessageView[];
  readonly error: ApiError | null;
  readonly older: 'none' | 'idle' | 'busy' | 'failed';
  /** Newest message of the other side that came while the page was open. */
  readonly arrived: MessageView | null;
  readonly showOlder: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly send: (content: string, key: string) => Promise<void>;
}

interface ThreadState {
  readonly conversation: Thread['conversation'];
  readonly messages: readonly MessageView[];
  readonly next: string | null;
  readonly error: ApiError | null;
  readonly arrived: MessageView | null;
}

const nothing: ThreadState = { conversation: null, messages: [], next: null, error: null, arrived: null };
const size = 30;

/** The newest page laid over what is shown already; what was read meanwhile is marked so. */
const merged = (
  state: ThreadState,
  { messages, ...conversation }: ConversationThread,
  next: string | null,
): ThreadState => {
  const page = messages.toReversed();
  const ids = new Set(page.map(({ id }) => id));
  const before = state.messages.filter(({ id }) => !ids.has(id));
  const gap = state.messages.length > 0 && before.length === state.messages.length && page.length === size;
  const known = new Set(state.messages.map(({ id }) => id));
  const fresh = state.conversation ? page.findLast(({ id, mine }) => !mine && !known.has(id)) : undefined;
  const readTo = page.find(({ mine, isRead }) => mine && isRead);
  return {
    conversation,
    // More came than one page holds: what lies between would be missing, so the older ones are asked again when wanted.
    messages: gap ? page : [...before.map((one) => (readTo && one.mine ? { ...one, isRead: true } : one)), ...page],
    next: gap || before.length === 0 ? next : state.next,
    error: null,
    arrived: fresh ?? state.arrived,
  };
};

/** One conversation, live: what the other side writes or reads appears by itself. */
export const useThread = (id: string): Thread => {
  const [state, setState] = useState<ThreadState>(nothing);
  const [older, setOlder] = useState<'idle' | 'busy' | 'failed'>('idle');
  const turn = useRef(0);

  const reload = useCallback(async (): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const { data, next } = await request(getConversation, { params: { id }, query: { limit: size } });
      if (mine === turn.current) setState((now) => merged(now, data, next));
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      // What stands there stays readable while the network is away.
      if (mine === turn.current) setState((now) => ({ ...(reason.status === 404 ? nothing : now), error: reason }));
    }
  }, [id]);
  useEffect(() => {
    void reload();
    return () => {
      turn.current += 1;
    };
  }, [reload]);
  useChannel(null, (event, message) => {
    if (event === 'reconnected' || (event === changed && message.conversationId === id)) void reload();
  });
  useCatchUp(reload);

  const showOlder = async (): Promise<void> => {
    if (state.next === null || older === 'busy') return;
    setOlder('busy');
    try {
      const { data, next } = await requestNext(getConversation, state.next);
      setState((now) =>
        now.next === state.next ? { ...now, messages: [...data.messages.toReversed(), ...now.messages], next } : now,
      );
      setOlder('idle');
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setOlder('failed');
    }
  };
  const send = async (content: string, key: string): Promise<void> => {
    const sent = await api(sendMessage, { params: { id }, body: { content } }, { idempotencyKey: key });
    setState((now) => ({ ...now, messages: [...now.messages.filter((one) => one.id !== sent.id), sent] }));
    void refreshAnswers(getMessageStatus);
  };
  return { ...state, older: state.next === null ? 'none' : older, showOlder, reload, send };
};
