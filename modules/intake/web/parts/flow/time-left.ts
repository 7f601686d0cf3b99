import { fieldOf } from '../../../schemas/fields';
import type { JourneyType } from '../../../schemas/options';
import { fieldsOf, stepsOf, submitStep } from '../../../schemas/steps';

/** Minutes for a text that somebody thinks about, for any other question, and for the last look. */
const [forText, forOther, forCheck] = [2, 0.25, 2];

/** Minutes from the beginning of a step to the end of the path, as people need who neither hurry nor linger. */
export const minutesLeft = (step: number, path: JourneyType): number => {
  const names = stepsOf(path)
    .filter((one) => one.step >= step)
    .flatMap((one) => fieldsOf(one.step, path));
  const minutes = names.map((name) => {
    const { kind, required, least = 0 } = fieldOf(name);
    return kind === 'text' && required && least >= 10 ? forText : forOther;
  });
  return Math.max(1, Math.round(minutes.reduce<number>((sum, one) => sum + one, step <= submitStep ? forCheck : 0)));
};
