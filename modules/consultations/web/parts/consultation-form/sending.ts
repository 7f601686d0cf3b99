import type { ConsultationReceipt, ConsultationRequestInput } from '../../../schemas/consultation-request';
import type { Draft } from './draft';

/** What the sender learns. */
export type Receipt = ConsultationReceipt;

/** What is sent. A place from the list is settled by its id; plain text is resolved by the server. */
export const bodyOf = (draft: Draft): ConsultationRequestInput => {
  const [phone, place, info] = [draft.phone.trim(), draft.placeText.trim().slice(0, 100), draft.additionalInfo.trim()];
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    birthDate: draft.birthDate,
    birthTime: draft.timeUnknown ? null : draft.birthTime,
    birthTimeUnknown: draft.timeUnknown,
    forWhom: draft.subject === 'self' ? 'me' : 'someone-who-agreed',
    consentToProfile: draft.consent,
    website: draft.website,
    ...(phone && { phone }),
    ...(place && { birthLocation: place }),
    ...(draft.place && { placeId: draft.place.id }),
    ...(draft.place && draft.offsetSeconds !== null && { offsetSeconds: draft.offsetSeconds }),
    ...(info && { additionalInfo: info }),
  };
};
