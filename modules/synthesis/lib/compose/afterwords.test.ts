import { expect, it } from 'vitest';
import { observeAnswers } from '#modules/observations/public';
import { answerTexts } from '#modules/observations/testing/answers';
import { aProfile } from '../../testing/a-profile';
import { compose } from './compose';

const quotesOf = async (texts: Readonly<Record<number, string>>): Promise<string[]> => {
  const { matter, observations } = await observeAnswers(answerTexts(texts));
  const { themes } = compose({ matter, observations, profile: aProfile, notMe: [], previous: null });
  return themes.flatMap(({ quotes }) => quotes.map(({ text }) => text));
};

const before = 'When I was eight I took a brass compass from the desk of my uncle and buried it under the rhubarb.';
const hidden = 'I never told anyone about the brass compass.';
const read = (after: string): Promise<string[]> =>
  quotesOf({
    1: `${before}\n${hidden}${after}`,
    5: 'I repair lifts in hospitals. It is not the height that tires me but the waiting.',
  });

it.each([
  ' Not even him.',
  ' But my sister asked me once what I had done with it, and I went out.',
  ' The man came back a year later and asked for the oars too.',
])(
  'shows what a passage comes to: a short sentence, what takes it back, or the last of its paragraph:%s',
  async (after) => {
    expect(await read(after)).toContain(`${hidden}${after}`);
  },
);

it.each([
  '\nNot even him.',
  ' Would you?',
  ' The man came back a year later with his brother and asked for the oars and for the rope as well.',
])('does not go on into another paragraph, a question or a long sentence: %s', async (after) => {
  expect(await read(after)).toContain(hidden);
});
