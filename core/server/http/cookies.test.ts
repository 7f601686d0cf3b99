import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, expect, it } from 'vitest';
import { readCookie, writeCookies } from './cookies';

/** A product that sets two cookies of a module and tells which ones it sees; behind TLS when asked so. */
const app = new Koa();
app.use(async (ctx) => {
  if (ctx.query.tls) ctx.cookies.secure = true;
  const seen = [readCookie(ctx, 'notes', 'draft'), readCookie(ctx, 'others', 'draft')];
  writeCookies(ctx, 'notes', [
    { name: 'draft', value: 'abc', seconds: 60 },
    { name: 'old', value: null, seconds: 0 },
  ]);
  ctx.body = seen;
});
const server = createServer(app.callback()).listen(0, '127.0.0.1');
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => void server.close());

it('keeps a cookie from scripts and from other sites, and takes one back', async () => {
  const [kept, gone] = (await fetch(url())).headers.getSetCookie();
  expect(kept).toMatch(/^hedo-notes-draft=abc; path=\/; expires=.*; samesite=lax; httponly$/i);
  expect(gone).toMatch(/^hedo-notes-old=; path=\/; expires=Thu, 01 Jan 1970/i);
});

it('says Secure under a protected name behind TLS', async () => {
  const [kept] = (await fetch(`${url()}?tls=1`)).headers.getSetCookie();
  expect(kept).toMatch(/^__Host-hedo-notes-draft=abc; path=\/; .*secure/i);
});

it('lets a module read nothing but its own cookies', async () => {
  const cookie = 'hedo=session; hedo-notes-draft=mine; draft=planted';
  expect(await (await fetch(url(), { headers: { cookie } })).json()).toEqual(['mine', null]);
  expect(await (await fetch(`${url()}?tls=1`, { headers: { cookie } })).json()).toEqual([null, null]);
});
