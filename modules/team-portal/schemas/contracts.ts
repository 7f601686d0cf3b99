import { Type } from '@sinclair/typebox';
import { AftercareView, ItemChange, PlanChange, PlanInput, PlanLineQuery, PlanLines, PlanView } from './aftercare';
import {
  ConversationInput,
  ConversationList,
  ConversationPage,
  ConversationStarted,
  ConversationThread,
  MessageInput,
  MessagePage,
  MessageView,
  ReadInput,
  ReadReceipt,
  TalkStanding,
} from './conversation';
import { FigureParams, FigurePeople, FigurePeopleQuery, Metrics, PeriodQuery } from './metrics';
import {
  PartnerChange,
  PartnerHistory,
  PartnerHistoryQuery,
  PartnerInput,
  PartnerList,
  PartnerQuery,
  PartnerView,
} from './partner';
import { Report } from './report';
import {
  ClientCounts,
  ClientDetail,
  ClientStanding,
  PhaseChange,
  TeamClientFilter,
  TeamClientList,
  TeamClientParams,
  TeamClientQuery,
  TeamOverview,
} from './team-client';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

export const getMessageStatus = { reply: TalkStanding } as const;
export const listConversations = { query: ConversationPage, reply: ConversationList } as const;
export const getConversation = { params: Id, query: MessagePage, reply: ConversationThread } as const;
export const startConversation = {
  body: ConversationInput,
  reply: ConversationStarted,
  idempotent: true,
  errors: { 'conversation-closed': 409 },
} as const;
export const sendMessage = {
  params: Id,
  body: MessageInput,
  reply: MessageView,
  idempotent: true,
  errors: { 'conversation-closed': 409 },
} as const;
export const markConversationRead = { params: Id, body: ReadInput, reply: ReadReceipt, status: 200 } as const;

export const listPartners = { query: PartnerQuery, reply: PartnerList } as const;
export const getPartner = { params: Id, reply: PartnerView } as const;
export const listPartnerHistory = { params: Id, query: PartnerHistoryQuery, reply: PartnerHistory } as const;
export const addPartner = { body: PartnerInput, reply: PartnerView, idempotent: true } as const;
export const changePartner = { params: Id, body: PartnerChange, reply: PartnerView, ifMatch: 'required' } as const;

export const getMetrics = { query: PeriodQuery, reply: Metrics } as const;
export const getReport = { query: PeriodQuery, reply: Report } as const;
export const listFigurePeople = { params: FigureParams, query: FigurePeopleQuery, reply: FigurePeople } as const;
export const getTeamOverview = { reply: TeamOverview } as const;

export const listClients = { query: TeamClientQuery, reply: TeamClientList } as const;
export const getClientCounts = { query: TeamClientFilter, reply: ClientCounts } as const;
export const getClient = { params: TeamClientParams, reply: ClientDetail } as const;
export const changePhase = {
  params: TeamClientParams,
  body: PhaseChange,
  reply: ClientStanding,
  ifMatch: 'required',
  errors: { 'no-such-step': 409, 'phase-not-ready': 409 },
} as const;

export const listPlans = { query: PlanLineQuery, reply: PlanLines } as const;
export const getAftercare = { params: TeamClientParams, reply: AftercareView } as const;
export const addPlan = {
  params: TeamClientParams,
  body: PlanInput,
  reply: PlanView,
  idempotent: true,
  errors: { 'too-many-plans': 409 },
} as const;
export const changePlan = { params: Id, body: PlanChange, reply: PlanView, ifMatch: 'required' } as const;
export const tickItem = { params: Id, body: ItemChange, reply: PlanView, errors: { 'plan-closed': 409 } } as const;
