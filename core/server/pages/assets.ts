import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type Koa from 'koa';
import type { ReadHouse } from '../house';
import type { AssetInfo, Bundles } from './bundles';
import { type Encoding, encodingFor } from './encoding';
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
/**
 * Headers that say something of documents alone. They are 1.2 KB, more than some of the files, and styles and fonts are waited
 * for by the first words. An SVG can be opened as a document, and a script can become a worker with its own policy.
 */
const ofDocuments = [
  'Permissions-Policy',
  'Reporting-Endpoints',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
const policies: Readonly<Record<string, readonly string[]>> = {
  '.js': ofDocuments,
  '.css': [...ofDocuments, 'Content-Security-Policy'],
  '.woff2': [...ofDocuments, 'Content-Security-Policy'],
};

const year = 'public, max-age=31536000, immutable';

const encodingOf = (ctx: Koa.ParameterizedContext, info: AssetInfo): Encoding | null => {
  const offered: Encoding[] = [];
  if (info.brotli !== null) offered.push('br');
  if (info.gzip !== null) offered.push('gzip');
  return encodingFor(ctx, offered);
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
  options: {
    readonly sourceMaps: boolean;
    readonly hidden: readonly string[];
    readonly sitemap: string;
    readonly house: ReadHouse;
    /** A file of any kept version of a published module. */
    readonly findPublished?: (
      module: string,
      file: string,
    ) => Promise<{ readonly folder: string; readonly info: AssetInfo } | null>;
  },
): Koa.Middleware => {
  const atRoot = publicFiles(options.hidden, options.sitemap, options.house);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const plain = atRoot.get(ctx.path);
    if (plain) {
      ctx.type = plain.type;
      // What staff can change is asked for again within minutes.
      const isMade = typeof plain.body === 'function';
      ctx.set('Cache-Control', `public, max-age=${isMade ? 300 : 86_400}`);
      ctx.body = typeof plain.body === 'function' ? plain.body() : plain.body;
      return;
    }
    if (!ctx.path.startsWith('/assets/')) return next();
    const [name = '', file = '', ...more] = ctx.path.slice('/assets/'.length).split('/');
    const manifest = more.length === 0 ? bundles.of(name) : null;
    const published = manifest || more.length > 0 ? null : await options.findPublished?.(name, file).catch(() => null);
    if (!manifest && !published) return missing(ctx);
    const files = manifest?.files ?? {};
    const source = options.sourceMaps && file.endsWith('.map') && Object.hasOwn(files, file.slice(0, -4));
    const info = published?.info ?? (Object.hasOwn(files, file) ? files[file] : undefined);
    if (!info && !source) return missing(ctx);
    const encoding = info ? encodingOf(ctx, info) : null;
    const path = join(
      published?.folder ?? join(bundles.folder, name),
      encoding ? `${file}.${encoding === 'br' ? 'br' : 'gz'}` : file,
    );
    const size = await stat(path).then(
      (found) => found.size,
      () => null,
    );
    if (size === null) return missing(ctx);
    ctx.type = types[extname(file)] ?? 'application/octet-stream';
    ctx.set('Cache-Control', year);
    for (const name of policies[extname(file)] ?? []) ctx.remove(name);
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
