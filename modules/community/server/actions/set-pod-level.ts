import { setLevel } from './set-level';

/** How much a person wants to hear of one pod. */
export const setPodLevel = setLevel;
