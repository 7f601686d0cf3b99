import type { Kind } from '../observe/observation';
import type { Chosen } from './select';

/** The way of a reading: passages laid side by side, what returns or is kept back, conclusions, people, corrections and halves, unsaid, turns, wishes, how answers end. */
const steps: readonly (readonly Kind[])[] = [
  ['echo'],
  ['return', 'insistence', 'hide'],
  ['conclusion', 'self-name', 'stays'],
  ['people', 'kept'],
  ['correction', 'halves', 'flip', 'fear'],
  ['unsaid', 'shift'],
  ['scene', 'turn', 'weight'],
  ['wish', 'question'],
  ['ending'],
];

const stepOf = ({ observation }: Chosen): number => steps.findIndex((kinds) => kinds.includes(observation.claim.kind));
const span = ({ observation, passages }: Chosen): number =>
  'labors' in observation.claim ? observation.claim.labors.length : passages.length;

/** Sections in the order of the essay; within a step, what spans more Labors comes first. */
export const order = (sections: readonly Chosen[]): Chosen[] =>
  [...sections].sort(
    (one, other) =>
      stepOf(one) - stepOf(other) || span(other) - span(one) || other.observation.weight - one.observation.weight,
  );
