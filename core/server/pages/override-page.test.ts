import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageOverride } from '../../contract/page';
import { allowOverride, overrideMark } from './override-page';
import { ann, type DrawnApp, dataOf, drawnApp, evil } from './testing/drawn-app';

const override: PageOverride = { module: 'journal', origin: 'http://127.0.0.1:4400' };
let app: DrawnApp;
beforeAll(async () => {
  app = await drawnApp();
});
afterAll(() => app.stop());

it('leaves a page with a module from elsewhere to the browser, below a mark', async () => {
  app.reader.user = ann;
  app.reader.override = override;
  const { html } = await app.get('/journal/moon');
  expect(dataOf(html).override).toEqual(override);
  expect(html).toContain('journal comes from 127.0.0.1:4400, in your session alone.');
  expect(html).toContain('<div id="app"></div>');
});

it('gives visitors nothing of it', async () => {
  app.reader.user = null;
  app.reader.override = override;
  const { html, headers } = await app.get('/journal/moon');
  expect(html).not.toContain('module-override');
  expect(dataOf(html).override).toBeUndefined();
  expect(headers.get('content-security-policy') ?? '').not.toContain('4400');
});

it('lets scripts, sheets, letters, pictures and one file come from that port, and nothing else', () => {
  const ctx = new Koa().createContext({ headers: {}, socket: {} } as never, new Map() as never);
  const policy =
    "default-src 'none';script-src 'self';style-src 'self' 'nonce-a';img-src 'self';font-src 'self';connect-src 'self';form-action 'self';worker-src 'self';upgrade-insecure-requests";
  const headers = new Map([['Content-Security-Policy', policy]]);
  Object.assign(ctx, { set: (name: string, value: string) => headers.set(name, value) });
  Object.assign(ctx.response, { get: (name: string) => headers.get(name) });
  allowOverride(ctx, override);
  expect(headers.get('Content-Security-Policy')?.split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self' http://127.0.0.1:4400",
    "style-src 'self' 'nonce-a' http://127.0.0.1:4400",
    "img-src 'self' http://127.0.0.1:4400",
    "font-src 'self' http://127.0.0.1:4400",
    "connect-src 'self' http://127.0.0.1:4400",
    "form-action 'self'",
    "worker-src 'self'",
  ]);
});

it('writes the mark without markup of others', () => {
  expect(overrideMark({ ...override, module: evil }, 'n')).not.toContain('<script>');
});
