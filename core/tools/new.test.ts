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
const name = 'evening-journal';
let root = '';
let files: string[] = [];

/** A project that is this one, with a modules folder of its own. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hedo-new-'));
  await mkdir(join(root, 'modules'));
  for (const shared of ['core', 'ui-kit', 'db', 'node_modules', 'package.json', 'biome.json', '.gitignore'])
    await symlink(projectFile(shared), join(root, shared));
  files = await newModule(name, root);
}, 120_000);
afterAll(() => rm(root, { recursive: true }));

const tool = (script: string, parameters: readonly string[]) =>
  run(process.execPath, [projectFile(`node_modules/${script}`), ...parameters], { cwd: root }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );

describe('npm run new module', () => {
  it('makes a module that the host takes, with its address and its server', async () => {
    const load = async (file: string) => import(pathToFileURL(join(root, 'modules', name, file)).href);
    const { manifest } = await load('module.ts');
    const { server } = await load('server/index.ts');
    const made: FoundModule = { folder: name, manifest, server };
    expect(() => checkModules([made])).not.toThrow();
    expect(addressesOf([manifest]).find(`/${name}`)).toMatchObject({ module: name });
    const { getEveningJournal: route } = server.create({}).routes;
    expect(await route.handle({ user: { firstName: 'Ann' } })).toEqual({ firstName: 'Ann' });
  });

  it('passes the formatter and the linter', async () => {
    const output = await tool('@biomejs/biome/bin/biome', [
      'check',
      '--error-on-warnings',
      '--vcs-enabled=false',
      'modules',
    ]);
    expect(output).toMatchObject({ code: 0 });
  }, 120_000);

  it('passes the compiler', async () => {
    const config = JSON.parse(await readFile(projectFile('tsconfig.json'), 'utf8'));
    await writeFile(
      join(root, 'tsconfig.json'),
      JSON.stringify({ ...config, include: ['modules', 'core/web/*.d.ts', 'ui-kit/*.d.ts'] }),
    );
    // Otherwise two paths to one file are two files.
    const output = await tool('typescript-7/bin/tsc', ['-p', '.', '--preserveSymlinks']);
    expect(output).toMatchObject({ code: 0 });
  }, 120_000);

  it('comes with its own row and call for the authorization matrix, and tests for both sides', async () => {
    const rows = JSON.parse(await readFile(join(root, 'modules', name, 'testing/matrix-rows.json'), 'utf8'));
    const { scene } = await import(pathToFileURL(join(root, 'modules', name, 'testing/matrix.ts')).href);
    expect(Object.keys(await scene({}))).toEqual(rows.map(({ id }: { id: string }) => id));
    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toHaveLength(2);
  });

  it('writes only into its own folder, and never over one that is there', async () => {
    expect(files.every((file) => file.startsWith(`modules/${name}/`))).toBe(true);
    await expect(newModule(name, root)).rejects.toThrow(/is there already/);
  });

  it.each(['', 'Journal', 'a_b', '../up', 'shell', 'core', 'a--b'])('refuses the name "%s"', async (bad) => {
    await expect(newModule(bad, root)).rejects.toThrow();
    expect(projectRoot).not.toBe(root);
  });
});
