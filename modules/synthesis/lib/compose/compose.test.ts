import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { observeAnswers } from '#modules/observations/public';
import { answerTexts } from '#modules/observations/testing/answers';
import type { Reading } from '../../schemas/reading';
import { aProfile } from '../../testing/a-profile';
import { compose } from './compose';

type Texts = Readonly<Record<number, string>>;
const read = async (texts: Texts): Promise<Reading> => {
  const { matter, observations } = await observeAnswers(answerTexts(texts));
  return compose({ matter, observations, profile: aProfile, notMe: [], previous: null });
};

const clients: Record<'en' | 'de' | 'es', { readonly texts: Texts; readonly quotes: Record<string, string> }> = {
  en: {
    texts: {
      1: 'When I was eight I took a brass compass from the desk of my uncle and buried it under the rhubarb. I never told anyone about the brass compass.',
      5: 'I repair lifts in hospitals. It is not the height that tires me but the waiting. My uncle used to say a man who waits is a man who pays.',
      12: 'I want to give the brass compass back. Most nights I walk past the allotment and the rhubarb is still there.',
    },
    quotes: {
      hide: 'I never told anyone about the brass compass.',
      central:
        'I repair lifts in hospitals. It is not the height that tires me but the waiting. My uncle used to say a man who waits is a man who pays.',
      return:
        'I want to give the brass compass back. Most nights I walk past the allotment and the rhubarb is still there.',
    },
  },
  de: {
    texts: {
      1: 'Mit sieben habe ich die Trillerpfeife von meinem Großvater genommen und im Holzstapel versteckt. Ich habe niemandem davon erzählt.',
      4: 'Ich bin nicht streng, sondern müde. Meine Großmutter hat immer gesagt: Wer pfeift, der lügt.',
      12: 'Ich möchte die Trillerpfeife meiner Tochter geben.',
    },
    quotes: {
      central: 'Ich möchte die Trillerpfeife meiner Tochter geben.',
    },
  },
  es: {
    texts: {
      1: 'Cuando yo tenía nueve años escondí la armónica de mi primo en el gallinero. Nunca se lo he contado a nadie.',
      5: 'No es que me guste conducir, es que me gusta que suban.',
      12: 'Quiero tocar la armónica delante de mi primo.',
    },
    quotes: {
      correction: 'No es que me guste conducir, es que me gusta que suban.',
      central: 'Quiero tocar la armónica delante de mi primo.',
    },
  },
};

describe.each(['en', 'de', 'es'] as const)('a short client in %s', (language) => {
  const { texts, quotes } = clients[language];

  it('gets a reading in that language, in the order of the essay, with their own sentences', async () => {
    const reading = await read(texts);
    expect([reading.language, reading.thin]).toEqual([language, true]);
    const kinds = reading.themes.map(({ kind }) => kind);
    const shown = reading.themes.flatMap((theme) => theme.quotes.map((quote) => quote.text));
    for (const [kind, text] of Object.entries(quotes)) expect(shown, kind).toContain(text);
    const way = ['central', 'saying', 'echo', 'return', 'hide', 'people', 'correction', 'scene'];
    const places = kinds.map((kind) => way.indexOf(kind ?? ''));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(kinds.length).toBeLessThanOrEqual(4);
    for (const { responseId, start, end, text } of reading.themes.flatMap((theme) => theme.quotes)) {
      const answer = texts[Number(responseId.split('-').at(-1))];
      expect(answer?.slice(start, end)).toBe(text);
    }
  });

  it('gets a title from their own words', async () => {
    const { title } = await read(texts);
    expect(Object.values(texts).join('\n')).toContain(title?.text ?? 'no title');
    expect(title?.text.split(' ').length).toBeLessThanOrEqual(9);
  });
});

it('names all years that are written in figures, in their order, and nothing that is counted', async () => {
  const { closing } = await read({
    1: 'Im Herbst 1979 kam ich auf die Schleuse. Da war ich zwölf. Mein Großvater hat mir alles gezeigt.',
    3: 'Mein Bruder sagt, „1968 war alles anders“. Wir hatten 2000 Mark und liefen 1900 Meter bis zum Haus.',
    5: 'Seit 1979 habe ich den Schlüssel, und 2004 kam ein neues Schloss. Um 20:15 geht das Licht aus.',
  });
  expect(closing.join(' ')).toContain(': 1968 (3), 1979 (1 und 5) und 2004 (5).');
});

