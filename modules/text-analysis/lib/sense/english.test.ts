import { describe, expect, it } from 'vitest';
import { readSense } from './read-sense';
import { isOwnStatement } from './sense';

const read = (text: string, at = 0) => {
  const found = readSense(text, 'en')[at];
  return found && `${found.speaker} ${found.polarity} ${found.reality}`;
};

describe('reading English sentences', () => {
  it.each([
    // Who speaks.
    ['My uncle told the whole pub that I was afraid of horses.', 'reported affirmed real'],
    ['The note on the fridge said: "Feed the cat."', 'quoted affirmed real'],
    ['Grandad whispered across the table you are my favourite.', 'quoted affirmed real'],
    ['When I was six my aunt told me I had odd feet.', 'reported affirmed real'],
    ['I was told that the house is sold.', 'reported affirmed real'],
    ['My brother never said that he missed me.', 'own negated real'],
    ['I always said the roof leaks.', 'own affirmed real'],
    ['My neighbour thinks I am too proud.', 'reported affirmed real'],
    // What is denied.
    ['I have no keys to that door.', 'own negated real'],
    ["There isn't a morning I don't think of the harbour.", 'own affirmed real'],
    ["I wasn't unkind to the lodger.", 'own affirmed real'],
    ['If nobody had called I would still be waiting.', 'own affirmed hypothetical'],
    // What is real.
    ['My cousin asked whether I still paint.', 'reported affirmed question'],
    ['The clerk said I would get a letter.', 'reported affirmed real'],
    ['In the dream I could breathe under water.', 'own affirmed dream'],
    ['I used to dream of opening a bakery.', 'own affirmed wish'],
    ["If the train stops here I'll get off.", 'own affirmed hypothetical'],
    ['My son says he wants to live by a lake.', 'reported affirmed wish'],
  ])('reads %s', (text, wanted) => expect(read(text)).toBe(wanted));

  it('takes a sentence for a dream when the next one wakes up', () => {
    expect(read('I walked along the ceiling. It was only a dream.')).toBe('own affirmed dream');
  });
});

describe('what may be claimed of an English writer', () => {
  const claims = (text: string): boolean => {
    const last = readSense(text, 'en').at(-1);
    return last !== undefined && isOwnStatement(last);
  };

  it.each([
    ['She looked at me. You never finish anything.', 'somebody else may say it'],
    ['Oh sure, I was so lucky.', 'it may be meant the other way round'],
    ['Maybe I am too proud.', 'it is a guess'],
    ['He who waits gets the cold soup.', 'it is a saying'],
    ['Apparently I was a quiet baby.', 'it is hearsay'],
  ])('claims nothing from %s: %s', (text) => expect(claims(text)).toBe(false));

  it.each(['I sleep badly because I cannot stand the noise.', 'I keep her letters in a shoebox.'])(
    'claims what is plainly said: %s',
    (text) => expect(claims(text)).toBe(true),
  );
});
