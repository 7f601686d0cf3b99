import type { TestApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { LaborAudioView } from '../schemas/labor-audio';
import { laborOf } from '../schemas/twelve-labors';
import type { Audience } from '../schemas/values';
import { anUpload } from './recordings';

/** A body that saves an answer to one Labor. */
export const anAnswer = (laborNumber: number, textResponse: string) => ({
  laborNumber,
  laborName: laborOf(laborNumber)?.name ?? '',
  textResponse,
});

/** Saves an answer as its client does; answers id and version. */
export const aLaborResponse = async (
  client: Client,
  laborNumber: number,
  text: string,
  audience: Audience = 'reading',
): Promise<{ id: string; version: number }> => {
  const { body, status } = await client.post('/api/labor-responses', { ...anAnswer(laborNumber, text), audience });
  if (status !== 201) throw new Error(`the answer was not saved: ${status} ${body?.detail}`);
  return { id: body.id, version: body.version };
};

/** Chooses whom the answer to one Labor is for, as its client does. */
export const chooseAudience = async (client: Client, laborNumber: number, audience: Audience): Promise<void> => {
  const { body } = await client.get('/api/labor-responses/me');
  const found = (body as { id: string; laborNumber: number }[]).find((one) => one.laborNumber === laborNumber);
  const { status, text } = await client.put(`/api/labor-responses/${found?.id}/audience`, { audience });
  if (status !== 200) throw new Error(`not chosen: ${status} ${text}`);
};

/** A client with answers to the first Labors, one for each text. */
export const aWriter = async (app: TestApp, texts: readonly string[]): Promise<Client> => {
  const client = await app.as('client');
  for (const [index, text] of texts.entries()) await aLaborResponse(client, index + 1, text);
  return client;
};

/** Uploads a recording as its client does; answers the view of it. */
export const aRecording = async (
  client: Client,
  laborNumber: number,
  ...what: Parameters<typeof anUpload> extends [number, ...infer Rest] ? Rest : never
): Promise<LaborAudioView> => {
  const { body: form, headers } = anUpload(laborNumber, ...what);
  const { status, body } = await client.post('/api/labor-responses/upload-audio', form, headers);
  if (status !== 201) throw new Error(`the recording was not kept: ${status} ${body?.detail}`);
  return body as LaborAudioView;
};
