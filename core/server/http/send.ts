import { Readable } from 'node:stream';
import type Koa from 'koa';
import { Lines, Reply, type Route } from '../../contract/route';
import type { Answer } from './idempotency';
import { JsonText } from './json-text';

const usual: Readonly<Record<string, number>> = { post: 201, delete: 204 };

/** Status, headers and body of what a handler returned. */
export const answerOf = (route: Route, returned: unknown): Answer => {
  const reply = returned instanceof Reply ? returned : new Reply(returned);
  const { status, etag, next, headers, cookies } = reply.more;
  return {
    status: status ?? route.status ?? usual[route.method] ?? 200,
    body: reply.body,
    headers: {
      ...(etag === undefined ? {} : { ETag: `"${etag}"` }),
      ...(next ? { Link: `<${next}>; rel="next"` } : {}),
      ...headers,
    },
    ...(cookies ? { cookies } : {}),
  };
};

/** One JSON document a line; `stopped` is aborted when the caller went away before the end. */
const linesOf = (ctx: Koa.Context, { write }: Lines): Readable => {
  const stopper = new AbortController();
  // Not the stream's own close: that waits for the line which is being made.
  ctx.res.once('close', () => stopper.abort());
  const text = async function* () {
    for await (const line of write(stopper.signal)) yield `${JSON.stringify(line)}\n`;
  };
  // One line at a time: nothing is made before the one in front of it is on its way.
  return Readable.from(text(), { objectMode: true, highWaterMark: 1 });
};

/** Writes an answer: JSON unless the handler named another content type and gave text, bytes or a stream. */
export const send = (ctx: Koa.Context, answer: Answer): void => {
  const { body } = answer;
  ctx.status = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) ctx.set(name, value);
  if (answer.status === 204 || answer.status === 304) {
    ctx.body = null;
    ctx.status = answer.status;
    return;
  }
  if (body instanceof Lines) {
    ctx.type = 'application/x-ndjson; charset=utf-8';
    ctx.body = linesOf(ctx, body);
    return;
  }
  if (body instanceof JsonText) {
    ctx.body = body.text;
    ctx.type = 'application/json; charset=utf-8';
    return;
  }
  const named = ctx.res.hasHeader('content-type');
  const raw = body instanceof Readable || Buffer.isBuffer(body) || (named && typeof body === 'string');
  ctx.body = body instanceof Uint8Array && !Buffer.isBuffer(body) ? Buffer.from(body) : raw ? body : json(body);
  // Koa answers 204 for a null body and guesses types: a JSON `null` is a 200 with four bytes.
  ctx.status = answer.status;
  if (!named) ctx.type = raw ? 'application/octet-stream' : 'application/json; charset=utf-8';
};

const json = (body: unknown): string => JSON.stringify(body === undefined ? null : body);
