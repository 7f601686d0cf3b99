import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { shortMs } from '../short-store';
import { toPatchable } from './patchable-text';
import { ann, type DrawnApp, drawnApp } from './testing/drawn-app';
import { createVisitorPages, newNonce, type WrittenPage } from './visitor-pages';

const written = (html: string, more: Partial<WrittenPage> = {}): WrittenPage => ({
  status: 200,
  html,
  complete: true,
  ...more,
});

describe('pages drawn for visitors', () => {
  let now = 0;
  let pages = createVisitorPages(null, () => now);
  let drawn: string[] = [];
  beforeEach(() => {
    now = 0;
    drawn = [];
    pages = createVisitorPages(null, () => now);
  });
  const read = async (key: string, text = key, from: readonly unknown[] = [], more: Partial<WrittenPage> = {}) => {
    const page = await pages.get(key, from, async (nonce) => {
      drawn.push(text);
      return written(`${text} ${nonce}`, more);
    });
    const nonce = newNonce();
    return page.plain(nonce).toString().replace(` ${nonce}`, '');
  };
  const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

  it('are drawn once for all who ask meanwhile and after', async () => {
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a', 'a', 'b']);
    await settled();
    await read('a', 'later');
    expect(drawn).toEqual(['a', 'b']);
  });

  it('are refreshed while the present one is sent, and never sent when older than that', async () => {
    await read('a', 'one');
    await settled();
    now = shortMs.fresh;
    expect(await read('a', 'two')).toBe('one');
    await expect.poll(() => read('a', 'three')).toBe('two');
    now += shortMs.most;
    expect(await read('a', 'four')).toBe('four');
    expect(drawn).toEqual(['one', 'two', 'four']);
  });

  it('are forgotten at once, with what was being drawn from before', async () => {
    let finish: (page: WrittenPage) => void = () => undefined;
    const before = pages.get('a', [], () => new Promise((resolve) => (finish = resolve)));
    pages.clear();
    expect(await read('a', 'after')).toBe('after');
    finish(written('before'));
    await before;
    await settled();
    expect(await read('a', 'never')).toBe('after');
  });

  it('are drawn anew when they came from something else in memory', async () => {
    const [one, other] = [{ name: 'one' }, { name: 'other' }];
    expect(await read('a', 'one', [one])).toBe('one');
    expect(await read('a', 'two', [other])).toBe('two');
    expect(await read('a', 'three', [{ ...other }])).toBe('two');
  });

  it.each([
    ['lacks something', { complete: false }],
    ['is not there', { status: 404 }],
  ])('are not remembered where one %s', async (_, more) => {
    await read('a', 'one', [], more);
    await settled();
    expect(await read('a', 'two', [], more)).toBe('two');
  });

  it('fail for who asks, and not for the next', async () => {
    await expect(pages.get('a', [], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await settled();
    expect(await read('a')).toBe('a');
  });

  it('stay within bounds however many addresses are made up', async () => {
    for (let index = 0; index < 310; index += 1) await read(`/?q=${index}`);
    await settled();
    drawn = [];
    await read('/?q=309');
    await read('/?q=0');
    expect(drawn).toEqual(['/?q=0']);
  });
});

describe('a text with a nonce', () => {
  it('is patched as it is and compressed', async () => {
    let compressed = 0;
    for (let round = 0; round < 40; round += 1) {
      const [nonce, other] = [newNonce(), newNonce()];
      const text = (of: string): string =>
        `<p nonce="${of}">é ${'a page like any other '.repeat(round * 9)}</p><i nonce="${of}">`;
      const patchable = await toPatchable(text(nonce), nonce);
      expect(patchable.plain(other).toString()).toBe(text(other));
      const small = patchable.brotli(other);
      if (!small) continue;
      compressed += 1;
      expect(brotliDecompressSync(small).toString()).toBe(text(other));
    }
    expect(compressed).toBeGreaterThan(30);
  });
});

describe('the server', () => {
  let app: DrawnApp | null = null;
  beforeEach(async () => {
    await app?.stop();
    app = await drawnApp(createVisitorPages());
  });
  afterAll(() => app?.stop());
  const get = (path: string, headers?: Record<string, string>) => (app as DrawnApp).get(path, headers);
  const asked = () => (app as DrawnApp).seen.map(({ user, language }) => `${user} ${language}`);

  it('sends visitors one drawing with a nonce for each, as they take it', async () => {
    const answers = [await get('/journal/moon', { 'accept-encoding': 'br' })];
    answers.push(await get('/journal/moon', { 'accept-encoding': 'gzip' }));
    answers.push(await get('/journal/moon', { 'accept-encoding': 'identity' }));
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    for (const { headers, html } of answers) {
      expect(html).toContain(`nonce="${headers.get('x-nonce')}"`);
      expect(headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(new Set(answers.map(({ headers }) => headers.get('x-nonce'))).size).toBe(3);
    expect(asked()).toEqual(['null en']);
  });

  it('draws for each person alone, before and after visitors', async () => {
    const { reader } = app as DrawnApp;
    reader.user = ann;
    await get('/journal/moon');
    await get('/journal/moon');
    reader.user = null;
    const { html } = await get('/journal/moon');
    expect(html).not.toContain('ann@example.com');
    reader.user = ann;
    expect((await get('/journal/moon')).html).toContain('ann@example.com');
    expect(asked()).toEqual(['ann@example.com en', 'ann@example.com en', 'null en', 'ann@example.com en']);
  });

  it('tells languages, themes, units and queries apart', async () => {
    const languages = [await get('/journal/moon'), await get('/journal/moon', { 'accept-language': 'de' })];
    expect(languages.map(({ html }) => /<html lang="(..)"/.exec(html)?.[1])).toEqual(['en', 'de']);
    expect((await get('/journal/moon', { cookie: 'theme=dark' })).html).toContain('data-theme="dark"');
    expect((await get('/journal/moon', { cookie: 'units=imperial' })).html).toContain('imperial');
    expect((await get('/journal/moon')).html).not.toContain('imperial');
    expect((await get('/journal/moon?topic=sky')).html).toContain('/journal/moon?topic=sky');
    expect(asked()).toHaveLength(5);
  });

  it.each([
    [{ 'accept-encoding': 'br' }],
    [{ 'accept-encoding': 'identity', 'accept-language': 'de' }],
    [{ 'accept-encoding': 'gzip, br', cookie: 'theme=dark; units=imperial; language=es' }],
  ])('answers the same head before anything else, as it was answered first (%j)', async (head) => {
    const { late } = app as DrawnApp;
    const path = '/journal/moon?topic=sky';
    const plain = (answer: Awaited<ReturnType<typeof get>>) => {
      const nonce = answer.headers.get('x-nonce') ?? '';
      expect(answer.html).toContain(`nonce="${nonce}"`);
      const headers = [...answer.headers].filter(([name]) => !['date', 'x-nonce'].includes(name));
      return { status: answer.status, headers, html: answer.html.replaceAll(nonce, 'NONCE') };
    };
    const first = plain(await get(path, head));
    expect(late.splice(0)).toEqual(['GET']);
    const [again, other] = [await get(path, head), await get(path, head)];
    expect(plain(again)).toEqual(first);
    expect(again.headers.get('x-nonce')).not.toBe(other.headers.get('x-nonce'));
    const { status, headers, html } = await (app as DrawnApp).get(path, head, 'HEAD');
    expect([status, headers.get('content-length'), html]).toEqual([200, again.headers.get('content-length'), '']);
    expect(late).toEqual([]);
  });

  it.each([
    ['a session', '/journal/moon', { cookie: '__Host-hedo=x' }],
    ['who left in a hurry', '/', { cookie: 'left=1' }],
    ['a language that is to be kept', '/journal/moon?lang=de', {}],
    ['a page that is not there', '/journal/none', {}],
    ['a reader without brotli', '/journal/moon', { 'accept-encoding': 'gzip' }],
  ])('leaves %s to what comes later', async (_, path, head: Record<string, string>) => {
    const { late } = app as DrawnApp;
    for (let round = 0; round < 3; round += 1) await get(path, { 'accept-encoding': 'br', ...head });
    expect(late).toHaveLength(3);
  });

  it('looks anew for the language once the house offers others', async () => {
    const { house } = app as DrawnApp;
    const german = { 'accept-language': 'de' };
    for (let round = 0; round < 2; round += 1) expect((await get('/journal/moon', german)).html).toContain('lang="de"');
    house.languages = ['en'];
    expect((await get('/journal/moon', german)).html).toContain('lang="en"');
  });
});
