import { invalid } from '#core/contract/errors';
import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { confirmTranscript } from '../actions/confirm-transcript';
import { deleteRecording } from '../actions/delete-recording';
import { uploadRecording } from '../actions/upload-recording';
import type { AudioJobs } from '../jobs/recordings';
import { getAudibleRecording, playRecording } from '../queries/recording-sound';
import { findPlaces, getOwnRecording, getRecordingView, listRecordings, type Places } from '../queries/recordings';

const ownLabors = { permission: 'labors.respond' } as const;
const nowhere: Places = { used: new Set(), inAnswers: new Set() };

/** Recording, hearing and correcting what was spoken. */
export const recordingRoutes = (core: Core, jobs: AudioJobs) => ({
  getRecordings: implement(api.getRecordings, contract.getRecordings, {
    access: ownLabors,
    handle: async ({ user }) => {
      const places = await findPlaces(core.db, user.id);
      const rows = await listRecordings(core.db, user.id);
      return {
        writer: await core.ai.speech.transcriber(),
        recordings: await Promise.all(rows.map((row) => getRecordingView(core, core.db, row, places))),
      };
    },
  }),
  uploadRecording: implement(api.uploadRecording, contract.uploadRecording, {
    access: ownLabors,
    limit: { points: 30, seconds: 600, by: 'person' },
    handle: async ({ user, body, file, trx }) => {
      if (!file) throw invalid('audio', 'Send a recording.');
      const { laborNumber, writeDown, transcript = '', shape = '' } = body;
      const upload = { bytes: file.bytes, laborNumber, writeDown: writeDown === 'yes', transcript, shape };
      return getRecordingView(core, trx, await uploadRecording(core, jobs, trx, user, upload), nowhere);
    },
  }),
  playRecording: implement(api.playRecording, contract.playRecording, {
    access: { permission: 'labors.read' },
    load: ({ user, params }) => getAudibleRecording(core, user, params.audioId),
    handle: ({ user, loaded, request }) => playRecording(core, user, loaded, request.header('range')),
  }),
  confirmTranscript: implement(api.confirmTranscript, contract.confirmTranscript, {
    access: ownLabors,
    bodyLimit: 512 * 1024,
    limit: { points: 60, seconds: 60, by: 'person' },
    load: ({ user, params, db }) => getOwnRecording(db, user.id, params.audioId),
    handle: async ({ user, loaded, body, trx }) => {
      const row = await confirmTranscript(core, trx, loaded, body.transcription);
      return getRecordingView(core, trx, row, await findPlaces(trx, user.id));
    },
  }),
  deleteRecording: implement(api.deleteRecording, contract.deleteRecording, {
    access: ownLabors,
    load: ({ user, params, db }) => getOwnRecording(db, user.id, params.audioId),
    handle: async ({ loaded, trx }) => deleteRecording(core, jobs, trx, loaded),
  }),
});
