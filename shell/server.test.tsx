import { Type } from '@sinclair/typebox';
import { useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoint } from '#core/contract/endpoint';
import { defineManifest } from '#core/contract/manifest';
import type { PageData, Person } from '#core/contract/page';
import type { PagesBundle } from '#core/contract/public-page';
import { defineWeb, formatNumber, useApi, useLocation, useParams, useSession, useTheme } from '#core/web';
import { createPagesBundle } from './server';

const contract = {
  params: Type.Object({ slug: Type.String() }),
  reply: Type.Object({ title: Type.String(), body: Type.String() }),
} as const;
const getArticle = endpoint<typeof contract>()('get', '/api/articles/:slug');
const Article = () => {
  const { slug } = useParams();
  const { data, loading } = useApi(getArticle, { params: { slug: slug ?? '' } }, { open: true });
  const user = useSession((session) => session.user);
  const theme = useTheme((state) => state.theme);
  const [count] = useState(1234.5);
  return (
    <article id={useId()} style={{ opacity: 0.5 }}>
      <h1>{loading ? 'loading' : (data?.title ?? 'nothing')}</h1>
      <p>{data?.body}</p>
      <p>
        {user ? `for ${user.firstName}` : 'for anybody'}, {theme}, {formatNumber(count)}
      </p>
    </article>
  );
};
const Broken = () => {
  throw new Error('the page has a fault');
};

const manifest = defineManifest({
  id: 'journal',
  title: 'Journal',
  needs: [],
  permissions: {},
  web: {
    roots: [
      {
        route: '/journal',
        access: 'open',
        nav: [{ label: { en: 'Insights', de: 'Einsichten', es: 'Ideas' }, order: 1, place: 'header' }],
      },
      { route: '/desk', access: 'signed-in' },
    ],
  },
});
const web = defineWeb(manifest, {
  pages: [
    { path: '/journal/broken', page: async () => Broken },
    { path: '/journal/absent', page: () => Promise.reject(new Error('no such file')) },
    { path: '/journal/:slug', page: async () => Article },
    { path: '/desk', page: async () => Article, cleared: true },
  ],
});

const town = defineManifest({
  id: 'town',
  title: 'Town',
  needs: [],
  permissions: {},
  web: { roots: [{ route: '/', access: 'open' }], languages: ['de'] },
});
const Square = () => <h1>The square at {useLocation().pathname}</h1>;
const townWeb = defineWeb(town, { pages: [{ path: '/', page: async () => Square, italics: true }] });

