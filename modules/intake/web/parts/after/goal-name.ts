import { primaryGoals } from '../../../schemas/options';
import { texts } from './texts/texts';

/** A goal in the language of the page; one that is no longer offered stays as it was sent. */
export const goalName = (goal: string): string => {
  const known = primaryGoals.find((name) => name === goal);
  return known ? texts(`goal.${known}`) : goal;
};
