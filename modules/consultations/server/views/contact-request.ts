import type { Core } from '#core/contract/server';
import type { ContactRequestView } from '../../schemas/contact-request';
import { messageContext } from '../encryption';
import type { ConsultationRequest } from '../models/consultation-request';

/** A row as staff, or its own sender, reads it. */
export const toContactRequestView = (core: Core, row: ConsultationRequest): ContactRequestView => ({
  id: row.id,
  kind: row.kind === 'assistant' ? 'assistant' : 'contact',
  reference: row.reference,
  name: row.name,
  email: row.email,
  interest: row.interest,
  message: row.messageSealed && core.vault.decryptForHost(messageContext(row.id), row.messageSealed),
  status: row.status,
  userId: row.userId,
  createdAt: row.createdAt,
});
