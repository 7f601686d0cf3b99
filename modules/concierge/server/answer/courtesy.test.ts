import { describe, expect, it } from 'vitest';
import { findCourtesy } from './courtesy';

describe('words that ask nothing', () => {
  it.each([
    ['thanks!', 'thanks', 'en'],
    ['Thank you', 'thanks', 'en'],
    ['Thank you so much 🙏', 'thanks', 'en'],
    ['thx', 'thanks', 'en'],
    ['ok thanks', 'thanks', 'en'],
    ['Great, thank you!', 'thanks', 'en'],
    ['That was very helpful', 'thanks', 'en'],
    ['gracias', 'thanks', 'es'],
    ['¡Muchas gracias!', 'thanks', 'es'],
    ['danke', 'thanks', 'de'],
    ['Vielen Dank!', 'thanks', 'de'],
    ['ok danke', 'thanks', 'de'],
    ['ok', 'agreed', null],
    ['Okay.', 'agreed', null],
    ['alles klar', 'agreed', 'de'],
    ['vale', 'agreed', 'es'],
    ['got it', 'agreed', 'en'],
    ['bye', 'bye', 'en'],
    ['thanks, bye!', 'bye', 'en'],
    ['tschüss', 'bye', 'de'],
    ['adiós', 'bye', 'es'],
    ['Hello!', 'hello', 'en'],
    ['hi there', 'hello', 'en'],
    ['Hallo', 'hello', 'de'],
    ['Hola', 'hello', 'es'],
  ] as const)('%s gets the reply to %s in %s', (text, courtesy, language) =>
    expect(findCourtesy(text)).toEqual({ kind: 'courtesy', courtesy, language }),
  );

  it.each([
    'thanks, but how much does it cost?',
    'ok and how long?',
    'Hello, what is a Labor?',
    'no I do not understand',
    'is it ok to skip one',
    'good practitioners',
    '???',
    '',
  ])('%s is a question', (text) => expect(findCourtesy(text)).toBeNull());
});
