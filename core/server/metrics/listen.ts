import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../host';

/** The internal listener for whoever watches the product. */
export interface MetricsListener {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves `GET /metrics` on a port of its own, which no proxy leads to: figures of the whole product are nobody's business outside.
 * Null without METRICS_PORT. Rejects when the port is taken.
 */
export const listenForMetrics = async (
  { metrics }: Pick<Config, 'metrics'>,
  write: () => Promise<string>,
): Promise<MetricsListener | null> => {
  if (metrics === null) return null;
  const server = createServer(
    { maxHeaderSize: 8192, headersTimeout: 5000, requestTimeout: 5000 },
    (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      write().then(
        (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
        () => response.writeHead(503).end(),
      );
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ ...metrics, exclusive: true }, () => resolve());
  });
  const { address, port, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/metrics`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
