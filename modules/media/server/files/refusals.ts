import { Problem } from '#core/contract/errors';
import { type MediaKind, mostPixels } from '../../schemas/values';

export const createRefusal = (message: string): Problem => new Problem(422, 'file-refused', message);

export const createUnknownTypeError = (): Problem =>
  createRefusal(
    'This kind of file is not taken. Pictures may be JPEG, PNG, WebP or AVIF; recordings MP3, M4A, WAV, OGG or WebM; films MP4 or WebM; documents PDF.',
  );

export const createTooLargeError = (kind: MediaKind, most: number): Problem => {
  const megabytes = Math.floor(most / 1024 / 1024);
  return new Problem(413, 'too-large', `A ${kind} may have ${megabytes} MB at most.`);
};

export const createTooManyPixelsError = (): Problem =>
  createRefusal(`A picture may have ${mostPixels / 1_000_000} million pixels at most. Save it smaller.`);

export const createDamagedError = (): Problem => createRefusal('The file is damaged or cut short.');
