import { describe, expect, it } from 'vitest';
import { readMatter } from './matter';
import type { Observation } from './observation';
import { makeWhole } from './whole-passage';

/** The passage that is shown where an observation found `found` in an answer. */
const shownFor = async (text: string, found: string): Promise<string | undefined> => {
  const responseId = 'one';
  const matter = await readMatter([{ responseId, laborNumber: 3, text } as never]);
  const start = text.indexOf(found);
  const passage = { responseId, laborNumber: 3, start, end: start + found.length, text: found, by: null };
  return makeWhole({ claim: { kind: 'hide' }, passages: [passage] } as unknown as Observation, matter)?.passages[0]
    ?.text;
};

describe('a passage that is quoted', () => {
  it.each([
    ['It was a boy about solar panels. I asked him how long for a ham.', 'I asked him how long for a ham.'],
    ['Der Lorenz kam jeden Freitag. Ich habe ihn nie gefragt.', 'Ich habe ihn nie gefragt.'],
    [
      'Mi tía vive sola en el puerto. No pienso escribirle ni quiero contarle eso.',
      'No pienso escribirle ni quiero contarle eso.',
    ],
    ['A letter came.\n\nI burned it in the garden of the hotel.', 'I burned it in the garden of the hotel.'],
    ['My father kept bees. He was stung twice.', 'He was stung twice.'],
    ['I own a set of plates. It is in a box.', 'It is in a box.'],
    ['The bank wanted to lend me money for a house. I said no.', 'I said no.'],
    ['Mein Opa hatte eine Mühle. Stand am Bach, hinter der Schule.', 'Stand am Bach, hinter der Schule.'],
    ['Er wollte eine Brezel. Seither hole ich donnerstags eine.', 'Seither hole ich donnerstags eine.'],
    ['Mi madre se enfermó en mayo. Duró hasta octubre.', 'Duró hasta octubre.'],
    ['Me llamaron dos veces por quedarme. Yo aviso, esas veces me distraje.', 'Yo aviso, esas veces me distraje.'],
    ['I said, "I see it. You go in Monday." That was all.', 'You go in Monday." That was all.'],
  ])('takes what it points back to along: %s', async (text, found) => {
    expect(await shownFor(text, found)).toBe(text);
  });

  it.each([
    [
      'We moved twice that year. My mother kept the keys and never used them.',
      'My mother kept the keys and never used them.',
    ],
    [
      'Wir sind oft umgezogen. Die Schlüssel hat Mutter behalten und sie nie benutzt.',
      'Die Schlüssel hat Mutter behalten und sie nie benutzt.',
    ],
    ['We moved twice that year. It was raining on both days.', 'It was raining on both days.'],
    ['We moved twice.\n\nSilence. I like it when nobody talks.', 'Silence. I like it when nobody talks.'],
    [
      'Viajamos dos veces ese año. Mi hermana guardó las llaves en un cajón.',
      'Mi hermana guardó las llaves en un cajón.',
    ],
  ])('stays as it is where it names what it speaks of: %s', async (text, found) => {
    expect(await shownFor(text, found)).toBe(found);
  });

  it('takes the end of a quotation along that it opens', async () => {
    const text = 'Kommt die Vroni herein. »Mama. Es sind einundvierzig.« Ich habe gelacht.';
    expect(await shownFor(text, 'Kommt die Vroni herein. »Mama.')).toBe(
      'Kommt die Vroni herein. »Mama. Es sind einundvierzig.«',
    );
  });
});
