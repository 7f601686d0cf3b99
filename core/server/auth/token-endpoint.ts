import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';

/** Private door to the embedded provider's token endpoint. */
interface TokenEndpoint {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Opens the token endpoint on a loopback port of its own. grant exchanges the code over HTTP; through the public
 * listener this call would depend on the host name, the proxy and the port in front of us.
 */
export const openTokenEndpoint = async (provider: Provider): Promise<TokenEndpoint> => {
  const handle = provider.callback();
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== '/token') {
      response.writeHead(404).end();
      return;
    }
    void handle(request, response);
  });
  server.keepAliveTimeout = 1000;
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    // Of this process alone: among several that serve one port, another might answer.
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, done);
  });
  // An idle door must not keep a finished process alive.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/token`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
