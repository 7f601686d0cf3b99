import { invalid, Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { charts } from '#modules/profile/public';
import { localDate } from '../../lib/local-date';
import { type ConsultationRequestInput, fillAll } from '../../schemas/consultation-request';
import type { Details } from '../encryption';
import { normalizeSender, normalizeText } from '../queries/sender';

/** A consultation form that was checked. */
export interface Form {
  readonly name: string;
  readonly email: string;
  readonly details: Details;
}

const blank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

/** Names of the required fields that were left out. A time may be unknown, if that is said. */
const gaps = ({ name, email, birthDate, birthTime, birthTimeUnknown }: ConsultationRequestInput): string[] => [
  ...(blank(name) ? ['name'] : []),
  ...(blank(email) ? ['email'] : []),
  ...(blank(birthDate) ? ['birthDate'] : []),
  ...(blank(birthTime) && !(birthTimeUnknown && birthTime !== '') ? ['birthTime'] : []),
];

/** Reads a form into what is stored. Throws 422: the specified sentence for a gap, else the first wrong field. */
export const readForm = (core: Core, input: ConsultationRequestInput): Form => {
  const missing = gaps(input);
  if (missing.length > 0)
    throw new Problem(422, 'invalid', fillAll, { fields: missing.map((path) => ({ path, message: fillAll })) });
  const {
    name = '',
    email = '',
    birthDate = '',
    birthTime = null,
    birthTimeUnknown,
    placeId,
    fold,
    offsetSeconds,
  } = input;
  if (birthTime !== null && birthTimeUnknown)
    throw invalid('birthTime', 'Give a time, or say that it is unknown, not both.');
  const birthLocation = input.birthLocation?.trim() || undefined;
  const birth = core.port(charts).settle({
    birthDate: localDate(birthDate, birthTime),
    birthTime,
    ...(placeId !== undefined && { placeId }),
    ...(birthLocation !== undefined && { birthLocation }),
    ...(fold && { fold }),
    ...(offsetSeconds !== undefined && { offsetSeconds }),
  });
  return {
    ...normalizeSender({ name, email }),
    details: {
      phone: (input.phone ?? '').replace(/\s+/gu, ' ').trim(),
      birth,
      additionalInfo: normalizeText(input.additionalInfo ?? ''),
      forWhom: input.forWhom ?? 'me',
    },
  };
};
