import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SenseLanguage } from '#modules/text-analysis/public';
import { readLabelled, readTraining } from '../../testing/crisis/measure';
import type { CrisisLanguage } from './crisis';
import { english } from './english/english';
import { german } from './german/german';
import { createFilter, findNeeded } from './needed-parts';
import { compilePattern } from './pattern';
import { createPlainWords } from './plain-words';
import { spanish } from './spanish/spanish';

describe('what a pattern needs', () => {
  it.each([
    [/ (?:pills|tablets)(?= )/u, ['pill', 'tabl']],
    [/ (?:kill|end) (?:[^ ]+ ){0,3}(?:myself)(?= )/u, ['myse']],
    [/ (?:a|the) (?:gun|rope)?(?= )/u, ['a', 'the']],
    [/ killl?ed/u, ['kill']],
    [/ ti{2,3}red/u, ['red']],
    [/ (?<!not )(?:die|)/u, null],
    [/ [ab]c\p{L}\.\S+ /u, ['c']],
    [/ [^ ]* /u, null],
    [/ die/iu, null],
  ])('%s: %j', (pattern, parts) => expect(findNeeded(pattern)).toEqual(parts));

  it('lets through each rule of which all patterns may match, and no other', () => {
    const filter = createFilter([[/ die/u, / (?:i|me)(?= )/u], [/ rope/u], [/ \S+ /u]]);
    const found = (text: string) => [0, 1, 2].filter(filter(text));
    expect(found(' they died ')).toEqual([0, 2]);
    expect(found(' you do ')).toEqual([2]);
    expect(found(' a rope for me ')).toEqual([1, 2]);
  });
});

const languages: readonly (readonly [SenseLanguage, CrisisLanguage])[] = [
  ['en', english],
  ['de', german],
  ['es', spanish],
];
describe.each(languages)('the rules in %s', (name, language) => {
  const patterns = language.rules.map(({ say }) => say.map((source) => compilePattern(source)));

  it('that match a labelled sentence are all let through, and most of the others are not', () => {
    const filter = createFilter(patterns);
    const toPlain = createPlainWords(language);
    const texts = [...readLabelled(name, 'open'), ...readLabelled(name, 'apart'), ...readTraining(name)].slice(0, 1500);
    let [matched, passed] = [0, 0];
    for (const { text } of texts) {
      const plain = toPlain(text);
      const canMatch = filter(plain);
      for (const [index, all] of patterns.entries()) {
        if (canMatch(index)) passed += 1;
        else expect([plain, all.every((pattern) => pattern.test(plain))]).toEqual([plain, false]);
        if (canMatch(index) && all.every((pattern) => pattern.test(plain))) matched += 1;
      }
    }
    expect(matched).toBeGreaterThan(texts.length / 4);
    expect(passed).toBeLessThan((texts.length * patterns.length) / 2);
  });

  it('need what stands in any text that they match', () => {
    let tried = 0;
    for (const pattern of patterns.flat()) {
      const needed = findNeeded(pattern);
      const [own] = pattern.source.split(/\(\?= \)$/u);
      if (needed === null || own === undefined || /\(\?<?[=!]/u.test(own)) continue;
      tried += 1;
      const texts = fc.sample(fc.stringMatching(new RegExp(`^${own}$`, 'u')), { numRuns: 10, seed: tried });
      for (const text of texts) expect([text, needed.some((part) => text.includes(part))]).toEqual([text, true]);
    }
    expect(tried).toBeGreaterThan(patterns.length / 2);
  });
});
