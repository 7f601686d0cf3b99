import { isRealDate } from '#ui/date-field/date-parts';
import { limits } from '../../../schemas/values';
import { lengthOf } from '../contact-form/check';
import type { Draft } from './draft';
import { texts } from './texts/texts';

/** Names of the fields, from top to bottom. */
export const fields = ['name', 'email', 'phone', 'birthDate', 'birthTime', 'birthLocation', 'additionalInfo'] as const;
/** One of the fields that can be wrong. */
export type FieldName = (typeof fields)[number];
/** Sentences by field; the empty name is the form as a whole. */
export type Wrong = Readonly<Partial<Record<FieldName | '', string>>>;

/** A whole time of the clock. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const isPhone = (text: string): boolean => /^[\d+()./ xX#-]{1,40}$/.test(text);

/** True when one of the four fields is empty without which nobody can answer. */
export const lacksRequired = ({ name, email, birthDate, birthTime, timeUnknown }: Draft): boolean =>
  [name, email, birthDate, timeUnknown ? 'unknown' : birthTime].some((value) => value.trim() === '');

const checkName = (name: string): string | null => {
  if (name === '') return texts('name.missing');
  return lengthOf(name) > limits.name ? texts('name.long', { most: limits.name }) : null;
};

const checkDate = (date: string): string | null => {
  if (date === '') return texts('birthDate.missing');
  if (!isRealDate(date)) return texts('birthDate.wrong');
  // A day ahead is still today somewhere.
  return date > new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) ? texts('birthDate.future') : null;
};

const checkTime = ({ birthTime, timeUnknown }: Draft): string | null => {
  if (timeUnknown) return null;
  if (birthTime === '') return texts('birthTime.missing');
  return isTime(birthTime) ? null : texts('birthTime.wrong');
};

/** What must be put right before sending. The server decides; this only spares the way. */
export const check = (draft: Draft): Wrong => {
  const info = lengthOf(draft.additionalInfo.trim());
  const found: Readonly<Partial<Record<FieldName, string | null>>> = {
    name: checkName(draft.name.trim()),
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim()) ? null : texts('email.wrong'),
    phone: draft.phone.trim() === '' || isPhone(draft.phone.trim()) ? null : texts('phone.wrong'),
    birthDate: checkDate(draft.birthDate),
    birthTime: checkTime(draft),
    additionalInfo: info > limits.message ? texts('additionalInfo.long', { most: limits.message, count: info }) : null,
  };
  return Object.fromEntries(fields.flatMap((name) => (found[name] ? [[name, found[name]]] : [])));
};
