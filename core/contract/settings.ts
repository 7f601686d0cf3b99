/** Reads one value of the environment; throws an Error whose message names what is expected: `a whole number from 1 to 9`. */
export type Read<T> = (value: string) => T;

const wanted = (text: string): never => {
  throw new Error(text);
};

/** Any text. */
export const text: Read<string> = (value) => value;

/** One of the given words. */
export const oneOf =
  <const T extends string>(...words: readonly T[]): Read<T> =>
  (value) =>
    words.find((word) => word === value) ?? wanted(`one of ${words.join(', ')}`);

/** A whole number within bounds. */
export const whole =
  (least: number, most: number): Read<number> =>
  (value) => {
    const number = Number(value);
    const fits = /^\d{1,15}$/.test(value) && number >= least && number <= most;
    return fits ? number : wanted(`a whole number from ${least} to ${most}`);
  };

/** A number that is not negative, with at most six places: a price. */
export const amount: Read<number> = (value) =>
  /^\d{1,9}(?:\.\d{1,6})?$/.test(value) ? Number(value) : wanted('a number such as 2.5');

/** Three capital letters of ISO 4217. */
export const currency: Read<string> = (value) =>
  /^[A-Z]{3}$/.test(value) && Intl.supportedValuesOf('currency').includes(value)
    ? value
    : wanted('three letters such as EUR');

/** `1`, `true`, `yes`, `on` or their opposites. */
export const flag: Read<boolean> = (value) => {
  if (/^(1|true|yes|on)$/i.test(value)) return true;
  if (/^(0|false|no|off)$/i.test(value)) return false;
  return wanted('true or false');
};

/** An address with one of the schemes (`https:`), returned without trailing slashes. */
export const address =
  (...schemes: readonly string[]): Read<string> =>
  (value) => {
    const want = `an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`;
    if (!URL.canParse(value) || !schemes.includes(new URL(value).protocol)) return wanted(want);
    return value.replace(/\/+$/, '');
  };

/** A public origin: scheme, host and port only. */
export const origin: Read<string> = (value) => {
  const clean = address('http:', 'https:')(value);
  return new URL(clean).origin === clean.toLowerCase()
    ? clean.toLowerCase()
    : wanted('an origin without a path, such as https://hedo.example');
};

/** One plain address for mail. */
export const emailAddress: Read<string> = (value) =>
  /^[^\s,;:<>()[\]"\\@]{1,64}@[^\s,;:<>()[\]"\\@]{1,253}$/.test(value)
    ? value
    : wanted('one address such as team@hedo.example');

/** Exactly `length` bytes in base64. */
export const bytes =
  (length: number): Read<Buffer> =>
  (value) => {
    const decoded = Buffer.from(value, 'base64');
    const fits = /^[A-Za-z0-9+/_-]+={0,2}$/.test(value) && decoded.length === length;
    return fits ? decoded : wanted(`${length} bytes in base64 (make one: openssl rand -base64 ${length})`);
  };

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
