import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import type { AxeReport } from '../../.storybook/docs/axe-report';
import { pickOne } from '../../core/testing/sample';
import { axeFile } from '../../core/tools/axe-file.mjs';
import { runAxe } from '../fixtures/axe';
import {
  docsPages,
  listenToWorkshop,
  loadStory,
  openStory,
  type Story,
  serveWorkshop,
  stories,
  workshopFolder,
} from '../fixtures/workshop';

/*
 * Every story of the built workshop (`npm run ui:build`) is opened, played through where it has an interaction, and checked
 * by axe, on paper, and one of each part by night (all with `--all`). A story that throws, or an interaction that does not end
 * as it should, fails here too. The pages that the screens show meet axe where the other specs have them open; screens
 * themselves do with `--all`.
 */

/** The workshop is loaded once for each worker, since that takes longer than most checks. */
const test = base.extend<object, { workshop: Page }>({
  workshop: [
    async ({ browser }, use) => {
      const server = await serveWorkshop();
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        reducedMotion: 'reduce',
        viewport: { width: 1024, height: 768 },
      });
      const page = await context.newPage();
      await page.addInitScript(listenToWorkshop);
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

/** Rules about whole pages do not apply to a part on its own. */
const ofParts: RunOptions = {
  rules: Object.fromEntries(
    ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'].map((id) => [id, { enabled: false }]),
  ),
};
/** By night only the colours are others. */
const ofColours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

const isScreen = (title: string): boolean => title.startsWith('Screens/');
const checksScreens = process.env.HEDO_TEST_ALL === '1';

for (const title of new Set(stories.map((story) => story.title))) {
  const parts = stories.filter((story) => story.title === title);
  const checked = checksScreens || !isScreen(title);
  test(`${title} ${checked ? 'passes axe in both themes' : 'is drawn and played'}`, async ({ workshop: page }) => {
    // Whole screens take axe longer than parts.
    test.setTimeout(30_000 + parts.length * (isScreen(title) ? 25_000 : 10_000));
    const rules = new Set<string>();
    const violations: string[] = [];
    let engine = '';
    // Contrast by night takes as long as all rules by day: one story of each part, chosen by the seed of the run.
    const byNight = pickOne(title, parts);
    for (const story of parts) {
      await openStory(page, story);
      if (!checked) continue;
      for (const theme of byNight.includes(story) ? ['light', 'dark'] : ['light']) {
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        const found = await runAxe(page, { options: theme === 'dark' ? ofColours : ofParts });
        engine = found.engine;
        for (const id of found.passed) rules.add(id);
        for (const { id, nodes } of found.violations)
          for (const { html } of nodes) violations.push(`${story.name}, ${theme}, ${id}: ${html.slice(0, 160)}`);
      }
    }
    if (checked) {
      const counts = { stories: parts.length, byNight: byNight.length, rules: rules.size };
      writeReport(title, { engine, ...counts, violations });
    }
    expect(violations).toEqual([]);
  });
}

/** The page of the part shows it: what was found in this very build. */
const writeReport = (title: string, report: Omit<AxeReport, 'checkedOn'>): void => {
  const file = path.join(workshopFolder, axeFile(title));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...report, checkedOn: new Date().toISOString().slice(0, 10) }));
};

test('every prop has a control of its kind and a description', async ({ workshop: page }) => {
  const documented = new Map<string, Story>();
  for (const story of stories)
    if (!/^(Screens|Tokens|Guide)\//.test(story.title) && !documented.has(story.title))
      documented.set(story.title, story);
  await openStory(page, [...documented.values()][0] as Story);
  let count = 0;
  let optional = 0;
  const missing: string[] = [];
  for (const [title, story] of documented) {
    const { argTypes } = await loadStory(page, story);
    for (const [name, { control, type, choices = 2, description }] of Object.entries(argTypes)) {
      count += 1;
      if (!type?.required) optional += 1;
      // What is set in code has none; a box of JSON is one for data alone; a list of one choice is none.
      const isData = type?.name === 'object' || type?.name === 'array';
      const isTrue = choices > 1 && (control?.type === 'object' ? isData : Boolean(control?.type));
      const hasControl = type?.name === 'function' || isTrue;
      if (!hasControl) missing.push(`${title}: ${name} has no control`);
      if (!description) missing.push(`${title}: ${name} has no description`);
    }
  }
  console.log(`${count} props of ${documented.size} parts, ${optional} of them optional`);
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(300);
});

/** Each takes a page of its own, so they run with `--all`; ui-kit/part-docs.test.tsx says what a page lacks. */
if (checksScreens)
  for (const { id, title } of docsPages)
    test(`${title} has a page with all of its sections, whose drawing names what is there`, async ({ browser }) => {
      const server = await serveWorkshop();
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      try {
        await page.goto(
          `http://127.0.0.1:${(server.address() as AddressInfo).port}/iframe.html?id=${id}&viewMode=docs`,
        );
        await expect(page.locator('.part-page')).toBeVisible();
        await expect(
          page.locator('.part-scroll[data-settled="true"], .part-page:not(:has(.part-scroll))'),
        ).toBeVisible();
        await expect(page.locator('tr.missing')).toHaveCount(0);
        if (!title.startsWith('Tokens/'))
          for (const name of ['Anatomy and spacing', 'Do and don’t', 'Keyboard', 'Accessibility', 'States', 'Changes'])
            await expect(page.locator('h2').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
        // Nothing of it leaves a phone sideways.
        await page.setViewportSize({ width: 390, height: 844 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${title} at 390 px` })
          .toBeLessThanOrEqual(390);
      } finally {
        await page.close();
        server.closeAllConnections();
        server.close();
      }
    });
