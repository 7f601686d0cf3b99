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
export const messagePlace = (id: string): string => `consultation_requests:message_sealed:${id}`;
const detailsPlace = (id: string): string => `consultation_requests:details_sealed:${id}`;
const profilePlace = (id: string): string => `consultation_requests:profile_sealed:${id}`;
const notePlace = (id: string): string => `consultation_notes:text_sealed:${id}`;

export const sealDetails = (core: Core, id: string, details: Details): Buffer =>
  core.vault.sealForHost(detailsPlace(id), JSON.stringify(details));
/** Null for a request that was no consultation form. */
export const openDetails = (core: Core, { id, detailsSealed }: ConsultationRequest): Details | null =>
  detailsSealed && (JSON.parse(core.vault.openForHost(detailsPlace(id), detailsSealed)) as Details);

export const sealProfile = (core: Core, id: string, profile: GeneratedProfile): Buffer =>
  core.vault.sealForHost(profilePlace(id), JSON.stringify(profile));
/** The stored JSON text; null while there is none. */
export const openProfile = (core: Core, { id, profileSealed }: ConsultationRequest): string | null =>
  profileSealed && core.vault.openForHost(profilePlace(id), profileSealed);

export const sealNote = (core: Core, id: string, text: string): Buffer => core.vault.sealForHost(notePlace(id), text);
export const openNote = (core: Core, { id, textSealed }: ConsultationNoteRow): string =>
  core.vault.openForHost(notePlace(id), textSealed);

/** A new secret for a mailed link: 32 bytes in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** What is stored of the secret in a mailed link. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
