import { formatInstant } from '#core/web';
import type { MessageView } from '../../../schemas/conversation';
import { texts } from '../../texts/texts';

/** Messages of one day on the reader's own calendar, oldest first. */
export interface Day {
  readonly name: string;
  readonly messages: readonly MessageView[];
}

const dayKey = (when: Date): string => `${when.getFullYear()}-${when.getMonth()}-${when.getDate()}`;

const nameOf = (when: Date, now: Date): string => {
  if (dayKey(when) === dayKey(now)) return texts('today');
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (dayKey(when) === dayKey(before)) return texts('yesterday');
  return formatInstant(when, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
};

/** The messages by day. */
export const daysOf = (messages: readonly MessageView[], now = new Date()): readonly Day[] => {
  const days: { key: string; name: string; messages: MessageView[] }[] = [];
  for (const message of messages) {
    const when = new Date(message.sentAt);
    const last = days.at(-1);
    if (last?.key === dayKey(when)) last.messages.push(message);
    else days.push({ key: dayKey(when), name: nameOf(when, now), messages: [message] });
  }
  return days;
};

/** A moment in a list: the time of today, the day of everything before. */
export const shortTime = (when: string, now = new Date()): string => {
  const then = new Date(when);
  if (dayKey(then) === dayKey(now)) return formatInstant(then, { hour: 'numeric', minute: '2-digit' });
  return formatInstant(then, {
    day: 'numeric',
    month: 'short',
    ...(then.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  });
};
