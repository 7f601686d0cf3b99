import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkModules } from '../server/modules/check';
import type { FoundModule } from '../server/modules/find';
import { addressesOf } from '../server/pages/addresses';
import { projectFile, projectRoot } from '../server/root';
import { newModule } from './new';

const run = promisify(execFile);
const small = 'evening-journal';
const full = 'night-log';
let root = '';
let files: string[] = [];
let filesOfFull: string[] = [];

/** A project that is this one, with a modules folder of its own. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hedo-new-'));
  await mkdir(join(root, 'modules'));
  for (const shared of ['core', 'ui-kit', 'db', 'e2e', 'node_modules', 'package.json', 'biome.json', '.gitignore'])
    await symlink(projectFile(shared), join(root, shared));
  files = await newModule(small, 'small', root);
  filesOfFull = await newModule(full, 'full', root);
}, 300_000);
afterAll(() => rm(root, { recursive: true }));

const tool = (script: string, parameters: readonly string[]) =>
  run(process.execPath, [projectFile(`node_modules/${script}`), ...parameters], { cwd: root }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
const load = async (name: string, file: string) => import(pathToFileURL(join(root, 'modules', name, file)).href);

describe('npm run new module', () => {
  it('makes a module that the host takes, with its address and its server', async () => {
    const { manifest } = await load(small, 'module.ts');
    const { server } = await load(small, 'server/index.ts');
    const made: FoundModule = { folder: small, manifest, server };
    expect(() => checkModules([made])).not.toThrow();
    expect(addressesOf([manifest]).find(`/${small}`)).toMatchObject({ module: small });
    const { getEveningJournal: route } = server.create({}).routes;
    expect(await route.handle({ user: { firstName: 'Ann' } })).toEqual({ firstName: 'Ann' });
  });

  it('makes a full one with model, migration, form, texts in three languages, story, browser test, README and workflow', async () => {
    const { manifest } = await load(full, 'module.ts');
    expect(addressesOf([manifest]).find(`/${full}`)).toMatchObject({ module: full });
    expect(manifest.tables).toEqual(['night_log_entries']);
    const names = filesOfFull.map((file) => file.replace(`modules/${full}/`, ''));
    for (const wanted of [
      /^server\/models\/entry\.ts$/,
      /^migrations\/20\d{12}_create_night_log_entries\.ts$/,
      /^migrations\/(anonymised|retention)\.ts$/,
      /^server\/actions\/create-entry\.ts$/,
      /^web\/texts\/(en|de|es)\.json$/,
      /\.stories\.tsx$/,
      /^e2e\/night-log\.spec\.ts$/,
      /^README\.md$/,
      /^\.github\/workflows\/night-log\.yml$/,
    ])
      expect(names.some((name) => wanted.test(name))).toBe(true);
    const texts = await Promise.all(filesOfFull.map((file) => readFile(join(root, file), 'utf8')));
    expect(texts.filter((text) => /sample.?diary/i.test(text))).toEqual([]);
  });

  it('passes the formatter and the linter', async () => {
    const output = await tool('@biomejs/biome/bin/biome', [
      'check',
      '--error-on-warnings',
      '--vcs-enabled=false',
      'modules',
    ]);
    expect(output).toEqual({ code: 0, output: expect.any(String) });
  }, 300_000);

  it('passes the compiler', async () => {
    const config = JSON.parse(await readFile(projectFile('tsconfig.json'), 'utf8'));
    await writeFile(
      join(root, 'tsconfig.json'),
      JSON.stringify({ ...config, include: ['modules', 'core/web/*.d.ts', 'ui-kit/*.d.ts'] }),
    );
    // Otherwise two paths to one file are two files.
    const output = await tool('typescript-7/bin/tsc', ['-p', '.', '--preserveSymlinks']);
    expect(output).toEqual({ code: 0, output: expect.any(String) });
  }, 300_000);

  it('comes with its own rows and calls for the authorization matrix, and tests for both sides', async () => {
    const rows = JSON.parse(await readFile(join(root, 'modules', small, 'testing/matrix-rows.json'), 'utf8'));
    const { scene } = await load(small, 'testing/matrix.ts');
    expect(Object.keys(await scene({}))).toEqual(rows.map(({ id }: { id: string }) => id));
    for (const made of [files, filesOfFull]) expect(made.filter((file) => /\.test\.tsx?$/.test(file))).toHaveLength(2);
  });

  it('writes only into its own folder, a full one its workflow too, and never over one that is there', async () => {
    expect(files.every((file) => file.startsWith(`modules/${small}/`))).toBe(true);
    const elsewhere = filesOfFull.filter((file) => !file.startsWith(`modules/${full}/`));
    expect(elsewhere).toEqual([`.github/workflows/${full}.yml`]);
    await expect(newModule(small, 'full', root)).rejects.toThrow(/is there already/);
  });

  it.each(['', 'Journal', 'a_b', '../up', 'shell', 'core', 'a--b'])('refuses the name "%s"', async (bad) => {
    await expect(newModule(bad, 'full', root)).rejects.toThrow();
    expect(projectRoot).not.toBe(root);
  });
});
