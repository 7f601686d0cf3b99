import { Problem } from '#core/contract/errors';
import { longestSeconds } from '../../../schemas/values';
import { type Found, Unsound } from './found';
import { readMp4 } from './mp4';
import { readOgg } from './ogg';
import { readWav } from './wav';
import { readWebm } from './webm';

const readers = [readWebm, readMp4, readOgg, readWav];

const wrongType = (): Problem =>
  new Problem(415, 'not-a-recording', 'This is no recording. Send WAV, WebM, Ogg or MP4 with sound only.');

/** What a recording is, by its bytes and nothing else. 415 for anything that is none, 422 for one that is too long. */
export const probe = (bytes: Buffer): Found => {
  let found: Found | null = null;
  try {
    for (const read of readers) found ??= read(bytes);
  } catch (error) {
    // Numbers that point beyond the end are the file's fault, like everything else that does not add up.
    if (error instanceof Unsound || error instanceof RangeError) throw wrongType();
    throw error;
  }
  if (!found || !(found.seconds > 0)) throw wrongType();
  if (found.seconds > longestSeconds)
    throw new Problem(422, 'too-long', 'A recording can be 30 minutes long. Record the rest as a part of its own.');
  return found;
};
