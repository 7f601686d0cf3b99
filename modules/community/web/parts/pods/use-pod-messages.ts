import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, api, sendToChannel, useCatchUp, useChannel, useSession } from '#core/web';
import { listMessages } from '../../../schemas/endpoints';
import type { PodMessage } from '../../../schemas/pod';
import { type Outgoing, outboxOf } from './outbox';

const pageSize = 50;

/** What a room shows. */
export interface RoomMessages {
  /** By number; undefined until the first ones are there. */
  readonly messages: readonly PodMessage[] | undefined;
  readonly waiting: readonly Outgoing[];
  readonly lost: boolean;
  readonly older: (() => Promise<void>) | null;
  readonly error: ApiError | null;
  readonly send: (content: string) => void;
  readonly retry: (clientId: string) => void;
  readonly drop: (clientId: string) => void;
}

const merged = (before: readonly PodMessage[], more: readonly PodMessage[]): PodMessage[] =>
  [...new Map([...before, ...more].map((one) => [one.seq, one])).values()].sort((a, b) => a.seq - b.seq);

/** The last number up to which nothing is missing; undefined while there is none. */
const wholeUpTo = (messages: readonly PodMessage[]): number | undefined =>
  messages.find(({ seq }, at) => messages[at + 1]?.seq !== seq + 1)?.seq;

/**
 * The messages of a room, live. Numbers have no gaps: when one is skipped, and after every join, what is missing is asked for. What
 * is written waits in the outbox until the server acknowledged it, and keeps its id, so that it is stored once.
 */
export const usePodMessages = (podId: string): RoomMessages => {
  const room = `pod:${podId}`;
  const userId = useSession(({ user }) => user?.id ?? '');
  const outbox = useMemo(() => outboxOf(userId, podId), [userId, podId]);
  const [messages, setMessages] = useState<readonly PodMessage[]>();
  const [first, setFirst] = useState(1);
  const [lost, setLost] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [waiting, setWaiting] = useState<readonly Outgoing[]>(() => outbox.all());
  const known = useRef<readonly PodMessage[]>([]);
  // What is wished for while the same is under way is done once more afterwards: an answer on its way may be older than the wish.
  const busy = useRef({ sending: false, reading: false, sendAgain: false, readAgain: false });

  const anew = useRef({ catchUp: async (): Promise<void> => {}, flush: async (): Promise<void> => {} });

  const add = useCallback((more: readonly PodMessage[]) => {
    known.current = merged(known.current, more);
    setMessages(known.current);
  }, []);

  /** Reads until nothing is missing any more. */
  const catchUp = useCallback(async () => {
    if (busy.current.reading) {
      busy.current.readAgain = true;
      return;
    }
    busy.current.reading = true;
    busy.current.readAgain = false;
    try {
      const begun = known.current.length > 0;
      for (;;) {
        const last = wholeUpTo(known.current);
        const query = begun && last !== undefined ? { after: last, limit: pageSize } : { limit: pageSize };
        const page = await api(listMessages, { params: { id: podId }, query });
        add(page);
        setFirst((now) => (begun ? now : (page[0]?.seq ?? 1)));
        if (!begun || page.length < pageSize) break;
      }
      setError(null);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setError(reason);
    } finally {
      busy.current.reading = false;
    }
    if (busy.current.readAgain) await anew.current.catchUp();
  }, [podId, add]);

  /** Sends what waits, one after the other and in the order it was written. */
  const flush = useCallback(async () => {
    if (busy.current.sending) {
      busy.current.sendAgain = true;
      return;
    }
    busy.current.sending = true;
    busy.current.sendAgain = false;
    try {
      for (let next = outbox.next(); next; next = outbox.next()) {
        const { status, message } = await sendToChannel(room, next.content, next.clientId);
        if (status === 0) break;
        if (status === 200 && message) {
          outbox.drop(next.clientId);
          const stored = message as PodMessage;
          if (stored.seq > (known.current.at(-1)?.seq ?? 0) + 1) await catchUp();
          add([stored]);
        } else outbox.fail(next.clientId);
        setWaiting(outbox.all());
      }
    } finally {
      busy.current.sending = false;
    }
    if (busy.current.sendAgain) await anew.current.flush();
  }, [outbox, room, add, catchUp]);
  anew.current = { catchUp, flush };

  useEffect(() => void catchUp(), [catchUp]);
  useChannel(room, (event, message) => {
    if (event === 'lost') setLost(true);
    if (event === 'joined' && message.room === room) {
      setLost(false);
      void catchUp().then(flush);
    }
    if (event === 'reconnected') void catchUp();
    if (event !== 'chat_message' || message.podId !== podId) return;
    const seq = Number(message.seq);
    const whole = message.content !== undefined;
    if (whole && seq <= (known.current.at(-1)?.seq ?? 0) + 1) add([message as unknown as PodMessage]);
    else void catchUp();
  });
  useCatchUp(catchUp);

  const change = (what: () => void) => {
    what();
    setWaiting(outbox.all());
    void flush();
  };
  return {
    messages,
    waiting,
    lost,
    error,
    older:
      first > 1
        ? async () => {
            const page = await api(listMessages, { params: { id: podId }, query: { before: first, limit: pageSize } });
            add(page);
            setFirst(page[0]?.seq ?? 1);
          }
        : null,
    send: (content) => change(() => outbox.add(content)),
    retry: (clientId) => change(() => outbox.again(clientId)),
    drop: (clientId) => change(() => outbox.drop(clientId)),
  };
};
