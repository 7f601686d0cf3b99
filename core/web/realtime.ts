import { useEffect, useEffectEvent } from 'react';
import type { Socket } from 'socket.io-client';
import { checkSession, useSession } from './session';

/**
 * An event of the server: ids and versions only, but for the messages of a room of its own. `reconnected` means that some may have
 * been missed, by this browser or by the server; `joined` says with `room` and `status` (200, 403) what came of a join, also after each reconnect; `lost` that nothing
 * arrives until then.
 */
export type ChannelListener = (event: string, message: Readonly<Record<string, unknown>>) => void;

const listeners = new Set<ChannelListener>();
const joinedChannels = new Map<string, number>();
let socket: Promise<Socket> | null = null;

const notifyListeners: ChannelListener = (event, message) => {
  for (const listener of [...listeners]) listener(event, message);
};

/** Milliseconds before a socket that the server closed is opened again; much later where that happens at once again. */
const [soon, later] = [2000, 60_000];

/** All browsers hear at once that something was missed; they do not all ask at once. */
const spreadMs = 5000;

let leftAt = Number.NEGATIVE_INFINITY;

/**
 * The server itself closed the socket: the session ended, or another one took its place. Asking waits, so that an answer on its way
 * can bring the new session's cookie, and so that a page that is being left for good, by signing out, asks nothing.
 */
const closedByServer = async (made: Socket, lastedMs: number): Promise<void> => {
  const isLeaving = performance.now() - leftAt < 2000;
  await new Promise((done) => setTimeout(done, isLeaving ? 5000 : 1000));
  if (await checkSession()) setTimeout(() => made.connect(), lastedMs < 5000 ? later : soon);
};

const enter = (made: Socket, channel: string): void => {
  made.emit('join_room', { room: channel }, (answer: { status?: number } | undefined) =>
    notifyListeners('joined', { room: channel, status: answer?.status ?? 0 }),
  );
};

const connect = async (): Promise<Socket> => {
  const { io } = await import('socket.io-client');
  const made = io({ path: '/ws', transports: ['websocket'], reconnectionDelayMax: 20_000 });
  let before = false;
  let since = 0;
  made.on('connect', () => {
    since = performance.now();
    for (const channel of joinedChannels.keys()) enter(made, channel);
    if (before) notifyListeners('reconnected', {});
    before = true;
  });
  made.on('missed', () => setTimeout(() => notifyListeners('reconnected', {}), Math.random() * spreadMs));
  made.on('disconnect', () => notifyListeners('lost', {}));
  // A browser may keep a dead connection for minutes; it knows sooner than the heartbeat that there is no network.
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  window.addEventListener('offline', () => made.disconnect());
  window.addEventListener('online', () => made.connect());
  made.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') void closedByServer(made, performance.now() - since);
  });
  made.onAny((event: string, message: Readonly<Record<string, unknown>> | undefined) =>
    notifyListeners(event, message ?? {}),
  );
  return made;
};

// After first content: the socket is never in the way of the page.
const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 3000 });
    else setTimeout(done, 1500);
  });

const open = (): Promise<Socket> => {
  socket ??= whenIdle().then(connect);
  // One that the server closed stays closed until it is wanted again: after signing in anew, for example.
  return socket.then((made) => (made.active ? made : made.connect()));
};

const join = (channel: string): (() => void) => {
  joinedChannels.set(channel, (joinedChannels.get(channel) ?? 0) + 1);
  void open().then(
    (made) => {
      if (made.connected) enter(made, channel);
    },
    () => undefined,
  );
  return () => {
    const left = (joinedChannels.get(channel) ?? 1) - 1;
    if (left > 0) return void joinedChannels.set(channel, left);
    joinedChannels.delete(channel);
    void socket?.then(
      (made) => made.emit('leave_room', { room: channel }),
      () => undefined,
    );
  };
};

/** What came of a message: `status` as of a request, 0 when no answer came and it may be sent again under the same `clientId`. */
export interface SendResult {
  readonly status: number;
  readonly message?: object;
}

/** Says something in a room. The server stores a `clientId` once, however often it arrives. */
export const sendToChannel = async (channel: string, content: string, clientId: string): Promise<SendResult> => {
  const made = await open();
  if (!made.connected) return { status: 0 };
  const message = { room: channel, content, clientId, timestamp: new Date().toISOString() };
  return made
    .timeout(8000)
    .emitWithAck('chat_message', message)
    .catch(() => ({ status: 0 })) as Promise<SendResult>;
};

/**
 * Listens while mounted: `useChannel('discussions', (event) => ...)`. The person's own room `user:<id>` is joined by the
 * server; `useChannel(null, ...)` listens to it alone. Visitors have no socket. Events of all joined rooms are heard: go by the event's name.
 */
export const useChannel = (channel: string | null, onEvent: ChannelListener): void => {
  const live = useSession((session) => session.user !== null && !session.expired);
  const onEventLatest = useEffectEvent(onEvent);
  useEffect(() => {
    if (!live) return;
    const listener: ChannelListener = (event, message) => onEventLatest(event, message);
    listeners.add(listener);
    const leave = channel === null ? () => undefined : join(channel);
    if (channel === null) open().catch(() => undefined);
    return () => {
      listeners.delete(listener);
      leave();
    };
  }, [live, channel]);
};

/** An event is lost where its process is killed at that very moment; whoever looks at a conversation sees it so much later. */
const catchUpMs = 60_000;

/** Reads anew each minute while the page is looked at: for what people write to each other, which may not stay unseen. */
export const useCatchUp = (read: () => unknown): void => {
  const readLatest = useEffectEvent(read);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') readLatest();
    }, catchUpMs);
    return () => clearInterval(timer);
  }, []);
};
