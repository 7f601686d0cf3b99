import { request } from 'node:http';
import type { TestApp } from './app';
import type { Client } from './client';

/** GET of something that is no text: status, headers and bytes. */
export const getBytes = (
  app: Pick<TestApp, 'url'>,
  client: Client,
  path: string,
): Promise<{ status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = request(new URL(path, app.url), { headers: { cookie }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
