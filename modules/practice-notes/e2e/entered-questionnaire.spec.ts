import { demoPassword, ownPage, signIn } from '#e2e/fixtures/people';
import { aPractice, askFor, haveMatchWith } from '#e2e/fixtures/practice';
import { productUrl } from '#e2e/fixtures/product';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectAccessible, expectNoSideScroll } from '#e2e/fixtures/test';

/* Staff enter a questionnaire of their own words, a practitioner asks it, and their client answers. */

test('a questionnaire that staff enter is asked by a practitioner and answered by their client', async ({
  page,
  client,
  browser,
}) => {
  test.slow();
  expect(client.email).toBeTruthy();
  const title = `By the sea ${Date.now()}`;
  const office = await (await browser.newContext({ baseURL: productUrl })).newPage();
  await signIn(office.request, 'admin@hedo.example', await demoPassword());
  await office.goto('/team-portal/studio/questionnaires');
  await office.getByRole('button', { name: 'Add a questionnaire' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Name in English').fill(title);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await office.getByRole('textbox', { name: /^Licence/ }).fill('Written by the house itself.');
  await office.getByRole('textbox', { name: /^Period/ }).fill('Since we last met');
  await office.getByRole('textbox', { name: /^Instructions/ }).fill('How often was it so?');
  await office.getByRole('button', { name: 'Add to Questions' }).click();
  await office.getByRole('group', { name: 'Questions, 1' }).getByLabel('Question').fill('I looked at the water');
  for (const [index, [label, points]] of [['Never', '0'] as const, ['Every day', '5'] as const].entries()) {
    await office.getByRole('button', { name: 'Add to Answers' }).click();
    const answer = office.getByRole('group', { name: `Answers, ${index + 1}` });
    await answer.getByLabel('Answer').fill(label);
    await answer.getByLabel('Points').fill(points);
  }
  await expectAccessible(office, 'main');
  await office.getByRole('button', { name: 'Publish now' }).click();
  await expect(office.getByText(/^Shown now: version 1, published/)).toBeVisible();
  await office.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(office);

  const practice = await aPractice(browser, 'Ana Asking');
  const matchId = await haveMatchWith(page.request, 'Ana Asking');
  await askFor(page.request, matchId);
  const accepted = await practice.context.request.patch(`/api/matches/${matchId}`, {
    data: { status: 'accepted' },
    headers: { ...ownPage, 'If-Match': '"2"' },
  });
  expect(accepted.ok()).toBe(true);
  const room = await practice.context.newPage();
  await room.goto(`/practice/clients/${matchId}`);
  await room.getByRole('button', { name: `Ask for ${title}` }).click();
  await expect(room.getByText(`${title} waits for an answer since`)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/between-sessions');
  await page.getByRole('button', { name: `Answer ${title}` }).click();
  await expect(page.getByText('Written by the house itself.')).toBeVisible();
  await page
    .getByRole('group', { name: /I looked at the water/ })
    .getByLabel('Every day')
    .check();
  await expectAccessible(page, 'main');
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByRole('table', { name: `${title}, scores over time` })).toContainText('5');
  await expectNoSideScroll(page);

  await room.reload();
  await expect(room.getByRole('table', { name: `${title}, scores over time` })).toContainText('5');
  await expectAccessible(room, 'main');
  await practice.context.close();
  await office.context().close();
});
