import type { Reader } from '../reading/reader';

/** A reader that writes down what it read; `finish` ends the present reading. */
export const fakeReader = (language = 'en') => {
  const read: string[] = [];
  let done: (() => void) | null = null;
  const reader: Reader = {
    speaks: (asked) => asked.startsWith(language),
    onVoices: () => () => undefined,
    read: (text, _language, volume, whenDone) => {
      read.push(`${text} at ${volume}`);
      done = whenDone;
    },
    stop: () => read.push('stop'),
  };
  return { read, reader, finish: () => done?.() };
};
