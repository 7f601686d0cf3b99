import { demoPassword, signIn } from '#e2e/fixtures/people';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';

/* An editor translates an article from its own editor; somebody who reads German gets it, and is led back to the original. */

test('an article is translated, and its page says from which language', async ({ page, browser, baseURL }) => {
  test.slow();
  const office = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' });
  await signIn(office.request, 'admin@hedo.example', await demoPassword());
  const staff = await office.newPage();
  const { id } = await (await office.request.get('/api/articles/bringing-it-home')).json();
  const path = '/magazine/bringing-it-home';
  await page.goto(`${path}?lang=es`);
  await expect(page.getByText('Este artículo solo existe en inglés.')).toBeVisible();

  await staff.goto(`/magazine/desk/${id}`);
  await staff.getByRole('link', { name: 'Translate into German' }).click();
  await staff.getByLabel('Title').fill('Nach Hause bringen');
  await staff.getByLabel('Excerpt').fill('Was danach bleibt.');
  await staff.getByLabel('Text', { exact: true }).fill('## Danach\n\nEs **bleibt**.');
  await staff.getByRole('button', { name: 'Publish now' }).click();
  await expect(staff.getByText('Shown now: version 1')).toBeVisible();

  await page.goto(`${path}?lang=de`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nach Hause bringen' })).toHaveAttribute('lang', 'de');
  await expect(page.locator('link[hreflang="de"]')).toHaveCount(1);
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: 'Auf Englisch lesen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await office.close();
});
