import { describe, expect, it } from 'vitest';
import { findSnippets, fold, readQuery } from './find-words';

const search = (text: string, query: string): string[] =>
  findSnippets(fold(text), readQuery(query)).map((parts) =>
    parts.map(({ text: part, isHit }) => (isHit ? `[${part}]` : part)).join(''),
  );

describe('searching in a text', () => {
  it.each([
    ['The Garden was green.', 'garden', 'The [Garden] was green.'],
    ['Mein Café an der Straße', 'cafe', 'Mein [Café] an der Straße'],
    ['El corazón', 'CORAZÓN', 'El [corazón]'],
    ['Cafe\u0301 noir', 'café', '[Cafe\u0301] noir'],
    ['a mother and a grandmother', 'mother', 'a [mother] and a grand[mother]'],
    ['The harbour, in the rain', 'rain harbour', 'The [harbour], in the [rain]'],
    ['It costs $5 (five)', '$5 (five)', 'It costs [$5] [(five)]'],
    ['🙂 the sea 🙂 is near', 'sea', '🙂 the [sea] 🙂 is near'],
    ['Она молчала', 'молч', 'Она [молч]ала'],
  ])('%s: %s', (text, query, snippet) => {
    expect(search(text, query)).toEqual([snippet]);
  });

  it('wants all words', () => {
    expect(search('The harbour in the rain', 'rain snow')).toEqual([]);
  });

  it('finds nothing for nothing', () => {
    for (const query of ['', '  ', '""']) expect(search('The harbour', query)).toEqual([]);
  });

  it('shows at most three passages, each with what is around it', () => {
    const filler = 'and then a good deal of time went by without anything that I would want to write down here at all ';
    const found = search(`river ${filler}${filler}river ${filler}${filler}river ${filler}${filler}river`, 'river');
    expect(found.length).toBe(3);
    expect(found[0]).toMatch(/^\[river\] and then .* …$/u);
    expect(found[1]).toMatch(/^… .*\[river\].* …$/u);
  });

  it('takes hits that touch or overlap as one', () => {
    expect(search('again and again', 'again gain a')).toEqual(['[again] [a]nd [again]']);
    expect(search('never the same '.repeat(7_000), 'same never').length).toBe(1);
  });
});
