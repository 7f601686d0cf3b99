import { formatDate, formatDistance, formatNumber } from '#core/web';
import { formatOffset, formatZone } from '#core/web/slots/zones';
import type { OwnAnswer, OwnQuestion } from '../../../lib/own-questions';
import type { Answers } from '../../../schemas/answers';
import { answerOf, joinEmergencyContact, visible } from '../../../schemas/check';
import { isDay } from '../../../schemas/dates';
import { type FieldName, fieldOf } from '../../../schemas/fields';
import { textOr, texts } from '../../texts/texts';

/** An answer to a question that staff added, as it is read back; null when there is none. */
export const ownAnswerText = (value: OwnAnswer | null | undefined, own: OwnQuestion | null): string | null => {
  const option = (one: string): string => own?.options.find((known) => known.value === one)?.text ?? one;
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return texts(value ? 'yes' : 'no');
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value !== 'string') return value.map(option).join(', ') || null;
  if (visible(value) === '') return null;
  return own?.kind === 'date' && isDay(value) ? formatDate(value) : option(value);
};

/** An answer as it is read back, with options in the words of the form that was answered; null when there is none. */
export const answerText = (
  answers: Answers,
  name: FieldName,
  words: Readonly<Record<string, string>> = {},
): string | null => {
  const option = (one: string): string => words[`o.${one}`] || (textOr(`o.${one}`) ?? one);
  const value = answerOf(answers, name);
  if (name === 'emergencyContact') return joinEmergencyContact(answers) || null;
  if (name === 'birthTime' && answers.birthTimeUnknown) return texts('check.unknown');
  if (value === undefined || value === null) return null;
  if (name === 'offsetSeconds') return formatOffset(Number(value));
  if (typeof value === 'boolean') return texts(value ? 'yes' : 'no');
  if (typeof value === 'number') return name === 'travelRadius' ? formatDistance(value) : formatNumber(value);
  if (typeof value !== 'string') return value.map(option).join(', ') || null;
  if (visible(value) === '') return null;
  const { kind } = fieldOf(name);
  if (kind === 'choice') return option(value);
  if (kind === 'date') return isDay(value) ? formatDate(value) : value;
  return kind === 'zone' ? formatZone(value) : value;
};
