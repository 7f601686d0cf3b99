import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Manifest, NavLink, PageRoot } from '../../contract/manifest';
import type { Route } from '../../contract/route';
import { projectFile } from '../root';
import { checkModules, checkRoutes } from './check';
import { findModules } from './find';

type Web = Omit<NonNullable<Manifest['web']>, 'roots'> & { readonly roots?: readonly PageRoot[] };
const web = (id: string, { roots = [], ...more }: Web): Manifest => ({
  id,
  title: id,
  needs: [],
  permissions: {},
  web: { roots, ...more },
});
const root = (route: `/${string}`, more: Partial<PageRoot> = {}): PageRoot => ({ route, access: 'open', ...more });
const link = (key: string, more: Partial<NavLink> = {}): NavLink => ({
  label: 'x',
  order: 1,
  place: 'bar',
  key,
  ...more,
});
const check = (...manifests: readonly Manifest[]): string[] => {
  try {
    checkModules(manifests.map((manifest) => ({ folder: manifest.id, manifest })));
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1);
  }
  return [];
};

describe('modules cannot start', () => {
  it('with a page root that another module has, or a table', () => {
    expect(check(web('bank', { roots: [root('/money')] }), web('shop', { roots: [root('/money')] }))).toEqual([
      'module shop: page root "/money" is already taken by bank',
    ]);
    const tables = (id: string): Manifest => ({ ...web(id, {}), tables: ['coins'] });
    expect(check(tables('bank'), tables('shop'))).toEqual(['module shop: table "coins" is already taken by bank']);
  });

  it.each([
    ['/api', 'the host'],
    ['/api/money', 'the host'],
    ['/assets', 'the host'],
    ['/healthz', 'the host'],
    ['/readyz', 'the host'],
    ['/oidc', 'the host'],
    ['/reset-password', 'the shell'],
    ['/reset-password/money', 'the shell'],
  ] as const)('with the reserved page root %s', (route, owner) =>
    expect(check(web('bank', { roots: [root(route)] }))).toEqual([
      `module bank: page root "${route}" is already taken by ${owner}`,
    ]),
  );

  it('with a contract or a module in another version than it was made for', () => {
    const bank: Manifest = { ...web('bank', {}), version: '1.4.0' };
    const shop = (requires: NonNullable<Manifest['requires']>): Manifest => ({
      ...web('shop', {}),
      needs: ['bank'],
      requires,
    });
    expect(check(bank, shop({ contract: '^1.0.0', modules: { bank: '^1.2.0' } }))).toEqual([]);
    expect(check(bank, shop({ contract: '^9.0.0', modules: { bank: '^2.0.0' } }))).toEqual([
      expect.stringMatching(/^module shop: it needs contract \^9\.0\.0, and this host has \d/),
      'module shop: it needs module bank ^2.0.0, and here is 1.4.0',
    ]);
    expect(check({ ...bank, version: 'newest' })[0]).toContain('is not three numbers');
    expect(check({ ...bank, requires: { modules: { shop: '^1.0.0' } } })[0]).toContain('none of its needs');
  });

  it('with a second page at /, which lies above no other', () => {
    const town = web('town', { roots: [root('/')] });
    expect(check(town, web('bank', { roots: [root('/bank')] }))).toEqual([]);
    expect(check(town, web('bank', { roots: [root('/')] }))).toEqual([
      'module bank: page root "/" is already taken by town',
    ]);
  });

  it('with a page root below that of another module, unless it says so', () => {
    const town = web('town', { roots: [root('/town')] });
    const bank = (under?: string): Manifest =>
      web('bank', { roots: [root('/town/bank', under === undefined ? {} : { under })] });
    expect(check(town, bank())).toEqual([
      'module bank: page root "/town/bank" lies below "/town" of town, which it does not say',
    ]);
    expect(check(town, bank('town'))).toEqual([]);
    expect(check(bank('town'))).toEqual([]);
    expect(check(web('town', { roots: [root('/village')] }), bank('town'))).toEqual([
      'module bank: page root "/town/bank" says that it is under town, which has no root above it',
    ]);
    expect(check(web('town', { roots: [root('/towns')] }), web('bank', { roots: [root('/towns-bank')] }))).toEqual([]);
  });

  it('with a slot that a present module, or the host, does not have', () => {
    const town = web('town', { slots: ['town.square'] });
    const bank = (fill: string): Manifest => web('bank', { fills: [fill] });
    expect(check(town, bank('town.square'))).toEqual([]);
    expect(check(town, bank('town.sqare'))).toEqual([
      'module bank: fills "town.sqare", a slot that town does not have',
    ]);
    expect(check(bank('town.sqare'))).toEqual([]);
    expect(check(bank('shell.bell'))).toEqual([]);
    expect(check(bank('shell.whistle'))).toEqual([
      'module bank: fills "shell.whistle", a slot that the host does not have',
    ]);
    expect(check(web('town', { slots: ['square'] }))).toEqual(['module town: slot "square" lacks its prefix']);
  });

  it('with a letter or a shortcut that another module has', () => {
    const bank = web('bank', { roots: [root('/bank', { nav: [link('b', { roles: ['client'] })] })] });
    expect(check(bank, web('bar', { roots: [root('/bar', { nav: [link('b', { roles: ['admin'] })] })] }))).toEqual([
      'module bar: key "b" is already taken by bank',
    ]);
    expect(check(web('bar', { roots: [root('/bar', { nav: [link('B')] })] }))).toEqual([
      'module bar: key "B" is not one letter',
    ]);
    const overlay = (id: string): Manifest =>
      web(id, {
        overlays: [{ id, label: 'x', icon: 'x', order: 1, place: 'dock', frame: 'own', shortcuts: ['mod+b'] }],
      });
    expect(check(overlay('bank'), overlay('bar'))).toEqual(['module bar: shortcut "mod+b" is already taken by bank']);
  });

  it('with one letter twice in a module, unless no role has both', () => {
    const nav = (first: NavLink, second: NavLink): Manifest =>
      web('bank', { roots: [root('/bank', { nav: [first, second] })] });
    expect(check(nav(link('b', { roles: ['client'] }), link('b', { roles: ['admin'] })))).toEqual([]);
    expect(check(nav(link('b', { roles: ['client'] }), link('b')))).toEqual([
      'module bank: key "b" is already taken by bank',
    ]);
  });

  it('with a route that another module or the host has, however its parameters are called', () => {
    const owned = (owner: string, method: Route['method'], path: Route['path']) => ({
      owner,
      route: { method, path } as Route,
    });
    expect(() =>
      checkRoutes([
        owned('core', 'get', '/api/account'),
        owned('bank', 'get', '/api/coins/:id'),
        owned('bank', 'post', '/api/coins/:id'),
        owned('shop', 'get', '/api/coins/:coinId'),
        owned('shop', 'get', '/api/account'),
        owned('shop', 'get', '/api/coins/me'),
      ]),
    ).toThrow(
      'Modules cannot start:\n  module shop: route "GET /api/coins/:coinId" is already taken by bank\n' +
        '  module shop: route "GET /api/account" is already taken by the host',
    );
  });
});

describe('the manifests of this product', { timeout: 120_000 }, () => {
  it('list the slots that the modules define', async () => {
    const isSlot = (value: unknown): value is { readonly id: string } =>
      typeof value === 'object' && value !== null && Object.keys(value).join() === 'id';
    const names = readdirSync(projectFile('modules')).filter((name) =>
      existsSync(projectFile(`modules/${name}/public.ts`)),
    );
    const defined = await Promise.all(
      names.map(async (name) => {
        const values = Object.values((await import(projectFile(`modules/${name}/public.ts`))) as object);
        return values.filter(isSlot).map(({ id }) => id);
      }),
    );
    const listed = (await findModules()).flatMap(({ manifest }) => manifest.web?.slots ?? []);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.toSorted()).toEqual(defined.flat().toSorted());
  });
});
