import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const catalogues = ['core/web', 'shell'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)texts\/(en|de|es)\.json$/.test(file))
    .map((file) => join(folder, file)),
);
const read = (file: string): Record<string, string> => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Words by which German and Spanish would keep a distance; capital Sie only where no sentence begins. */
const formal: Readonly<Record<string, RegExp>> = {
  de: /[a-zäöüß,] (?:Sie|Ihnen|Ihre?[mnrs]?)\b/u,
  es: /\b[Uu]sted(?:es)?\b/,
};

describe('the words of the shell', () => {
  for (const file of catalogues)
    it(`${file} keep calm and say du and tú`, () => {
      const texts = read(file);
      const english = read(join(dirname(file), 'en.json'));
      const language = file.slice(-7, -5);
      for (const [key, text] of Object.entries(texts)) {
        // What the specification quotes may shout; nothing of ours does.
        if (!english[key]?.includes('!')) expect(text, key).not.toMatch(/[!¡]/);
        expect(text, key).not.toMatch(formal[language] ?? /\bwe heal\b/);
      }
    });
});
