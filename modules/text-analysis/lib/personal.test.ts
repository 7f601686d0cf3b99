import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replacePersonal } from './personal';

const VALUES = [
  { kind: 'name', value: 'Will' },
  { kind: 'name', value: 'Will Brown' },
  { kind: 'place', value: 'São Paulo' },
  { kind: 'date', value: '1990-04-12' },
] as const;

describe('replacePersonal', () => {
  it('replaces known values, longest first, and leaves ordinary words', () => {
    const { texts } = replacePersonal(['Will Brown will come. WILL came from São Paulo. Goodwill, Will!'], VALUES);
    expect(texts[0]).toBe('[name-1] will come. [name-2] came from [place-1]. Goodwill, [name-3]!');
  });

  it('replaces addresses, links, dates and telephone numbers, but no years and no small numbers', () => {
    const { texts } = replacePersonal(
      [
        'Mail k.b@example.org or call +44 20 7946 0958. Born 12 April 1990 (12/04/1990). In 1999 I was 9, of 150 pupils. https://a.example/x',
      ],
      [],
    );
    expect(texts[0]).toBe(
      'Mail [contact-1] or call [contact-3]. Born [date-2] ([date-1]). In 1999 I was 9, of 150 pupils. [contact-2]',
    );
  });

  it('gives the same words the same placeholder in all texts', () => {
    expect(replacePersonal(['I am Will.', 'Will again.'], VALUES).texts).toEqual(['I am [name-1].', '[name-1] again.']);
  });

  it('restores quotes, and leaves placeholders that the writer typed', () => {
    const { texts, restore } = replacePersonal(['My note says [name-1]. Will wept.'], VALUES);
    expect(texts[0]).toBe('My note says [name-1]. [name-2] wept.');
    expect(restore('[name-2] wept.')).toBe('Will wept.');
    expect(restore('says [name-1].')).toBe('says [name-1].');
  });

  it('restores every text exactly', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'Will',
        'Will Brown',
        'WILL',
        'São Paulo',
        'a@b.example',
        '1990-04-12',
        '+1 555 123 4567',
        '[name-1]',
        '[date-2]',
        ' ',
        '. ',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.array(part).map((parts) => parts.join(''))), (originals) => {
        const { texts, restore } = replacePersonal(originals, VALUES);
        expect(texts.map(restore)).toEqual(originals);
      }),
    );
  });
});
