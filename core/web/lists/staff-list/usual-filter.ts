import { findKnown } from '../../search-params';
import type { ListFilter } from './list-address';

/** Stands in the address where a list shows every state. */
export const everyState = 'all';

/** The state that the address asks for, the usual one without any; null for every state. */
export const readUsualState = <T extends string, U extends T>(
  params: URLSearchParams,
  name: string,
  states: readonly T[],
  usual: U,
): T | null => {
  const value = params.get(name);
  return value === everyState ? null : (findKnown(states, value) ?? usual);
};

interface UsualFilter<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly states: readonly T[];
  /** What the list is opened for. */
  readonly usual: T;
  readonly nameOf: (state: T) => string;
  /** Names every state together. */
  readonly all: string;
}

/** A filter of a list that is opened for one of its states. */
export const createUsualFilter = <T extends string>(of: UsualFilter<T>): ListFilter => ({
  name: of.name,
  label: of.label,
  any: of.nameOf(of.usual),
  every: everyState,
  options: [
    ...of.states.filter((state) => state !== of.usual).map((value) => ({ value, label: of.nameOf(value) })),
    { value: everyState, label: of.all },
  ],
});
