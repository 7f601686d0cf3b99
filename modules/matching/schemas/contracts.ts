import { Type } from '@sinclair/typebox';
import { CallInput, CallList, CallQuery, CallSlotQuery, CallSlots, CallView } from './call';
import { MatchingJobView, MatchingState, MatchList, MatchView, PreviewInput, PreviewView } from './match';
import { BriefWishes, MatchBrief, MatchChange, MatchForOthers, MatchRequestList } from './match-status';
import { OfferInput, OfferView } from './offer';
import { AvailabilityInput, AvailabilityView, OwnPractitioner, PracticeInput } from './practice';
import { PractitionerList } from './practitioner';
import { TeamPractitionerFilters, TeamPractitionerList, TeamPractitionerQuery } from './team';
import { NeedsView, WishesInput, WishesView } from './wishes';

const strict = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const Id = Type.Object({ id: Uuid }, strict);
const JobId = Type.Object({ jobId: Uuid }, strict);
const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }));
const Page = Type.Object({ limit, cursor: Type.Optional(Uuid) }, strict);
const SeenMatch = Type.Union([MatchView, MatchForOthers]);

export const listPractitioners = { query: Page, reply: PractitionerList } as const;

export const listMatches = { reply: MatchList } as const;
export const getMatchingState = { reply: MatchingState } as const;
export const requestRun = {
  body: Type.Object({}, strict),
  reply: MatchingJobView,
  status: 202,
  errors: { 'matching-not-ready': 409 },
} as const;
export const getMatchingJob = { params: JobId, reply: MatchingJobView } as const;
export const previewMatches = { body: PreviewInput, reply: PreviewView, status: 200 } as const;

export const getWishes = { reply: WishesView } as const;
export const saveWishes = { body: WishesInput, reply: WishesView } as const;
export const getNeeds = { reply: NeedsView } as const;

export const getMatch = { params: Id, reply: SeenMatch } as const;
export const getBrief = { params: Id, query: BriefWishes, reply: MatchBrief } as const;
export const changeMatch = {
  params: Id,
  body: MatchChange,
  reply: SeenMatch,
  ifMatch: 'required',
  errors: {
    'no-such-step': 409,
    'nobody-to-answer': 409,
    'practitioner-closed': 409,
    'no-hours': 409,
    'caseload-full': 409,
  },
} as const;

export const getCallSlots = { params: Id, query: CallSlotQuery, reply: CallSlots } as const;
export const bookCall = {
  params: Id,
  body: CallInput,
  reply: CallView,
  idempotent: true,
  errors: { 'ask-first': 409, 'already-booked': 409, slot_taken: 409, 'busy-then': 409 },
} as const;
export const listCalls = { query: CallQuery, reply: CallList } as const;
export const moveCall = {
  params: Id,
  body: CallInput,
  reply: CallView,
  ifMatch: 'required',
  errors: { 'call-over': 409, slot_taken: 409, 'busy-then': 409 },
} as const;
export const cancelCall = { params: Id, reply: CallView, status: 200, errors: { 'call-over': 409 } } as const;

export const getOwnRecord = { reply: Type.Union([OwnPractitioner, Type.Null()]) } as const;
export const saveOwnRecord = { body: PracticeInput, reply: OwnPractitioner, ifMatch: 'optional' } as const;
export const getOffer = { params: Id, reply: OfferView } as const;
export const saveOffer = { params: Id, body: OfferInput, reply: OfferView, ifMatch: 'optional' } as const;
export const getAvailability = { reply: AvailabilityView } as const;
export const saveAvailability = {
  body: AvailabilityInput,
  reply: AvailabilityView,
  ifMatch: 'optional',
  errors: { 'no-record': 409 },
} as const;
export const listMatchRequests = { query: Page, reply: MatchRequestList } as const;

export const listTeamPractitioners = { query: TeamPractitionerQuery, reply: TeamPractitionerList } as const;
export const exportTeamPractitioners = { query: TeamPractitionerFilters, content: 'text/csv' } as const;
