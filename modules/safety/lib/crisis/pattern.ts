/**
 * A pattern over plain words, which stand between single spaces; it matches with the space before them. In it `_` is a gap of up to three words, `__` of up to seven, `*` any
 * end of a word, `(a|b)` a choice, `$` the end of the sentence. Letters may be written with their accents; text without them is found as well.
 */
export const compilePattern = (source: string, flags = 'u'): RegExp => {
  const body = source
    .trim()
    .replace(/\s*\n\s*/gu, '')
    .normalize('NFC')
    .replace(/ß/gu, 'ss')
    .replace(/[äöü]/gu, (letter) => `${letter.normalize('NFD')[0]}e?`)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\((?!\?)/gu, '(?:')
    .replace(/(?<=\p{L}|[^ ]\))\*/gu, '[^ ]*')
    .replace(/([a-qs-z])\1/gu, '$1$1?')
    .replace(/ (?:__?|\(\?:\\S\+ \)\{\d,\d+\})(?=[|)]|$)/gu, '')
    .replace(/\$/gu, '(?= *$)')
    .replace(/(?<![^ ?)(|])__ /gu, '(?:[^ ]+ ){0,7}')
    .replace(/(?<![^ ?)(|])_ /gu, '(?:[^ ]+ ){0,3}');
  // It begins with the space before the words: an engine skips from space to space much faster than it looks back at every letter.
  return new RegExp(` (?:${body})(?= )`, flags);
};
