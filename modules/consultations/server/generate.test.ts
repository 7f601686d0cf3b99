import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { GeneratedProfile } from '../schemas/generated-profile';
import { sendConsultation as send } from '../testing/factory';

let app: TestApp;
let admin: Client;
let visitor: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'consultations'] });
  [admin, visitor] = [await app.as('admin'), await app.as('anon')];
  // Loads what reads texts, which takes its time on a busy machine.
  await sendConsultation(visitor);
  await app.runJobs();
}, 120_000);
afterAll(() => app.stop());

/** Somebody who agreed to a profile. */
const sendConsultation = (client: Client, overrides: Parameters<typeof send>[1] = {}) =>
  send(client, { consentToProfile: true, ...overrides });
const path = '/api/consultation-requests';
const read = async (id: string) => (await admin.get(`${path}/${id}`)).body;
const profileOf = async (id: string): Promise<GeneratedProfile> => JSON.parse((await read(id)).generatedProfile);
const made = async (overrides: Parameters<typeof sendConsultation>[1]) => {
  const { id } = await sendConsultation(visitor, overrides);
  await app.runJobs();
  return { id, profile: await profileOf(id) };
};
const rowOf = (id: string) => app.knex('consultation_requests').where({ id });
const job = () => {
  const own = app.assembled.jobs.filter(({ owner }) => owner === 'consultations');
  return own.find(({ job: one }) => one.name === 'generate-profile')?.job.run as (
    data: object,
    info: object,
  ) => Promise<void>;
};

describe('a generated profile', () => {
  it('follows the offset that was chosen where the zone of the place stands for several local practices', async () => {
    const hope = { birthDate: '1946-08-19', birthTime: '08:51', placeId: '4115181' };
    const plain = await made(hope);
    const chosen = await made({ ...hope, offsetSeconds: -21_600 });
    expect([plain, chosen].map(({ profile }) => profile.astrology.rising)).toEqual(['Virgo', 'Libra']);
  });

  it('has the specified shape, from the chart and from what was written', async () => {
    const { id, profile } = await made({
      additionalInfo:
        'I am thinking of leaving my job and changing my career. Since the divorce I am afraid of getting close to anybody.',
    });
    expect(profile).toMatchObject({
      personalInfo: {
        name: 'Nora Lindgren',
        birthDate: '1990-05-17',
        birthTime: '08:31',
        birthLocation: expect.stringContaining('Lyon'),
      },
      humanDesign: { type: expect.any(String), gates: expect.arrayContaining([expect.any(Number)]) },
      astrology: { sun: 'Taurus', rising: expect.any(String) },
    });
    const { recommended12Labors, suggestedApproach, keyFocus } = profile.hedoRecommendations;
    expect(recommended12Labors.map(({ labor }) => labor)).toEqual(expect.arrayContaining([5, 3]));
    expect(recommended12Labors.find(({ labor }) => labor === 5)?.reason).toContain('leaving my job');
    expect([suggestedApproach, keyFocus]).not.toContain('');
    expect(profile.synthesis).toContain('Sun in Taurus');
    const view = await read(id);
    expect(view).toMatchObject({ profileGenerated: true, profileJob: { state: 'done', attempts: 1, reason: null } });
    expect(view.history.map(({ kind }: { kind: string }) => kind)).toEqual([
      'created',
      'profile-queued',
      'profile-done',
    ]);
    expect((await rowOf(id))[0].profile_sealed.toString('latin1')).not.toContain('Taurus');
  });

  it('says no more than is certain without an hour or a place', async () => {
    const { profile } = await made({ birthTime: null, birthTimeUnknown: true });
    expect(profile.astrology).toMatchObject({ sun: 'Taurus', rising: null });
    expect(profile.hedoRecommendations.suggestedApproach).not.toBe('');
    const nowhere = await sendConsultation(visitor, { birthLocation: '' });
    await app.runJobs();
    expect((await profileOf(nowhere.id)).astrology.rising).toBeNull();
  });

  it('puts a person first where danger was written, and makes nothing of those words', async () => {
    const { id, profile } = await made({
      additionalInfo: 'I want to kill myself. I have decided to end my life tonight.',
    });
    expect((await read(id)).profileJob).toMatchObject({ state: 'done', reason: 'crisis' });
    expect(profile.hedoRecommendations.recommended12Labors).toEqual([]);
    expect(JSON.stringify(profile)).not.toContain('kill');
  });

  it('leaves words of another language unread instead of misreading them', async () => {
    const { profile } = await made({
      additionalInfo: 'Ich weiß nicht mehr, wie es mit meiner Arbeit weitergehen soll, und ich bin sehr müde.',
    });
    expect(profile.synthesis).toContain('not in English');
    expect(JSON.stringify(profile.hedoRecommendations)).not.toContain('Arbeit');
  });

  it('is not made without consent, also not by an admin', async () => {
    const { id } = await sendConsultation(visitor, { consentToProfile: false });
    await app.runJobs();
    expect((await read(id)).profileJob.state).toBe('none');
    expect((await admin.post(`${path}/${id}/regenerate`)).body.code).toBe('no-consent');
  });

  it('is made once, however often its job is delivered', async () => {
    const { id } = await sendConsultation(visitor);
    const data = { requestId: id, run: 1 };
    const info = { attempt: 1, lastAttempt: true };
    await Promise.all([job()(data, info), job()(data, info), job()(data, info)]);
    await job()(data, info);
    await app.runJobs();
    const view = await read(id);
    expect(view.history.filter(({ kind }: { kind: string }) => kind === 'profile-done')).toHaveLength(1);
  });

  it('fails with a reason after its last attempt, and is made anew when an admin asks', async () => {
    const { id } = await sendConsultation(visitor);
    const [{ details_sealed }] = await rowOf(id);
    await rowOf(id).update({ details_sealed: Buffer.from('broken') });
    const data = { requestId: id, run: 1 };
    await expect(job()(data, { attempt: 1, lastAttempt: false })).rejects.toThrow();
    await job()(data, { attempt: 2, lastAttempt: true });
    await rowOf(id).update({ details_sealed });
    expect((await read(id)).profileJob).toMatchObject({ state: 'failed', reason: 'internal', attempts: 2 });

    const again = await Promise.all([admin.post(`${path}/${id}/regenerate`), admin.post(`${path}/${id}/regenerate`)]);
    expect(again.map(({ status, body }) => [status, body.profileJob.state])).toEqual([
      [202, 'queued'],
      [202, 'queued'],
    ]);
    // The job of the first run was overtaken.
    await job()(data, { attempt: 3, lastAttempt: true });
    await app.runJobs();
    expect((await read(id)).profileJob).toMatchObject({ state: 'done', reason: null });
    expect((await rowOf(id))[0].profile_run).toBe(2);
  });

  it('does not stay "running" when its worker is gone', async () => {
    const { id } = await sendConsultation(visitor);
    await rowOf(id).update({
      profile_state: 'running',
      profile_queued_at: app.knex.raw("now() - interval '16 minutes'"),
    });
    const sweep = app.assembled.jobs.find(({ job: one }) => one.name === 'sweep-lost');
    await sweep?.job.run({} as never, { attempt: 1, lastAttempt: true });
    expect((await read(id)).profileJob).toMatchObject({ state: 'failed', reason: 'lost' });
  });
});
