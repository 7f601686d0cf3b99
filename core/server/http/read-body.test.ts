import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rawRequest, statusOf } from '../../testing/raw-request';
import { createLog } from '../log';
import { errors } from './errors';
import { createServer, type Listening } from './listen';
import { readBytes } from './read-body';

let server: Listening;
const logged: string[] = [];
/** What became of each request: the length of its body, or the refusal's code. */
let outcomes: unknown[] = [];

beforeAll(async () => {
  const app = new Koa();
  app.silent = true;
  app.use(errors(createLog({ logLevel: 'info' }, { write: (line) => void logged.push(line) })) as Koa.Middleware);
  app.use(async (ctx) => {
    // As the session is looked up before a body is read.
    await wait(100);
    try {
      const { length } = await readBytes(ctx as unknown as Koa.Context, 1000);
      outcomes.push(length);
    } catch (error) {
      outcomes.push((error as { code?: unknown }).code ?? String(error));
      throw error;
    }
    ctx.body = 'read';
  });
  server = await createServer(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close(100));
beforeEach(() => {
  outcomes = [];
  logged.length = 0;
});

const post = (body: string | Buffer, headers = ''): Buffer =>
  Buffer.concat([
    Buffer.from(
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\n${headers}Content-Length: ${body.length}\r\n\r\n`,
    ),
    Buffer.from(body),
  ]);
/** Sends and hangs up as a killed browser does, without a word. */
const sendAndLeave = (bytes: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes, () =>
        setTimeout(() => {
          socket.resetAndDestroy();
          resolve();
        }, 30),
      );
    });
    socket.on('error', () => undefined);
  });

describe('a body whose sender leaves before it is read', () => {
  it.each([
    ['half of it', post('x'.repeat(900)).subarray(0, 400)],
    ['all of it', post('whole')],
    ['all of it, compressed', post(gzipSync('whole'), 'Content-Encoding: gzip\r\n')],
  ])('counts as cut off, with no error in the log, when %s had arrived', async (_, bytes) => {
    await sendAndLeave(bytes);
    await expect.poll(() => outcomes, { timeout: 5000 }).toEqual(['cut-off']);
    expect(logged.join('\n')).not.toContain('request failed');
  });

  it('counts as cut off for each of several requests sent at once', async () => {
    await sendAndLeave(Buffer.concat([post('one'), post('two'), post('three')]));
    await expect.poll(() => outcomes.length, { timeout: 5000 }).toBeGreaterThan(0);
    await wait(500);
    expect(new Set(outcomes)).toEqual(new Set(['cut-off']));
    expect(logged.join('\n')).not.toContain('request failed');
  });
});

it('reads several requests that were sent at once', async () => {
  const answers = await rawRequest(server.url, Buffer.concat([post('one'), post('three'), post('')]));
  expect(statusOf(answers)).toBe(200);
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  expect(outcomes).toEqual([3, 5, 0]);
});
