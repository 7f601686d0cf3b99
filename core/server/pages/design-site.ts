import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';
import type Koa from 'koa';
import type { User } from '../../contract/route';

/** Where the design site answers. */
export const designSiteRoot = '/design-site';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const isText = (type: string): boolean => /^(text|application\/json|image\/svg)/.test(type);

const missing = (ctx: Koa.Context, status: number, text: string): void => {
  ctx.status = status;
  ctx.type = 'text/plain';
  ctx.body = text;
};

/** Digests of the scripts that a document has in itself: these run, and no others. */
export const hashScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * What the design site may do: draw itself in frames of itself, with styles that its tools write into the page. It can reach its own
 * files alone, so that nothing in it can call the product in the name of the admin who looks at it.
 */
const policyFor = (own: string, scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src ${[own, ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob: data:",
    `connect-src ${own} blob: data:`,
    `frame-src ${own}`,
    "frame-ancestors 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

/**
 * Serves the built design site (`npm run ui:build`) to signed-in admins, where `DESIGN_SITE` is on; to everybody else there is no such
 * page.
 */
export const serveDesignSite = (options: {
  readonly folder: string;
  readonly baseUrl: string;
  readonly session: (ctx: Koa.Context) => Promise<User | null>;
}): Koa.Middleware => {
  const own = `${new URL(options.baseUrl).origin}${designSiteRoot}/`;
  return async (context, next) => {
    const ctx = context as unknown as Koa.Context;
    const isHere = ctx.path === designSiteRoot || ctx.path.startsWith(`${designSiteRoot}/`);
    if (!isHere || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const user = await options.session(ctx);
    if (user?.role !== 'admin') return next();
    if (ctx.path === designSiteRoot) return ctx.redirect(`${designSiteRoot}/`);
    ctx.set('Cache-Control', 'private, no-cache');
    const name = ctx.path.slice(designSiteRoot.length + 1) || 'index.html';
    const path = join(options.folder, normalize(`/${decodeName(name)}`));
    const type = types[extname(path)];
    const found = type ? await stat(path).catch(() => null) : null;
    if (!type || !found?.isFile()) {
      const isBuilt = await stat(join(options.folder, 'index.html')).catch(() => null);
      if (isBuilt) return missing(ctx, 404, 'There is no such file.\n');
      return missing(ctx, 503, 'The design site is not built yet. Run: npm run ui:build\n');
    }
    const html = extname(path) === '.html' ? await readFile(path, 'utf8') : null;
    ctx.set('Content-Security-Policy', policyFor(own, html === null ? [] : hashScripts(html)));
    ctx.set('X-Frame-Options', 'SAMEORIGIN');
    ctx.type = type;
    ctx.status = 200;
    if (html !== null) {
      ctx.body = html;
      return;
    }
    ctx.set('ETag', `W/"${found.size}-${Math.round(found.mtimeMs)}"`);
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.vary('Accept-Encoding');
    if (ctx.method === 'HEAD') return;
    const bytes = createReadStream(path);
    const squeezes = isText(type) && ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (squeezes) ctx.set('Content-Encoding', 'gzip');
    ctx.body = squeezes ? bytes.pipe(createGzip({ level: 4 })) : bytes;
  };
};

/** A path that is no text in UTF-8 names no file. */
const decodeName = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
};
