import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { axeOn } from '../fixtures/axe';

/*
 * Every story of the built workshop (`npm run ui:build`) is opened, played through where it has an interaction, and checked
 * by axe, on paper and by night. A story that throws, or an interaction that does not end as it should, fails here too.
 * The pages that the screens show meet axe where the other specs have them open; screens themselves do with `--all`.
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

const serve = async (): Promise<Server> => {
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path.join(built, path.normalize(name));
    if (!file.startsWith(built) || !path.extname(file) || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
};

/** The workshop is loaded once for each worker, since that takes longer than most checks. */
const test = base.extend<object, { workshop: Page }>({
  workshop: [
    async ({ browser }, use) => {
      const server = await serve();
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        reducedMotion: 'reduce',
        viewport: { width: 1024, height: 768 },
      });
      const page = await context.newPage();
      await page.addInitScript(listen);
      await use(page);
      await context.close();
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

test.afterEach(async ({ workshop }, { status, expectedStatus }) => {
  // What went wrong may have left something behind.
  if (status !== expectedStatus) await workshop.goto('about:blank');
});

const isScreen = (title: string): boolean => title.startsWith('Screens/');
const checksScreens = process.env.HEDO_TEST_ALL === '1';

for (const title of new Set(stories.map((story) => story.title))) {
  const parts = stories.filter((story) => story.title === title);
  const checked = checksScreens || !isScreen(title);
  test(`${title} ${checked ? 'passes axe in both themes' : 'is drawn and played'}`, async ({ workshop: page }) => {
    // Whole screens take axe longer than parts.
    test.setTimeout(30_000 + parts.length * (isScreen(title) ? 25_000 : 10_000));
    for (const story of parts) {
      await open(page, story);
      if (!checked) continue;
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        const axe = await axeOn(page);
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

/** The first story loads the page, the others are switched to: a fifth of the time. */
async function open(page: Page, { id }: Story): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  } else {
    await page.evaluate((storyId) => {
      const workshop = window as unknown as Workshop;
      workshop.thrown = [];
      workshop.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }
  // Asked now and then: to ask with each frame, the default, makes the page draw frames that it would not.
  const isDone = (storyId: string): boolean => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Partial<Workshop>;
    const { id: shown, phase = '' } = preview?.currentRender ?? {};
    return shown === storyId && ['completed', 'finished', 'errored', 'aborted'].includes(phase);
  };
  await page.waitForFunction(isDone, id, { polling: 40 });
  const thrown = await page.evaluate(() => {
    const { thrown: errors, __STORYBOOK_PREVIEW__: preview } = window as unknown as Workshop;
    const { phase } = preview.currentRender ?? {};
    const broken =
      document.body.classList.contains('sb-show-errordisplay') || phase === 'errored' || phase === 'aborted';
    return broken && errors.length === 0 ? [`ended as ${phase}`] : errors;
  });
  expect(thrown, `${id} throws`).toEqual([]);
}

/** Runs in the page before everything else: keeps what a story or its interaction throws. */
function listen(): void {
  const workshop = window as unknown as Workshop;
  workshop.thrown = [];
  let channel: Workshop['__STORYBOOK_ADDONS_CHANNEL__'];
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: typeof channel) => {
      channel = made;
      for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'])
        channel.on(event, (error) => workshop.thrown.push((error?.message ?? error?.title ?? event).slice(0, 400)));
    },
  });
}

/** What Storybook leaves in the window of a story, and what `listen` adds. */
interface Workshop {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, data: object): void;
    on(event: string, hear: (error?: { message?: string; title?: string }) => void): void;
  };
  __STORYBOOK_PREVIEW__: { currentRender?: { id: string; phase?: string } };
  thrown: string[];
}
