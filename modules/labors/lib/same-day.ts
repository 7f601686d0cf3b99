interface Dated {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Whether a date is a year or more before another and on the same day; February 29 is on the 28th where there is none. */
const isSameDay = (date: Date, today: Date): boolean => {
  if (date.getFullYear() >= today.getFullYear()) return false;
  const day = new Date(today.getFullYear(), date.getMonth(), date.getDate());
  if (day.getMonth() !== date.getMonth()) day.setDate(0);
  return day.getMonth() === today.getMonth() && day.getDate() === today.getDate();
};

/** What was first or last saved on this day of an earlier year, with the years since; the longest ago first. */
export const findSameDay = <T extends Dated>(
  answers: readonly T[],
  today: Date,
): readonly { readonly answer: T; readonly years: number }[] =>
  answers
    .flatMap((answer) => {
      const date = [answer.createdAt, answer.updatedAt].map((at) => new Date(at)).find((one) => isSameDay(one, today));
      return date ? [{ answer, years: today.getFullYear() - date.getFullYear() }] : [];
    })
    .sort((one, other) => other.years - one.years);
