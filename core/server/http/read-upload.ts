import { Writable } from 'node:stream';
import type { TSchema } from '@sinclair/typebox';
import type Koa from 'koa';
import type { UploadRule } from '../../contract/endpoint';
import { Problem } from '../../contract/errors';
import type { UploadedFile, User } from '../../contract/route';
import { addressKey } from './address';
import { fromText } from './from-text';
import { gate } from './text-gate';
import { createUploadMemory, type UploadMemory, type UploadShare } from './upload-memory';
import { unfit } from './validate';

const megabyte = 1024 * 1024;
/** Of this process. A sender's share is one recording of the largest kind and a little more. */
const uploads = createUploadMemory({ all: 256 * megabyte, sender: 64 * megabyte });
/** Names, line breaks and text fields around the file. */
const formBytes = 64 * 1024;

const tooLarge = (bytes: number): Problem =>
  new Problem(413, 'too-large', `A file may have ${Math.floor(bytes / 1024 / 1024)} MB at most.`);
const cutOff = (): Problem => new Problem(400, 'cut-off', 'The upload ended before it was complete.');

/** The parser's own refusals by its numbers; all others mean that the form is not what was asked for. */
const problemOf = (error: unknown, { bytes, field }: UploadRule): unknown => {
  if (error instanceof Problem) return error;
  const { code, httpCode } = error as { code?: unknown; httpCode?: unknown };
  if (code === 1009 || code === 1016) return tooLarge(bytes);
  if (code === 1002) return cutOff();
  return typeof httpCode === 'number' || typeof code === 'number'
    ? unfit([{ path: field, message: 'Send one file and its fields as a form.' }])
    : error;
};

/** What was sent, piece by piece; the parser counts and stops it at the limit. */
const collector = (share: UploadShare): { readonly stream: Writable; bytes(): Buffer } => {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      const refused = share.add(chunk.length);
      if (!refused) chunks.push(Buffer.from(chunk));
      done(refused);
    },
  });
  return { stream, bytes: () => Buffer.concat(chunks) };
};

const propertyOf = (schema: TSchema | undefined, key: string): TSchema | undefined =>
  schema?.properties && Object.hasOwn(schema.properties, key) ? (schema.properties[key] as TSchema) : undefined;

/** Text fields as their schema wants them; one that is repeated stays a list and fails there. */
const readFields = (sent: Record<string, unknown>, schema: TSchema | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(sent).map(([key, value]) => [
      key,
      typeof value === 'string' ? fromText(value, propertyOf(schema, key)) : value,
    ]),
  );

/**
 * The one file of a form and the text fields next to it. 415 for anything but an uncompressed form, 413 above the limit, 422 for
 * another number of files, 429 and 503 while too much of one sender or of all is arriving. The client's name and type of the file are
 * dropped.
 */
export const readUpload = async (
  ctx: Koa.Context,
  rule: UploadRule,
  schema: TSchema | undefined,
  memory: UploadMemory = uploads,
): Promise<{ readonly value: Record<string, unknown>; readonly file: UploadedFile }> => {
  if (!/^multipart\/form-data\s*;/i.test(ctx.get('Content-Type')) || ctx.get('Content-Encoding') !== '')
    throw new Problem(415, 'unsupported-media-type', 'Send this as a form with one file (multipart/form-data).');
  const most = rule.bytes + formBytes;
  const announced = ctx.request.length;
  if (announced !== undefined && announced > most) throw tooLarge(rule.bytes);
  const { HttpMethodEnum, koaBody } = await import('./body-parser');
  if (ctx.req.destroyed && !ctx.req.complete) throw cutOff();

  const user: User | null | undefined = ctx.state.user;
  const share = memory.open(user?.id ?? addressKey(ctx.ip));
  const kept: ReturnType<typeof collector>[] = [];
  const read = koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH],
    patchNode: false,
    patchKoa: true,
    formidable: {
      maxFiles: 1,
      maxFileSize: rule.bytes,
      maxTotalFileSize: rule.bytes,
      maxFields: 20,
      maxFieldsSize: formBytes,
      // Nothing in it: said as a missing file, below.
      allowEmptyFiles: true,
      minFileSize: 0,
      fileWriteStreamHandler: () => {
        const made = collector(share);
        kept.push(made);
        return made.stream;
      },
    },
  }) as Koa.Middleware;
  try {
    await new Promise<void>((resolve, reject) => {
      ctx.req.once('close', () => {
        if (!ctx.req.complete) reject(cutOff());
      });
      Promise.resolve(read(ctx, async () => undefined)).then(() => resolve(), reject);
    });
  } catch (error) {
    throw share.refused ?? problemOf(error, rule);
  } finally {
    share.end();
  }
  // The parser may be done before it hears that a piece was refused.
  if (share.refused) throw share.refused;
  const { body, files } = ctx.request as { body?: Record<string, unknown>; files?: Record<string, unknown> };
  const bytes = kept[0]?.bytes() ?? Buffer.alloc(0);
  const names = Object.keys(files ?? {});
  const value = readFields(body ?? {}, schema);
  const wrong = gate(value);
  if (wrong) throw unfit([wrong]);
  if (names.length !== 1 || names[0] !== rule.field || Array.isArray(files?.[rule.field]) || bytes.length === 0)
    throw unfit([{ path: rule.field, message: 'Send one file here that is not empty.' }]);
  return { value, file: { bytes } };
};
