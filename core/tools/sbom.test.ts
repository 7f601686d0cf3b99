import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { packageOf, readBundled, writePackages } from './bundled-packages.mjs';
import { listComponents } from './sbom.mjs';
import { escapeSigns } from './server-output.mjs';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

const makeBuilt = async (packages: Readonly<Record<string, readonly string[] | null>>): Promise<string> => {
  folder = await mkdtemp(join(tmpdir(), 'hedo-built-'));
  for (const [part, names] of Object.entries(packages)) {
    await mkdir(join(folder, 'dist', part), { recursive: true });
    if (names) writePackages(join(folder, 'dist', part), names);
  }
  return folder;
};

it('finds the package of a file by its path in the lock file', () => {
  expect(packageOf('node_modules/react/index.js')).toBe('node_modules/react');
  expect(packageOf('node_modules/@a/b/node_modules/@c/d/lib/x.js')).toBe('node_modules/@a/b/node_modules/@c/d');
  expect(packageOf('modules/geo/node_modules/x/y.js')).toBe('modules/geo/node_modules/x');
  expect(packageOf('node_modules/.federation/entry.js')).toBeNull();
  expect(packageOf('core/web/index.ts')).toBeNull();
});

it('lists what is in the bundles of the server, of the pages and of browsers', async () => {
  const base = await makeBuilt({
    server: ['node_modules/koa'],
    pages: ['node_modules/react'],
    'web/shell': ['node_modules/react', 'node_modules/swr'],
    'web/labors': [],
  });
  expect([...readBundled(base)].sort()).toEqual(['node_modules/koa', 'node_modules/react', 'node_modules/swr']);
});

it('refuses to list while a part is not built', async () => {
  const base = await makeBuilt({ server: [], pages: [], 'web/labors': null });
  expect(() => readBundled(base)).toThrow('npm run build');
});

it('has a component for what is installed and for what is bundled, and none for tools', () => {
  const names = (bundled: readonly string[]) => new Set(listComponents(new Set(bundled)).map(({ name }) => name));
  expect(names([]).has('@node-rs/argon2')).toBe(true);
  expect(names([]).has('react')).toBe(false);
  expect(names(['node_modules/react']).has('react')).toBe(true);
  expect(names(['node_modules/react']).has('vitest')).toBe(false);
});

it('writes signs beyond ASCII so that a regular expression finds the same', () => {
  const escaped = escapeSigns('/[äö–]😀/u');
  expect(escaped).toMatch(/^[\0-\x7f]+$/);
  const source = escaped.slice(1, -2);
  expect(new RegExp(source, 'u').test('ö😀')).toBe(true);
  expect(new RegExp(source, 'u').test('o😀')).toBe(false);
});
