import type { APIRequestContext } from '@playwright/test';
import { demoPassword, ownPage, signIn, signUp } from '../fixtures/people';
import { aPractice, askFor, haveMatchWith } from '../fixtures/practice';
import { expect, expectFineLook, test } from '../fixtures/test';
import { BoardPage, CarePage } from '../pages/team-pages';

/* A client on the way through the phases, and the plan for the time after. */

/** A name nobody else has: people are distinguished by it. */
const aName = (first: string): string =>
  `${first}${crypto
    .randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(6, 'a')
    .slice(0, 6)}`;

const called = async (request: APIRequestContext, method: string, path: string, data: object, version?: number) => {
  const headers = { ...ownPage, ...(version === undefined ? {} : { 'If-Match': `"${version}"` }) };
  const answer = await request.fetch(path, { method, headers, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
};

test('an admin moves a client on the board by keyboard, a practitioner writes a plan, the client ticks it', async ({
  browser,
  baseURL,
  page,
  context,
}) => {
  const [practitioner, first] = [aName('Ana '), aName('Clara')];
  const practice = await aPractice(browser, practitioner);
  await signUp(context.request, `${first} Winter`);
  const matchId = await haveMatchWith(context.request, practitioner);
  await askFor(context.request, matchId);
  await called(practice.context.request, 'PATCH', `/api/matches/${matchId}`, { status: 'accepted' }, 2);
  await called(context.request, 'POST', '/api/consents', { matchId, segments: ['birth'] });

  const office = await browser.newContext(baseURL ? { baseURL } : {});
  await signIn(office.request, 'admin@hedo.example', await demoPassword());
  const staffPage = await office.newPage();
  const board = new BoardPage(staffPage);
  await staffPage.goto(`/team-portal/clients?q=${first}`);
  const card = board.column('Matching').getByRole('link', { name: `${first} W.` });
  await expect(card).toBeVisible();
  await card.focus();
  await staffPage.keyboard.press('Shift+ArrowRight');
  await expect(board.column('Experience').getByRole('link', { name: `${first} W.` })).toBeVisible();
  await expect(board.status).toHaveText(`${first} W. is in Experience now`);
  await board
    .column('Experience')
    .getByRole('link', { name: `${first} W.` })
    .click();
  await expect(staffPage.getByRole('heading', { level: 1 })).toHaveText(`Client ${first} W.`);
  await expect(staffPage.getByText('From Matching to Experience')).toBeVisible();
  await expectFineLook(staffPage);
  await office.close();

  const theirs = await practice.context.newPage();
  const care = new CarePage(theirs);
  await theirs.goto('/team-portal/clients?view=list');
  await theirs
    .getByRole('row', { name: /C\. W\./ })
    .getByRole('link')
    .click();
  await theirs.getByRole('link', { name: 'Prepare the aftercare plan' }).click();
  await care.write.click();
  await care.name.fill('The first month at home');
  await care.step(1).fill('Write three sentences each evening.');
  await care.save.click();
  await expect(theirs.getByRole('article', { name: 'The first month at home' })).toBeVisible();
  await practice.context.close();

  await page.goto('/aftercare');
  const plan = page.getByRole('article', { name: 'The first month at home' });
  await expect(plan).toContainText('0 of 1 done');
  await plan.getByRole('checkbox', { name: 'Write three sentences each evening.' }).check();
  await expect(plan).toContainText('1 of 1 done');
  await page.reload();
  await expect(plan.getByRole('checkbox', { name: 'Write three sentences each evening.' })).toBeChecked();
  await expectFineLook(page);
});
