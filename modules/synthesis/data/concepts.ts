import type { Concept } from './concept';
import { otherConcepts } from './concepts-others';
import { primaryConcepts } from './concepts-primary';

export const allConcepts: readonly Concept[] = [...primaryConcepts, ...otherConcepts];