const ann: Person = { id: '1', role: 'client', email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee' };
const data = (overrides: Partial<PageData> = {}): PageData => ({
  modules: [
    {
      id: 'journal',
      title: 'Journal',
      entry: null,
      integrity: null,
      roots: manifest.web?.roots ?? [],
      fills: [],
      languages: [],
      overlays: [],
    },
  ],
  user: null,
  theme: 'system',
  production: true,
  signIn: { external: false },
  exitAddress: 'https://www.wikipedia.org/',
  contactEmail: 'hello@hedo.example',
  language: 'en',
  answers: {},
  missing: null,
  ...overrides,
});
const withTown = [
  ...data().modules,
  {
    id: 'town',
    title: 'Town',
    entry: null,
    integrity: null,
    roots: town.web?.roots ?? [],
    fills: [],
    languages: town.web?.languages ?? [],
    overlays: [],
  },
];
const answer = (title: string, body = '') => ({ '/api/articles/moon': { title, body } });

let bundle: PagesBundle;
let refused: Awaited<ReturnType<PagesBundle['prepare']>> = [];
beforeAll(async () => {
  bundle = createPagesBundle([web, townWeb]);
  refused = await bundle.prepare(
    [web, townWeb].flatMap(({ manifest: { id }, pages }) => pages.map(({ path }) => ({ bundle: id, pattern: path }))),
    ['en', 'de', 'es', 'en-XA'],
  );
});

describe('a page drawn on the server', () => {
  it('holds what its routes answered, with frame and links', () => {
    const html = bundle.draw(data({ answers: answer('The moon', 'It rises.') }), '/journal/moon?x=1');
    expect(html).toContain('<h1>The moon</h1><p>It rises.</p>');
    expect(html).toContain('for anybody<!-- -->, <!-- -->system<!-- -->, <!-- -->1,234.5');
    expect(html).toContain('href="/journal">Insights</a>');
  });

  it('shows hostile texts as texts', () => {
    const evil = `</script><script>alert(1)</script><img src=x onerror=alert(1)> " style="color:red`;
    const html = bundle.draw(data({ answers: answer(evil, evil) }), '/journal/moon');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot; style=&quot;color:red');
  });

  it('has no style attribute, which the policy would refuse', () => {
    const html = bundle.draw(data({ answers: answer('The moon') }), '/journal/moon');
    expect(html).not.toContain(' style="');
    expect(html).toContain('data-style="opacity:0.5"');
  });

  it('never mixes two readers, whoever comes first', () => {
    const forAnn = () =>
      bundle.draw(data({ user: ann, theme: 'dark', language: 'de', answers: answer('Ann only') }), '/journal/moon');
    const forAnybody = () => bundle.draw(data({ answers: answer('For all') }), '/journal/moon');
    const [first, second, third] = [forAnn(), forAnybody(), forAnn()];
    expect(first).toContain('for Ann<!-- -->, <!-- -->dark<!-- -->, <!-- -->1.234,5');
    expect(first).toContain('>Einsichten</a>');
    expect(second).toContain('for anybody');
    expect(second).not.toMatch(/Ann|dark|1\.234,5|Einsichten/);
    expect(third).toBe(first);
  });

  it('waits where no answer came along, and does not show the one of another path', () => {
    bundle.draw(data({ answers: answer('The moon') }), '/journal/moon');
    expect(bundle.draw(data({ answers: answer('The moon') }), '/journal/sun')).toContain('<h1>loading</h1>');
    expect(bundle.draw(data(), '/journal/moon')).toContain('<h1>loading</h1>');
  });

  it('says that it is English where the frame is not', () => {
    const foreign = bundle.draw(data({ language: 'de' }), '/journal/moon');
    expect(foreign).toMatch(/<main[^>]* lang="en"/);
    expect(foreign).toMatch(/<p lang="de"[^>]*>Diese Seite gibt es bisher nur auf Englisch\.<\/p>/);
    expect(bundle.draw(data(), '/journal/moon')).not.toMatch(/<main[^>]* lang=|only\./);
    expect(bundle.draw(data({ language: 'de' }), '/')).not.toMatch(/<main[^>]* lang=/);
  });

  it('at / is that of the module that has it, also below the sign-in of another address', () => {
    const modules = withTown;
    expect(bundle.draw(data({ modules }), '/')).toContain('<h1>The square at <!-- -->/</h1>');
    const html = bundle.draw(data({ modules }), '/desk');
    expect(html).toContain('Please sign in to open this page.');
    expect(html).toContain('<h1>The square at <!-- -->/</h1>');
    expect(bundle.draw(data({ modules, language: 'de' }), '/desk')).not.toMatch(/<main[^>]* lang=/);
    expect(bundle.draw(data({ modules, language: 'es' }), '/desk')).toMatch(/<main[^>]* lang="en"/);
  });

  it('at / is a plain one of the shell where no module has it', () => {
    expect(bundle.draw(data(), '/')).toContain('<h1>Hedo</h1>');
    const html = bundle.draw(data(), '/desk');
    expect(html).toContain('Please sign in to open this page.');
    expect(html).toContain('<h1>Hedo</h1>');
  });

  it('throws what a part of it throws, and the next page is drawn', () => {
    expect(() => bundle.draw(data(), '/journal/broken')).toThrow('the page has a fault');
    expect(bundle.draw(data({ answers: answer('After it') }), '/journal/moon')).toContain('After it');
  });

  it('cannot be drawn when its code does not load, and says why', () => {
    expect(refused.map(({ pattern, error }) => `${pattern}: ${error.message}`)).toEqual([
      '/journal/absent: no such file',
    ]);
    expect(() => bundle.draw(data(), '/journal/absent')).toThrow();
  });

  it('is the not-found page where the module knows nothing', () => {
    const html = bundle.draw(data({ missing: '/journal/moon' }), '/journal/moon');
    expect(html).toContain('<h1>404 Page Not Found</h1>');
    expect(html).toContain('/journal/moon');
  });

  it('of nothing holds the hint for developers outside production alone', () => {
    const hint = 'Did you forget to add the page to the router?';
    expect(bundle.draw(data(), '/nowhere')).not.toContain(hint);
    expect(bundle.draw(data({ production: false }), '/nowhere')).toContain(hint);
  });

  it('is warmed up by nothing that React complains about', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const path of ['/', '/nowhere', '/journal/moon']) bundle.draw(data(), path);
    expect(said.mock.calls).toEqual([]);
    said.mockRestore();
    expect(renderToString(<p>still there</p>)).toBe('<p>still there</p>');
  });
});

describe('the plan of an address', () => {
  it.each([
    ['/', null, 'shell', '/'],
    ['/reset-password/', null, 'shell', '/reset-password'],
    ['/journal/moon', null, 'journal', '/journal/:slug'],
    ['/journal', null, 'shell', null],
    ['/desk', null, 'shell', '/'],
    ['/desk', ann, 'journal', '/desk'],
    ['/nowhere', null, 'shell', null],
  ])('of %s for %o is %s %s', (path, user, bundleName, pattern) => {
    expect(bundle.plan(data({ user }), path)).toMatchObject({ bundle: bundleName, pattern });
  });

  it.each([
    ['/', null, 'town', '/'],
    ['/', ann, 'town', '/'],
    ['/desk', null, 'town', '/'],
    ['/desk', ann, 'journal', '/desk'],
    ['/nowhere', null, 'shell', null],
    ['//nowhere', null, 'shell', null],
  ])('of %s for %o is %s %s where a module has the page at /', (path, user, bundleName, pattern) => {
    expect(bundle.plan(data({ user, modules: withTown }), path)).toMatchObject({ bundle: bundleName, pattern });
  });

  it('names parameters as the page reads them', () => {
    expect(bundle.plan(data(), '/journal/a%20b').params).toEqual({ slug: 'a b' });
  });

  it('tells which pages stand without a frame, for those who may open them', () => {
    expect(bundle.plan(data({ user: ann }), '/desk').cleared).toBe(true);
    expect(bundle.plan(data(), '/desk').cleared).toBeUndefined();
    expect(bundle.plan(data({ modules: withTown }), '/').italics).toBe(true);
  });

  it('lists no stand-in for search engines', () => {
    expect(bundle.plan(data(), '/').head?.unlisted).toBeUndefined();
    expect(bundle.plan(data(), '/').standsIn).toBeUndefined();
    expect(bundle.plan(data(), '/desk')).toMatchObject({ standsIn: true, head: { title: 'Hedo' } });
    expect(bundle.plan(data({ modules: withTown }), '/desk')).toMatchObject({ standsIn: true, head: null });
    expect(bundle.plan(data(), '/nowhere').head).toMatchObject({ unlisted: true });
  });

  it('speaks the language of the page', () => {
    expect(bundle.plan(data({ language: 'de' }), '/').head?.description).toContain('Zwölf');
  });
});
