import { useEffect, useEffectEvent } from 'react';
import type { Socket } from 'socket.io-client';
import { checkSession, useSession } from './session';

/**
 * An event of the server: ids and versions only, but for the messages of a room of its own. `reconnected` means that some may have
 * been missed; `joined` says with `room` and `status` (200, 403) what came of a join, also after each reconnect; `lost` that nothing
 * arrives until then.
 */
export type RoomEvent = (event: string, message: Readonly<Record<string, unknown>>) => void;

const listeners = new Set<RoomEvent>();
const rooms = new Map<string, number>();
let socket: Promise<Socket> | null = null;

const tell: RoomEvent = (event, message) => {
  for (const listener of [...listeners]) listener(event, message);
};

/** Milliseconds before a socket that the server closed is opened again; much later where that happens at once again. */
const [soon, later] = [2000, 60_000];

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

const enter = (made: Socket, room: string): void => {
  made.emit('join_room', { room }, (answer: { status?: number } | undefined) =>
    tell('joined', { room, status: answer?.status ?? 0 }),
  );
};

const connect = async (): Promise<Socket> => {
  const { io } = await import('socket.io-client');
  const made = io({ path: '/ws', transports: ['websocket'], reconnectionDelayMax: 20_000 });
  let before = false;
  let since = 0;
  made.on('connect', () => {
    since = performance.now();
    for (const room of rooms.keys()) enter(made, room);
    if (before) tell('reconnected', {});
    before = true;
  });
  made.on('disconnect', () => tell('lost', {}));
  // A browser may keep a dead connection for minutes; it knows sooner than the heartbeat that there is no network.
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  window.addEventListener('offline', () => made.disconnect());
  window.addEventListener('online', () => made.connect());
  made.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') void closedByServer(made, performance.now() - since);
  });
  made.onAny((event: string, message: Readonly<Record<string, unknown>> | undefined) => tell(event, message ?? {}));
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

const join = (room: string): (() => void) => {
  rooms.set(room, (rooms.get(room) ?? 0) + 1);
  void open().then(
    (made) => {
      if (made.connected) enter(made, room);
    },
    () => undefined,
  );
  return () => {
    const left = (rooms.get(room) ?? 1) - 1;
    if (left > 0) return void rooms.set(room, left);
    rooms.delete(room);
    void socket?.then(
      (made) => made.emit('leave_room', { room }),
      () => undefined,
    );
  };
};

/** What came of a message: `status` as of a request, 0 when no answer came and it may be sent again under the same `clientId`. */
export interface SentToRoom {
  readonly status: number;
  readonly message?: object;
}

/** Says something in a room. The server stores a `clientId` once, however often it arrives. */
export const sendToRoom = async (room: string, content: string, clientId: string): Promise<SentToRoom> => {
  const made = await open();
  if (!made.connected) return { status: 0 };
  const message = { room, content, clientId, timestamp: new Date().toISOString() };
  return made
    .timeout(8000)
    .emitWithAck('chat_message', message)
    .catch(() => ({ status: 0 })) as Promise<SentToRoom>;
};

/**
 * Listens while mounted: `useRoom('discussions', (event) => ...)`. The person's own room `user:<id>` is joined by the
 * server; `useRoom(null, ...)` listens to it alone. Visitors have no socket. Events of all joined rooms are heard: go by the event's name.
 */
export const useRoom = (room: string | null, onEvent: RoomEvent): void => {
  const live = useSession((session) => session.user !== null && !session.expired);
  const heard = useEffectEvent(onEvent);
  useEffect(() => {
    if (!live) return;
    const listener: RoomEvent = (event, message) => heard(event, message);
    listeners.add(listener);
    const leave = room === null ? () => undefined : join(room);
    if (room === null) open().catch(() => undefined);
    return () => {
      listeners.delete(listener);
      leave();
    };
  }, [live, room]);
};
