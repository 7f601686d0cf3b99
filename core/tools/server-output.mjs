/*
 * How code that Node loads is written: without comments and indentation, names as they are, in lines of which a trace still says
 * where it was.
 */
export const serverOutput = { minifyWhitespace: true, legalComments: 'none', lineLimit: 200 };

/**
 * Node keeps a text in two bytes a character as soon as one of them is not in Latin-1. esbuild escapes them wherever they stand but
 * in regular expressions, where `\u` means the same.
 */
export const escapeSigns = (text) =>
  text.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
