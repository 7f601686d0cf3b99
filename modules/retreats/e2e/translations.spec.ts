import { demoPassword, ownPage, signIn } from '#e2e/fixtures/people';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';

/* Staff translate a retreat of the demonstration; somebody who reads German gets it, somebody who reads Spanish the original. */

test('staff translate a retreat, and its page says in which language it is', async ({ page, browser, baseURL }) => {
  test.slow();
  const office = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' });
  await signIn(office.request, 'admin@hedo.example', await demoPassword());
  const staff = await office.newPage();
  const made = await office.request.post('/api/studio/retreats', {
    headers: ownPage,
    data: { title: `Still water ${Date.now()}` },
  });
  const { id, content, version } = await made.json();
  const summary = 'Three days at a lake.';
  const place = { name: 'Lugano, Switzerland', address: '', latitude: 46, longitude: 8.9, zone: 'Europe/Zurich' };
  const programme = [{ title: 'Arriving', text: 'Supper at seven.' }];
  const whole = { ...content, summary, place, programme, text: 'We swim.', partnerName: 'Lake House' };
  const saved = await office.request.put(`/api/studio/retreats/${id}`, {
    data: whole,
    headers: { ...ownPage, 'if-match': `"${version}"` },
  });
  await office.request.post(`/api/studio/retreats/${id}/moves`, {
    data: { to: 'published' },
    headers: { ...ownPage, 'if-match': `"${(await saved.json()).version}"` },
  });
  const path = `/retreats/${content.slug}`;

  await page.goto(`${path}?lang=de`);
  await expect(page.getByText('Dieses Retreat ist nur auf Englisch beschrieben.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');

  await staff.goto(`/team-portal/retreats/${id}`);
  await expect(staff.getByText('Not translated').first()).toBeVisible();
  await staff.getByRole('link', { name: 'Translate into German' }).click();
  await expect(staff.getByText('Three days at a lake.')).toBeVisible();
  await staff.getByLabel('Title').fill('Stilles Wasser');
  await staff.getByLabel('Summary').fill('Drei Tage am See.');
  await staff.getByLabel('Text', { exact: true }).fill('Wir schwimmen.');
  await staff.getByLabel('Day', { exact: true }).fill('Ankommen');
  await staff.getByLabel('What happens').fill('Abendessen um sieben.');
  await expectAccessible(staff, 'main');
  await staff.getByRole('button', { name: 'Publish now' }).click();
  await expect(staff.getByText('Shown now: version 1')).toBeVisible();

  await page.goto(`${path}?lang=de`);
  await expect(page.getByRole('heading', { level: 1, name: 'Stilles Wasser' })).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Übersetzt aus dem Original auf Englisch.')).toBeVisible();
  await expect(page.locator('link[hreflang="de"]')).toHaveAttribute('href', new RegExp(`${path}\\?lang=de$`));
  await expect(page.locator('link[hreflang="es"]')).toHaveCount(0);
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: 'Auf Englisch lesen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await page.goto(`${path}?lang=es`);
  await expect(page.getByText('Este retiro solo está descrito en inglés.')).toBeVisible();
  await office.close();
});
