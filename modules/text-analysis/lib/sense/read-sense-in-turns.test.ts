import { expect, it } from 'vitest';
import { readSense } from './read-sense';
import { readSenseInTurns } from './read-sense-in-turns';

const text = 'My father said I was lazy. I believed him for years. In the dream I was not there. '.repeat(400);

it('reads a long text as it would be read at once, and lets others go first', async () => {
  let turns = 0;
  const counter = setInterval(() => {
    turns += 1;
  }, 0);
  const sentences = await readSenseInTurns(text, 'en');
  clearInterval(counter);
  expect(sentences).toEqual(readSense(text, 'en'));
  expect(sentences).toHaveLength(1200);
  expect(turns).toBeGreaterThan(0);
});
