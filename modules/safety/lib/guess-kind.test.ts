import { expect, it } from 'vitest';
import { guessKind } from './guess-kind';

it.each([
  ['my husband hits me', 'violence'],
  ['He threatens me with a knife.', 'violence'],
  ['Mein Mann schlägt mich.', 'violence'],
  ['Mi marido me pega.', 'violence'],
  ['I don’t want to go on, I want to kill myself', 'self-harm'],
  ['Ich will mich umbringen', 'self-harm'],
  ['Quiero morir', 'self-harm'],
  ['I hear voices and they tell me to hurt people', 'mental-health'],
  ['Oigo voces por la noche', 'mental-health'],
  ["I'm 15 and my father hits me", 'children'],
  ['Ich bin 16 und ich kann nicht mehr', 'children'],
  ['It is all too much', null],
  ['I am 17 weeks pregnant', null],
  ['I hit the gym', null],
])('reads "%s" as %s', (text, kind) => {
  expect(guessKind(text)).toBe(kind);
});
