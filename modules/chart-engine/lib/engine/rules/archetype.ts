import type { HumanDesignType } from './bodygraph';

const BY_TYPE: Record<HumanDesignType, string> = {
  Generator: 'Builder',
  'Manifesting Generator': 'Trailblazer',
  Manifestor: 'Initiator',
  Projector: 'Guide',
  Reflector: 'Mirror',
};

const BY_PROFILE: Record<string, string> = {
  '1/3': 'Testing',
  '1/4': 'Grounded',
  '2/4': 'Gifted',
  '2/5': 'Reluctant',
  '3/5': 'Resourceful',
  '3/6': 'Seasoned',
  '4/6': 'Faithful',
  '4/1': 'Steadfast',
  '5/1': 'Practical',
  '5/2': 'Quiet',
  '6/2': 'Watchful',
  '6/3': 'Tempered',
};

/** Our own label for a type and profile: a convention of this product, not a tradition. */
export const archetypeOf = (type: HumanDesignType, profile: string): string =>
  `The ${BY_PROFILE[profile]} ${BY_TYPE[type]}`;
