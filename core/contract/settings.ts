import type { Read } from './setting-kinds';

/** One variable of the environment that a module reads. */
export interface Setting<T = unknown> {
  /** Begins with the module's id in capitals: `CONCIERGE_…`. */
  readonly name: string;
  readonly read: Read<T>;
  /** The value while the variable is unset or empty. */
  readonly fallback: T;
  /** Its value is never repeated, in a message or elsewhere. */
  readonly secret: boolean;
  readonly description: string;
  /** The name it had in the release before, read with a warning while this name is unset. */
  readonly formerName?: string;
}
interface Options {
  readonly formerName?: string;
}

/** The settings of a module, by the names under which `create` gets their values. */
export type Settings = Readonly<Record<string, Setting>>;
export type SettingValues<S extends Settings> = {
  readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never;
};

/** Declares a variable of the environment. */
export const setting = <T, const F>(
  name: string,
  kind: Read<T>,
  fallback: F,
  description: string,
  options: Options = {},
): Setting<T | F> => ({ name, read: kind, fallback, secret: false, description, ...options });

/** The same for what must not be repeated, such as a key; null while it is unset. */
export const secret = <T>(
  name: string,
  kind: Read<T>,
  description: string,
  options: Options = {},
): Setting<T | null> => ({ name, read: kind, fallback: null, secret: true, description, ...options });
