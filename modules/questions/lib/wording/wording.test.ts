import { describe, expect, it } from 'vitest';
import { questionLanguages } from '../../schemas/values';
import type { QuestionKind } from './kinds';
import { chooseForm, wordings } from './wording';

const kinds = Object.keys(wordings.en) as QuestionKind[];

describe.each(questionLanguages)('questions in %s', (language) => {
  it('have at least ten forms a kind, and none stands in two kinds', () => {
    const all = kinds.flatMap((kind) => wordings[language][kind]);
    for (const kind of kinds) expect(wordings[language][kind].length, kind).toBeGreaterThanOrEqual(10);
    expect(new Set(all).size).toBe(all.length);
  });

  it('name what returns and where, and only there', () => {
    for (const kind of kinds)
      for (const form of wordings[language][kind])
        expect([form.includes('{thing}'), form.includes('{labors}')], form).toEqual(
          kind === 'return' ? [true, true] : [false, false],
        );
  });
});

describe('choosing a question', () => {
  it('uses every form once before one comes again', () => {
    const used: string[] = [];
    for (let round = 0; round < 10; round += 1)
      used.push(chooseForm('wish', 'en', 'I want to live by the sea.', used, null).form);
    expect(new Set(used).size).toBe(10);
    expect(chooseForm('wish', 'en', 'I want to live by the sea.', used, null).form).toBe(used[0]);
  });

  it('writes what returns as it was written', () => {
    const { text } = chooseForm('return', 'de', 'Das Boot lag im Garten.', [], { thing: '$& Boot', labors: [1, 4, 9] });
    expect(text).toContain('„$& Boot“');
    expect(text).toContain('1, 4 und 9');
  });
});
