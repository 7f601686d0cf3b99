import { Type } from '@sinclair/typebox';
import {
  DiscussionInput,
  DiscussionPatch,
  DiscussionQuery,
  DiscussionRows,
  DiscussionView,
  HideInput,
  NewerWording,
  RefusedWithHelp,
  ResponseInput,
  ResponseQuery,
  ResponseView,
  ResponseViews,
  Revisions,
} from './discussion';
import { DigestChoice, LevelInput, NoticeCount, NoticeQuery, NoticeViews } from './notice';
import {
  Invitation,
  InvitationInput,
  MemberQuery,
  MessageQuery,
  PodInput,
  PodMembers,
  PodMessages,
  PodPatch,
  PodQuery,
  PodRequests,
  PodView,
  PodViews,
} from './pod';
import {
  BlockedPeople,
  BlockInput,
  Decision,
  ReportFilters,
  ReportInput,
  ReportQuery,
  ReportReceipt,
  ReportViews,
} from './report';

const strict = { additionalProperties: false } as const;
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, strict);
const IdAndPerson = Type.Object(
  { id: Type.String({ format: 'uuid' }), userId: Type.String({ format: 'uuid' }) },
  strict,
);
const Token = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{20,400}$' }) }, strict);

/** Of writing a post. */
const refused = {
  'markdown-too-tangled': 422,
  'too-many-requests': { status: 429, members: RefusedWithHelp },
} as const;
const changed = { ...refused, 'changed-elsewhere': { status: 412, members: NewerWording } } as const;
const hide = { params: Id, body: HideInput, reply: HideInput, status: 200 } as const;
const remove = { params: Id, status: 204 } as const;
const revisions = { params: Id, reply: Revisions } as const;

export const listDiscussions = { query: DiscussionQuery, reply: DiscussionRows } as const;
export const createDiscussion = {
  body: DiscussionInput,
  reply: DiscussionView,
  idempotent: true,
  errors: refused,
} as const;
export const getDiscussion = { params: Id, reply: DiscussionView } as const;
export const changeDiscussion = {
  params: Id,
  body: DiscussionPatch,
  reply: DiscussionView,
  ifMatch: 'required',
  errors: changed,
} as const;
export const deleteDiscussion = remove;
export const restoreDiscussion = {
  params: Id,
  reply: DiscussionView,
  status: 200,
  errors: { 'undo-too-late': 409 },
} as const;
export const listDiscussionRevisions = revisions;
export const hideDiscussion = hide;
export const setDiscussionLevel = { params: Id, body: LevelInput, reply: LevelInput } as const;

export const listResponses = { params: Id, query: ResponseQuery, reply: ResponseViews } as const;
export const createResponse = {
  params: Id,
  body: ResponseInput,
  reply: ResponseView,
  idempotent: true,
  errors: { ...refused, 'discussion-closed': 409 },
} as const;
export const changeResponse = {
  params: Id,
  body: ResponseInput,
  reply: ResponseView,
  ifMatch: 'required',
  errors: changed,
} as const;
export const deleteResponse = remove;
export const restoreResponse = {
  params: Id,
  reply: ResponseView,
  status: 200,
  errors: { 'undo-too-late': 409 },
} as const;
export const listResponseRevisions = revisions;
export const hideResponse = hide;

const notTaken = { 'pod-archived': 409, 'pod-paused': 409, 'pod-full': 409 } as const;
const notJoined = { ...notTaken, 'pod-declined': 409 } as const;

export const listPods = { query: PodQuery, reply: PodViews } as const;
export const createPod = { body: PodInput, reply: PodView, idempotent: true } as const;
export const getPod = { params: Id, reply: PodView } as const;
export const changePod = { params: Id, body: PodPatch, reply: PodView } as const;
export const deletePod = remove;
export const joinPod = { params: Id, reply: PodView, status: 200, errors: notJoined } as const;
export const acceptInvitation = { body: InvitationInput, reply: PodView, status: 200, errors: notJoined } as const;
export const leavePod = { params: Id, reply: PodView, status: 200 } as const;
export const listMembers = { params: Id, query: MemberQuery, reply: PodMembers } as const;
export const removeMember = { params: IdAndPerson, status: 204, errors: { 'pod-guide': 409 } } as const;
export const listMessages = { params: Id, query: MessageQuery, reply: PodMessages } as const;
export const createInvitation = { params: Id, reply: Invitation } as const;
export const listRequests = { params: Id, reply: PodRequests } as const;
export const approveRequest = { params: IdAndPerson, reply: PodView, status: 200, errors: notTaken } as const;
export const declineRequest = { params: IdAndPerson, status: 204 } as const;
export const getPodLevel = { params: Id, reply: LevelInput } as const;
export const setPodLevel = { params: Id, body: LevelInput, reply: LevelInput } as const;

export const createReport = { body: ReportInput, reply: ReportReceipt } as const;
export const listReports = { query: ReportQuery, reply: ReportViews } as const;
export const exportReports = { query: ReportFilters, content: 'text/csv' } as const;
export const decideReport = { params: Id, body: Decision, status: 204, errors: { 'not-kept': 409 } } as const;
export const listBlocks = { reply: BlockedPeople } as const;
export const setBlock = { body: BlockInput, status: 204 } as const;

export const listNotices = { query: NoticeQuery, reply: NoticeViews } as const;
export const countNotices = { reply: NoticeCount } as const;
export const readAllNotices = { status: 204 } as const;
export const readNotice = { params: Id, status: 204 } as const;
export const getDigestChoice = { reply: DigestChoice } as const;
export const saveDigestChoice = { body: DigestChoice, reply: DigestChoice } as const;
export const openUnsubscribePage = { params: Token, status: 303 } as const;
export const unsubscribe = { params: Token, status: 204 } as const;
