import { defineTexts } from '#core/web';
import { primaryGoals } from '../../../../schemas/options';
import en from './en.json';

/** What is said after the intake was sent. */
export const texts = defineTexts(en, { de: () => import('./de.json'), es: () => import('./es.json') });

/** A goal in the language of the page; one that is no longer offered stays as it was sent. */
export const goalName = (goal: string): string => {
  const known = primaryGoals.find((name) => name === goal);
  return known ? texts(`goal.${known}`) : goal;
};
