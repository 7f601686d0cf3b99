import type { WallClock } from '#modules/scheduling/public';

/** Working days in which a practitioner answers a request. */
export const answerWorkingDays = 2;

const dayMs = 86_400_000;
const isWorkingDay = (date: string): boolean => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
const dayAfter = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

/** Until when a request has to be answered: two working days later on the practitioner's clock; a weekend's begins on Monday. */
export const findAnswerDeadline = (clock: WallClock, requestedAt: string, zone: string): string => {
  const local = clock.localOf(Date.parse(requestedAt), zone);
  let date = local.slice(0, 10);
  const time = isWorkingDay(date) ? local.slice(11, 16) : '00:00';
  while (!isWorkingDay(date)) date = dayAfter(date);
  for (let left = answerWorkingDays; left > 0; ) {
    date = dayAfter(date);
    if (isWorkingDay(date)) left -= 1;
  }
  return new Date(clock.instantOf(date, time, zone)).toISOString();
};
