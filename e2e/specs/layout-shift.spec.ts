import type { BrowserContext, Page } from '@playwright/test';
import { pickOne } from '../../core/testing/sample';
import { demoPassword, signIn } from '../fixtures/people';
import { expect, test } from '../fixtures/test';

/*
 * Nothing moves while a page loads, and every heading has one of three sizes at one edge. The browser's own measure: the share of
 * the window that moved times how far, added up. Google calls .1 good; a reader does not notice .02.
 */
const most = 0.02;
/** Each page at one of them, chosen by the seed of the run; `npm test -- --all` loads each at all. */
const widths = [390, 820, 1440] as const;
const pages = {
  visitor: ['/', '/client-journey', '/magazine', '/concierge', '/enhanced-intake'],
  client: ['/dashboard', '/intake', '/intake/1', '/profile', '/profile/detailed', '/profile/connections', '/synthesis'],
  practitioner: ['/dashboard', '/messages', '/matching', '/matching/clients'],
  admin: [
    '/dashboard',
    '/management',
    '/management/people',
    '/management/audit',
    '/team-portal',
    '/team-portal/clients',
    '/team-portal/concierge',
  ],
} as const;
/** Pages that clear header and footer away have an edge of their own. */
const cleared: readonly string[] = ['/enhanced-intake', '/intake/1'];

interface Seen {
  readonly shift: number;
  /** What moved most. */
  readonly moved: string;
  readonly size: number;
  readonly sizes: readonly number[];
  /** Pixels from the logo to the heading. */
  readonly edge: number;
}

const watch = (): void => {
  const shifts: { value: number; moved: string }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      const node = entry.sources[0]?.node;
      if (!entry.hadRecentInput)
        shifts.push({ value: entry.value, moved: (node?.textContent ?? node?.nodeName ?? '').slice(0, 60) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const look = (): Seen => {
  const { shifts } = window as unknown as { shifts: { value: number; moved: string }[] };
  const heading = document.querySelector('main h1');
  const words = document.createRange();
  if (heading) words.selectNodeContents(heading);
  const sizes = ['--h1-cover', '--h1-page', '--h1-tool'].map((name) => {
    const probe = document.createElement('h1');
    probe.style.cssText = `font-size: var(${name}); transition: none`;
    document.body.append(probe);
    const size = Number.parseFloat(getComputedStyle(probe).fontSize);
    probe.remove();
    return size;
  });
  const logo = document.querySelector('header a[href]')?.getBoundingClientRect().left ?? 0;
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.toSorted((one, other) => other.value - one.value)[0]?.moved ?? '',
    size: heading ? Number.parseFloat(getComputedStyle(heading).fontSize) : 0,
    sizes,
    edge: words.getBoundingClientRect().left - logo,
  };
};

const visit = async (page: Page, path: string, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: width === 390 ? 844 : width === 820 ? 1180 : 900 });
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // What an answer brings is drawn a frame later.
  await page.waitForTimeout(300);
  const { shift, moved, size, sizes, edge } = await page.evaluate(look);
  const at = `${path} at ${width} px`;
  expect.soft(shift, `${at} moved: ${moved}`).toBeLessThanOrEqual(most);
  expect.soft(sizes.map(Math.round), `${at}: size of the heading`).toContain(Math.round(size));
  if (!cleared.includes(path)) expect.soft(Math.abs(edge), `${at}: edge of the heading`).toBeLessThanOrEqual(4);
};

for (const [role, paths] of Object.entries(pages))
  test(`nothing moves while the pages of a ${role} load`, async ({ browser }) => {
    test.setTimeout(240_000);
    const context: BrowserContext = await browser.newContext();
    if (role !== 'visitor') await signIn(context.request, `${role}@hedo.example`, await demoPassword());
    await context.addInitScript(watch);
    const page = await context.newPage();
    for (const path of paths) for (const width of pickOne(path, widths)) await visit(page, path, width);
    await context.close();
  });