it('asks gently, and proposes nothing, next to death and drink', async () => {
  const reading = await read({
    10: 'I want to be buried next to my husband. I never told anyone that I drank before the funeral.',
    4: 'I hide the vodka bottles from my children.',
    9: 'I want to drink less and I want to see the sea.',
  });
  const words = JSON.stringify([
    reading.guidance,
    reading.themes.map(({ question }) => question),
    reading.title?.text ?? '',
  ]);
  expect(words).not.toMatch(/buried|vodka|drank|drink/u);
  expect(reading.themes.length).toBeGreaterThan(0);
});

it('proposes nothing where the same answer speaks of a loss', async () => {
  const light = 'No es la altura lo que me cansa, sino la espera. Quiero ver el mar en invierno.';
  const texts = { 4: 'Reparo ascensores y llevo una brújula de latón en el abrigo.', 5: light };
  expect((await read(texts)).guidance.length).toBeGreaterThan(0);
  const beside = await read({ ...texts, 5: `Mi hijo nació muerto en mayo. ${light}` });
  expect(beside.themes.length).toBeGreaterThan(0);
  const proposed = new Set(beside.guidance.map(({ themeId }) => themeId));
  const quoted = beside.themes.filter(({ id }) => proposed.has(id)).flatMap(({ quotes }) => quotes);
  expect(quoted.map(({ laborNumber }) => laborNumber)).not.toContain(5);
});

it.each(['apart-9/en-cody', 'apart-9/en-wilma', 'apart-8/es-yeison'])(
  'finds three things at least for %s',
  async (file) => {
    const url = new URL(`../../testing/personas/${file}.json`, import.meta.url);
    const persona = JSON.parse(readFileSync(url, 'utf8')) as { readonly answers: Texts };
    const { themes, insights } = await read(persona.answers);
    expect(themes.length + insights.length).toBeGreaterThanOrEqual(3);
  },
);

const chapter = (id: string, verdict: 'fits' | 'not-me' | null, passage: string | null) => ({
  id,
  title: `About ${id}`,
  facts: [],
  text: 'You see how others do it before they do. And there is more.',
  passages: passage ? [{ responseId: 'answer-5', laborNumber: 5, laborName: 'Work', text: passage }] : [],
  response: verdict && { chapter: id, verdict, note: null, saidAt: '2026-11-20T10:00:00.000Z' },
});

it('shows chapters of the chart as tradition, next to an own sentence, and none that was refused', async () => {
  const own = 'I waited until somebody asked me to help.';
  const texts = { 5: `${own} ${'The lift was repaired before noon and the ward was quiet again. '.repeat(14)}` };
  const answers = answerTexts(texts);
  const { matter, observations } = await observeAnswers(answers);
  const passage = { responseId: answers[0]?.responseId ?? '', laborNumber: 5, laborName: 'Work', text: own };
  const chapters = {
    version: 1,
    language: 'en' as const,
    groups: [
      {
        id: 'design' as const,
        chapters: [
          { ...chapter('type.projector', null, null), passages: [passage] },
          chapter('profile.4-6', 'not-me', null),
          chapter('strategy.wait', null, null),
        ],
      },
      { id: 'gates' as const, chapters: [chapter('gate.12', 'fits', 'Somebody else wrote this.')] },
    ],
  };
  const { chart, names } = compose({ matter, observations, profile: aProfile, chapters, notMe: [], previous: null });
  const of = (id: string) => chart[names?.chart.indexOf(id) ?? -1] ?? '';
  expect(of('chart.type-projector')).toContain('Tradition says of it: “You see how others do it before they do.”');
  expect(of('chart.type-projector')).toContain(`in Labor 5: “${own}”`);
  expect(of('chart.gate-12')).toContain('You marked this chapter as fitting.');
  expect(of('chart.gate-12')).not.toContain('Somebody else');
  expect(names?.chart.join()).not.toMatch(/profile-4-6|strategy/u);
  expect(chart.at(-1)).toContain('nothing above was derived from them');
});
