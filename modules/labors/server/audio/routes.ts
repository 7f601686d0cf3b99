import { Type } from '@sinclair/typebox';
import { invalid } from '#core/contract/errors';
import { type Route, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  AudioUpload,
  LaborAudioRoom,
  LaborAudioView,
  mostAudioBytes,
  TranscriptInput,
} from '../../schemas/labor-audio';
import { presentAudio } from '../present';
import { confirmWords, deleteRecording } from './change';
import type { AudioJobs } from './jobs';
import { audibleRecording, playRecording } from './play';
import { ownRecording, type Places, placesOf, recordingsOf } from './recordings';
import { keepRecording } from './upload';

const AudioId = Type.Object({ audioId: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const mine = { permission: 'labors.respond' } as const;
const nowhere: Places = { used: new Set(), held: new Set() };

/** Recording, hearing and correcting what was spoken. */
export const audioRoutes = (core: Core, jobs: AudioJobs): Route[] => [
  route({
    method: 'get',
    path: '/api/labor-audio/me',
    access: mine,
    reply: LaborAudioRoom,
    handle: async ({ user }) => {
      const places = await placesOf(core.db, user.id);
      const rows = await recordingsOf(core.db, user.id);
      return {
        writer: await core.ai.speech.transcriber(),
        recordings: await Promise.all(rows.map((row) => presentAudio(core, core.db, row, places))),
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/labor-responses/upload-audio',
    access: mine,
    body: AudioUpload,
    upload: { field: 'audio', bytes: mostAudioBytes },
    reply: LaborAudioView,
    limit: { points: 30, seconds: 600, by: 'person' },
    handle: async ({ user, body, file, trx }) => {
      if (!file) throw invalid('audio', 'Send a recording.');
      const { laborNumber, writeDown, transcript = '', shape = '' } = body;
      const upload = { bytes: file.bytes, laborNumber, writeDown: writeDown === 'yes', transcript, shape };
      return presentAudio(core, trx, await keepRecording(core, jobs, trx, user, upload), nowhere);
    },
  }),
  route({
    method: 'get',
    path: '/api/audio/:audioId',
    access: { permission: 'labors.read' },
    params: AudioId,
    reply: Type.String(),
    load: ({ user, params }) => audibleRecording(core, user, params.audioId),
    handle: async ({ user, loaded, request }) =>
      (await playRecording(core, user, loaded, request.header('range'))) as never,
  }),
  route({
    method: 'put',
    path: '/api/audio/:audioId/transcript',
    access: mine,
    params: AudioId,
    body: TranscriptInput,
    bodyLimit: 512 * 1024,
    limit: { points: 60, seconds: 60, by: 'person' },
    reply: LaborAudioView,
    load: ({ user, params, db }) => ownRecording(db, user.id, params.audioId),
    handle: async ({ user, loaded, body, trx }) => {
      const row = await confirmWords(core, trx, loaded, body.transcription);
      return presentAudio(core, trx, row, await placesOf(trx, user.id));
    },
  }),
  route({
    method: 'delete',
    path: '/api/audio/:audioId',
    access: mine,
    params: AudioId,
    load: ({ user, params, db }) => ownRecording(db, user.id, params.audioId),
    handle: async ({ loaded, trx }) => deleteRecording(core, jobs, trx, loaded) as Promise<undefined>,
  }),
];
