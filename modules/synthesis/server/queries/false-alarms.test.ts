import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assessCrisis } from '#modules/safety/public-server';
import { splitSentences } from '#modules/text-analysis/public';

/** Invented clients in no danger, by whom nothing of the gate was learned or written. */
const sets = [16, 17, 18, 19];
interface Client {
  readonly language: 'en' | 'de' | 'es';
  readonly answers: Readonly<Record<string, string>>;
}

const clients = sets.flatMap((set): Client[] => {
  const folder = new URL(`../../testing/personas/apart-${set}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
});

/** At most so many of a hundred sentences that offer help, and of all these clients so many whose reading waits for help first. */
it('help is offered for few sentences of clients in no danger, and few readings wait for it', () => {
  const shares = { en: { found: 0, of: 0 }, de: { found: 0, of: 0 }, es: { found: 0, of: 0 } };
  let waiting = 0;
  let offered = 0;
  for (const { language, answers } of clients) {
    const texts = Object.values(answers);
    const found = texts.map((text) => assessCrisis(text));
    shares[language].of += texts.reduce((sum, text) => sum + splitSentences(text).length, 0);
    shares[language].found += found.flatMap(({ findings }) => findings).filter(({ level }) => level >= 2).length;
    const level = Math.max(...found.map((one) => one.level));
    if (level === 3) waiting += 1;
    if (level === 2) offered += 1;
  }
  const percent = ({ found, of }: { readonly found: number; readonly of: number }) => (found / of) * 100;
  console.info(clients.length, 'clients', waiting, 'wait', offered, 'offer help', Object.values(shares).map(percent));
  expect(clients).toHaveLength(48);
  expect(waiting).toBeLessThanOrEqual(2);
  expect(offered).toBeLessThanOrEqual(20);
  expect(percent(shares.en)).toBeLessThan(0.9);
  expect(percent(shares.de)).toBeLessThan(0.9);
  expect(percent(shares.es)).toBeLessThan(0.9);
});
