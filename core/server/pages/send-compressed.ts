import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type Koa from 'koa';
import { encodingFor } from './encoding';
import type { PatchableText } from './patchable-text';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** A level that costs a few milliseconds a page. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Sends a text compressed, as the reader takes it. Only for pages of visitors: in one that holds a person's data the length
 * would tell something of it to whoever can add text of their own.
 */
export const sendCompressed = async (ctx: Koa.ParameterizedContext, text: string | Buffer): Promise<void> => {
  ctx.vary('Accept-Encoding');
  const encoding = encodingFor(ctx, ['br', 'gzip']);
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.body =
    encoding === 'br' ? await brotli(text, quality) : encoding === 'gzip' ? await zip(text, { level: 5 }) : text;
};

/** The same of a page that was drawn before, with the nonce of this answer. */
export const sendPatched = async (ctx: Koa.ParameterizedContext, text: PatchableText, nonce: string): Promise<void> => {
  const small = encodingFor(ctx, ['br', 'gzip']) === 'br' ? text.brotli(nonce) : null;
  if (!small) return sendCompressed(ctx, text.plain(nonce));
  ctx.vary('Accept-Encoding');
  ctx.set('Content-Encoding', 'br');
  ctx.body = small;
};
