import type { Audience } from '../schemas/values';

/** An answer without its words. */
export interface LaborAudience {
  readonly responseId: string;
  readonly laborNumber: number;
  readonly laborName: string;
  readonly audience: Audience;
  readonly version: number;
  readonly words: number;
  /** Has a recording whose words nobody has confirmed: it is read by nobody who works with text. */
  readonly unheard: boolean;
  readonly updatedAt: string;
  /** Taken back: kept for a while, and nobody's to read. */
  readonly withdrawn: boolean;
}
