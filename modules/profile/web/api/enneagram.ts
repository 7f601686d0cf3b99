import { api, refreshAnswers, storeAnswer } from '#core/web';
import {
  deleteEnneagram,
  getEnneagram,
  getJourney,
  getProfile,
  getVersion,
  saveEnneagram,
} from '../../schemas/endpoints';
import type { EnneagramInput, EnneagramView } from '../../schemas/enneagram';

const stored = async (view: EnneagramView | null): Promise<void> => {
  await storeAnswer(getEnneagram, {}, view);
  void refreshAnswers(getJourney, getProfile, getVersion);
};

/** Stores a whole questionnaire in the place of the version that was read, if there is one. */
export const sendEnneagram = async (input: EnneagramInput, version: number | null): Promise<void> =>
  stored(await api(saveEnneagram, { body: input }, version === null ? {} : { ifMatch: version }));

/** Deletes answers and result. */
export const removeEnneagram = async (): Promise<void> => {
  await api(deleteEnneagram);
  await stored(null);
};
