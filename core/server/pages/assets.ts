import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type Koa from 'koa';
import type { AssetInfo, Bundles } from './bundles';
import { publicFiles } from './public-files';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};
const year = 'public, max-age=31536000, immutable';

const encodingOf = (ctx: Koa.ParameterizedContext, info: AssetInfo): 'br' | 'gzip' | null => {
  const offered = [...(info.brotli === null ? [] : ['br']), ...(info.gzip === null ? [] : ['gzip'])];
  const chosen = offered.length > 0 ? ctx.acceptsEncodings(...offered, 'identity') : false;
  return chosen === 'br' || chosen === 'gzip' ? chosen : null;
};

const missing = (ctx: Koa.ParameterizedContext): void => {
  ctx.status = 404;
  ctx.type = 'text/plain';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = 'There is no such file.\n';
};

/** Answers `/assets/<bundle>/<file>` and the few files at the root. Only files that a manifest lists are read, so no path leads elsewhere. */
export const serveAssets = (
  bundles: Bundles,
  options: { readonly sourceMaps: boolean; readonly hidden: readonly string[] },
): Koa.Middleware => {
  const atRoot = publicFiles(options.hidden);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const plain = atRoot.get(ctx.path);
    if (plain) {
      ctx.type = plain.type;
      ctx.set('Cache-Control', 'public, max-age=86400');
      ctx.body = plain.body;
      return;
    }
    if (!ctx.path.startsWith('/assets/')) return next();
    const [name = '', file = '', ...more] = ctx.path.slice('/assets/'.length).split('/');
    const manifest = more.length === 0 ? bundles.of(name) : null;
    if (!manifest) return missing(ctx);
    const source = options.sourceMaps && file.endsWith('.map') && Object.hasOwn(manifest.files, file.slice(0, -4));
    const info = Object.hasOwn(manifest.files, file) ? manifest.files[file] : undefined;
    if (!info && !source) return missing(ctx);
    const encoding = info ? encodingOf(ctx, info) : null;
    const path = join(bundles.folder, name, encoding ? `${file}.${encoding === 'br' ? 'br' : 'gz'}` : file);
    const size = await stat(path).then(
      (found) => found.size,
      () => null,
    );
    if (size === null) return missing(ctx);
    ctx.type = types[extname(file)] ?? 'application/octet-stream';
    ctx.set('Cache-Control', year);
    ctx.vary('Accept-Encoding');
    if (encoding) ctx.set('Content-Encoding', encoding);
    ctx.length = size;
    ctx.status = 200;
    ctx.body = ctx.method === 'HEAD' ? null : createReadStream(path);
    if (ctx.method === 'HEAD') {
      ctx.status = 200;
      ctx.length = size;
    }
  };
};
