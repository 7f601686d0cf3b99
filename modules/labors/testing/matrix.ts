import type { Scene } from '#core/testing/matrix';
import { aLaborResponse, anAnswer, aRecording } from './factory';
import { anUpload } from './recordings';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers, canary }) => {
  let next = 0;
  /** An answer of the owner that did not exist before; Labors 2 to 12 in turn, withdrawn ones come back. */
  const another = async () => {
    next = (next % 11) + 1;
    const client = callers.owner;
    const answers = (await client.get('/api/labor-responses/me')).body as {
      id: string;
      laborNumber: number;
      version: number;
    }[];
    const existing = answers.find((one) => one.laborNumber === next + 1);
    return existing ?? aLaborResponse(client, next + 1, `${canary} ${next} and more words`, 'practitioners');
  };
  const own = await aLaborResponse(callers.owner, 1, `${canary} and what I carry`, 'practitioners');
  const recording = await aRecording(callers.owner, 1, undefined, { transcript: `${canary} spoken` });
  await callers.owner.post(
    '/api/labor-responses',
    { ...anAnswer(1, `${canary} and what I carry`), audioUrl: recording.audioUrl, transcription: `${canary} spoken` },
    { 'if-match': '"1"' },
  );
  const audio = { params: { audioId: recording.id } };
  const spare = async () => ({ params: { audioId: (await aRecording(callers.owner, 9)).id } });
  const upload = anUpload(8);
  const params = { id: own.id };
  const version = async () => {
    const { body } = await callers.owner.get(`/api/labor-responses/${own.id}`);
    return { headers: { 'if-match': `"${body.version}"` } };
  };
  const withdrawn = async () => {
    const made = await another();
    await callers.owner.delete(`/api/labor-responses/${made.id}`);
    return { params: { id: made.id } };
  };
  return {
    'GET /api/labors': {},
    'GET /api/labor-responses/me': {},
    'POST /api/labor-responses': { fresh: true, body: anAnswer(5, 'What my work is for, in my own words.') },
    'GET /api/labor-responses/{id}': { params },
    'GET /api/labor-responses/{id}/history': { params },
    'PUT /api/labor-responses/{id}': {
      params,
      headers: { 'if-match': '"1"' },
      body: { textResponse: `${canary} written anew` },
      before: version,
    },
    'PUT /api/labor-responses/{id}/audience': { params, body: { audience: 'practitioners' } },
    'DELETE /api/labor-responses/{id}': { params, before: async () => ({ params: { id: (await another()).id } }) },
    'POST /api/labor-responses/{id}/restore': { params, body: {}, before: withdrawn },
    'POST /api/labor-responses/{id}/versions/{version}/restore': {
      params: { ...params, version: '1' },
      headers: { 'if-match': '"1"' },
      before: version,
    },
    'POST /api/labor-responses/upload-audio': { fresh: true, body: upload.body, headers: upload.headers },
    'GET /api/labor-audio/me': {},
    'GET /api/audio/{audioId}': audio,
    'PUT /api/audio/{audioId}/transcript': { params: audio.params, body: { transcription: `${canary} corrected` } },
    'DELETE /api/audio/{audioId}': { params: audio.params, before: spare },
    'GET /api/labor-drafts/me': {},
    'PUT /api/labor-drafts/{laborNumber}': {
      fresh: true,
      params: { laborNumber: '7' },
      body: { text: 'half a sentence' },
    },
    'DELETE /api/labor-drafts/{laborNumber}': { params: { laborNumber: '9' } },
    'POST /api/mystical-colors': { body: { progress: 5.5 } },
  };
};
