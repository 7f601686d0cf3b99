import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/*
 * Every story of the built workshop (`npm run ui:build`) is opened, waited for and checked by axe, on paper and by night.
 * A story that throws fails here too.
 */
const built = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../dist/storybook');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Story {
  id: string;
  title: string;
  name: string;
}

const index = path.join(built, 'index.json');
if (!existsSync(index)) throw new Error('dist/storybook is missing: run `npm run ui:build` first');
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story & { type: string }> };
const stories = Object.values(entries).filter((entry) => entry.type === 'story');

let server: Server;
let origin = '';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1024, height: 768 } });

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path.join(built, path.normalize(name));
    if (!file.startsWith(built) || !path.extname(file) || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

for (const title of new Set(stories.map((story) => story.title))) {
  const parts = stories.filter((story) => story.title === title);
  test(`${title} passes axe in both themes`, async ({ page }) => {
    test.setTimeout(20_000 + parts.length * 10_000);
    for (const story of parts) {
      await open(page, story);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        const axe = new AxeBuilder({ page }).setLegacyMode();
        // By night only the colours are others.
        if (theme === 'dark') axe.withRules(['color-contrast']);
        // Rules about whole pages do not apply to a part on its own.
        else axe.disableRules(['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order']);
        const { violations } = await axe.analyze();
        const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
        expect(found, `${story.name}, ${theme}`).toEqual([]);
      }
    }
  });
}

/** The first story of a part loads the page, the others are switched to: a third of the time. */
async function open(page: Page, { id }: Story): Promise<void> {
  if (!page.url().startsWith(origin)) {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  } else {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Workshop;
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }
  await page.waitForFunction((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Partial<Workshop>;
    const { id: shown, phase = '' } = preview?.currentRender ?? {};
    return shown === storyId && ['completed', 'finished', 'errored', 'aborted'].includes(phase);
  }, id);
  const broken = await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'));
  expect(broken, `${id} throws`).toBe(false);
}

/** What Storybook leaves in the window of a story. */
interface Workshop {
  __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: object): void };
  __STORYBOOK_PREVIEW__: { currentRender?: { id: string; phase?: string } };
}
