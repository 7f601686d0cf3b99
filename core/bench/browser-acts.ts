import type { Page } from 'playwright';
import { longestOf, record, type Task } from './browser-trace';
import { openWindow, settle, type Visitor } from './browser-visits';
import { median } from './load';
import { addRow } from './results';

const say = (name: string, values: readonly number[], budget?: number): void => {
  const value = median(values);
  const range = `${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)}`;
  process.stdout.write(`${name.padEnd(76)} ${value.toFixed(0).padStart(5)} ms (${range})\n`);
  addRow(name, value, 'ms', budget);
};

const characters = 20_000;
const keys = 24;
const sentence = 'I wrote it down as it came, and then once more, slower. ';
const longText = sentence.repeat(Math.ceil(characters / sentence.length)).slice(0, characters);

/** Types at the end of a field; the longest time from a key to the next paint, as the browser itself measures it. */
const typeInto = async (page: Page, field: string): Promise<number> => {
  await page.locator(field).focus();
  await page.keyboard.insertText(longText);
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.evaluate(() => performance.mark('bench:keys'));
  for (let key = 0; key < keys; key += 1) await page.keyboard.type('a', { delay: 120 });
  await page.waitForTimeout(1000);
  return page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms);
};

/** Writing where 20,000 characters stand already, next to a page that holds a bare field. */
export const measureWriting = async (visitor: Visitor): Promise<void> => {
  for (const rate of [1, 4]) {
    const [ours, bare]: [number[], number[]] = [[], []];
    const tasks: Task[] = [];
    for (let round = 0; round < 3; round += 1) {
      const page = await openWindow(visitor, rate);
      await page.goto(`/intake/${7 + round}`);
      await settle(page);
      const { tasks: done } = await record(visitor.browser, page, async () => {
        ours.push(await typeInto(page, '#response'));
      });
      tasks.push(longestOf(done));
      await page.context().close();
      const plain = await openWindow(visitor, rate);
      await plain.setContent(
        '<textarea id="response" rows="11" style="field-sizing: content; width: 40rem"></textarea>',
      );
      bare.push(await typeInto(plain, '#response'));
      await plain.context().close();
    }
    const at = `at 20,000 characters, ${rate} times slower`;
    say(`a key in the writing room ${at}: to the next paint`, ours, rate === 1 ? 100 : undefined);
    say(`a key in a bare field ${at}: to the next paint`, bare);
    say(
      `a key in the writing room ${at}: longest task, processor time`,
      tasks.map(({ ms }) => ms),
    );
    if (process.env.BENCH_TASKS) process.stdout.write(`    ${tasks[0]?.of.join('\n    ')}\n`);
  }
};

/** What it takes to put the bodygraph on the page for the first time, in a new window. */
export const measureChart = async (visitor: Visitor): Promise<void> => {
  const [putting, after]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round += 1) {
    const page = await openWindow(visitor, 1);
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('[aria-label="Bodygraph"]')) return;
        watch.disconnect();
        performance.mark('bench:chart');
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    const { tasks, marks } = await record(visitor.browser, page, async () => {
      await page.goto('/profile/detailed');
      await settle(page);
    });
    await page.context().close();
    const at = marks.get('chart');
    if (at === undefined) throw new Error('the bodygraph was not drawn');
    const task = tasks.find(({ from, to }) => from <= at && at <= to);
    putting.push(task?.ms ?? Number.NaN);
    // The frame that shows it.
    after.push(longestOf(tasks.filter(({ from }) => from > at && from < at + 100_000)).ms);
  }
  say('the bodygraph: task that puts it on the page, processor time', putting, 16);
  say('the bodygraph: longest task of the 100 ms after it, processor time', after, 16);
};

/** From the press of a link, after it was pointed at, to the next page with its heading and nothing more under way. */
export const measureWays = async (
  visitor: Visitor,
  ways: readonly (readonly [from: string, to: string])[],
): Promise<void> => {
  for (const [from, to] of ways) {
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const page = await openWindow(visitor, 1);
      await page.goto(from);
      await settle(page);
      const link = page.locator(`a[href="${to}"]:visible`).first();
      await link.hover();
      await page.waitForTimeout(1000);
      await page.evaluate((path) => {
        const arrived = new Promise<number>((resolve) => {
          const press = (event: MouseEvent): void => {
            const before = document.querySelector('main h1');
            const look = (): void => {
              const heading = document.querySelector('main h1');
              const isThere = location.pathname === path && heading !== null && heading !== before;
              if (!isThere || document.querySelector('main [aria-busy="true"]'))
                return void requestAnimationFrame(look);
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
            };
            look();
          };
          addEventListener('click', press, { capture: true, once: true });
        });
        Object.assign(window, { arrived });
      }, to);
      await link.click();
      times.push(await page.evaluate(() => (window as unknown as { arrived: Promise<number> }).arrived));
      await page.context().close();
    }
    say(`${from} to ${to} by its link, pointed at before`, times, 100);
  }
};
