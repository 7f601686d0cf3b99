import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Problem } from '../../contract/errors';
import { readUpload } from './read-upload';
import { createUploadMemory, type UploadMemory } from './upload-memory';

const boundary = 'a-boundary-of-a-form';
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;
const rule = { field: 'file', bytes: 50 * 1024 * 1024 } as const;
const kilobyte = 1024;

let memory: UploadMemory | undefined;
let arriving = 0;
const app = new Koa();
// Koa prints what a connection that breaks throws.
app.silent = true;
app.use(async (ctx) => {
  ctx.state.user = { id: ctx.get('x-person') };
  arriving += 1;
  try {
    const { file } = await readUpload(ctx, rule, undefined, memory);
    ctx.body = { bytes: file.bytes.length };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    ctx.status = error.status;
    ctx.body = { code: error.code };
  } finally {
    arriving -= 1;
  }
});
const server = app.listen(0, '127.0.0.1');
beforeAll(() => new Promise<void>((done) => (server.listening ? done() : server.once('listening', done))));
beforeEach(() => {
  memory = undefined;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise<void>((done) => server.close(() => done()));
});

interface Answered {
  readonly status: number;
  readonly body: { readonly bytes?: number; readonly code?: string };
}
/** An upload that announces a length and sends the beginning of it; `finish` sends the rest. */
const begin = (person: string, announced: number, sent: number) => {
  const port = (server.address() as AddressInfo).port;
  let sending: ClientRequest | undefined;
  const answer = new Promise<Answered>((resolve, reject) => {
    sending = request(
      {
        port,
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': head.length + announced + tail.length,
          'x-person': person,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
      },
    );
    sending.on('error', reject);
    sending.write(head);
    sending.write(Buffer.alloc(sent));
  });
  // One that is abandoned is not waited for.
  answer.catch(() => undefined);
  return {
    answer,
    finish: () => {
      sending?.write(Buffer.alloc(announced - sent));
      sending?.end(tail);
      return answer;
    },
    abandon: () => sending?.destroy(),
  };
};
const upload = (person: string, bytes: number) => begin(person, bytes, bytes).finish();
/** The bytes of the others are counted as they are read, a moment after they were sent. */
const untilRefused = (person: string, bytes: number, status: number) =>
  expect.poll(async () => (await upload(person, bytes)).status).toBe(status);
const untilArriving = (count: number) => expect.poll(() => arriving).toBe(count);

it('uploads that announce much and send little keep nobody out', async () => {
  const half = Array.from({ length: 6 }, () => begin('greedy', rule.bytes, kilobyte));
  await untilArriving(6);
  expect(await upload('another', 500 * kilobyte)).toMatchObject({ status: 200, body: { bytes: 500 * kilobyte } });
  for (const one of half) one.abandon();
  await untilArriving(0);
});

it('a sender who really sends has a share, and the others the rest', async () => {
  memory = createUploadMemory({ all: 100 * kilobyte, sender: 40 * kilobyte });
  const first = begin('greedy', 35 * kilobyte, 30 * kilobyte);
  await untilArriving(1);
  await untilRefused('greedy', 20 * kilobyte, 429);
  expect((await upload('another', 39 * kilobyte)).status).toBe(200);
  expect((await first.finish()).status).toBe(200);
  // What has ended counts no more.
  expect((await upload('greedy', 39 * kilobyte)).status).toBe(200);
});

it('all together are refused when they fill the memory, until one ends or leaves', async () => {
  memory = createUploadMemory({ all: 100 * kilobyte, sender: 40 * kilobyte });
  const three = ['a', 'b', 'c'].map((person) => begin(person, 35 * kilobyte, 30 * kilobyte));
  await untilArriving(3);
  await untilRefused('d', 20 * kilobyte, 503);
  three[0]?.abandon();
  await untilArriving(2);
  expect((await upload('d', 20 * kilobyte)).status).toBe(200);
  expect((await three[1]?.finish())?.status).toBe(200);
  three[2]?.abandon();
});
