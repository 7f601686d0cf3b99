import {
  InboundMail,
  InboundResult,
  InboxCounts,
  InboxItem,
  InboxItemView,
  InboxList,
  InboxMessage,
  InboxNote,
  InboxQuery,
  ItemChange,
  ItemParams,
  NoteInput,
  PresenceInput,
  ReplyInput,
  StaffList,
  Template,
  TemplateInput,
  TemplateList,
  TemplateParams,
} from './items';

export const listInboxItems = { query: InboxQuery, reply: InboxList } as const;
export const countInboxItems = { reply: InboxCounts } as const;
export const listInboxStaff = { reply: StaffList } as const;
export const getInboxItem = { params: ItemParams, reply: InboxItemView } as const;
export const changeInboxItem = {
  params: ItemParams,
  body: ItemChange,
  reply: InboxItem,
  ifMatch: 'required',
  errors: { 'no-such-assignee': 409, 'cannot-merge': 409 },
} as const;
export const addInboxNote = { params: ItemParams, body: NoteInput, reply: InboxNote, idempotent: true } as const;
export const sendInboxReply = {
  params: ItemParams,
  body: ReplyInput,
  reply: InboxMessage,
  idempotent: true,
  errors: { 'no-address': 409 },
} as const;
export const announcePresence = { params: ItemParams, body: PresenceInput, status: 204 } as const;
export const listTemplates = { reply: TemplateList } as const;
export const saveTemplate = { body: TemplateInput, reply: Template, idempotent: true } as const;
export const deleteTemplate = { params: TemplateParams, status: 204 } as const;
export const receiveInboundMail = {
  body: InboundMail,
  reply: InboundResult,
  status: 200,
  errors: { 'not-configured': 409, 'wrong-secret': 401 },
} as const;
