import { aPractice } from '#e2e/fixtures/practice';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';

/* A practitioner subscribes to a calendar that is not reached, learns so, and removes it. */

test('a practitioner learns how each of their other calendars stands', async ({ browser }) => {
  test.slow();
  const practice = await aPractice(browser, 'Cal Elsewhere');
  const page = await practice.context.newPage();
  await page.goto('/practice/calendars');
  await page.getByRole('button', { name: 'Add a calendar' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Add and read' }).click();
  await expect(form.getByText('Enter the address of the calendar.')).toBeVisible();
  await form.getByLabel('Name').fill('Private');
  await form.getByLabel('ICS address').fill('webcal://calendar.invalid/busy.ics');
  await form.getByRole('button', { name: 'Add and read' }).click();
  await expect(page.getByRole('heading', { name: 'Private' })).toBeVisible();
  await expect(page.getByText('The name of the host is not known.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Remove Private' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Private' })).toBeHidden();
  await practice.context.close();
});
