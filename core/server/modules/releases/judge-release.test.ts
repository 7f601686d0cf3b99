import { describe, expect, it } from 'vitest';
import { compareVersions, isInRange } from '../../../schemas/version-range';
import { judgePublication, judgeRelease, listDeprecations, type OtherModule, type ReleaseHost } from './judge-release';
import { parsePublishers, parseRelease, parseReleaseIndex, type Release } from './release-format';

const integrity = `sha384-${'A'.repeat(64)}`;
const file = { integrity, size: 10 };
const release: Release = {
  format: 1,
  id: 'journal',
  version: '1.3.0',
  publisher: 'team-b',
  contract: '^1.0.0',
  host: '^0.1.0',
  shared: { react: '^19.3.1', '#ui': '^1.0.0' },
  uses: { '#ui': ['Button'] },
  needs: {},
  built: { contract: '1.2.0', types: 'c4482668cd0688b6', node: '20.20.2' },
  source: { repository: null, revision: '08f32bd', clean: true },
  manifest: { id: 'journal', title: 'Journal', needs: [], permissions: {} },
  web: {
    entry: 'entry.326a8b81.js',
    start: null,
    css: [],
    pages: { '/journal': { js: ['page.js'], css: [], texts: {} } },
    texts: {},
    mode: 'production',
    hasChunkIntegrity: true,
    files: {
      'entry.326a8b81.js': { ...file, brotli: null, gzip: null },
      'page.js': { ...file, brotli: null, gzip: null },
    },
  },
  server: 'server/index.mjs',
  draw: null,
  migrations: [],
  stories: [],
  digests: { web: 'kkE5kkE5', server: 'UvPUUvPU' },
  files: { 'web/entry.326a8b81.js': file, 'web/page.js': file, 'server/index.mjs': file },
};
const host: ReleaseHost = {
  version: '0.1.4',
  contract: {
    version: '1.2.0',
    types: 'c4482668cd0688b6',
    shared: { react: '19.3.1', '#ui': '1.2.0' },
    names: { '#ui': ['Button', 'Card'] },
    deprecated: {},
  },
  publishers: { 'team-b': { prefixes: ['journal'], keys: [] } },
};
const other = (more: Partial<OtherModule>): OtherModule => ({
  ...{ id: 'profile', version: '1.0.0', isEnabled: true, isPublished: false },
  ...more,
});

describe('version ranges', () => {
  it.each([
    ['^1.2.0', '1.2.0', true],
    ['^1.2.0', '1.10.3', true],
    ['^1.2.0', '1.1.9', false],
    ['^1.2.0', '2.0.0', false],
    ['^0.1.2', '0.1.9', true],
    ['^0.1.2', '0.2.0', false],
    ['^0.0.3', '0.0.4', false],
    ['>=1.0.0', '1.0.0', false],
    ['^1.0.0', '1.0.0-beta', false],
  ])('%s with %s is %s', (range, version, expected) => {
    expect(isInRange(range, version)).toBe(expected);
  });

  it('compares numbers, not letters', () => {
    expect(['1.10.0', '1.9.0', '1.9.12'].sort(compareVersions)).toEqual(['1.9.0', '1.9.12', '1.10.0']);
  });
});

describe('module.json', () => {
  it('is taken when each member is right', () => {
    expect(parseRelease(structuredClone(release))).toEqual({ value: release });
  });

  it.each<[string, unknown, RegExp]>([
    ['nothing', null, /format undefined/],
    ['another format', { ...release, format: 2 }, /format 2, and this host reads 1/],
    ['an unknown member', { ...release, more: 1 }, /\/more/],
    ['a script as its id', { ...release, id: '<script>' }, /\/id/],
    ['a pre-release', { ...release, version: '1.0.0-rc.1' }, /\/version/],
    ['a loose range', { ...release, contract: '*' }, /\/contract/],
    ['a path that climbs', { ...release, files: { ...release.files, 'web/../../x.js': file } }, /files/],
    ['a hidden file', { ...release, files: { ...release.files, 'web/.env': file } }, /files/],
    ['a foreign entry', { ...release, web: { ...release.web, entry: 'https://example.org/x.js' } }, /web/],
    ['an unlisted entry', { ...release, web: { ...release.web, entry: 'other.js' } }, /other\.js is in no list/],
    ['an unlisted server', { ...release, files: { 'web/page.js': file } }, /is not in its list of files/],
    ['an unlisted migration', { ...release, migrations: ['20261120090000_prompts'] }, /20261120090000_prompts\.mjs/],
    ['two ids', { ...release, manifest: { ...release.manifest, id: 'profile' } }, /that of profile/],
    ['a table with a quote', { ...release, manifest: { ...release.manifest, tables: ['x"; drop'] } }, /tables/],
  ])('is refused with %s', (_what, input, line) => {
    const parsed = parseRelease(structuredClone(input));
    expect('problem' in parsed && parsed.problem).toMatch(line);
  });
});

