import { createHmac, randomBytes } from 'node:crypto';

const firstNames =
  'Alma Ben Clara David Elif Finn Greta Hugo Ines Jonas Karla Leo Mara Nils Olga Paul Rosa Sami Tilda Uwe Vera Willem Xenia Yusuf Zoe'.split(
    ' ',
  );
/** Names that hardly anybody has, so that none is a real one by accident. */
const lastNames =
  'Ahrentop Brandhold Castrelo Duartin Eklundo Fuchsau Garcelin Holmbur Iversud Jansenau Kellrich Lopesca Moreault Nowakin Ortegal Peetersom Quistel Romanor Silvanth Tanakin Urbanell Vidalor Weberin Youngau Zelleron'.split(
    ' ',
  );
const syllables = 'ba de fi go lu ma ne ri so tu va ke li mo na pe ra si to wu'.split(' ');

/** The same numbers for the same seed: below `most`, one after the other. */
const createNumbers = (seed: Buffer): ((most: number) => number) => {
  let state = seed.readUInt32LE(0);
  return (most) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
};
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Invents values in place of others: the same for the same value, and none can be led back without the secret, which nobody stores. */
export const createInventor = (secret: Buffer = randomBytes(32)) => {
  const seedOf = (kind: string, value: string): Buffer =>
    createHmac('sha256', secret).update(`${kind}\n${value}`).digest();
  const firstName = (value: string): string => pick(firstNames, seedOf('first', value).readUInt16LE(0));
  const lastName = (value: string): string => pick(lastNames, seedOf('last', value).readUInt16LE(0));
  /** So many characters of invented words; `of` is what they stand for. */
  const words = (length: number, of: string): string => {
    const next = createNumbers(seedOf('words', of));
    let text = '';
    while (text.length < length) {
      const word = Array.from({ length: 1 + next(3) }, () => pick(syllables, next(syllables.length))).join('');
      text += text === '' ? word.charAt(0).toUpperCase() + word.slice(1) : ` ${word}`;
    }
    return text.slice(0, length).replace(/ $/, '.');
  };
  return {
    firstName,
    lastName,
    words,
    name: (value: string): string => (value === '' ? '' : `${firstName(value)} ${lastName(value)}`),
    email: (value: string): string =>
      `person-${seedOf('email', value.toLowerCase()).toString('hex').slice(0, 16)}@example.test`,
    /** Other letters and digits in the same places. */
    shape: (value: string): string => {
      const next = createNumbers(seedOf('shape', value));
      return value.replace(/[a-z]|[A-Z]|[0-9]|[^ -~\s]/g, (sign) =>
        /[0-9]/.test(sign) ? String(next(10)) : String.fromCharCode((/[A-Z]/.test(sign) ? 65 : 97) + next(26)),
      );
    },
  };
};
export type Inventor = ReturnType<typeof createInventor>;
