import { type FieldError, Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { charts } from '#modules/profile/public';
import type { Answers } from '../../schemas/answers';
import { type FieldName, fieldOf } from '../../schemas/fields';
import { misfits } from './answers';

/** Whether the offset is one that was offered: for a known time, at a known place, in that place's own zone. */
const isOffered = (core: Core, answers: Answers): boolean => {
  const { dateOfBirth, birthTime, birthLocation, placeId, timezone, offsetSeconds } = answers;
  if (!birthTime) return false;
  try {
    const { place } = core.port(charts).settle({
      birthDate: dateOfBirth ?? '',
      birthTime,
      ...(placeId ? { placeId } : birthLocation ? { birthLocation } : {}),
      offsetSeconds: offsetSeconds ?? null,
    });
    // A zone that was corrected by hand has a history of its own.
    return place !== null && (timezone ?? place.zone) === place.zone;
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return false;
    throw error;
  }
};

/** Every answer that does not fit, the offset of the birth included: only the engine knows which ones its time and place allow. */
export const listMisfits = (core: Core, answers: Answers, only?: readonly FieldName[]): FieldError[] => {
  const wrong = misfits(answers, only);
  const path = 'offsetSeconds';
  if ((answers[path] ?? null) === null || wrong.some((one) => one.path === path) || isOffered(core, answers))
    return wrong;
  return [...wrong, { path, message: fieldOf(path).message }];
};
