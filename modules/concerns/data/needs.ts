import { bodyNeeds } from './body';
import { familyNeeds } from './family';
import { lossNeeds } from './loss';
import { loveNeeds } from './love';
import type { Need } from './need';
import { selfNeeds } from './self';
import { timeNeeds } from './time';
import { workNeeds } from './work';
import { worldNeeds } from './world';

/** All concerns that are looked for in what clients write and in what practitioners say of their work. */
export const needs: readonly Need[] = [
  ...lossNeeds,
  ...loveNeeds,
  ...familyNeeds,
  ...workNeeds,
  ...selfNeeds,
  ...bodyNeeds,
  ...worldNeeds,
  ...timeNeeds,
];
