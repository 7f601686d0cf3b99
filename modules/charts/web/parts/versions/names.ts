import { type Body, type CenterName, writtenName } from '../bodygraph/chart';
import type { Row } from './compare';
import { texts } from './texts/texts';

/** The tables of a comparison. */
export const groups = ['design', 'centres', 'activations', 'planets', 'numbers'] as const;
export type Group = (typeof groups)[number];

const body = (name: string): string => writtenName(name as Body);

/** The name of a row as people read it. */
export const nameOf = (group: Group, key: string): string => {
  if (group === 'centres') return writtenName(key as CenterName);
  if (group === 'planets') return key === 'rising' ? texts('rising') : body(key);
  if (group !== 'activations') return texts(key as 'type');
  const [half, name = ''] = key.split('.');
  return texts(half === 'design' ? 'half.design' : 'half.personality', { body: body(name) });
};

/** A value of a row as people read it. */
export const textOf = (group: Group, value: Row['one']): string => {
  if (value === null) return texts(group === 'numbers' ? 'notAvailable' : 'open');
  if (group === 'centres') return texts(value === 'true' ? 'defined' : 'undefined');
  const [, degree, sign] = /^(\d+) (\w+)$/.exec(value) ?? [];
  return group === 'planets' && degree && sign ? texts('degree', { degree, sign }) : value;
};
