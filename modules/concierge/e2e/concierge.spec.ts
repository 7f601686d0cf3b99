import { demoPassword, signIn } from '#e2e/fixtures/people';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectFineLook } from '#e2e/fixtures/test';
import { ConciergeInbox, ConciergePage } from './pages/concierge-page';

/* From a plan to a confirmed trip: a client in one browser, the team in another; then the pages against axe and a phone. */

test('a plan becomes a request, the team quotes, the client accepts', async ({ page, client, browser, baseURL }) => {
  test.slow();
  const concierge = new ConciergePage(page);
  await concierge.open();
  await concierge.say('Big Sur, California', 'A room without stairs, please.');
  await page.getByRole('button', { name: 'AI Plan' }).click();
  await expect(concierge.plan.getByRole('heading', { name: /Day 6/ })).toBeVisible();
  await expect(concierge.plan).toContainText('Each entry says why it is there.');
  await concierge.select('Hotels', 'Cliff House at Big Sur');
  await expect(concierge.summary).toContainText('(1 service selected)');
  await page.reload();
  await expect(concierge.summary).toContainText('(1 service selected)');
  await expect(page.getByLabel('Destination')).toHaveValue('Big Sur, California');
  await concierge.book.click();
  await expect(concierge.receipt).toBeVisible();
  const reference = /TR-\w{4}-\w{4}/.exec((await concierge.receipt.textContent()) ?? '')?.[0] ?? '';
  await concierge.summary.getByRole('link', { name: 'Open this trip' }).click();
  await expect(page.getByText('A person reads your request and replies with a quote.')).toBeVisible();

  const office = await browser.newContext(baseURL ? { baseURL } : {});
  await signIn(office.request, 'admin@hedo.example', await demoPassword());
  const staff = await office.newPage();
  const inbox = new ConciergeInbox(staff);
  await inbox.open(reference);
  await expect(inbox.dialog).not.toContainText('stairs');
  await inbox.dialog.getByRole('button', { name: 'Read what they wrote' }).click();
  await expect(inbox.dialog.getByText('A room without stairs, please.')).toBeVisible();
  await inbox.quote('18,500', 'Cliff House');
  await expect(inbox.dialog.getByText('Quote ready')).toBeVisible();

  await page.reload();
  await expect(page.getByText('$18,500 for everything.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Order and pay \$18,500/ }).click();
  const calendar = page.getByRole('link', { name: 'Add to calendar (.ics)' });
  await expect(calendar).toBeVisible();
  const file = await page.request.get((await calendar.getAttribute('href')) ?? '');
  expect(await file.text()).toContain('STATUS:CONFIRMED');
  await expectFineLook(page);

  // The team hears of it in the bell and sees its own view of the trip.
  await staff.goto('/community/notifications');
  await staff.getByRole('link', { name: `${reference}: the quote was accepted` }).click();
  await expect(staff.getByText('The client accepted the quote of $18,500. Arrange the trip as agreed.')).toBeVisible();
  await expectFineLook(staff);
  await staff.getByRole('link', { name: 'All quote requests' }).click();
  await expect(staff.getByText(/The filter hides \d+ trips? with another status/)).toBeVisible();
  await office.close();
  expect(client.email).toContain('@');
});

test('the pages are accessible and no wider than a phone', async ({ page }) => {
  const concierge = new ConciergePage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await concierge.open();
  await expectFineLook(page);
  await page.goto('/concierge/experiences');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectFineLook(page);
});
