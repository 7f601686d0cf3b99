import { describe, expect, it } from 'vitest';
import { compileField, foldText } from './compile';
import { clearNeed, findNeeds } from './find-needs';
import { needs } from './needs';

const found = (text: string, laborNumber = 1) =>
  findNeeds([{ laborNumber, laborName: 'Origins', text }]).filter(({ weight }) => weight >= clearNeed);
const ids = (text: string): string[] => found(text).map(({ need }) => need.id);

describe('needs in what people write', () => {
  it.each([
    ['hidden-debt', 'I hide the bills in the drawer, and my wife does not know about the loan.'],
    ['hidden-debt', 'Ich verstecke die Mahnungen, und mein Mann weiß nichts von den Kreditschulden.'],
    ['hidden-debt', 'Escondo las facturas y mi mujer no sabe nada de las deudas.'],
    ['sleep', 'I can’t sleep. I lie awake until four.'],
    ['sleep', 'Seit Wochen liege ich wach, um drei höre ich die Kirchturmuhr.'],
    ['ageing-parents', 'Mi madre tiene demencia y me pregunta lo mismo cinco veces.'],
  ])('finds %s in: %s', (id, text) => {
    expect(ids(text)).toContain(id);
  });

  it.each([
    'I am not divorced, and nobody in my family ever was an alcoholic.',
    'My sister said: “You are burnt out, you drink, and you have debts.”',
    'Ich bin nicht geschieden.',
    'No estoy divorciada.',
    'I sleep well.',
  ])('takes nothing from: %s', (text) => {
    expect(ids(text)).toEqual([]);
  });

  it('gives the sentences that carry a need word for word, and only those that claim it', () => {
    const text = 'My mother died in March. “You will get a divorce,” said my aunt. I still mourn her at every meal.';
    const [first] = found(text, 4);
    expect(first?.need.id).toMatch(/bereavement|parent-loss/);
    for (const { text: sentence, laborNumber } of found(text, 4).flatMap(({ sentences }) => sentences)) {
      expect(text).toContain(sentence);
      expect(sentence).not.toContain('divorce');
      expect(laborNumber).toBe(4);
    }
  });
});

describe('a need for which no field has a word', () => {
  const all = (text: string) => findNeeds([{ laborNumber: 1, laborName: 'Origins', text }]);

  it('ranks, and is neither suggested nor quoted', () => {
    const [first] = all(
      'I take the empties to a different container each week, and count what is left behind the paint tins.',
    );
    expect(first?.need.id).toBe('alcohol');
    expect(first?.weight).toBeLessThan(clearNeed);
    expect(first?.sentences).toEqual([]);
  });

  it.each([
    'Depuis que ma mère est morte, je dors mal et je pleure dans la voiture. Je ne sais pas à qui le dire.',
    'I am not grieving for my mother, who has never been ill.',
  ])('is not read into another language or a denial: %s', (text) => {
    expect(all(text)).toEqual([]);
  });
});

describe('sentences that may be quoted', () => {
  const quoted = (text: string) =>
    found(text).flatMap(({ need, sentences }) => sentences.map((one) => `${need.id}: ${one.text}`));

  it.each([
    'What holds me back is the ears, naturally.',
    'El segundo era más gordo.',
    'I got as far as the border.',
    'I had it down as the boiler.',
    'Er hat sich entschuldigt.',
    'Horst war schon auf Schicht.',
    'Amo con mucha atención.',
    'Mi padre vendía relojes y alfombras de segunda mano.',
  ])('takes no word in another sense: %s', (text) => {
    expect(quoted(text)).toEqual([]);
  });

  it.each([
    ['boundaries', 'I say yes before I have understood the question.'],
    ['burnout', 'Ahora lloro en el coche antes de cada turno.'],
    ['eco-grief', 'In the winter all of my bees died and I still mourn when I see the silent hives.'],
    [
      'tension',
      'I have had a twitch in my left eyelid since March and I grind my teeth at night, the dentist made me a guard.',
    ],
  ])('quotes what speaks of %s: %s', (id, text) => {
    expect(quoted(text)).toContain(`${id}: ${text}`);
  });
});

describe('the taxonomy', () => {
  it('has every concern once, with a title and words in three languages and somebody who is made for it', () => {
    expect(needs.length).toBeGreaterThanOrEqual(60);
    expect(new Set(needs.map(({ id }) => id)).size).toBe(needs.length);
    for (const { id, title, fits, fields } of needs) {
      expect(Math.max(...Object.values(fits)), id).toBeGreaterThanOrEqual(0.7);
      for (const language of ['en', 'de', 'es'] as const) {
        expect(title[language].length, id).toBeGreaterThan(2);
        for (const field of [fields[language].strong, fields[language].weak]) {
          const pattern = compileField(field);
          expect(''.match(pattern), `${id} ${language}`).toBeNull();
          expect(
            foldText('We went to the shops, bought bread and came home by bus.').match(pattern)?.length ?? 0,
            id,
          ).toBeLessThan(2);
        }
      }
    }
  });
});
