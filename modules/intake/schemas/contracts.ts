import { Type } from '@sinclair/typebox';
import {
  IntakeCard,
  IntakeChange,
  IntakeCounts,
  IntakeDetail,
  IntakeList,
  IntakeNote,
  IntakeNoteInput,
  IntakeQuery,
} from './admin';
import { BirthProfileInput, IntakeInput } from './answers';
import {
  DraftChange,
  DraftInput,
  DraftReceipt,
  DraftView,
  FormVersion,
  NewerDraft,
  ResumeInput,
  ResumeLinkInput,
  ResumeLinkReceipt,
} from './draft';
import {
  BirthProfileReceipt,
  IntakePrefill,
  IntakeReceipt,
  IntakeStatus,
  IntakeStatusInput,
  IntakeSummary,
  WithdrawIntakeInput,
} from './intake';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

export const createDraft = { body: DraftInput, reply: DraftReceipt } as const;
export const getDraft = { reply: Type.Union([DraftView, Type.Null()]) } as const;
export const saveDraft = {
  body: DraftChange,
  reply: DraftReceipt,
  ifMatch: 'required',
  errors: { 'changed-elsewhere': { status: 412, members: NewerDraft } },
} as const;
export const deleteDraft = { status: 204 } as const;
export const sendResumeLink = { body: ResumeLinkInput, reply: ResumeLinkReceipt, status: 202 } as const;
export const resumeDraft = {
  body: ResumeInput,
  reply: DraftView,
  status: 200,
  errors: { 'draft-open': 409 },
} as const;

export const createBirthProfile = { body: BirthProfileInput, reply: BirthProfileReceipt } as const;
/** `form` is the version of the words that were answered; the body is the specification's. */
const FormQuery = Type.Object({ form: Type.Optional(FormVersion) }, { additionalProperties: false });
export const submitIntake = { query: FormQuery, body: IntakeInput, reply: IntakeReceipt, idempotent: true } as const;
export const withdrawIntake = { body: WithdrawIntakeInput, status: 204 } as const;
export const getIntakeStatus = { body: IntakeStatusInput, reply: IntakeStatus, status: 200 } as const;
export const getOwnIntake = { reply: Type.Union([IntakeSummary, Type.Null()]) } as const;
export const getPrefill = { reply: Type.Union([IntakePrefill, Type.Null()]) } as const;

export const listIntakes = { query: IntakeQuery, reply: IntakeList } as const;
export const countIntakes = { reply: IntakeCounts } as const;
export const getIntake = { params: Id, reply: IntakeDetail } as const;
export const changeIntake = {
  params: Id,
  body: IntakeChange,
  reply: IntakeCard,
  ifMatch: 'required',
  errors: { 'not-in-order': 409 },
} as const;
export const addNote = { params: Id, body: IntakeNoteInput, reply: IntakeNote, idempotent: true } as const;
