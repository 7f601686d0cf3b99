/** Reads one value of the environment; throws an Error whose message says what is wanted. */
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

/** Messaging apps that have an address for a talk with one account. */
const messagingHosts = ['wa.me', 't.me', 'signal.me', 'm.me', 'line.me', 'threema.id'];

/** A link that opens a talk in a messaging app; what is written into the talk is the product's to add. */
export const messagingLink: Read<string> = (value) => {
  const link = URL.canParse(value) ? new URL(value) : null;
  const fits =
    link?.protocol === 'https:' &&
    messagingHosts.includes(link.host) &&
    link.pathname.length > 1 &&
    link.username === '' &&
    link.search === '';
  return fits ? link.href : wanted(`an https link of ${messagingHosts.join(', ')} to one account, without a query`);
};

/** Host names, separated by commas. */
export const hostNames: Read<readonly string[]> = (value) => {
  const hosts = value.split(',').map((host) => host.trim().toLowerCase());
  return hosts.every((host) => /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/.test(host))
    ? hosts
    : wanted('host names with commas between them, such as booking.example,stays.example');
};

/** Exactly `length` bytes in base64. */
export const bytes =
  (length: number): Read<Buffer> =>
  (value) => {
    const decoded = Buffer.from(value, 'base64');
    const fits = /^[A-Za-z0-9+/_-]+={0,2}$/.test(value) && decoded.length === length;
    return fits ? decoded : wanted(`${length} bytes in base64 (make one: openssl rand -base64 ${length})`);
  };

/** A help line of the operator's own. Whatever else a line says is read by the module that shows it. */
export interface HelpLine {
  readonly name: string;
  readonly contact: string;
  readonly hours: string;
}

/** A JSON list of hotlines. */
export const helpLines: Read<readonly HelpLine[]> = (value) => {
  const want = 'a JSON list such as [{"name":"…","contact":"…","hours":"…"}]';
  let list: unknown;
  try {
    list = JSON.parse(value);
  } catch {
    return wanted(want);
  }
  const isLine = (line: unknown): line is HelpLine =>
    typeof line === 'object' &&
    line !== null &&
    ['name', 'contact', 'hours'].every((key) => typeof (line as Record<string, unknown>)[key] === 'string');
  if (!Array.isArray(list) || !list.every(isLine)) return wanted(want);
  return list;
};
