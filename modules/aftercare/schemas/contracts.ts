import { Type } from '@sinclair/typebox';
import {
  AftercareView,
  DueItems,
  ItemChange,
  PlanChange,
  PlanInput,
  PlanLineFilters,
  PlanLineQuery,
  PlanLines,
  PlanView,
} from './aftercare';

const OwnerId = Type.Object({ ownerId: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

export const listPlans = { query: PlanLineQuery, reply: PlanLines } as const;
export const exportPlans = { query: PlanLineFilters, content: 'text/csv' } as const;
export const listDueItems = { reply: DueItems } as const;
export const getAftercare = { params: OwnerId, reply: AftercareView } as const;
export const addPlan = {
  params: OwnerId,
  body: PlanInput,
  reply: PlanView,
  idempotent: true,
  errors: { 'too-many-plans': 409 },
} as const;
export const changePlan = { params: Id, body: PlanChange, reply: PlanView, ifMatch: 'required' } as const;
export const tickItem = { params: Id, body: ItemChange, reply: PlanView, errors: { 'plan-closed': 409 } } as const;
