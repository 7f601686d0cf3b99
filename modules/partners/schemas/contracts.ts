import { Type } from '@sinclair/typebox';
import {
  PartnerChange,
  PartnerFilters,
  PartnerHistory,
  PartnerHistoryQuery,
  PartnerInput,
  PartnerList,
  PartnerQuery,
  PartnerView,
} from './partner';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

export const listPartners = { query: PartnerQuery, reply: PartnerList } as const;
export const exportPartners = { query: PartnerFilters, content: 'text/csv' } as const;
export const getPartner = { params: Id, reply: PartnerView } as const;
export const listPartnerHistory = { params: Id, query: PartnerHistoryQuery, reply: PartnerHistory } as const;
export const addPartner = { body: PartnerInput, reply: PartnerView, idempotent: true } as const;
export const changePartner = { params: Id, body: PartnerChange, reply: PartnerView, ifMatch: 'required' } as const;
