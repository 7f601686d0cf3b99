import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { filesOf, zipFiles } from '../../core/testing/zip-files';
import { samplesFolder } from '../../core/tools/contract/samples.mjs';
import { OwnServer } from '../fixtures/own-server';
import { expectAccessible } from '../fixtures/test';
import { SignInDialog } from '../pages/sign-in-dialog';

/*
 * The whole life of a module: written in a folder outside the tree, built, signed, published, shown to some, used by all, upgraded with a
 * migration, tampered with, rolled back over that migration, disabled. The product takes nothing unsigned.
 */
test.describe.configure({ mode: 'serial', timeout: 400_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const migration = '20261128110000_add_guestbook_mood';
let server: OwnServer;
let work: string;
let folder: string;
let key: string;
const contexts = new Map<string, BrowserContext>();

const run = (...parameters: string[]): Promise<string> => server.run('core/tools/module.mjs', ...parameters);
/** What a command says that has to fail. */
const refusalOf = (...parameters: string[]): Promise<string> =>
  run(...parameters).then(
    (output) => `It was not refused: ${output}`,
    (error: { readonly stderr?: string }) => error.stderr ?? '',
  );
const restart = async (): Promise<void> => {
  await server.kill();
  await server.start();
};

const change = (file: string, from: string | RegExp, to: string): void => {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} has no ${from}`).not.toBe(before);
  writeFileSync(join(folder, file), after);
};
/** Builds and signs a version of which the pages say what it is; answers its folder. */
const build = (version: string, title: string): string => {
  const { title: former } = JSON.parse(readFileSync(join(folder, 'web/texts/en.json'), 'utf8')) as { title: string };
  change('package.json', /"version": "[\d.]+"/, `"version": "${version}"`);
  change('web/texts/en.json', `"title": "${former}"`, `"title": "${title}"`);
  execFileSync(process.execPath, [join(root, 'dist/contract/tools/hedo-module.mjs'), 'build', '--key', key], {
    cwd: folder,
  });
  return join(folder, `dist/guestbook-${version}`);
};

const contextOf = (email: string): BrowserContext => {
  const context = contexts.get(email);
  if (!context) throw new Error(`${email} is not signed in`);
  return context;
};
/** A tab of one of the sample people. */
const open = async (email: string, path: string): Promise<Page> => {
  const [page] = contextOf(email).pages();
  if (!page) throw new Error(`${email} has no tab`);
  await page.goto(server.url + path);
  return page;
};
const request = (email: string, path: string) => contextOf(email).request.get(server.url + path);
const sees = (email: string, title: string): Promise<void> =>
  expect
    .poll(
      async () =>
        (await open(email, '/guestbook'))
          .getByRole('heading', { level: 1 })
          .textContent({ timeout: 10_000 })
          .catch(() => null),
      { timeout: 60_000 },
    )
    .toBe(title);
const [client, practitioner, admin] = ['client', 'practitioner', 'admin'].map((role) => `${role}@hedo.example`) as [
  string,
  string,
  string,
];
const entry = 'A day by the sea.';
const seesEntry = async (): Promise<void> =>
  expect((await open(client, '/guestbook')).getByText(entry, { exact: true }).first()).toBeVisible();

const publishArchive = async (page: Page, buffer: Buffer): Promise<void> => {
  await page.getByLabel('Archive').setInputFiles({ name: 'version.zip', mimeType: 'application/zip', buffer });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
};

/** Signs somebody in anew. What an admin does here wants a sign-in of the last minutes. */
const signIn = async (browser: Browser, email: string): Promise<void> => {
  await contexts.get(email)?.close();
  const context = await browser.newContext();
  contexts.set(email, context);
  const page = await context.newPage();
  await page.goto(`${server.url}/account`);
  const password = readFileSync(join(server.data, 'demo-password'), 'utf8').trim();
  await new SignInDialog(page).signInAs({ email, password });
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(900_000);
  execFileSync(process.execPath, ['core/tools/contract.mjs'], { cwd: root });
  work = await mkdtemp(join(tmpdir(), 'hedo-lifecycle-'));
  folder = join(work, 'guestbook');
  cpSync(join(samplesFolder, 'guestbook'), folder, { recursive: true });
  const keys = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  key = join(work, 'key.pem');
  writeFileSync(key, keys.privateKey);
  const publishers = join(work, 'publishers.json');
  writeFileSync(publishers, JSON.stringify({ samples: { prefixes: ['guestbook'], keys: [keys.publicKey] } }));
  server = await OwnServer.make({ MODULE_PUBLISHERS: publishers });
  await server.start();
  for (const email of [client, practitioner]) await signIn(browser, email);
});
test.afterAll(async () => {
  for (const context of contexts.values()) await context.close();
  await server?.remove();
  await rm(work, { recursive: true, force: true });
});

test('is built outside the tree, checked and published, and used after a start', async () => {
  const built = build('1.0.1', 'Guest book, first edition');
  expect(await run('check', built)).toContain('guestbook 1.0.1 runs');
  expect(await run('publish', built)).toContain('each process shows it once that is started anew');
  await restart();
  await sees(client, 'Guest book, first edition');
  const page = await open(client, '/guestbook');
  await page.getByLabel('What was today like?').fill(entry);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your entry is saved.').first()).toBeVisible();
  await seesEntry();
});

test('is published from the page of modules for one role first, then for everybody, without a restart', async ({
  browser,
}) => {
  const built = build('1.0.2', 'Guest book, second edition');
  await signIn(browser, admin);
  const page = await open(admin, '/management/modules');
  const form = page.getByRole('region', { name: 'Publish a version' });
  await form.getByRole('checkbox', { name: 'a practitioner' }).check();
  await publishArchive(page, zipFiles(filesOf(built, 'guestbook-1.0.2/')));
  await expect(page.getByText('guestbook 1.0.2 is published for the people chosen').first()).toBeVisible();
  await expectAccessible(page);
  expect(await run('list')).toContain('1.0.2 for role practitioner');
  await sees(practitioner, 'Guest book, second edition');
  await sees(client, 'Guest book, first edition');
  expect(await run('use', 'guestbook', '1.0.2')).toContain('guestbook 1.0.2 is in use');
  await sees(client, 'Guest book, second edition');
});

test('is upgraded with a migration', async () => {
  writeFileSync(
    join(folder, `migrations/${migration}.ts`),
    `import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('guestbook_entries', (table) => {
    table.text('mood');
  });
};
`,
  );
  const built = build('1.1.0', 'Guest book, third edition');
  expect(await refusalOf('publish', built, '--share', '50')).toContain('its server side is another one');
  expect(await run('publish', built)).toContain('started anew');
  await restart();
  await sees(client, 'Guest book, third edition');
  await seesEntry();
});

test('is refused when somebody changed what was signed, and when an archive leaves its folder', async ({ browser }) => {
  const built = build('1.2.0', 'Guest book, fourth edition');
  const changed = join(work, 'changed');
  cpSync(built, changed, { recursive: true });
  appendFileSync(join(changed, 'server/index.mjs'), '\nglobalThis.strange = true;\n');
  expect(await refusalOf('publish', changed)).toContain('server/index.mjs is not what module.json says');
  const claimed = join(work, 'claimed');
  cpSync(built, claimed, { recursive: true });
  writeFileSync(
    join(claimed, 'module.json'),
    readFileSync(join(claimed, 'module.json'), 'utf8').replace('"version": "1.2.0"', '"version": "1.3.0"'),
  );
  expect(await refusalOf('publish', claimed)).toContain('its signature is not one of "samples"');
  await rm(join(claimed, 'module.json.sig'));
  expect(await refusalOf('publish', claimed)).toContain('it is not signed');
  // An archive whose file leaves its folder is never unpacked.
  const archive = join(work, 'guestbook.tgz');
  writeFileSync(join(work, 'outside.js'), 'globalThis.strange = true;');
  execFileSync('tar', ['-cPzf', archive, '../outside.js'], { cwd: folder });
  expect(await refusalOf('publish', archive)).toContain('Unpack an archive first');
  await signIn(browser, admin);
  const page = await open(admin, '/management/modules');
  await publishArchive(
    page,
    zipFiles([...filesOf(built), { name: '../outside.js', bytes: 'globalThis.strange = 1;' }]),
  );
  await expect(page.getByText('invalid relative path: ../outside.js')).toBeVisible();
  await publishArchive(page, zipFiles(filesOf(changed)));
  await expect(page.getByText('server/index.mjs is not what module.json says')).toBeVisible();
  for (const place of [root, folder, server.data]) expect(existsSync(join(place, 'outside.js'))).toBe(false);
  await sees(client, 'Guest book, third edition');
});

test('goes back over the migration from the page of modules, which says what stays', async ({ browser }) => {
  await signIn(browser, admin);
  const page = await open(admin, '/management/modules');
  await page.getByRole('button', { name: 'Roll back: Guest book' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The database keeps what later versions added; nothing is taken back.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText(`The database keeps what 1.1.0 added (${migration})`).first()).toBeVisible();
  await restart();
  await sees(client, 'Guest book, second edition');
  await seesEntry();
});

test('goes back over it from the command line too', async () => {
  expect(await run('use', 'guestbook', '1.1.0')).toContain('guestbook 1.1.0 is in use');
  await restart();
  await sees(client, 'Guest book, third edition');
  const said = await run('rollback', 'guestbook');
  expect(said).toContain('guestbook 1.0.2 is in use again');
  expect(said).toContain(`The database keeps what 1.1.0 added (${migration})`);
  expect(said).toContain('nothing is taken back');
  await restart();
  await sees(client, 'Guest book, second edition');
  await seesEntry();
});

test('is disabled: its page and its addresses are gone, and every step is in the audit log', async ({ browser }) => {
  await signIn(browser, admin);
  const page = await open(admin, '/management/modules');
  await page.getByRole('button', { name: 'Disable: Guest book' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await request(client, '/guestbook')).status(), { timeout: 30_000 }).toBe(404);
  expect(await (await request(client, '/api/guestbook/entries')).json()).toMatchObject({ code: 'module-off' });
  expect(await run('list')).toContain('guestbook: disabled');
  const audited = await request(admin, '/api/admin/audit?action=module.*&limit=50');
  const entries = (await audited.json()) as readonly { readonly action: string; readonly object: string }[];
  const own = entries.filter(({ object }) => object === 'module:guestbook');
  expect(own.map(({ action }) => action).reverse()).toEqual([
    'module.published',
    'module.published',
    'module.version-chosen',
    'module.published',
    'module.rolled-back',
    'module.version-chosen',
    'module.rolled-back',
    'module.disabled',
  ]);
});
