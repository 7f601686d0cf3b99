import { expect, it } from 'vitest';
import { answerTexts } from '../testing/answers';
import type { Claim, Kind } from './observation';
import { observe } from './observe';

const find = async <K extends Kind>(
  kind: K,
  texts: Readonly<Record<number, string>> | string,
): Promise<Extract<Claim, { kind: K }>[]> => {
  const found = await observe(answerTexts(typeof texts === 'string' ? { 1: texts } : texts));
  return found.map(({ claim }) => claim).filter((claim): claim is Extract<Claim, { kind: K }> => claim.kind === kind);
};

it('finds a thing that returns', async () => {
  const [found] = await find('return', {
    1: 'Cuando yo tenía nueve años rompí el péndulo y dije que había sido mi hermano.',
    9: 'Mi hermano murió en abril y yo le debía el péndulo. El péndulo está parado.',
  });
  expect(found).toMatchObject({ thing: 'péndulo', labors: [1, 9] });
});

it.each([
  ['Nunca se lo he contado a mi mujer.', 'Nunca se lo he contado a mi mujer'],
  ['Lo que no sabe nadie: pago las deudas de mi padre.', 'pago las deudas de mi padre'],
])('finds what is hidden in %j', async (text, fragment) => {
  const [found] = await find('hide', text);
  expect(found?.fragments.map((one) => one.text)).toContain(fragment);
});

it.each(['No lo digo con bronca.', 'Mi madre nunca me lo dijo.', 'Nunca escondí nada a mi mujer.'])(
  'finds nothing hidden in %j',
  async (text) => {
    expect(await find('hide', text)).toEqual([]);
  },
);

it('finds corrections', async () => {
  const [found] = await find('correction', 'No es que me guste conducir, es que me gusta que suban.');
  expect([found?.not.text, found?.but.text]).toEqual(['No es que me guste conducir', 'es que me gusta que suban']);
  expect(await find('correction', 'No solo estaba cansado, sino también triste.')).toEqual([]);
});

it('takes neither envious people nor denied fear for fear', async () => {
  for (const text of [
    'Mi hermana era envidiosa y lo sabía.',
    'No tengo miedo de la muerte.',
    'A mi padre le daba vergüenza.',
  ])
    expect(await find('fear', text), text).toEqual([]);
});

it('finds a wish and not its denial', async () => {
  const [found] = await find('wish', 'Quiero decirlo en voz alta en la plaza.');
  expect(found?.fragments[0]?.text).toBe('Quiero decirlo en voz alta en la plaza');
  expect(await find('wish', 'No quiero volver a esa casa.')).toEqual([]);
});

it('names people without the words after them', async () => {
  const [found] = await find('people', {
    1: 'Mi padre tenía el bar en la esquina de la plaza.',
    4: 'Mi padre no hablaba casi nunca con nosotros.',
  });
  expect(found?.person).toBe('Mi padre');
});

it('leaves out kinds whose subject Spanish hides', async () => {
  const text = 'Es valiente y no es valiente. Antes hablaba con los viajeros, pero no miraba a nadie.';
  expect(await find('flip', text)).toEqual([]);
  expect(await find('halves', text)).toEqual([]);
});
