import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aCast, type Cast, secret } from '../testing/cast';
import { matchWith } from '../testing/relations';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let cast: Cast;
beforeAll(async () => {
  cast = await aCast();
});
afterAll(() => cast.app.stop());

const run = () =>
  cast.app.jobs
    .find(({ name }) => name === 'matching.pass-on-requests')
    ?.run({} as never, { attempt: 1, lastAttempt: false });
const waitDays = (id: string, days: number) =>
  cast.app
    .knex('matches')
    .where({ id })
    .update({ requested_at: new Date(Date.now() - days * 86_400_000) });
const mailsOf = async (userId: string) => {
  const { email } = await cast.app.knex('users').where({ id: userId }).first('email');
  return cast.app.mails(email);
};

describe('a request that nobody answers', () => {
  it('ends after two working days and goes to the next match where the client wished that', async () => {
    const { client, first, second } = cast;
    const asked = await matchWith(client, first);
    const brief = { language: 'de', zone: 'Asia/Kolkata' };
    const sent = await client.patch(
      `/api/matches/${asked.id}`,
      { status: 'requested', brief, passOn: true },
      { 'if-match': `"${asked.version}"` },
    );
    expect(sent.status).toBe(200);
    const [request] = (await first.get('/api/practitioners/me/requests')).body;
    expect(Date.parse(request.answerBy) - Date.parse(request.requestedAt)).toBeGreaterThanOrEqual(2 * 86_400_000);
    const admin = await cast.app.as('admin');
    const waiting = async () => (await admin.get('/api/inbox/items?kind=match-request')).body;
    const [item] = await waiting();
    expect(item).toMatchObject({ sourceId: asked.id, about: 'Has not answered a request yet' });
    expect(JSON.stringify(item)).not.toContain(client.userId);
    await run();
    expect((await matchWith(client, first)).status).toBe('requested');
    await waitDays(asked.id, 6);
    await run();
    await run();
    expect(await matchWith(client, first)).toMatchObject({ status: 'declined', declineReason: 'no-answer' });
    expect((await matchWith(client, second)).status).toBe('requested');
    const [passed] = (await second.get('/api/practitioners/me/requests')).body;
    expect(passed.brief).toMatchObject({ language: 'de', utcOffset: '+05:30' });
    expect(JSON.stringify(passed)).not.toContain(secret);
    const mails = (await mailsOf(client.userId)).filter(({ subject }) => subject === 'Your request was not answered');
    expect(mails.map(({ text }) => text.includes('the next of your matches was asked'))).toEqual([true]);
    expect((await mailsOf(second.userId)).map(({ subject }) => subject)).toContain('Somebody asks for an introduction');
  });

  it('ends with a word to the client alone where there is no wish or nobody else', async () => {
    const { client, second } = cast;
    const asked = await matchWith(client, second);
    await cast.app.knex('matches').where({ id: asked.id }).update({ passes_on: false });
    await waitDays(asked.id, 6);
    await run();
    expect(await matchWith(client, second)).toMatchObject({ status: 'declined', declineReason: 'no-answer' });
    expect((await mailsOf(client.userId)).at(-1)?.text).toContain('You can ask somebody else now');
    const refused = await client.patch(
      `/api/matches/${asked.id}`,
      { status: 'suggested', passOn: true },
      { 'if-match': `"${(await matchWith(client, second)).version}"` },
    );
    expect(refused.status).toBe(422);
  });
});
