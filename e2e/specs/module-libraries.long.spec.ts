import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { samplesFolder } from '../../core/tools/contract/samples.mjs';
import { OwnServer } from '../fixtures/own-server';

/* Two modules that bring two versions of one library, in one process and in one tab. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const versions = { 'tides-one': '1.0.0', 'tides-two': '2.0.0' } as const;
let server: OwnServer;
let work: string;

const change = (file: string, from: string | RegExp, to: string): void => {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} has no ${from}`).not.toBe(before);
  writeFileSync(file, after);
};

/** The almanac under another id, with a library whose version it shows on its page and answers in its route. */
const build = (id: string, version: string): string => {
  const folder = join(work, id);
  cpSync(join(samplesFolder, 'almanac'), folder, { recursive: true });
  const library = join(folder, 'node_modules/tide');
  mkdirSync(library, { recursive: true });
  writeFileSync(
    join(library, 'package.json'),
    JSON.stringify({ name: 'tide', version, type: 'module', main: 'tide.js' }),
  );
  writeFileSync(join(library, 'tide.js'), `export const tide = 'Tide ${version}';\n`);
  for (const file of ['module.ts', 'package.json', 'server/index.ts', 'schemas/endpoints.ts', 'web/index.tsx'])
    change(join(folder, file), /almanac(?!-)/g, id);
  change(join(folder, 'server/index.ts'), /^/, "import { tide } from 'tide';\n");
  change(join(folder, 'server/index.ts'), "name: 'Spring'", 'name: tide');
  const page = join(folder, 'web/pages/almanac-page.tsx');
  change(page, /^/, "import { tide } from 'tide';\n");
  change(page, "{texts('lead')}", 'In the browser: {tide}');
  execFileSync(process.execPath, [join(root, 'dist/contract/tools/hedo-module.mjs'), 'build'], { cwd: folder });
  return join(folder, `dist/${id}-1.0.0`);
};

test.beforeAll(async () => {
  test.setTimeout(900_000);
  execFileSync(process.execPath, ['core/tools/contract.mjs'], { cwd: root });
  work = await mkdtemp(join(tmpdir(), 'hedo-libraries-'));
  server = await OwnServer.make();
  await server.start();
  for (const [id, version] of Object.entries(versions))
    await server.run('core/tools/module.mjs', 'publish', build(id, version));
  await server.kill();
  await server.start();
});
test.afterAll(async () => {
  await server?.remove();
  await rm(work, { recursive: true, force: true });
});

test('each has its own, on the server and in a tab that went from one to the other', async ({ page }) => {
  for (const [id, version] of Object.entries(versions)) {
    const answer = await page.request.get(`${server.url}/api/${id}/seasons`);
    expect(((await answer.json()) as readonly { readonly name: string }[])[0]?.name).toBe(`Tide ${version}`);
  }
  await page.goto(`${server.url}/tides-one`);
  await page.evaluate(() => Object.assign(window, { isSameTab: true }));
  await expect(page.getByText('In the browser: Tide 1.0.0')).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href="/tides-two"]').click();
  await expect(page.getByText('In the browser: Tide 2.0.0')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('In the browser: Tide 1.0.0')).toBeVisible();
  expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true);
});
