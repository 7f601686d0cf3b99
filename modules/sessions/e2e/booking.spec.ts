import { ownPage } from '#e2e/fixtures/people';
import { aPractice, askFor, haveMatchWith } from '#e2e/fixtures/practice';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';

/* A practitioner offers a session, a client books it, and both see it. */

test('a client books what their practitioner offers, and cancels it in time', async ({ page, client, browser }) => {
  test.slow();
  expect(client.email).toBeTruthy();
  const practice = await aPractice(browser, 'Ana Booking');
  const matchId = await haveMatchWith(page.request, 'Ana Booking');
  await askFor(page.request, matchId);
  const accepted = await practice.context.request.patch(`/api/matches/${matchId}`, {
    data: { status: 'accepted' },
    headers: { ...ownPage, 'If-Match': '"2"' },
  });
  expect(accepted.ok()).toBe(true);

  const office = await practice.context.newPage();
  await office.goto('/practice/services');
  await office.getByRole('button', { name: 'Add a service' }).click();
  const form = office.getByRole('dialog');
  await form.getByLabel('Name').fill('An hour to begin');
  await form.getByRole('radio', { name: 'By phone' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByRole('heading', { name: 'An hour to begin' })).toBeVisible();
  await expectAccessible(office);

  await page.goto('/sessions');
  await page.getByRole('button', { name: 'Choose a time for An hour to begin' }).click();
  const dialog = page.getByRole('dialog');
  // The second of the days offered lies wholly ahead.
  await dialog
    .getByRole('button', { name: /times? free$/ })
    .nth(1)
    .click();
  await dialog.getByRole('group', { name: 'Time' }).getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Book this time' }).click();
  await expect(dialog).toBeHidden();
  const own = page.getByRole('link', { name: /^Open An hour to begin on/ });
  await expect(own).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);

  await office.goto('/practice');
  await expect(office.getByRole('heading', { name: 'An hour to begin' }).first()).toBeVisible();
  await expectAccessible(office);

  await own.click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(page.getByText('You cancelled this session.')).toBeVisible();
  await practice.context.close();
});
