import { io, type Socket } from 'socket.io-client';
import type { Client } from './client';

/** A socket of a test's client, connected. */
export const connect = (url: string, client: Client): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = io(url, {
      path: '/ws',
      transports: ['websocket'],
      extraHeaders: { cookie, origin: url },
      forceNew: true,
    });
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
  });

/** Asks to hear a room; answers `{ status }`. */
export const joinRoom = (socket: Socket, room: string): Promise<unknown> =>
  socket.timeout(5000).emitWithAck('join_room', { room });
