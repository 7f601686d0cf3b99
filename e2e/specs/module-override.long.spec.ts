import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { samplesFolder } from '../../core/tools/contract/samples.mjs';
import { OwnServer } from '../fixtures/own-server';
import { expectAccessible, expectNoSideScroll } from '../fixtures/test';
import { SignInDialog } from '../pages/sign-in-dialog';

/* The pages of one module come from the computer of who writes it, in one session: `npx hedo-module dev` in a folder outside the tree. */
test.describe.configure({ mode: 'serial', timeout: 400_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = 4417;
let server: OwnServer;
let folder: string;
let dev: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  execFileSync(process.execPath, ['core/tools/contract.mjs'], { cwd: root });
  folder = await mkdtemp(join(tmpdir(), 'hedo-override-'));
  await cp(join(samplesFolder, 'almanac'), folder, { recursive: true });
  server = await OwnServer.make();
  await server.start();
  const builder = join(root, 'dist/contract/tools/hedo-module.mjs');
  dev = spawn(process.execPath, [builder, 'dev', '--port', String(port), '--for', server.url], { cwd: folder });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (chunk) => {
      said += String(chunk);
    });
  await expect.poll(() => said, { timeout: 120_000 }).toContain(`Serving at http://127.0.0.1:${port}`);
});
test.afterAll(async () => {
  dev?.kill();
  await server?.remove();
  await rm(folder, { recursive: true, force: true });
});

const signIn = async (page: Page): Promise<void> => {
  const password = (await readFile(join(server.data, 'demo-password'), 'utf8')).trim();
  await page.goto(`${server.url}/management/modules`);
  await new SignInDialog(page).signInAs({ email: 'admin@hedo.example', password });
};
const mark = (page: Page) => page.getByRole('complementary', { name: 'Module from your computer' });

test('an admin takes a module from a port, sees it under a mark, changes it, and stops', async ({ page, browser }) => {
  const refused: string[] = [];
  page.on(
    'console',
    (message) => /Content Security Policy|integrity/.test(message.text()) && refused.push(message.text()),
  );
  await signIn(page);
  await page.getByLabel('Id of the module').fill('almanac');
  await page.getByLabel('Port', { exact: true }).fill(String(port));
  await page.getByRole('button', { name: 'Load its pages from there' }).click();
  await expect(mark(page)).toContainText(`almanac 1.0.0 comes from 127.0.0.1:${port}, in your session alone.`);

  await page.goto(`${server.url}/almanac`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almanac');
  // A late script comes with its integrity, and its sheet too.
  await page.getByRole('button', { name: 'What a season is' }).click();
  await expect(page.getByText('Astronomical seasons begin')).toBeVisible();
  expect(refused).toEqual([]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideScroll(page);
  }
  await expectAccessible(page);

  const file = join(folder, 'web/texts/en.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"Almanac"', '"Almanac of today"'));
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almanac of today', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });

  // Nobody else has it, and nobody else may load from there.
  const other = await (await browser.newContext()).newPage();
  const answer = await other.goto(`${server.url}/almanac`);
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['content-security-policy']).not.toContain('127.0.0.1:4417');
  await expect(mark(other)).toHaveCount(0);

  await mark(page).getByRole('button', { name: 'Stop' }).click();
  await expect(mark(page)).toHaveCount(0);
  await page.goto(`${server.url}/almanac`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Almanac/);
});

test('says what is wrong while nothing answers at the port, and ends with the session', async ({ page }) => {
  await signIn(page);
  await page.getByLabel('Id of the module').fill('almanac');
  await page.getByLabel('Port', { exact: true }).fill('4418');
  await page.getByRole('button', { name: 'Load its pages from there' }).click();
  await expect(mark(page)).toContainText('nothing answers there; start npx hedo-module dev');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modules');
  await page.goto(`${server.url}/api/logout`);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modules');
  await expect(mark(page)).toHaveCount(0);
});

test('another page, and another name for this computer, read nothing of it', async ({ request }) => {
  const from = `http://127.0.0.1:${port}/module.json`;
  expect((await request.get(from, { headers: { Origin: 'https://evil.example' } })).status()).toBe(403);
  expect((await request.get(from, { headers: { Host: `evil.example:${port}` } })).status()).toBe(421);
  expect((await request.get(`http://127.0.0.1:${port}/assets/almanac/../../package.json`)).status()).toBe(404);
  expect((await request.get(from, { headers: { Origin: server.url } })).headers()['access-control-allow-origin']).toBe(
    server.url,
  );
});
