import { anke } from './anke';
import { dee } from './dee';
import { iwona } from './iwona';
import { marcus } from './marcus';
import { ruth } from './ruth';
import { tomas } from './tomas';
import type { Writer } from './writer';

/** Six people who write very differently. */
export const writers: readonly Writer[] = [ruth, marcus, dee, iwona, tomas, anke];
