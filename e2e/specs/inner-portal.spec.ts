import { threeAnswers } from '../fixtures/life';
import { ownPage, signUp } from '../fixtures/people';
import { aPractice, askFor, haveMatchWith } from '../fixtures/practice';
import { haveAnswer } from '../fixtures/progress';
import { expect, test } from '../fixtures/quiet';
import { expectFineLook, expectNoSideScroll } from '../fixtures/test';
import { InnerPortalPage } from '../pages/inner-portal-page';

/* The rooms of a client's inner portal, as somebody new walks through them. */

test('somebody new walks the chain by keyboard until a room is closed, which says why, and back again', async ({
  page,
  client,
}) => {
  const portal = new InnerPortalPage(page);
  await page.goto('/journey');
  await expect(portal.title).toHaveText('Your way');
  const first = portal.main.getByRole('link', { name: /^Your next step/ });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/journey/next-step');
  await expect(portal.main.getByText('Step 1 of 8')).toBeVisible();
  await expect(portal.main.getByRole('link', { name: /^Give your birth date, time and place/ })).toBeVisible();
  for (const [room, address, own] of [
    ['Your profile in detail', '/journey/detailed', 'Start Your Profile'],
    ['What you wrote', '/journey/journey', 'Begin with Labor 1'],
  ] as const) {
    await portal.next(room).press('Enter');
    await expect(page).toHaveURL(address);
    // Whoever cannot see the page hears its title next.
    await expect(portal.title).toBeFocused();
    await expect(portal.title).toHaveText(room);
    await expect(portal.main.getByRole('link', { name: own })).toBeVisible();
  }
  await portal.next('Support when you want it').press('Enter');
  await expect(portal.main.getByRole('heading', { name: 'This opens after 3 Labors' })).toBeVisible();
  await expect(portal.main.getByRole('link', { name: '0 of 3 Labors written' })).toHaveAttribute('href', '/intake/1');
  await expect(portal.next('Guidance')).toHaveCount(0);
  await expectFineLook(page, [390]);

  await page.goBack();
  await expect(page).toHaveURL('/journey/journey');
  await page.goForward();
  await expect(page).toHaveURL('/journey/ready-support');
  await portal.back('What you wrote').press('Enter');
  await expect(portal.title).toHaveText('What you wrote');
  await page.goto('/journey/premium-concierge');
  await expect(portal.main.getByRole('heading', { name: 'This opens when your own part is done' })).toBeVisible();
  await expect(portal.main.getByRole('link', { name: '0 of 12 Labors written' })).toBeVisible();
  expect(client.email).toBeTruthy();
});

test('after three Labors the rest of the chain opens, and every room has something of its own', async ({
  page,
  context,
  client,
}) => {
  expect(client.email).toBeTruthy();
  for (const answer of threeAnswers) await haveAnswer(context.request, answer);
  const portal = new InnerPortalPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/journey/journey');
  await expect(portal.main.getByRole('list', { name: 'Your answers' }).getByRole('listitem')).toHaveCount(3);
  await portal.next('Support when you want it').click();
  await expect(portal.main.getByRole('link', { name: /^Need help now\?/ })).toBeVisible();
  await portal.next('Guidance').click();
  await portal.main.getByRole('link', { name: /^A practitioner/ }).click();
  await expect(page).toHaveURL('/journey/practitioner');
  await expect(portal.main.getByRole('heading', { name: 'Before anybody can be looked for' })).toBeVisible();
  await portal.back('Guidance').click();
  await portal.main.getByRole('link', { name: /^The community/ }).click();
  await expect(page).toHaveURL('/journey/community');
  await expect(portal.main.getByText(/^You have not joined a pod yet/)).toBeVisible();
  await expect(portal.main.getByRole('region', { name: 'Newest discussions' }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  await expectNoSideScroll(page);
  await portal.next('Experiences').click();
  await expect(page).toHaveURL('/journey/experiences');
  await portal.next('Your bookings').click();
  await expect(page).toHaveURL('/journey/bookings');
  await expect(portal.main.getByText('Step 8 of 8')).toBeVisible();
  await expectNoSideScroll(page);
});

test('who accompanies a client stands in the portal with what they may read, and their plan is ticked there', async ({
  browser,
  page,
  context,
}) => {
  const name = `Ana ${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
  const { request } = (await aPractice(browser, name)).context;
  await signUp(context.request, 'Clara Winter');
  const { id: clientId } = (await (await context.request.get('/api/auth/user')).json()) as { id: string };
  const matchId = await haveMatchWith(context.request, name);
  const sent = async (by: typeof request, method: string, path: string, data: object, more = {}) => {
    const answer = await by.fetch(path, { method, headers: { ...ownPage, ...more }, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  await askFor(context.request, matchId);
  await sent(request, 'PATCH', `/api/matches/${matchId}`, { status: 'accepted' }, { 'If-Match': '"2"' });
  await sent(context.request, 'POST', '/api/consents', { matchId, segments: ['birth', 'labor:3'] });
  const items = [{ kind: 'task', text: 'Walk before breakfast.', dueOn: null, assignee: 'client' }];
  const plan = { title: 'The first month', summary: null, items };
  await sent(request, 'POST', `/api/aftercare/${clientId}/plans`, plan, { 'Idempotency-Key': crypto.randomUUID() });

  const portal = new InnerPortalPage(page);
  await page.goto('/journey/practitioner');
  const person = portal.main.getByRole('article', { name });
  await expect(person.getByRole('button', { name: `Schedule an introduction call with ${name}` })).toBeVisible();
  await expect(person.getByRole('listitem')).toHaveText([/^Birth data/, /^Labor 3: Relationships & Love/]);
  await expect(person.getByRole('link', { name: `Choose what ${name} may read` })).toBeVisible();
  await expectFineLook(page);

  await page.goto('/journey/integration-support');
  const task = portal.main.getByRole('checkbox', { name: 'Walk before breakfast.' });
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await task.click();
  await kept;
  await page.reload();
  await expect(task).toBeChecked();
});
