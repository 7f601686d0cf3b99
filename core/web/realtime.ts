import { useEffect, useEffectEvent } from 'react';
import type { Socket } from 'socket.io-client';
import { useSession } from './session';

/** An event of the server: ids and versions only. `reconnected` means that some may have been missed. */
export type RoomEvent = (event: string, message: Readonly<Record<string, unknown>>) => void;

const listeners = new Set<RoomEvent>();
const rooms = new Map<string, number>();
let socket: Promise<Socket> | null = null;

const tell: RoomEvent = (event, message) => {
  for (const listener of [...listeners]) listener(event, message);
};

const connect = async (): Promise<Socket> => {
  const { io } = await import('socket.io-client');
  const made = io({ path: '/ws', transports: ['websocket'], reconnectionDelayMax: 20_000 });
  let before = false;
  made.on('connect', () => {
    for (const room of rooms.keys()) made.emit('join_room', { room });
    if (before) tell('reconnected', {});
    before = true;
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
  return socket;
};

const join = (room: string): (() => void) => {
  rooms.set(room, (rooms.get(room) ?? 0) + 1);
  void open().then(
    (made) => made.connected && made.emit('join_room', { room }),
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
