import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const radicaleUser = { user: 'ada', password: 'app-password' } as const;

export interface Radicale {
  readonly address: string;
  /** One request as the practitioner's own calendar program makes it. */
  request(method: string, path: string, body?: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

const findPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Debian's Radicale with a folder of its own. Throws when the program is not installed. */
export const createRadicale = async (): Promise<Radicale> => {
  if (spawnSync('radicale', ['--version']).status !== 0)
    throw new Error('The program radicale is missing. Install it: apt-get install radicale');
  const folder = await mkdtemp(join(tmpdir(), 'radicale-'));
  const address = `http://127.0.0.1:${await findPort()}/`;
  const users = join(folder, 'users');
  await writeFile(users, `${radicaleUser.user}:${radicaleUser.password}\n`);
  const authorization = `Basic ${Buffer.from(`${radicaleUser.user}:${radicaleUser.password}`).toString('base64')}`;
  let running: ChildProcess | null = null;
  const request: Radicale['request'] = (method, path, body, headers) =>
    fetch(new URL(path, address), {
      method,
      headers: { authorization, ...headers },
      ...(body !== undefined && { body }),
    });
  return {
    address,
    request,
    start: async () => {
      const { host } = new URL(address);
      running = spawn(
        'radicale',
        [
          ...['--config', '', '--server-hosts', host, '--auth-type', 'htpasswd', '--auth-htpasswd-filename', users],
          ...['--auth-htpasswd-encryption', 'plain', '--auth-delay', '0'],
          ...['--storage-filesystem-folder', join(folder, 'collections')],
        ],
        { stdio: 'ignore' },
      );
      for (let tries = 0; tries < 100; tries += 1) {
        if (await request('OPTIONS', '/').catch(() => null)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('Radicale did not start');
    },
    stop: async () => {
      const ended = running && new Promise((resolve) => running?.once('exit', resolve));
      running?.kill();
      await ended;
      running = null;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
