import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { type SpeechServer, startSpeechServer } from '#core/testing/speech-server';
import { anAnswer, aRecording } from '#modules/labors/testing/factory';
import { aPractitioner, runFor } from '#modules/matching/testing/factory';
import { introduced } from '#modules/matching/testing/relations';
import { withProfile } from '#modules/profile/testing/ready-client';
import { opened } from '../testing/consents';

let app: TestApp;
let service: SpeechServer;
let client: Client;
let practitioner: Client;
let matchId: string;
let audioUrl: string;
const words = 'When my mother died I came too late to say goodbye, and I carry it with me.';

beforeAll(async () => {
  service = await startSpeechServer();
  const speech = {
    ffmpeg: '/nowhere/ffmpeg',
    pocketsphinx: '/nowhere/pocketsphinx',
    service: { baseUrl: service.url, apiKey: '', model: 'whisper-1', timeoutMs: 5000 },
  };
  app = await testApp({ modules: ['sharing', 'safety'], config: { speech } });
  [client, practitioner] = [await app.as('client'), await app.as('practitioner')];
  await aPractitioner(app.knex, {
    userId: practitioner.userId,
    work: [['Bereavement', 'We find a way to live on with the dead and the words never said.']],
    frameworks: ['Grief work'],
  });
  await withProfile(client);
  ({ audioUrl } = await aRecording(client, 4));
  await client.post('/api/labor-responses', { ...anAnswer(4, words), audioUrl, audience: 'practitioners' });
  await runFor(app, client);
  matchId = (await introduced(client, practitioner)).id;
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});

const log = () => app.knex('segment_reads').where({ client_id: client.userId, segment: 'labor-audio:4' });

describe('a voice', () => {
  it('is not opened by opening the words', async () => {
    await opened(client, matchId, ['labor:4']);
    expect((await practitioner.get(audioUrl)).status).toBe(404);
    const { body } = await practitioner.get(`/api/clients/${client.userId}/segments/labor:4`);
    expect(JSON.stringify(body)).not.toContain('/api/audio/');
    expect(await log()).toHaveLength(0);
  });

  it('is heard with consent for it, and each time stands in the client’s log', async () => {
    await opened(client, matchId, ['labor:4', 'labor-audio:4']);
    const { body } = await practitioner.get(`/api/clients/${client.userId}/segments/labor-audio:4`);
    expect(body.content.entries[0]).toMatchObject({ label: 'Labor 4: Emotions & Shadow', audioUrl });
    const before = (await log()).length;
    expect((await practitioner.get(audioUrl, { range: 'bytes=100-199' })).status).toBe(206);
    expect(await log()).toHaveLength(before + 1);
    expect((await practitioner.get(`${audioUrl}/transcript`)).status).toBe(405);
  });

  it('is silent again at the very next call once the answer or the consent is gone', async () => {
    await opened(client, matchId, ['labor:4']);
    expect((await practitioner.get(audioUrl)).status).toBe(404);
    await opened(client, matchId, ['labor-audio:4']);
    expect((await practitioner.get(audioUrl)).status).toBe(200);
    const [{ id }] = (await client.get('/api/labor-responses/me')).body;
    await client.delete(`/api/labor-responses/${id}`);
    expect((await practitioner.get(audioUrl)).status).toBe(404);
    expect((await client.get(audioUrl)).status).toBe(200);
  });
});

describe('writing down', () => {
  const one = async (url: string) =>
    (await client.get('/api/labor-audio/me')).body.recordings.find(
      (recording: { audioUrl: string }) => recording.audioUrl === url,
    );

  it('happens only when it was wished, and gives a draft', async () => {
    service.says('what a machine heard');
    const silent = await aRecording(client, 5);
    const wished = await aRecording(client, 6, undefined, { writeDown: 'yes' });
    expect([silent.transcript, wished.transcript]).toEqual(['none', 'waiting']);
    await app.runJobs();
    expect(service.requests).toHaveLength(1);
    expect(await one(wished.audioUrl)).toMatchObject({
      transcript: 'draft',
      transcription: 'what a machine heard',
      writtenBy: '127.0.0.1',
    });
    const saved = await client.post('/api/labor-responses', { ...anAnswer(6, 'Written.'), audioUrl: wished.audioUrl });
    expect(saved.body.transcription).toBeUndefined();
  });

  it('that the service refuses is told, and the words can be typed', async () => {
    service.mode('refuses');
    const { audioUrl: url } = await aRecording(client, 7, undefined, { writeDown: 'yes' });
    await app.runJobs();
    expect(await one(url)).toMatchObject({ transcript: 'failed', transcription: '' });
    const typed = await client.put(`${url}/transcript`, { transcription: 'what I said' });
    expect(typed.body).toMatchObject({ transcript: 'confirmed', transcription: 'what I said' });
  });
});
