import type { Transition } from '../posix-rule';

/** Contents of one compiled zone: the offset before all transitions (seconds), those that change the offset, and the POSIX rule after them. */
export interface CompiledZone {
  readonly first: number;
  readonly transitions: readonly Transition[];
  readonly footer: string;
}

const HEADER = 44;

const counts = (file: Buffer, at: number) => {
  const [isut, isstd, leap, times, types, chars] = [20, 24, 28, 32, 36, 40].map((o) => file.readUInt32BE(at + o));
  return { isut: isut!, isstd: isstd!, leap: leap!, times: times!, types: types!, chars: chars! };
};

/** Reads the 64-bit part of a TZif file (RFC 9636, versions 2 to 4); null when the bytes are something else. */
export const readTzif = (file: Buffer): CompiledZone | null => {
  if (file.length < HEADER || file.toString('latin1', 0, 4) !== 'TZif' || file[4]! < 0x32) return null;
  const old = counts(file, 0);
  const start = HEADER + old.times * 5 + old.types * 6 + old.chars + old.leap * 8 + old.isstd + old.isut;
  const n = counts(file, start);
  const timesAt = start + HEADER;
  const indexAt = timesAt + n.times * 8;
  const typesAt = indexAt + n.times;
  const footerAt = typesAt + n.types * 6 + n.chars + n.leap * 12 + n.isstd + n.isut;
  const offsetOf = (type: number) => file.readInt32BE(typesAt + type * 6);
  const first = offsetOf(0);
  const transitions: Transition[] = [];
  let last = first;
  for (let i = 0; i < n.times; i += 1) {
    const offset = offsetOf(file[indexAt + i]!);
    if (offset === last) continue;
    transitions.push({ at: Number(file.readBigInt64BE(timesAt + i * 8)), offset });
    last = offset;
  }
  return { first, transitions, footer: file.toString('latin1', footerAt).trim() };
};
