import type { APIRequestContext } from '@playwright/test';
import { ownPage } from '#e2e/fixtures/people';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectFineLook } from '#e2e/fixtures/test';
import { JournalPage } from './pages/journal-page';

const known = 'What Writing It Down Can Do, and What It Cannot';
const address = '/magazine/what-writing-it-down-can-do';

/** Waits until the list stands still: as many cards as the current chip says. */
const settled = async (journal: JournalPage, category = 'All'): Promise<number> => {
  await expect.poll(async () => (await journal.count(category)) - (await journal.cards.count())).toBe(0);
  return journal.cards.count();
};

test.describe('the journal', () => {
  test('keeps the substring rule: any part of title, excerpt or tag, in any case', async ({ page }) => {
    const journal = new JournalPage(page);
    await page.goto('/magazine');
    const all = await settled(journal);
    // Also when it is typed before the page's code is there.
    await journal.box.fill('  RITING IT d ');
    await expect(page).toHaveURL(/\?q=RITING\+IT\+d$/);
    await expect(journal.card(known)).toBeVisible();
    await expect.poll(() => journal.cards.count()).toBeLessThan(all);
    await settled(journal);
    // A tag, and signs that mean something elsewhere.
    await journal.box.fill('meta-ana');
    await expect(journal.card(known)).toBeVisible();
    for (const wild of ['%', '_', '.*', '(a+)+$']) {
      await journal.box.fill(wild);
      await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
      await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).first().click();
    await expect(page).toHaveURL(/\/magazine$/);
    await expect(journal.box).toHaveValue('');
    await expect(journal.cards).toHaveCount(all);
  });

  test('has chips that follow the search, in an address that Back and strangers can use', async ({ page }) => {
    const journal = new JournalPage(page);
    await page.goto('/magazine?category=Astrology&type=sculpture&sort=loudest');
    const all = await settled(journal);
    await expect(journal.chip('All')).toHaveAttribute('aria-current', 'true');
    await journal.chip('Science').click();
    await expect(page).toHaveURL(/\?category=Science$/);
    await expect.poll(() => journal.cards.count()).toBeLessThan(all);
    await settled(journal, 'Science');
    expect(await journal.count('All')).toBe(all);
    await journal.box.fill('writing');
    await expect.poll(() => journal.count('All')).toBeLessThan(all);
    await expect(journal.chip('Science')).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page).toHaveURL(/\?category=Science$/);
    await expect(journal.box).toHaveValue('');
    await expect.poll(() => journal.count('All')).toBe(all);
    await page.goBack();
    await expect(journal.chip('All')).toHaveAttribute('aria-current', 'true');
  });

  test('opens its filter sheet by keyboard, filters at once and gives the focus back', async ({ page }) => {
    const journal = new JournalPage(page);
    await page.goto('/magazine');
    await settled(journal);
    await page.waitForLoadState('networkidle');
    await journal.filter.focus();
    await page.keyboard.press('Enter');
    await expect(journal.sheet).toBeVisible();
    await journal.sheet.getByLabel('Type').selectOption('guide');
    await expect(page).toHaveURL(/\?type=guide$/);
    await journal.sheet.getByLabel('Order').selectOption('liked');
    await expect(page).toHaveURL(/\?type=guide&sort=liked$/);
    await page.keyboard.press('Escape');
    await expect(journal.sheet).toBeHidden();
    await expect(journal.filter).toBeFocused();
    await expect(journal.filter).toHaveAccessibleName('Filter, 2 in use');
    await expect(journal.cards.first()).toContainText('Guide');
  });

  test('breaks on nothing that stands in an address', async ({ page }) => {
    const journal = new JournalPage(page);
    for (const bad of [`?q=${'a'.repeat(4000)}`, '?q=%00%E2%80%AE', '?partner=%F0%9F%92%A3&tag=', '?category[]=x'])
      await test.step(bad.slice(0, 30), async () => {
        const answer = await page.goto(`/magazine${bad}`);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transformation Journal');
        await expect(journal.box).toBeVisible();
      });
  });

  test('finds with a slip of the keys from any page, by Ctrl+K and by /', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Search articles and pages' });
    await expect(box).toBeFocused();
    await box.fill('wrtiing');
    await expect(page.getByRole('option', { name: known })).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(known);
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
  });
});

