import { expect, it } from 'vitest';
import { readSense } from './read-sense';
import { isOwnStatement } from './sense';

const read = (text: string) => readSense(text, 'es')[0];

it.each([
  ['Mi tío dijo que yo era lento.', 'reported'],
  ['"Eres un desastre total", me dijo la vecina.', 'quoted'],
  ['El guarda gritó: usted no puede pasar.', 'quoted'],
  ['Dice mi médico que duermo poco.', 'reported'],
  ['Según Marta todo fue culpa mía.', 'reported'],
  ['Mi padre nunca dijo que me quería.', 'own'],
  ['Le dije a mi hermana que me iba.', 'own'],
])('knows whose words %s are', (text, speaker) => expect(read(text)?.speaker).toBe(speaker));

it.each([
  ['Mi primo me preguntó si tenía frío.', 'question'],
  ['Soñé que el río subía.', 'dream'],
  ['Soñaba con ser piloto.', 'wish'],
  ['Me habría gustado estudiar música.', 'wish'],
  ['Pude haber sido carpintero.', 'hypothetical'],
])('knows whether %s is so', (text, reality) => expect(read(text)?.reality).toBe(reality));

it.each([
  ['No quiero otra cosa que dormir.', 'affirmed'],
  ['No tengo miedo.', 'negated'],
])('knows whether %s is denied', (text, polarity) => expect(read(text)?.polarity).toBe(polarity));

it.each(['Trabajo en una panadería.', 'La librería de mi tío cerró en marzo.', 'Se me murió la batería del coche.'])(
  'takes no noun for a condition: %s',
  (text) => expect(read(text)?.reality).toBe('real'),
);
it('takes a conditional for one', () => expect(read('Sin ella no dormiría.')?.reality).toBe('hypothetical'));

it.each([
  ['Mi vecina me miró. Eres igual que tu madre.', 'somebody else may say it'],
  ['Mi suegro era un encanto.', 'it may be meant the other way round'],
  ['Duermo poco, mi madre dice siempre que trabajo demasiado.', 'it is partly the words of another'],
  ['Tal vez me quede en Lugo.', 'it is a guess'],
  ['Quien calla otorga.', 'it is a proverb'],
])('claims nothing from %s: %s', (text) => {
  const last = readSense(text, 'es').at(-1);
  expect(last && isOwnStatement(last)).toBe(false);
});
it.each([
  'Crecí en un pueblo de Teruel con mis abuelos.',
  'Duermo mal porque no soporto el ruido.',
  'Me da miedo la oscuridad.',
])('claims what is plainly said: %s', (text) => {
  const last = readSense(text, 'es').at(-1);
  expect(last && isOwnStatement(last)).toBe(true);
});
it('takes a word of repetition for a habit, and no single state', () => {
  expect(read('Los domingos mi tío asaba castañas.')?.time).toBe('past-habit');
  expect(read('Aquel lunes llovía en Burgos.')?.time).toBe('past');
});
