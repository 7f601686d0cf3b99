import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeRelease } from '../../server/modules/releases/judge-release';
import { readReleaseFolder } from '../../server/modules/releases/release-files';
import { parseContractInfo, type Release } from '../../server/modules/releases/release-format';
import { findSignatureFault } from '../../server/modules/releases/signature';
import { projectFile } from '../../server/root';
import { samplesFolder } from '../contract/samples.mjs';

/* Builds modules in a folder that is not in the tree, with the package that `npm run contract` makes. */
let work: string;
const run = (cwd: string, ...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const hedoModule = (cwd: string, ...parameters: string[]) =>
  run(cwd, projectFile('dist/contract/tools/hedo-module.mjs'), ...parameters);
const copyOf = (id: string, name: string): string => {
  const folder = join(work, name);
  cpSync(join(samplesFolder, id), folder, { recursive: true });
  return folder;
};
const change = (file: string, from: string | RegExp, to: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
const builtIn = async (folder: string): Promise<Release> => (await readReleaseFolder(folder)).release;

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'hedo-outside-'));
  expect(run(projectFile('.'), 'core/tools/contract.mjs')).toMatchObject({ status: 0 });
}, 300_000);
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('npx hedo-module build', { timeout: 300_000 }, () => {
  it('writes one signed folder, the same at each time but for the version', async () => {
    const root = copyOf('almanac', 'almanac');
    const keys = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    writeFileSync(join(work, 'key.pem'), keys.privateKey);
    expect(hedoModule(root, 'build', '--key', join(work, 'key.pem'))).toMatchObject({ status: 0 });
    const { release, descriptor, signature } = await readReleaseFolder(join(root, 'dist/almanac-1.0.0'));
    const publishers = { samples: { prefixes: ['almanac'], keys: [keys.publicKey] } };
    expect(findSignatureFault(release, descriptor, signature, publishers)).toBeNull();
    expect(release).toMatchObject({
      draw: 'draw/draw.cjs',
      server: 'server/index.mjs',
      web: { hasChunkIntegrity: true },
    });
    expect(release.stories).toEqual(['stories/almanac-page.stories.js']);
    expect(Object.keys(release.files)).toContain('schemas/listSeasons.reply.json');

    // Each later script is listed with its integrity in the entry.
    const entry = readFileSync(join(root, 'dist/almanac-1.0.0/web', release.web?.entry ?? ''), 'utf8');
    const later = Object.entries(release.web?.files ?? {}).filter(
      ([name]) => name.endsWith('.js') && name !== release.web?.entry,
    );
    expect(later.length).toBeGreaterThan(1);
    for (const [, { integrity }] of later) expect(entry).toContain(integrity.slice('sha384-'.length));

    change(join(root, 'package.json'), '1.0.0', '1.0.1');
    change(join(root, 'module.ts'), "label: 'Almanac'", "label: 'Calendar'");
    expect(hedoModule(root, 'build')).toMatchObject({ status: 0 });
    const next = await builtIn(join(root, 'dist/almanac-1.0.1'));
    expect(next.digests.server).toBe(release.digests.server);
    expect(next.digests.web).not.toBe(release.digests.web);
    expect(next.files['server/index.mjs']).toEqual(release.files['server/index.mjs']);
  });

  it('gives two modules with the same files class names of their own', () => {
    const names = ['almanac', 'orchard'].map((id) => {
      const root = copyOf('almanac', `styles-${id}`);
      for (const file of ['module.ts', 'package.json']) change(join(root, file), /almanac/g, id);
      change(join(root, 'web/index.tsx'), /path: '\/almanac'/, `path: '/${id}'`);
      expect(hedoModule(root, 'build')).toMatchObject({ status: 0 });
      const web = join(root, `dist/${id}-1.0.0/web`);
      const sheets = readdirSync(web).filter((name) => name.endsWith('.css'));
      const css = sheets.map((name) => readFileSync(join(web, name), 'utf8')).join('');
      return new Set([...css.matchAll(/\.([A-Za-z0-9_-]{5,9})[\s,{:]/g)].map(([, name]) => name));
    });
    const [one = new Set(), other = new Set()] = names;
    expect(one.size).toBeGreaterThan(1);
    expect([...one].filter((name) => other.has(name))).toEqual([]);
  });

  it.each<[string, (root: string) => void, RegExp]>([
    ['without a manifest', (root) => rmSync(join(root, 'module.ts')), /There is no module\.ts/],
    [
      'with a loose range',
      (root) => change(join(root, 'package.json'), '^1.0.0', '*'),
      /package\.json\/hedo\/contract/,
    ],
    [
      'with a need without range',
      (root) => change(join(root, 'module.ts'), 'needs: []', "needs: ['profile']"),
      /no range for profile/,
    ],
    [
      'with another id',
      (root) => change(join(root, 'module.ts'), "id: 'guestbook'", "id: 'diary'"),
      /id is diary, that of package\.json is guestbook/,
    ],
    [
      'with compiled code',
      (root) => change(join(root, 'server/index.ts'), /^/, "import '../addon.node';\n"),
      /compiled code runs on one machine only/,
    ],
    [
      'with a name that is none',
      (root) =>
        change(join(root, 'web/index.tsx'), /^/, "import { useWeather } from '#ui/weather/weather';\nuseWeather();\n"),
      /weather/,
    ],
  ])('leaves what was there before, and says what is wrong, %s', (_what, spoil, line) => {
    const root = copyOf('guestbook', `spoilt-${Math.random().toString(36).slice(2)}`);
    const kept = join(root, 'dist/guestbook-1.0.0');
    cpSync(join(root, 'schemas'), kept, { recursive: true });
    spoil(root);
    const { status, output } = hedoModule(root, 'build');
    expect(output).toMatch(line);
    expect(output).not.toMatch(/\n\s+at .*\.mjs/);
    expect(status).toBe(1);
    expect(readdirSync(join(root, 'dist'))).toEqual(['guestbook-1.0.0']);
    expect(existsSync(join(kept, 'endpoints.ts'))).toBe(true);
  });

  it('makes modules with the contract of today that the host of the frozen contract runs too', async () => {
    const frozen = JSON.parse(readFileSync(projectFile('core/contract/data/frozen.json'), 'utf8')) as {
      readonly info: unknown;
    };
    const parsed = parseContractInfo(frozen.info);
    if ('problem' in parsed) throw new Error(parsed.problem);
    const root = copyOf('guestbook', 'guestbook');
    expect(hedoModule(root, 'build')).toMatchObject({ status: 0 });
    const release = await builtIn(join(root, 'dist/guestbook-1.0.0'));
    expect(release.draw).toBeNull();
    expect(judgeRelease(release, { version: '0.1.0', contract: parsed.value, publishers: null }, [])).toEqual([]);
  });
});
