import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, chromium, expect, type Page } from '@playwright/test';
import packaged from '@sparticuz/chromium';
import { listenToWorkshop, loadStory, openStory, type Story, serveWorkshop, stories } from '../fixtures/workshop';

/*
 * One picture a part and theme with all its states, and composed screens at two widths, compared with what was accepted
 * (`npm run ui:accept`, e2e/pictures). Pictures of two browsers or of other fonts differ everywhere, so only the packaged
 * Chromium draws them, with no fonts but those of the project and of the package.
 */
const folder = fileURLToPath(new URL('../pictures', import.meta.url));
const drawnBy = path.join(folder, 'drawn-by.json');
const accepts = process.env.HEDO_ACCEPT_PICTURES === '1';
const limits = { bytes: 12 * 1024 * 1024, ratio: 0.001 };
const noon = new Date('2026-11-21T12:00:00Z');
const themes = ['light', 'dark'] as const;

/** Screens of each kind: reading, writing, lists, forms, a dialog over a page. */
const screens = [
  'screens-admin-list--chosen',
  'screens-intake-step--something-missing',
  'screens-sign-in--sign-in',
  'guide-how-to-design--how-to-design-page',
  'layout-page--with-form',
] as const;
const widths = [390, 1440] as const;

interface Drawn {
  readonly name: string;
  readonly picture: Buffer;
}
interface Drawing {
  readonly page: Page;
  readonly sheet: Page;
}

/** Fontconfig that knows the fonts of the package alone; the others come with the pages. */
const fontsOnly = (): string => {
  const own = mkdtempSync(path.join(tmpdir(), 'hedo-fonts-'));
  const file = path.join(own, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${path.join(tmpdir(), 'fonts')}</dir><cachedir>${own}</cachedir></fontconfig>`,
  );
  return file;
};

const test = base.extend<object, { drawing: Drawing }>({
  drawing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it needs from the pattern
    async ({}, use) => {
      const manifest = fileURLToPath(new URL('../../node_modules/@sparticuz/chromium/package.json', import.meta.url));
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
      const browser = await chromium.launch({
        executablePath: await packaged.executablePath(),
        args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
        env: { ...process.env, FONTCONFIG_FILE: fontsOnly() },
      });
      const drawer = { package: version, chromium: browser.version(), platform: `${process.platform} ${process.arch}` };
      if (accepts) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(drawnBy, `${JSON.stringify(drawer, null, 2)}\n`);
      }
      const accepted = existsSync(drawnBy) ? JSON.parse(readFileSync(drawnBy, 'utf8')) : null;
      expect(
        drawer,
        'the pictures were accepted from another browser: use that one, or run `npm run ui:accept`',
      ).toEqual(accepted);
      const server = await serveWorkshop();
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        ...{ reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-GB', deviceScaleFactor: 1 },
      });
      const page = await context.newPage();
      await page.addInitScript(listenToWorkshop);
      await page.clock.setFixedTime(noon);
      await use({ page, sheet: await context.newPage() });
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

/** All drawn and loaded, nothing moving, nothing pointed at. */
const settle = async (page: Page, theme: string): Promise<void> => {
  await page.evaluate(async (name) => {
    document.documentElement.setAttribute('data-theme', name);
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, theme);
  await page.waitForTimeout(120);
};

/** A part alone; what lies over the page is drawn with the page. */
const drawStory = async (page: Page): Promise<Buffer> => {
  const clip = await page.evaluate(() => {
    const isOver = document.querySelector(
      '[role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], [data-toasts] li',
    );
    const root = document.querySelector('#storybook-root')?.getBoundingClientRect();
    const height = isOver || !root ? innerHeight : Math.min(root.bottom + 16, 1600);
    return { x: 0, y: 0, width: innerWidth, height: Math.max(40, Math.ceil(height)) };
  });
  return page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
};

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Drawings of thousands of strokes weigh most, and show a change as well when they are small. */
const scaleOf = (title: string): number =>
  /^(Signature|Intake|Labors|Concierge)\/|Markdown|Tokens\/Type/.test(title) ? 0.5 : 0.75;

const toSheet = (title: string, theme: string, drawn: readonly Drawn[]): string => `<!doctype html>
<meta charset="utf-8">
<style>
  body { margin: 0; padding: 16px; width: 1300px; font: 13px/20px "Open Sans"; background: ${theme === 'dark' ? '#3a3946' : '#dcd6ca'}; color: ${theme === 'dark' ? '#fff' : '#000'}; }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
  figure { margin: 0; } img { display: block; }
</style>
<p>${escapeText(title)}, ${theme}</p>
<div>${drawn.map(({ name, picture }) => `<figure><figcaption>${escapeText(name)}</figcaption><img style="zoom: ${scaleOf(title)}" src="data:image/png;base64,${picture.toString('base64')}"></figure>`).join('')}</div>`;

const compare = (picture: Buffer, name: string): void =>
  expect(picture).toMatchSnapshot(`${name}.png`.split('/'), { maxDiffPixelRatio: limits.ratio });

/** Pages of the guide and the files of the tokens are text. */
const isPart = ({ title }: Story): boolean => !/^(Screens|Guide)\/|^Tokens\/Files$/.test(title);
const nameOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const parts = [...new Set(stories.filter(isPart).map(({ title }) => title))];

for (const title of parts)
  test(`${title} looks as accepted`, async ({ drawing: { page, sheet } }) => {
    test.setTimeout(300_000);
    const drawn = { light: [] as Drawn[], dark: [] as Drawn[] };
    for (const story of stories.filter((one) => one.title === title)) {
      // Both themes are drawn of each story, so those that only set one would come twice.
      if (/dark/i.test(story.name)) continue;
      await openStory(page, story);
      const { storyGlobals } = await loadStory(page, story);
      await page.setViewportSize({ width: storyGlobals.viewport?.value ? 320 : 620, height: 520 });
      for (const theme of themes) {
        await settle(page, theme);
        drawn[theme].push({ name: story.name, picture: await drawStory(page) });
      }
    }
    await sheet.setViewportSize({ width: 1332, height: 800 });
    for (const theme of themes) {
      await sheet.setContent(toSheet(title, theme, drawn[theme]));
      compare(await sheet.screenshot({ fullPage: true }), `parts/${nameOf(title)}-${theme}`);
    }
  });

for (const id of screens)
  for (const width of widths)
    for (const theme of themes)
      test(`${id} looks as accepted, ${width} px, ${theme}`, async ({ drawing: { page } }) => {
        const story = stories.find((one) => one.id === id);
        expect(story, `${id} is a story`).toBeTruthy();
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await openStory(page, story as Story);
        await settle(page, theme);
        const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
        compare(picture, `screens/${id.replace('--', '-')}-${width}-${theme}`);
      });

test('accepted pictures are those of today’s parts and screens, in at most 12 MB', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));
  const expected = [
    ...parts.flatMap((title) => themes.map((theme) => `parts/${nameOf(title)}-${theme}.png`)),
    ...screens.flatMap((id) =>
      widths.flatMap((width) => themes.map((theme) => `screens/${id.replace('--', '-')}-${width}-${theme}.png`)),
    ),
  ];
  const bytes = files.reduce((total, file) => total + statSync(path.join(folder, file)).size, 0);
  console.log(`${files.length} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB`);
  if (!accepts) expect(files.sort()).toEqual(expected.sort());
  expect(bytes).toBeLessThanOrEqual(limits.bytes);
});
