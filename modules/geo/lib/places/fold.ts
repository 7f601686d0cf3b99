// Accents, Arabic vowel signs and Hebrew points; vowel signs of Indic scripts stay, they tell words apart.
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
const QUIET = /['’‘ʻʼ`´.]/g;
const BETWEEN = /[^\p{L}\p{N}\p{M}]+/gu;
const SINGLE = /[ßøłđðþæœı]/g;
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** A name as it is compared: lower case, without accents and punctuation, words parted by one space. Any script; linear in time. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(SINGLE, (letter) => PLAIN[letter]!)
    .replace(QUIET, '')
    .replace(BETWEEN, ' ')
    .trim();
