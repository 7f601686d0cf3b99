import type { APIRequestContext } from '@playwright/test';
import { ownPage, signUp } from '#e2e/fixtures/people';
import { productUrl } from '#e2e/fixtures/product';
import { haveProfile } from '#e2e/fixtures/progress';
import { expect, expectFineLook, test } from '#e2e/fixtures/test';
import { ConnectionsPage, PairPage } from './pages/connections-pages';

/* Two people lay their charts next to each other: both agree, each look is written down, and either goes at any moment. */

interface Mail {
  readonly to: string;
  readonly text: string;
}

/** The link in the one invitation that came to this address. */
const linkTo = async (request: APIRequestContext, email: string): Promise<string> => {
  const find = async (): Promise<string> => {
    const answer = await request.get('/dev/mail', { headers: { accept: 'application/json' } });
    const mails = ((await answer.json()) as Mail[]).filter(({ to }) => to === email);
    return /\S+\/profile\/connections\?code=[\w-]{43}/.exec(mails.map(({ text }) => text).join('\n'))?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
};

/** A chart that differs from the one of the other person. */
const haveOtherProfile = async (request: APIRequestContext): Promise<void> => {
  const data = { birthDate: '1971-07-02', birthTime: '18:40', placeId: '2950159' };
  for (const [path, body] of [
    ['/api/clients', data],
    ['/api/holistic-profiles', {}],
  ] as const)
    expect((await request.post(path, { headers: ownPage, data: body })).ok(), path).toBe(true);
};

test('somebody is invited by mail, agrees, both see the charts together, and one of them ends it', async ({
  browser,
  page,
  context,
  request,
  trouble,
}) => {
  test.setTimeout(180_000);
  await signUp(context.request, 'Clara Winter');
  await haveProfile(context.request);
  const other = await browser.newContext({ baseURL: productUrl });
  const guest = await signUp(other.request, 'Ben Adler');
  await haveOtherProfile(other.request);

  const mine = new ConnectionsPage(page);
  await page.goto('/profile/connections');
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  // Another address than that of the account: the link is for whoever opens it.
  const address = `friend.${guest.email}`;
  await mine.inviteByMail(address);
  await expect(mine.part('You asked').getByText(address)).toBeVisible();

  const theirs = await other.newPage();
  const their = new ConnectionsPage(theirs);
  await theirs.goto(await linkTo(request, address));
  await their.open().click();
  await expect(their.heading('Clara W. would like to connect')).toBeVisible();
  await theirs.getByText('What Clara W. would see of you').click();
  await expect(theirs.getByText(/^Gates: \d/)).toBeVisible();
  await expectFineLook(theirs);
  await their.agree().click();

  // Nobody reloads this page: it hears of the answer.
  await mine.toPair('Ben A.').click();
  const pair = new PairPage(page);
  await expect(page.getByRole('heading', { name: 'You and Ben A.' })).toBeVisible();
  await expect(pair.kinds().getByRole('row').nth(1)).toBeVisible();
  await expectFineLook(page);
  const html = await page.content();
  for (const secret of ['18:40', 'Berlin', 'Adler', address]) expect(html).not.toContain(secret);
  // Not the digits within a checksum or an id.
  expect(html).not.toMatch(/(?<![\w+/=-])1971(?![\w+/=])/);

  await their.toPair('Clara W.').click();
  const back = new PairPage(theirs);
  await expect(back.looks().first()).toBeVisible();
  expect(trouble).toEqual([]);

  await pair.end();
  await expect(mine.part('What came to an end')).toContainText('You ended the connection with Ben A.');
  // The other page drops what it shows by itself.
  await expect(back.gone()).toBeVisible();
  await theirs.goto('/profile/connections');
  await expect(their.part('What came to an end')).toContainText('Clara W. ended the connection.');
  await other.close();
});
