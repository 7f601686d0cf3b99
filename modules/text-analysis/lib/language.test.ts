import { describe, expect, it } from 'vitest';
import { readsAsEnglish } from './language';

describe('a text that reads as English', () => {
  it.each([
    'I was leaving him three times and three times I came back because my mother told me.',
    'In my home was always many people and always work.',
    '- Flat above the chip shop, Leith\n- Mum, nan, three of us in one bed\n- Dad: postcards, then no postcards',
    'owe: £3,400 (catalogue, credit card, Morag)\nthings break\none month ahead. just one.',
    'My grandmother said „Matka Boska” and made the pierogi with us.',
    'Garden. Silence. My son.',
  ])('passes: %s', (text) => expect(readsAsEnglish(text)).toBe(true));

  it.each([
    'Meine Mutter hat nie gesagt, dass sie müde ist.',
    'Je n’ai jamais su pourquoi mon père est parti.',
    'Cuando era niña vivíamos cerca del mar y mi abuela cantaba.',
    'Quando eu era pequena, a minha avó não falava comigo.',
    'Dziadek był w obozie i nigdy o tym nie mówił, jak wrócił.',
    'Olen aina asunut meren lähellä ja kaipaan sitä joka päivä täällä kaupungissa kovasti.',
    'Я всегда жила у моря и скучаю по нему.',
    '私は海の近くで育ちました。',
    '12345 !!!',
    '',
  ])('does not pass: %s', (text) => expect(readsAsEnglish(text)).toBe(false));
});
