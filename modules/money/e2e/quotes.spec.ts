import { expect, expectAccessible, expectNoSideScroll, test } from '#e2e/fixtures/test';

test('staff send a quote, somebody without an account orders it on a phone, and the invoice is there', async ({
  page,
  browser,
  demo,
  baseURL,
}) => {
  const name = `Quoted ${crypto.randomUUID().slice(0, 8)}`;
  await demo('admin');
  await page.goto('/team-portal/money?tab=quotes');
  await page.getByRole('button', { name: 'New quote' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Mail address').fill('quoted@example.com');
  await form.getByLabel('Deposit').fill('500');
  await form.getByLabel('Line 1: What it is for').fill('Six days by the lake');
  await form.getByLabel('Line 1: Price each, tax included').fill('1,200');
  await form.getByRole('button', { name: 'Add a line' }).click();
  await form.getByLabel('Line 2: What it is for').fill('Two conversations');
  await form.getByLabel('Line 2: Quantity').fill('2');
  await form.getByLabel('Line 2: Price each, tax included').fill('95');
  await form.getByRole('button', { name: 'Send the quote' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quote QU-/);
  await expectAccessible(page);

  const id = page.url().split('/').at(-1);
  const { path } = (await (await page.request.get(`/api/studio/money/quotes/${id}`)).json()) as { path: string };
  const phone = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  await guest.goto(path);
  await expect(guest.getByRole('row', { name: /^Deposit/ })).toContainText('€500.00');
  await expectNoSideScroll(guest);
  await guest.getByRole('button', { name: 'Accept', exact: true }).press('Enter');
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Order and pay €1,390.00' }).press('Enter');
  await guest.getByRole('link', { name: 'Open the invoice' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/^Invoice INV-/);
  await expect(guest.getByText('€500.00').first()).toBeVisible();
  await phone.close();

  await page.goto(`/team-portal/money?tab=quotes&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Accepted');
});
