import type { TextValues } from '#core/web';

/** The catalogue of an inbox, as far as a shared part asks for it: a module hands over its own `texts`. */
export type Words<K extends string> = (key: K, values?: TextValues) => string;
