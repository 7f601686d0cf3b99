import { useApi } from '#core/web';
import { isRealDate } from '#ui/date-field/date-parts';
import { getBirthMoment } from '../../../schemas/endpoints';
import { type BirthDraft, type BirthErrors, isTime } from './birth-draft';

/** How the clock reading becomes an instant, asked as soon as date, time and place are there. */
export const useMoment = (draft: BirthDraft) => {
  const { birthDate, birthTime, known, place, fold } = draft;
  const ready = place && known === 'exact' && isRealDate(birthDate) && isTime(birthTime);
  const query = ready && { placeId: place.id, date: birthDate, time: birthTime, ...(fold ? { fold } : {}) };
  const asked = useApi(getBirthMoment, query ? { query } : null, { form: true });
  const errors: BirthErrors = {};
  for (const { path, message } of asked.error?.fields ?? []) {
    if (path === 'birthDate' || path === 'date') errors.birthDate = message;
    if (path === 'birthTime' || path === 'time') errors.birthTime = message;
  }
  return { moment: ready ? (asked.data ?? null) : null, asking: asked.loading, errors: ready ? errors : {} };
};
