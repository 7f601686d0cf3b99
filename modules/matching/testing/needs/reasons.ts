import { readdirSync, readFileSync } from 'node:fs';
import type { WrittenAnswer } from '#modules/concerns/public';
import { findNeeds } from '#modules/concerns/public-server';
import { samplePractitioners } from '../../data/sample-practitioners';
import { needsAnswered } from '../../lib/needs/need-fit';
import { needsPart } from '../../lib/scoring/needs-part';

const folder = new URL('../../../synthesis/testing/personas/', import.meta.url);

interface Persona {
  readonly name: string;
  readonly language: string;
  readonly answers: Readonly<Record<string, string>>;
}

/** The invented clients by whom readings are judged. */
export const personas = (): readonly Persona[] =>
  ['open', 'apart'].flatMap((set) =>
    readdirSync(new URL(`${set}/`, folder))
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(new URL(`${set}/${file}`, folder), 'utf8')) as Persona),
  );

const answersOf = ({ answers }: Persona): WrittenAnswer[] =>
  Object.entries(answers).map(([number, text]) => ({
    laborNumber: Number(number),
    laborName: `Labor ${number}`,
    text: typeof text === 'string' ? text : JSON.stringify(text),
  }));

const people = samplePractitioners.map(({ name, work }) => ({
  name,
  statements: work.map(([specialization, statement]) => ({ specialization, statement })),
}));

/** What the best of the demo's practitioners are suggested for to one client, with the sentence shown as the reason. */
export const reasonsFor = (persona: Persona, most = 12) => {
  const found = findNeeds(answersOf(persona));
  const used = new Set<string>();
  return people
    .map((one) => ({ ...one, answered: needsAnswered(found, one.statements) }))
    .map((one) => ({ ...one, part: needsPart(one.statements, one.answered, null) }))
    .filter(({ part }) => part.points > 0)
    .sort((a, b) => b.part.points - a.part.points)
    .slice(0, most)
    .flatMap(({ name, statements, answered }) => {
      const { quote, points, reason } = needsPart(statements, answered, null, used);
      if (!quote) return [];
      used.add(quote.text);
      const need = answered.find(({ found: { sentences } }) => sentences.some(({ text }) => text === quote.text));
      return [{ name, points, need: need?.found.need.id ?? '', reason, quote: quote.text }];
    });
};
