import { demoPassword, signIn } from '../fixtures/people';
import { expect, test } from '../fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '../fixtures/test';

/* Lists of the team that a house of ten people uses each day: each has the habits of the others, on wide and narrow screens. */

const lists = [
  '/team-portal/practitioner-pages/reviews?state=all',
  '/team-portal/practitioner-pages/credentials?state=all',
  '/team-portal/money?tab=codes',
  '/team-portal/money?tab=cards',
  '/team-portal/money?tab=payouts',
  '/community/reports?status=all',
  '/management/imports',
  '/team-portal/aftercare',
];

test('lists of the team can be read, narrowed and taken along, on wide and narrow screens', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(context.request, 'admin@hedo.example', await demoPassword());
  for (const address of lists) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    const file = page.getByRole('link', { name: 'Download CSV' });
    await expect(file, address).toBeVisible();
    await expect(page.getByRole('button', { name: 'Columns', exact: true }), address).toBeVisible();
    await expectAccessible(page, 'main');
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSideScroll(page);
    }
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 1440, height: 900 });
    // What is searched stands in the address, and with it in the file.
    await page.getByRole('searchbox').first().fill('nobody-is-called-this');
    await expect(page.getByText(/Hidden by the search for “nobody-is-called-this”/), address).toBeVisible();
    await expect(page).toHaveURL(/q=nobody-is-called-this/);
    await expect(file).toHaveAttribute('href', /q=nobody-is-called-this/);
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page).not.toHaveURL(/q=nobody/);
  }
});
