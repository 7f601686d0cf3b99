import type { TestApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { LaborAudioView } from '../schemas/labor-audio';
import { laborOf } from '../schemas/twelve-labors';
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
): Promise<{ id: string; version: number }> => {
  const { body, status } = await client.post('/api/labor-responses', anAnswer(laborNumber, text));
  if (status !== 201) throw new Error(`the answer was not saved: ${status} ${body?.detail}`);
  return { id: body.id, version: body.version };
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