describe('index and publishers', () => {
  it('are refused with names that are none', () => {
    expect(parseReleaseIndex({ '../x': { enabled: true, current: '1.0.0', kept: [], before: [] } })).toHaveProperty(
      'problem',
    );
    expect(
      parseReleaseIndex({ journal: { enabled: true, current: '1.0.0', kept: ['1.0.0'], before: [] } }),
    ).toHaveProperty('value');
    expect(parsePublishers({ 'team-b': { prefixes: [], keys: [] } })).toHaveProperty('problem');
  });
});

describe('judgeRelease', () => {
  it('has nothing to say of a release that fits', () => {
    expect(judgeRelease(release, host, [])).toEqual([]);
  });

  it.each<[string, Partial<Release>, string]>([
    ['contract', { contract: '^2.0.0' }, 'it needs contract ^2.0.0, and this host has 1.2.0'],
    ['host', { host: '^0.2.0' }, 'it needs host ^0.2.0, and this is 0.1.4'],
    ['React', { shared: { react: '^17.0.0' } }, 'it was built for react ^17.0.0, and this host has 19.3.1'],
    ['something unknown', { shared: { jquery: '^3.0.0' } }, 'it shares jquery, which this host does not have'],
    ['a name', { uses: { '#ui': ['Button', 'Weather'] } }, 'it uses Weather of #ui, which this host does not have'],
    ['a module', { needs: { geo: '^1.0.0' } }, 'it needs module geo ^1.0.0, which is not here'],
    ['another publisher', { publisher: 'team-c' }, 'publisher "team-c" is not on the list'],
    ['a foreign id', { id: 'journals' }, 'publisher "team-b" may not publish journals'],
  ])('names %s that does not fit', (_what, change, line) => {
    expect(judgeRelease({ ...release, ...change }, host, [])).toEqual([line]);
  });

  it('wants what it needs enabled, in range and named', () => {
    const needing = { ...release, needs: { profile: '^1.1.0' } };
    expect(judgeRelease(needing, host, [other({ version: '1.1.2' })])).toEqual([]);
    expect(judgeRelease(needing, host, [other({})])).toEqual(['it needs module profile ^1.1.0, and here is 1.0.0']);
    expect(judgeRelease(needing, host, [other({ version: '1.1.2', isEnabled: false })])).toEqual([
      'it needs module profile, which is disabled',
    ]);
    const unnamed = { ...release, manifest: { ...release.manifest, needs: ['profile'] } };
    expect(judgeRelease(unnamed, host, [other({})])).toEqual([
      'its manifest needs module profile, without a range in module.json',
    ]);
  });

  it('names what is deprecated with its version and what to use', () => {
    const deprecated = { '#ui': { Button: { since: '1.2.0', instead: 'use LinkButton' } } };
    expect(listDeprecations(release, { ...host.contract, deprecated })).toEqual([
      'module journal uses Button of #ui, deprecated since 1.2.0: use LinkButton',
    ]);
  });
});

describe('judgePublication', () => {
  const had = other({ id: 'journal', isPublished: true, publisher: 'team-b', published: ['1.2.0', '1.10.0', '1.3.0'] });

  it('lets versions only go up', () => {
    const line = 'version 1.10.0 was published before, and versions only go up';
    expect(judgePublication(release, host, [had])).toEqual([line]);
    expect(judgePublication({ ...release, version: '1.10.0' }, host, [had])).toEqual([line]);
    expect(judgePublication({ ...release, version: '1.11.0' }, host, [had])).toEqual([]);
  });

  it('leaves an id to the host or to its first publisher', () => {
    expect(judgePublication(release, host, [other({ id: 'journal' })])).toEqual([
      'module journal is built with the host',
    ]);
    expect(judgePublication(release, host, [{ ...had, publisher: 'team-c', published: [] }])).toEqual([
      'module journal is published by "team-c"',
    ]);
  });
});
