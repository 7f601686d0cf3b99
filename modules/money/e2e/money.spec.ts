import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';

/* Staff writes an invoice, somebody without an account opens it by its link, staff books the transfer, both see it paid. */

test('an invoice is written, opened by its link, paid and given back', async ({ page, demo, browser, expected }) => {
  expected.push(/409/);
  await demo('admin');
  await page.goto('/team-portal/money?tab=documents');
  await page.getByRole('button', { name: 'New invoice' }).click();
  const form = page.getByRole('dialog', { name: 'New invoice' });
  await form.getByRole('button', { name: 'Issue and mail' }).click();
  await expect(form.getByText('Fill this in.').first()).toBeVisible();
  await form.getByLabel('Name').fill('Mina Okafor');
  await form.getByLabel('Mail address').fill(`mina-${Date.now()}@example.test`);
  await form.getByLabel('What it is for').fill('A day by the lake');
  await form.getByLabel('Amount').fill('1,250.50');
  await form.getByRole('button', { name: 'Issue and mail' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /Invoice INV-\d{4}-\d{5}/ });
  await expect(heading).toBeVisible();
  await expectAccessible(page, 'main');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link to pay' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: (await heading.textContent()) ?? '' })).toBeVisible();
  await expect(visitor.getByText('€1,250.50').first()).toBeVisible();
  await visitor.getByText('Promotion code or gift card').click();
  await visitor.getByLabel('Code').fill('NO-SUCH-CODE');
  await visitor.getByRole('button', { name: 'Use the code' }).click();
  await expect(visitor.getByText('This code is not valid for this invoice.')).toBeVisible();
  await expectAccessible(visitor, 'main');
  await expectNoSideScroll(visitor);

  await page.getByRole('button', { name: 'Record a payment' }).click();
  const payment = page.getByRole('dialog', { name: 'Record a payment' });
  await expect(payment.getByLabel('Amount')).toHaveValue('1250.50');
  await payment.getByLabel('Amount').fill('1250.51');
  await payment.getByRole('button', { name: 'Book the payment' }).click();
  await expect(payment.getByText('This is more than is still due.')).toBeVisible();
  await payment.getByLabel('Amount').fill('1250.50');
  await payment.getByRole('button', { name: 'Book the payment' }).click();
  await expect(page.getByText('Payment booked', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/€1,250\.50 received on/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel the invoice' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Cancel the invoice' });
  await cancelling.getByLabel('Who cancels').selectOption('house');
  await cancelling.getByRole('button', { name: 'Cancel the invoice' }).click();
  await page.getByRole('button', { name: /Mark as given back/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as given back' }).click();
  await expect(page.getByText('Refund booked', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/€1,250\.50 given back on/)).toBeVisible();
  await page.goto('/team-portal/money');
  // Once for each currency.
  await expect(page.getByText('Received in the period, less what was given back in it.').first()).toBeVisible();
  await expectAccessible(page, 'main');
});
