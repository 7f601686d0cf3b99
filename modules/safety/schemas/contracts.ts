import { Type } from '@sinclair/typebox';
import {
  AcknowledgeInput,
  CloseInput,
  ContactRequestCounts,
  ContactRequestInput,
  ContactRequestQuery,
  ContactRequestRows,
  ContactRequestView,
  ContactStepInput,
  HelpOffer,
  OwnContactRequest,
} from './contact-requests';
import { HelpLines, HelpLinesQuery } from './help-lines';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

export const listHelpLines = { query: HelpLinesQuery, reply: HelpLines } as const;

export const getOwnRequest = { reply: OwnContactRequest } as const;
export const requestContact = { body: ContactRequestInput, reply: OwnContactRequest } as const;
export const withdrawRequest = {} as const;

export const listRequests = { query: ContactRequestQuery, reply: ContactRequestRows } as const;
export const countRequests = { reply: ContactRequestCounts } as const;
export const getRequest = { params: Id, reply: ContactRequestView } as const;
export const acknowledgeRequest = {
  params: Id,
  body: AcknowledgeInput,
  reply: ContactRequestView,
  status: 200,
  errors: { 'contact-request-over': 409, 'contact-request-taken': 409 },
} as const;
export const addStep = {
  params: Id,
  body: ContactStepInput,
  reply: ContactRequestView,
  errors: { 'contact-request-over': 409, 'contact-request-free': 409, 'contact-request-taken': 409 },
} as const;
export const closeRequest = {
  params: Id,
  body: CloseInput,
  reply: ContactRequestView,
  status: 200,
  errors: {
    'contact-request-over': 409,
    'contact-request-free': 409,
    'contact-request-taken': 409,
    'contact-request-untouched': 409,
  },
} as const;

export const getHelpOffer = { reply: HelpOffer } as const;
export const removeHelpOffer = {} as const;
