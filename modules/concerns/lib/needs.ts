import { bodyNeeds } from '../data/body';
import { familyNeeds } from '../data/family';
import { lossNeeds } from '../data/loss';
import { loveNeeds } from '../data/love';
import type { Need } from '../data/need';
import { selfNeeds } from '../data/self';
import { timeNeeds } from '../data/time';
import { workNeeds } from '../data/work';
import { worldNeeds } from '../data/world';

export type { Need };

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
