import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type Koa from 'koa';
import type { Logger } from '../../contract/server';
import type { Config } from '../host';

/** A listening server. */
export interface Listening {
  readonly server: Server;
  /** Where it answers, `http://127.0.0.1:3000`. */
  readonly url: string;
  /**
   * `/readyz` turns 503 at once; everything else is answered for `ms` more, each connection asked to close, so that whoever
   * spreads the load notices before a request can be lost.
   */
  drain(ms: number): Promise<void>;
  /** Takes nothing new; requests in flight finish, idle connections close; after `graceMs` the rest is cut. */
  close(graceMs: number): Promise<void>;
}

const mostHeaderBytes = 16 * 1024;
const headerBytes = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);

/** Listens with limits on header size and on how long a sender may take. Rejects when the port is taken. */
export const createServer = async (
  app: Koa,
  config: Pick<Config, 'host' | 'port'>,
  log?: Logger,
): Promise<Listening> => {
  let draining = false;
  const answer = app.callback();
  const server = createHttpServer(
    {
      // Counts the request line too. A search of 50,000 characters is to be answered by its route, so headers are limited apart.
      maxHeaderSize: 96 * 1024,
      headersTimeout: 15_000,
      requestTimeout: 60_000,
      // Longer than usual proxies keep theirs, so that a proxy never sends into a socket being closed.
      keepAliveTimeout: 75_000,
      connectionsCheckingInterval: 5000,
    },
    (request, response) => {
      if (draining) response.setHeader('Connection', 'close');
      if (headerBytes(request) > mostHeaderBytes) {
        response.writeHead(431, { Connection: 'close' }).end();
        return;
      }
      void answer(request, response);
    },
  );
  server.maxRequestsPerSocket = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  server.on('error', (error) => log?.error('http server', { error: error.name }));
  const { address, port, family } = server.address() as AddressInfo;
  const startDraining = (): void => {
    if (draining) return;
    draining = true;
    app.emit('drain');
  };
  let closing: Promise<void> | null = null;
  const close = (graceMs: number): Promise<void> =>
    new Promise((resolve) => {
      startDraining();
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(cut);
        app.emit('closed');
        resolve();
      });
      server.closeIdleConnections();
    });
  return {
    server,
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    drain: async (ms) => {
      startDraining();
      if (ms > 0) await wait(ms);
    },
    close: (graceMs) => {
      closing ??= close(graceMs);
      return closing;
    },
  };
};
