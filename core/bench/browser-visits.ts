import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { longestOf, type Recorded, record, type Task } from './browser-trace';
import { median } from './load';
import { addRow } from './results';

/** Somebody who opens pages. */
export interface Visitor {
  readonly browser: Browser;
  readonly url: string;
  readonly state: Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;
}

/** How many times slower the processor is made. */
const slowdown = 4;
/** What a person notices: longer than this, a tap waits. */
const longMs = 50;
const rounds = 3;

/** Opens a window with an empty cache, on a processor so many times slower. */
export const openWindow = async ({ browser, url, state }: Visitor, rate: number, live = true): Promise<Page> => {
  const context = await browser.newContext({
    ...{ baseURL: url, storageState: state, javaScriptEnabled: live },
    ...{ viewport: { width: 1280, height: 860 }, locale: 'en-US', reducedMotion: 'reduce' },
  });
  // What is evaluated in the page was compiled by tsx, which names functions.
  if (live) await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
};

/** Waits until the page has drawn what it has to say, and what comes by itself after it. */
export const settle = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
};

interface Visit extends Recorded {
  readonly html: string;
  readonly scriptBytes: number;
}

const visit = async (visitor: Visitor, path: string): Promise<Visit> => {
  const page = await openWindow(visitor, slowdown);
  const recorded = await record(visitor.browser, page, async () => {
    await page.goto(path, { waitUntil: 'load' });
    await settle(page);
  });
  const scriptBytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .reduce((sum, one) => sum + (one as PerformanceResourceTiming).encodedBodySize, 0),
  );
  const html = await page.content();
  await page.context().close();
  return { ...recorded, html, scriptBytes };
};

/** The same page as plain markup with its style sheets: what the browser takes for it, whoever made it. */
const visitBare = async (visitor: Visitor, path: string, html: string): Promise<Recorded> => {
  const page = await openWindow(visitor, slowdown, false);
  const body = html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link[^>]*as="script"[^>]*>/g, '');
  await page.route(new URL(path, visitor.url).href, (route) => route.fulfill({ contentType: 'text/html', body }));
  const recorded = await record(visitor.browser, page, async () => {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(500);
  });
  await page.context().close();
  return recorded;
};

const isLong = ({ ms }: Task): boolean => ms > longMs;

/** Opens each page three times in turns with its plain markup, and says what its longest task was. */
export const visitPages = async (visitor: Visitor, role: string, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    const [ours, bare, long]: [Task[], number[], number[]] = [[], [], []];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const seen = await visit(visitor, path);
      ours.push(longestOf(seen.tasks));
      long.push(seen.tasks.filter(isLong).length);
      bare.push(longestOf((await visitBare(visitor, path, seen.html)).tasks).ms);
      bytes = seen.scriptBytes;
    }
    const [mine, plain] = [median(ours.map(({ ms }) => ms)), median(bare)];
    const worst = ours.find(({ ms }) => ms === mine);
    process.stdout.write(
      `${role.padEnd(8)} ${path.padEnd(32)} longest ${mine.toFixed(0).padStart(4)} ms, ${median(long)} over ${longMs} ms; as plain markup ${plain.toFixed(0).padStart(4)} ms; scripts ${(bytes / 1024).toFixed(0)} KB\n${
        process.env.BENCH_TASKS ? `    ${worst?.of.join('\n    ')}\n` : ''
      }`,
    );
    addRow(`${role} ${path}: longest task`, mine, 'ms');
    addRow(`${role} ${path}: to the same as plain markup`, mine / plain, 'x');
  }
};
