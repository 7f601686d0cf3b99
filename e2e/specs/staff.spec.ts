import { threeAnswers } from '../fixtures/life';
import { demoPassword, ownPage, signUp } from '../fixtures/people';
import { haveAnswer } from '../fixtures/progress';
import { expect, test } from '../fixtures/quiet';
import { ShellPage } from '../pages/shell-page';
import { SignInDialog } from '../pages/sign-in-dialog';

/* The demo practitioner and the demo admin: their own rooms without a single refused call, and nothing of a client's. */

for (const role of ['practitioner', 'admin'] as const)
  test.describe(`the demo ${role}`, () => {
    test('signs in with the printed password, sees a dashboard and no client things', async ({ page }) => {
      const shell = new ShellPage(page);
      const dialog = new SignInDialog(page);
      await page.goto('/');
      await dialog.open();
      await dialog.signInAs({ email: `${role}@hedo.example`, password: await demoPassword() });
      await expect(dialog.root).toBeHidden();
      await page.goto('/dashboard');
      await expect(shell.heading).toHaveText(/^Welcome back, /);
      const actions = page.getByRole('navigation', { name: 'Quick actions' });
      await expect(actions.getByRole('link', { name: /View Profile/ })).toBeVisible();
      for (const name of [/Client Assessment/, /Find Practitioners/, /Continue Assessment/])
        await expect(page.getByRole('link', { name })).toBeHidden();
      await page.goto('/profile');
      await expect(shell.heading).toHaveText(/^Welcome back, /);
      await expect(page.getByText(`${role}@hedo.example`)).toBeVisible();
      await expect(page.getByText('Journey Complete')).toBeHidden();
      await page.goto('/profile/detailed');
      await expect(page.getByText('Charts belong to clients. This account has none.')).toBeVisible();
      await page.goto('/matching');
      await expect(shell.heading).toHaveText(
        role === 'admin' ? 'Matching belongs to clients' : 'People who ask for you',
      );
      await expect(page.getByRole('button', { name: /Run the matching/ })).toBeHidden();
    });

    test('meets no error in the rooms of clients either', async ({ page, demo }) => {
      const shell = new ShellPage(page);
      await demo(role);
      for (const room of ['/intake', '/intake/1', '/synthesis']) {
        await page.goto(room, { waitUntil: 'networkidle' });
        await expect(shell.heading).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
    });

    test('gets nothing of a client over the API', async ({ browser, baseURL, context, demo }) => {
      const other = await browser.newContext(baseURL ? { baseURL } : {});
      await signUp(other.request, 'Clara Winter');
      const [answer] = threeAnswers;
      await haveAnswer(other.request, answer);
      const own = (await (await other.request.get('/api/labor-responses/me')).json()) as { id: string }[];
      await other.close();
      await demo(role);
      const history = await context.request.get(`/api/labor-responses/${own[0]?.id}/history`, { headers: ownPage });
      expect([403, 404]).toContain(history.status());
      expect(await history.text()).not.toContain('bakery');
      expect(await (await context.request.get('/api/labor-responses/me')).text()).not.toContain('bakery');
    });
  });
