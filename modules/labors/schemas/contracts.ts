import { Type } from '@sinclair/typebox';
import { GemColors, GemProgress } from './gem-colors';
import { LaborList } from './labor';
import { AudioUpload, LaborAudioRoom, LaborAudioView, TranscriptInput } from './labor-audio';
import {
  AudienceInput,
  LaborDraftInput,
  LaborDraftList,
  LaborDraftView,
  LaborNumber,
  LaborResponseHistory,
  LaborResponseInput,
  LaborResponseList,
  LaborResponseUpdate,
  LaborResponseView,
  ResponseStatus,
} from './labor-response';
import { mostAudioBytes } from './values';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const Numbered = Type.Object({ laborNumber: LaborNumber }, { additionalProperties: false });
const Version = Type.Object(
  { id: Type.String({ format: 'uuid' }), version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) },
  { additionalProperties: false },
);
const Status = Type.Object({ status: Type.Optional(ResponseStatus) }, { additionalProperties: false });
const AudioId = Type.Object({ audioId: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

export const listLabors = { reply: LaborList } as const;

export const listOwnResponses = { query: Status, reply: LaborResponseList } as const;
// A consent names the Labor, but its owner keeps it back.
const withheld = { consent_required: 403 } as const;

export const getResponse = { params: Id, reply: LaborResponseView, errors: withheld } as const;
export const listResponseVersions = { params: Id, reply: LaborResponseHistory } as const;
export const saveLabor = {
  body: LaborResponseInput,
  reply: LaborResponseView,
  ifMatch: 'optional',
  errors: { 'draft-changed': { status: 412, members: Type.Object({ current: LaborDraftView }) } },
} as const;
export const changeResponse = {
  params: Id,
  body: LaborResponseUpdate,
  reply: LaborResponseView,
  ifMatch: 'required',
  errors: withheld,
} as const;
export const chooseAudience = { params: Id, body: AudienceInput, reply: LaborResponseView } as const;
export const withdrawResponse = { params: Id, errors: withheld } as const;
export const restoreResponse = {
  params: Id,
  reply: LaborResponseView,
  status: 200,
  errors: { 'not-withdrawn': 409 },
} as const;
export const restoreVersion = { params: Version, reply: LaborResponseView, status: 200, ifMatch: 'required' } as const;

export const listOwnDrafts = { reply: LaborDraftList } as const;
export const saveDraft = {
  params: Numbered,
  body: LaborDraftInput,
  reply: LaborDraftView,
  ifMatch: 'optional',
} as const;
export const discardDraft = { params: Numbered } as const;

export const getRecordings = { reply: LaborAudioRoom } as const;
export const uploadRecording = {
  body: AudioUpload,
  upload: { field: 'audio', bytes: mostAudioBytes },
  reply: LaborAudioView,
  errors: { 'not-a-recording': 415, 'too-long': 422, 'enough-recordings': 409 },
} as const;
export const playRecording = {
  params: AudioId,
  content: 'audio/*',
  errors: { 'range-not-satisfiable': 416, ...withheld },
} as const;
export const confirmTranscript = { params: AudioId, body: TranscriptInput, reply: LaborAudioView } as const;
export const deleteRecording = { params: AudioId, errors: { 'only-recording': 409 } } as const;

export const createGemColors = { body: GemProgress, reply: GemColors, status: 200 } as const;
