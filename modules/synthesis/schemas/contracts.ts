import { Type } from '@sinclair/typebox';
import { ReadingPreparation } from './preparation';
import {
  FeedbackInput,
  GenerateInput,
  ReportQuery,
  SynthesisJobView,
  SynthesisState,
  SynthesisVersions,
  SynthesisView,
} from './synthesis';

const strict = { additionalProperties: false } as const;
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, strict);
const JobId = Type.Object({ jobId: Type.String({ format: 'uuid' }) }, strict);
const Done = Type.Object({ ok: Type.Literal(true) }, strict);

export const getSynthesis = { reply: Type.Union([SynthesisView, Type.Null()]) } as const;
export const getSynthesisState = { reply: SynthesisState } as const;
export const getPreparation = { reply: ReadingPreparation } as const;
export const requestSynthesis = {
  body: GenerateInput,
  reply: SynthesisJobView,
  status: 202,
  errors: { 'synthesis-not-ready': 409 },
} as const;
export const getSynthesisJob = { params: JobId, reply: SynthesisJobView } as const;

export const listVersions = { reply: SynthesisVersions } as const;
export const getVersion = { params: Id, reply: SynthesisView } as const;
export const downloadVersion = { params: Id, query: ReportQuery, content: 'application/pdf' } as const;

export const giveFeedback = { body: FeedbackInput, reply: Done } as const;
export const requestContact = { body: Type.Object({}, strict), reply: Done } as const;
