import { type Server as HttpServer, type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Puts `judge` before the upgrade listener that was attached last: 101 lets a handshake through, any other status is
 * answered as it is (engine.io would say 400 to all of them).
 */
export const guardUpgrade = (server: HttpServer, judge: (request: IncomingMessage) => Promise<number>): void => {
  const accept = server.listeners('upgrade').at(-1) as Upgrade | undefined;
  if (!accept) throw new Error('nothing is attached that takes upgrades');
  server.off('upgrade', accept);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const cut = (): void => void socket.destroy();
    socket.on('error', cut);
    judge(request)
      .catch(() => 503)
      .then((status) => {
        if (status === 101) {
          socket.off('error', cut);
          accept.call(server, request, socket, head);
        } else
          socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      })
      .catch(cut);
  });
};
