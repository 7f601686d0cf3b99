import { createServer, type Socket } from 'node:net';
import type { Knex } from 'knex';
import { afterAll, expect, it } from 'vitest';
import { noteUncaughtErrors } from '../../testing/uncaught-errors';
import { createLog } from '../log';
import { openReads } from './reads';

const uncaught = noteUncaughtErrors();
afterAll(() => uncaught.stop());

/** Takes somebody in without a password, and is ready. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

it('fails a read, and not the process, when the connection is lost before it could be used', async () => {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    // What comes after the greeting are the settings of the connection.
    socket.once('data', () => {
      socket.write(welcome);
      socket.once('data', () => socket.resetAndDestroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const connection = `postgres://nobody@127.0.0.1:${port}/nothing`;
  const knex = { client: { config: { connection } } } as unknown as Knex;
  const reads = openReads({ knex }, false, createLog({ logLevel: 'silent' }));
  await expect(reads.first({ name: 'one', text: 'select 1' }, [])).rejects.toThrow(/ECONNRESET|terminated/);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(uncaught.errors).toEqual([]);
  await reads.stop();
  server.close();
});
