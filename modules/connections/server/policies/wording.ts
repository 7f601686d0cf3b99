import { conflict } from '#core/contract/errors';
import { connectionWording } from '../../schemas/values';

/** Refuses a consent to words that were changed meanwhile. */
export const checkWording = (wording: number): void => {
  if (wording !== connectionWording)
    throw conflict(
      'wording-changed',
      'What you would agree to has changed. Load the page again and read it once more.',
    );
};
