import { demoPassword, signIn } from '#e2e/fixtures/people';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';

/* From an empty draft to a booked place: staff in one browser, a client in another; then the public page without a script. */

test('staff publish a retreat, a client books a place, staff see who comes', async ({
  page,
  client,
  browser,
  baseURL,
}) => {
  test.slow();
  expect(client.email).toBeTruthy();
  const title = `Quiet water ${Date.now()}`;
  const office = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' });
  await signIn(office.request, 'admin@hedo.example', await demoPassword());
  const staff = await office.newPage();
  await staff.goto('/team-portal/retreats');
  await staff.getByRole('button', { name: 'New retreat' }).click();
  await staff.getByRole('dialog').getByLabel('Title').fill(title);
  await staff.getByRole('button', { name: 'Create draft' }).click();
  await expect(staff.getByText('Before it can be published:')).toBeVisible();
  await staff.getByLabel('Summary').fill('Three days at a lake.');
  await staff.getByLabel('Text', { exact: true }).fill('We swim and write.');
  await staff.getByLabel('Town or region').fill('Lugano, Switzerland');
  await staff.getByLabel('House that hosts it').fill('Lake House');
  await staff.getByRole('button', { name: 'Add day' }).click();
  await staff.getByLabel('Day 1', { exact: true }).fill('Arriving');
  await expect(staff.getByLabel('Tax rate')).toContainText('Standard rate');
  await staff.getByRole('button', { name: 'Travel insurance' }).click();
  await expect(staff.getByLabel('Travel insurance, in USD')).toHaveValue('150.00');
  await staff.getByLabel('Currency').selectOption('EUR');
  await staff.getByLabel('Travel insurance, in EUR').fill('120');
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByText('Before it can be published:')).toBeHidden();

  await staff.getByRole('button', { name: 'Add date' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('First day').fill(new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10));
  await dialog.getByLabel('Places in all').fill('1');
  await dialog.getByRole('button', { name: 'Add room' }).click();
  await dialog.getByLabel('Name').fill('Boat house');
  await dialog.getByLabel('Price (EUR)').fill('1,250.00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(staff.getByRole('button', { name: 'Back to draft' })).toBeVisible();
  await expectAccessible(staff, 'main');

  await page.goto(`/retreats?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('img', { name: /Map: Lugano/ })).toBeVisible();
  await expect(page.getByText('Travel insurance, €120 where we arrange it')).toBeVisible();
  await page.getByRole('link', { name: /Book Boat house/ }).click();
  await expect(page.getByText('€375 now')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Book this place' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay €375' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await expectAccessible(page, 'main');

  await staff.getByRole('link', { name: 'Who comes' }).click();
  await expect(staff.getByText('1 of 1 places taken')).toBeVisible();
  await expect(staff.getByRole('link', { name: '€0 paid, €1,250 open' })).toBeVisible();
  await expectAccessible(staff, 'main');
  await office.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a retreat can be read, with its dates as structured data', async ({ page }) => {
    await page.goto('/retreats/the-listening-coast');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The listening coast');
    await expect(page.getByText('Shared room').first()).toBeVisible();
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const events = blocks.flatMap((block) => JSON.parse(block)).filter((one) => one['@type'] === 'Event');
    expect(events[0]).toMatchObject({ location: { '@type': 'Place' }, offers: [{ priceCurrency: 'EUR' }, {}] });
  });
});
