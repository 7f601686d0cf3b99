import { isUtf8 } from 'node:buffer';
import type Koa from 'koa';
import { Problem } from '../../contract/errors';
import { gate } from './text-gate';
import { unfit } from './validate';

/** Bytes of a body unless the route says otherwise. */
export const defaultBodyLimit = 256 * 1024;
/** Up to here a body is read at all, so that its shape (too many keys) can be named before its size. */
const readLimit = 1024 * 1024;

const jsonType = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const tooLarge = (limit: number): Problem =>
  new Problem(413, 'too-large', `This is larger than the ${Math.floor(limit / 1024)} kB allowed here.`);

// koa-body reads, inflates and counts inflated bytes; latin1 keeps every byte, so the UTF-8 check sees what was sent.
const readers = new Map<number, Koa.Middleware>();
const getReader = async (limit: number): Promise<Koa.Middleware> => {
  const known = readers.get(limit);
  if (known) return known;
  const { HttpMethodEnum, koaBody } = await import('./body-parser');
  const made = koaBody({
    json: false,
    urlencoded: false,
    multipart: false,
    text: true,
    textTypes: ['*/*'],
    textLimit: limit,
    encoding: 'latin1',
    parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
    patchNode: false,
    patchKoa: true,
  }) as Koa.Middleware;
  readers.set(limit, made);
  return made;
};

const cutOff = (): Problem => new Problem(400, 'cut-off', 'The request ended before it was complete.');

/**
 * Rejects when the sender leaves before everything was read, even if all of it had arrived: a pipe through gunzip would
 * otherwise wait for ever.
 */
const gone = (ctx: Koa.Context): Promise<never> =>
  new Promise((_, reject) => {
    ctx.req.once('close', () => {
      if (!ctx.req.readableEnded) reject(cutOff());
    });
  });

/** Raw bytes of a body after decompression; 413 above the limit, 415 for another compression than gzip, 400 when broken. */
export const readBytes = async (ctx: Koa.Context, limit: number): Promise<Buffer> => {
  const coding = (ctx.req.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (coding !== 'identity' && coding !== 'gzip')
    throw new Problem(415, 'unsupported-encoding', 'Send this uncompressed or as gzip.');
  if (coding === 'identity' && (ctx.request.length ?? 0) > limit) throw tooLarge(limit);
  const reader = await getReader(limit);
  // A sender who left the page while the request was looked at has closed it already, and what had arrived is gone.
  if (!ctx.req.readable) throw cutOff();
  const read = reader(ctx, async () => undefined).catch((error: unknown) => {
    const { status, type } = error as { status?: unknown; type?: unknown };
    if (type === 'stream.not.readable') throw cutOff();
    throw status === 413 ? tooLarge(limit) : error;
  });
  await Promise.race([read, gone(ctx)]);
  const { body } = ctx.request as { body?: unknown };
  return Buffer.from(typeof body === 'string' ? body : '', 'latin1');
};

/** A JSON body and its size, checked for everything that a schema cannot see. */
export const readJson = async (
  ctx: Koa.Context,
  limit = defaultBodyLimit,
): Promise<{ readonly value: unknown; readonly bytes: Buffer }> => {
  const empty = ctx.req.headers['transfer-encoding'] === undefined && (ctx.request.length ?? 0) === 0;
  if (!empty && !jsonType.test(ctx.req.headers['content-type'] ?? ''))
    throw new Problem(415, 'unsupported-media-type', 'Send this as JSON (application/json, UTF-8).');
  const bytes = empty ? Buffer.alloc(0) : await readBytes(ctx, Math.max(limit, readLimit));
  if (bytes.length === 0) throw unfit([{ path: '', message: 'The request has no content.' }]);
  if (!isUtf8(bytes)) throw new Problem(400, 'bad-encoding', 'The text is not valid UTF-8.');
  let value: unknown;
  try {
    // A byte order mark is allowed and dropped, as editors on Windows put it there.
    value = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''));
  } catch {
    throw new Problem(400, 'bad-json', 'The request is not readable JSON.');
  }
  const wrong = gate(value);
  if (wrong) throw unfit([wrong]);
  if (bytes.length > limit) throw tooLarge(limit);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw unfit([{ path: '', message: 'This must be an object.' }]);
  return { value, bytes };
};
