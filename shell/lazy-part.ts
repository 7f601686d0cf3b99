import type { ComponentType } from 'react';
import type { Lazy } from '#core/web';
import { inTime } from './loader';

const parts = new Map<Lazy<never>, Promise<ComponentType<never>>>();

/** The component behind a lazy import, asked for once, in time; for React's `use`. */
export const partOf = <P extends object>(load: Lazy<P>): Promise<ComponentType<P>> => {
  const had = parts.get(load as unknown as Lazy<never>);
  if (had) return had as unknown as Promise<ComponentType<P>>;
  const coming = inTime(load(), 'a part of the page');
  coming.catch(() => undefined);
  parts.set(load as unknown as Lazy<never>, coming as unknown as Promise<ComponentType<never>>);
  return coming;
};

/** Lets failed imports be tried again. */
export const forgetFailedParts = async (): Promise<void> => {
  await Promise.all([...parts].map(([load, part]) => part.catch(() => void parts.delete(load))));
};