test.describe('an article', () => {
  test('is readable without JavaScript, and so is the list', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/magazine?q=writing');
    await expect(page.getByRole('heading', { level: 3, name: known })).toBeVisible();
    await page.getByRole('link', { name: `Read More ${known}` }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(known);
    expect(((await page.getByRole('article').first().textContent()) ?? '').split(/\s+/).length).toBeGreaterThan(600);
    await expect(page.getByText('What this rests on')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'References' })).toBeVisible();
    await context.close();
  });

  test('takes a like and a bookmark of a client, once, with undo', async ({ page, client }) => {
    expect(client.email).toBeTruthy();
    await page.goto('/magazine/six-breaths-a-minute');
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    const like = main.getByRole('button', { name: /^Like/ }).first();
    const save = main.getByRole('button', { name: 'Save to reading list' }).first();
    const likes = async () => Number((await like.textContent())?.replace(/\D/g, ''));
    const before = await likes();
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    expect(await likes()).toBe(before + 1);
    await save.click();
    await expect(page.getByText('Saved to your reading list', { exact: true })).toBeVisible();
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    expect(await likes()).toBe(before + 1);
    await page.goto('/magazine/reading-list');
    await expect(main.getByRole('heading', { level: 2, name: 'Six Breaths a Minute' })).toBeVisible();
    // What the client chose comes after the list; before it a click would choose anew.
    for (const name of [/^Like/, 'Save to reading list'])
      await expect(main.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    // Leaving the page sooner would give up what is on its way.
    const taken = Promise.all(
      ['like', 'bookmark'].map((what) =>
        page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.url().endsWith(`/${what}`)),
      ),
    );
    await main.getByRole('button', { name: /^Like/ }).click();
    await main.getByRole('button', { name: 'Save to reading list' }).click();
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
    await taken;
    await page.goto('/magazine/six-breaths-a-minute');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    expect(await likes()).toBe(before);
  });

  test('asks a visitor to sign in, and says why', async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.getByRole('main').getByRole('button', { name: /^Like/ }).first().click();
    await expect(page.getByRole('dialog')).toContainText('Sign in to like articles.');
  });

  test('that is not there is a 404 inside the journal, with a search', async ({ page, expected }) => {
    expected.push(/404/);
    const answer = await page.goto('/magazine/no-such-article');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This article is not here');
    await page.getByRole('searchbox').fill('sleep');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/magazine\?q=sleep$/);
  });

  test('with hostile Markdown shows it as text', async ({ page, browser, demo }) => {
    await demo('admin');
    const title = `Hostile ${Date.now()}`;
    const slug = await publish(page.context().request, {
      title,
      excerpt: '"><img src=x onerror=alert(1)>',
      tags: ['<script>alert(1)</script>'],
      category: 'Technology',
      body: [
        'First <img src=x onerror=alert(1)> words.',
        '<script>alert(2)</script>',
        '[press](javascript:alert(3)) and [data](data:text/html,x) and ![p](https://evil.example/p.png)',
        '<iframe src="https://evil.example"></iframe>',
      ].join('\n\n'),
    });
    const context = await browser.newContext();
    const visitor = await context.newPage();
    const foreign: string[] = [];
    visitor.on('dialog', () => foreign.push('a script ran'));
    visitor.on('request', (request) => request.url().includes('evil.example') && foreign.push(request.url()));
    await visitor.goto(`/magazine/${slug}`);
    await expect(visitor.getByText('<img src=x onerror=alert(1)> words.')).toBeVisible();
    await visitor.waitForLoadState('networkidle');
    // Covers of related articles come from the library.
    const own = 'main img:not([src^="/api/media/"]), main iframe, main script, main [href^="javascript:"]';
    await expect(visitor.locator(own)).toHaveCount(0);
    expect(foreign).toEqual([]);
    await context.close();
    await page.context().request.patch(`/api/articles/${slug}`, {
      headers: { ...ownPage, 'if-match': '"3"' },
      data: { status: 'archived' },
    });
  });
});

/** Takes a new article through draft and review; answers its slug, at version 3. */
const publish = async (request: APIRequestContext, content: Record<string, unknown>): Promise<string> => {
  const made = await request.post('/api/articles', { headers: ownPage, data: content });
  expect(made.ok(), await made.text()).toBe(true);
  const { slug } = ((await made.json()) as { content: { slug: string } }).content;
  for (const [version, status] of [
    [1, 'review'],
    [2, 'published'],
  ]) {
    const moved = await request.patch(`/api/articles/${slug}`, {
      headers: { ...ownPage, 'if-match': `"${version}"` },
      data: { status },
    });
    expect(moved.ok(), await moved.text()).toBe(true);
  }
  return slug;
};

test.describe('the pages for editors', () => {
  test('takes an article of an editor from a draft to its readers', async ({ page, demo }) => {
    test.setTimeout(90_000);
    await demo('admin');
    // Colours on their way from one to another are no colours to measure.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/magazine/desk');
    await page.getByRole('button', { name: 'New article' }).click();
    const title = `From an editor ${Date.now()}`;
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Text (Markdown)').fill('## A heading\n\nSome **strong** words.');
    await expect(
      page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'A heading' }),
    ).toBeVisible();
    await expect(page.getByText('Saved, version 2')).toBeVisible();
    await page.getByRole('button', { name: 'Hand in for review' }).click();
    await expect(page.getByText('Write an excerpt: it is what lists and searches show.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish now' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByText('About the piece').click();
    await page.getByLabel('Excerpt').fill('One sentence.');
    await page.getByLabel('Tags').fill('editors');
    await expect(page.getByRole('button', { name: 'Publish now' })).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(/^Saved, version/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Readers see this piece')).toBeVisible();
    await page.getByRole('link', { name: 'See it as readers do' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await page.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('You can read this piece, but not change it in this stage.')).toBeVisible();
  });
});

test.describe('axe finds nothing', () => {
  for (const path of ['/magazine', address, '/magazine/six-breaths-a-minute', '/magazine?q=zzzz'])
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectFineLook(page);
    });

  test('in the filter sheet', async ({ page }) => {
    const journal = new JournalPage(page);
    await page.goto('/magazine');
    await page.waitForLoadState('networkidle');
    await journal.filter.click();
    await expect(journal.sheet).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
  });
});
