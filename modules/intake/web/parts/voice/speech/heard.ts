import { createStore } from 'zustand/vanilla';

/**
 * What was said and is in no answer yet. It outlives the panel, since a step may change before the words are put anywhere;
 * it is never stored, so that it ends with the page. Null: there is nothing to decide on.
 */
export const heard = createStore<{ readonly draft: string | null }>()(() => ({ draft: null }));

/** Words behind words, with one space between. */
export const joined = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

/** Forgets what was said: the intake was sent, or somebody else begins. */
export const forgetHeard = (): void => heard.setState({ draft: null });
