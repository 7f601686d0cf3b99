import { expect, test } from 'vitest';
import { CENTRE_GATES, CHANNELS } from '#modules/chart-engine/public';
import { centerNames } from '../../bodygraph/chart';
import { texts } from '../texts/texts';
import { loadWords, wordsCenter } from './use-words';

/** Two to four sentences, none of which promises anything. */
const judge = (said: string, name: string) => {
  const sentences = said.match(/[.?](?=\s|$)/gu)?.length ?? 0;
  expect(sentences, name).toBeGreaterThanOrEqual(2);
  expect(sentences, name).toBeLessThanOrEqual(4);
  expect(said, name).not.toMatch(/!|\b(?:will bring|you will (?!not)|destin\w*|fate|guarantee\w*|heals?|healing)\b/iu);
};

test('there are words on all nine centres, 64 gates and 36 channels, each once', async () => {
  const seen = new Set<string>();
  for (const center of centerNames) {
    const { texts: words } = await loadWords[center]();
    const own = [
      'about',
      'defined',
      'open',
      ...CENTRE_GATES[center].map((gate) => `gate.${gate}`),
      ...CHANNELS.map(([low, high]) => `${low}-${high}`)
        .filter((channel) => wordsCenter({ kind: 'channel', channel }) === center)
        .map((channel) => `channel.${channel}`),
    ];
    for (const key of own) {
      const said = words(key);
      expect(said, `${center} ${key}`).not.toBe(key);
      expect(seen, `${center} ${key}`).not.toContain(said);
      seen.add(said);
      judge(said, `${center} ${key}`);
    }
  }
  expect(seen.size).toBe(9 * 3 + 64 + 36);
});

test('every gate has a word of ours, none twice', () => {
  const all = Array.from({ length: 64 }, (_, index) => texts(`word.${index + 1}` as 'word.1'));
  expect(new Set(all).size).toBe(64);
  for (const word of all) expect(word).not.toMatch(/^word\./);
});
