import type { Page } from '@playwright/test';
import { threeAnswers } from '#e2e/fixtures/life';
import { signUp } from '#e2e/fixtures/people';
import { aPractice, askFor, haveMatchWith } from '#e2e/fixtures/practice';
import { expect, expectAccessible, expectFineLook, test } from '#e2e/fixtures/test';
import { MatchingPage } from '#e2e/pages/matching-page';
import { ClientRoomPage, SharingPage } from './pages/sharing-pages';

/* What one person opens to another: exactly that, as long as they want, and never unseen. */

const labor = 'Labor 3: Relationships & Love';
const sentence = /My first marriage ended without a single loud word/;

/** A name that nobody else has, by which the match is found. */
const aName = (first: string): string =>
  `${first} ${crypto
    .randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(6, 'a')}`;

/** The practitioner accepts the only request and goes into the room of this client. */
const acceptAndEnter = async (page: Page): Promise<void> => {
  await page.goto('/matching');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('link', { name: 'To your clients' }).click();
  await page.getByRole('link', { name: 'Client C. W.' }).click();
};

test('a practitioner sees what was approved and nothing after it was withdrawn, and the client sees every reading', async ({
  browser,
  page,
  context,
  trouble,
}) => {
  const name = aName('Ana');
  const practice = await aPractice(browser, name);
  await signUp(context.request, 'Clara Winter');
  const matchId = await haveMatchWith(context.request, name);
  await page.goto('/matching');
  const row = await new MatchingPage(page).find(name);
  await row.getByRole('button', { name: `Ask for an introduction to ${name}` }).click();
  const sheet = page.getByRole('dialog', { name: `What ${name} would see` });
  await expect(sheet.getByText('Manifestor')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await sheet.getByRole('button', { name: 'Send the request' }).click();
  await expect(row.getByText('introduction asked', { exact: true })).toBeVisible();

  const theirs = await practice.context.newPage();
  const room = new ClientRoomPage(theirs);
  await acceptAndEnter(theirs);
  await expect(theirs.getByRole('heading', { name: 'Nothing is open to you now' })).toBeVisible();

  const sharing = new SharingPage(page);
  await row.getByRole('link', { name: `Choose what ${name} may read` }).click();
  await sharing.switch(name, labor).click();
  await expect(sharing.receipt).toContainText(`Open to ${name}: ${labor}.`);

  // Nobody reloads the practitioner's page: it hears of the consent.
  await expect(room.pieces).toHaveCount(1);
  await room.open(labor).click();
  await expect(room.piece(labor).getByText(sentence)).toBeVisible();
  const html = await theirs.content();
  for (const { text } of threeAnswers.filter((answer) => answer.labor !== 3))
    expect(html).not.toContain(text.slice(0, 40));
  expect(html).not.toContain('Winter');
  await expectAccessible(theirs);

  await page.getByRole('link', { name: 'Who read what' }).click();
  await expect(sharing.readings).toHaveCount(1);
  await expect(sharing.readings).toContainText([`${name}${labor}`]);

  await page.goBack();
  await sharing.withdrawAll.click();
  await expect(sharing.switch(name, labor)).not.toBeChecked();
  await expect(theirs.getByText(/^Your client has closed this\./)).toBeVisible();
  await expect(theirs.getByText(sentence)).toHaveCount(0);
  const { id } = (await (await context.request.get('/api/auth/user')).json()) as { id: string };
  for (const path of [`segments/labor:3`, 'shared']) {
    const refused = await practice.context.request.get(`/api/clients/${id}/${path}`);
    expect(refused.status()).toBe(403);
    expect(await refused.text()).not.toMatch(sentence);
  }
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Nothing is open to you now' })).toBeVisible();
  expect(matchId).toBeTruthy();
  expect(trouble).toEqual([]);
  await practice.context.close();
});

test('what was asked for is answered, contact only after a second question, and the grid looks right everywhere', async ({
  browser,
  page,
  context,
  trouble,
}) => {
  const name = aName('Tomás');
  const practice = await aPractice(browser, name);
  await signUp(context.request, 'Clara Winter');
  await askFor(context.request, await haveMatchWith(context.request, name));
  const theirs = await practice.context.newPage();
  await acceptAndEnter(theirs);
  await theirs.getByRole('checkbox', { name: 'Name and contact' }).check();
  await theirs.getByRole('checkbox', { name: 'Birth data' }).check();
  await theirs.getByLabel('A sentence for your client').fill('So that I can write to you about Thursday.');
  await theirs.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(theirs.getByText(/^Asked\. /)).toBeVisible();

  const sharing = new SharingPage(page);
  await page.goto('/matching');
  await page.getByRole('link', { name: 'Answer', exact: true }).click();
  const card = page.getByRole('article', { name: `${name} asks to read` });
  await expect(card).toContainText('So that I can write to you about Thursday.');
  await card.getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('button', { name: 'Keep it closed' }).click();
  await expect(sharing.switch(name, 'Birth data')).not.toBeChecked();
  await card.getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(sharing.switch(name, 'Name and contact')).toBeChecked();
  await expect(card).toHaveCount(0);

  await new ClientRoomPage(theirs).open('Name and contact').click();
  await expect(theirs.getByText('Clara Winter')).toBeVisible();
  await page.getByRole('link', { name: `See what ${name} sees` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`What ${name} sees`);
  await expect(page.getByText('Clara Winter')).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByText(/^Read /)).toHaveCount(1);
  await expectFineLook(page);
  expect(trouble).toEqual([]);
  await practice.context.close();
});
