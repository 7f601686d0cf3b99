import { setLevel } from './set-level';

/** How much a person wants to hear of one discussion. */
export const setDiscussionLevel = setLevel;
