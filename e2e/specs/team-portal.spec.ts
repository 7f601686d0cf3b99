import { pickOne } from '../../core/testing/sample';
import { expect, expectAccessible, expectContrast, expectFineLook, expectNoSideScroll, test } from '../fixtures/test';
import { PortalPage } from '../pages/portal-page';

/* The Team Portal as those see it whom it is for, and as a client does. */

const tabs = ['Analytics', 'Clients', 'Practitioners', 'Travel', 'Concierge', 'Experiences', 'Aftercare'] as const;

test('a client is told kindly that the room is for the team, and finds no way to it', async ({ page, client }) => {
  const portal = new PortalPage(page);
  expect(client.email).toContain('@');
  await page.goto('/team-portal');
  await expect(page.getByRole('heading', { name: 'This room is for the team' })).toBeVisible();
  await expect(portal.tabs).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Team', exact: true })).toBeHidden();
  await expectAccessible(page);
});

const roles = ['practitioner', 'admin'] as const;
/** Axe sees each tab once in each theme: of one of the two, whom the seed of the run chooses; with `--all` of both. */
const looked = pickOne<string>('tabs of the portal', roles);

for (const role of roles)
  test(`the demo ${role} walks all tabs by keyboard, on a phone and in both themes`, async ({ page, demo }) => {
    test.setTimeout(180_000);
    const portal = new PortalPage(page);
    await demo(role);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto('/dashboard');
    await page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }).press('Enter');
    await expect(portal.heading).toHaveText('Team Portal');
    for (const [place, name] of tabs.entries()) {
      if (place > 0) await portal.openByKeyboard(name);
      await expect(page).toHaveURL(place === 0 ? /\/team-portal$/ : new RegExp(`/team-portal/${name.toLowerCase()}`));
      await expect(portal.tab(name)).toHaveAttribute('aria-current', 'page');
      await expect(portal.content(name)).not.toBeEmpty();
      await expect(
        portal
          .content(name)
          .getByRole('status')
          .filter({ hasText: /^(Loading|Opening)/ }),
      ).toHaveCount(0);
      await expectNoSideScroll(page);
      if (!looked.includes(role)) continue;
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectContrast(page);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    }
    await portal.openByKeyboard('Analytics');
    await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Last 90 days' });
    await expect(page).toHaveURL(/\?days=90$/);
    await expect(page.getByRole('region', { name: 'Who comes back' })).toBeVisible();
    if (looked.includes(role)) await expectFineLook(page);
    await page.getByRole('link', { name: /^Who counts in Practitioners: / }).press('Enter');
    await expect(portal.heading).toHaveText('Who counts: Practitioners');
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('link', { name: 'Analytics' }).press('Enter');
    await expect(page).toHaveURL(/\/team-portal\?days=90$/);
  });
