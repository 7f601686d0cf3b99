import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '#core/contract/server';
import type { SettledBirth } from '#modules/profile/public';
import type { GeneratedProfile } from '../schemas/generated-profile';
import type { ConsultationNoteRow } from './models/consultation-note';
import type { ConsultationRequest } from './models/consultation-request';

/** What a consultation form tells beyond name and address; '' where nothing was written. */
export interface Details {
  readonly phone: string;
  readonly birth: SettledBirth;
  readonly additionalInfo: string;
  readonly forWhom: 'me' | 'someone-who-agreed';
}

/** Where a message is sealed. */
export const messageContext = (id: string): string => `consultation_requests:message_sealed:${id}`;
const detailsContext = (id: string): string => `consultation_requests:details_sealed:${id}`;
const profileContext = (id: string): string => `consultation_requests:profile_sealed:${id}`;
const noteContext = (id: string): string => `consultation_notes:text_sealed:${id}`;

export const encryptDetails = (core: Core, id: string, details: Details): Buffer =>
  core.vault.encryptForHost(detailsContext(id), JSON.stringify(details));
/** Null for a request that was no consultation form. */
export const decryptDetails = (core: Core, { id, detailsSealed }: ConsultationRequest): Details | null =>
  detailsSealed && (JSON.parse(core.vault.decryptForHost(detailsContext(id), detailsSealed)) as Details);

export const encryptProfile = (core: Core, id: string, profile: GeneratedProfile): Buffer =>
  core.vault.encryptForHost(profileContext(id), JSON.stringify(profile));
/** The stored JSON text; null while there is none. */
export const decryptProfile = (core: Core, { id, profileSealed }: ConsultationRequest): string | null =>
  profileSealed && core.vault.decryptForHost(profileContext(id), profileSealed);

export const encryptNote = (core: Core, id: string, text: string): Buffer =>
  core.vault.encryptForHost(noteContext(id), text);
export const decryptNote = (core: Core, { id, textSealed }: ConsultationNoteRow): string =>
  core.vault.decryptForHost(noteContext(id), textSealed);

/** A new secret for a mailed link: 32 bytes in base64url. */
export const createToken = (): string => randomBytes(32).toString('base64url');
/** What is stored of the secret in a mailed link. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
