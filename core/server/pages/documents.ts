import { createHash } from 'node:crypto';
import type Koa from 'koa';
import type { PublicDocument } from '../../contract/public-page';
import { sendCompressed } from './send-compressed';

type OwnedDocument = PublicDocument & { readonly owner?: string };

/** Answers public files (feeds, the sitemap, pictures), cached for ten minutes and known again by their ETag. */
export const serveDocuments = (
  documents: readonly OwnedDocument[],
  isOff: (owner: string) => boolean = () => false,
): Koa.Middleware => {
  const byPath = new Map<string, OwnedDocument>(documents.map((document) => [document.path, document]));
  return async (ctx, next) => {
    const document = ctx.method === 'GET' || ctx.method === 'HEAD' ? byPath.get(ctx.path) : undefined;
    if (!document || (document.owner !== undefined && isOff(document.owner))) return next();
    const body = await document.write(new URLSearchParams(ctx.querystring));
    ctx.status = 200;
    ctx.set('Cache-Control', 'public, max-age=600');
    ctx.etag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    ctx.set('Content-Type', document.type);
    if (ctx.fresh) ctx.status = 304;
    else if (typeof body === 'string') await sendCompressed(ctx, body);
    else ctx.body = Buffer.from(body);
  };
};
