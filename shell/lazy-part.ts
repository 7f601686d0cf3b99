import type { ComponentType } from 'react';
import { type Lazy, textsReady } from '#core/web';
import { inTime } from './loader';
import { usable } from './usable';

const parts = new Map<Lazy<never>, Promise<ComponentType<never>>>();

const withTexts = async <P extends object>(load: Lazy<P>): Promise<ComponentType<P>> => {
  const part = await load();
  // A part may bring a catalogue of its own.
  await textsReady();
  return part;
};

/** The component behind a lazy import, asked for once, in time; for React's `use`. */
export const partOf = <P extends object>(load: Lazy<P>): Promise<ComponentType<P>> => {
  const had = parts.get(load as unknown as Lazy<never>);
  if (had) return had as unknown as Promise<ComponentType<P>>;
  const coming = usable(inTime(withTexts(load), 'a part of the page'));
  parts.set(load as unknown as Lazy<never>, coming as unknown as Promise<ComponentType<never>>);
  return coming;
};

/** Lets failed imports be tried again. */
export const forgetFailedParts = async (): Promise<void> => {
  await Promise.all([...parts].map(([load, part]) => part.catch(() => void parts.delete(load))));
};
