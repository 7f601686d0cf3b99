import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Release } from '../../server/modules/releases/release-format';
import { BuildProblem } from './build-error';
import { servedDescriptor } from './build-module';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

interface Served {
  readonly folder: string;
  readonly port: number;
  /** The product whose pages may read it. */
  readonly product: string;
}

const answer = async ({ folder, port, product }: Served, request: IncomingMessage, response: ServerResponse) => {
  const { host = '', origin } = request.headers;
  const end = (status: number, text: string): void => void response.writeHead(status).end(text);
  // A name that leads here is not this computer's: a page elsewhere may have made it up.
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`) return end(421, 'Not this address.\n');
  if (origin !== undefined && origin !== product) return end(403, `Only ${product} may read this; see --for.\n`);
  response.setHeader('Access-Control-Allow-Origin', product);
  response.setHeader('Access-Control-Allow-Private-Network', 'true');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  if (request.method === 'OPTIONS') return end(204, '');
  if (request.method !== 'GET') return end(405, 'Only GET.\n');
  const descriptor = await readFile(join(folder, servedDescriptor), 'utf8').catch(() => null);
  if (descriptor === null) return end(503, 'It is being built.\n');
  if (request.url === '/module.json') {
    response.setHeader('Content-Type', 'application/json');
    return end(200, descriptor);
  }
  const { id, web } = JSON.parse(descriptor) as Release;
  const name = request.url?.startsWith(`/assets/${id}/`)
    ? request.url.slice(`/assets/${id}/`.length).split('?')[0]
    : '';
  if (!name || !Object.hasOwn(web?.files ?? {}, name)) return end(404, 'There is no such file.\n');
  response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream');
  createReadStream(join(folder, 'web', name))
    .on('error', () => response.destroy())
    .pipe(response);
};

/** Serves the pages of a module to the browser on this computer, and to the pages of one product alone. */
export const serveModule = (served: Served): Promise<Server> =>
  new Promise((done, fail) => {
    const server = createServer((request, response) => {
      answer(served, request, response).catch(() => response.destroy());
    });
    server.once('error', ({ message }) => fail(new BuildProblem(`Port ${served.port} cannot be used: ${message}`)));
    server.listen(served.port, '127.0.0.1', () => done(server));
  });
