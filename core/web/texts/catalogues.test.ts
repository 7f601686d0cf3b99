import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { describe, expect, it } from 'vitest';
import { textsFile } from '../../tools/compile-texts.mjs';
import { toPseudo } from './pseudo';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): Record<string, string> => JSON.parse(readFileSync(join(root, file), 'utf8'));
const files = ['core', 'modules', 'shell', 'ui-kit'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => join(folder, file)),
);
const catalogues = files.filter((file) => textsFile.test(file));
const english = catalogues.filter((file) => file.endsWith('/en.json'));

/** What a message names, and the elements it marks. */
const named = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map(([, value, mark]) => value ?? `<${mark}>`))].sort();

describe('catalogues', () => {
  it('are there', () => expect(english.length).toBeGreaterThan(0));

  // What the build does not compile shows its placeholders: "Day {number}".
  it('lie where the build compiles them', () => {
    const imported = /from '(\.[^']*\/[a-z]{2}\.json)'/g;
    const loose = files
      .filter((file) => /texts?\.ts$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(imported)]
          .map(([, path]) => join(dirname(file), path ?? ''))
          .filter((path) => !textsFile.test(path)),
      );
    expect(loose).toEqual([]);
  });

  for (const file of english) {
    const texts = read(file);
    it(`${file} holds messages that compile`, () => {
      const language = new MessageFormat('en');
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim(), key).toBe(text);
        expect(text, key).not.toBe('');
        if (text.includes('{')) language.compile(text);
      }
    });
    for (const other of catalogues.filter((path) => path !== file && dirname(path) === dirname(file)))
      it(`${other} says all that English says, with the same values`, () => {
        const language = new MessageFormat(basename(other, '.json'));
        const translated = read(other);
        expect(Object.keys(translated).sort()).toEqual(Object.keys(texts).sort());
        for (const [key, text] of Object.entries(translated)) {
          if (text.includes('{')) language.compile(text);
          expect(named(text), key).toEqual(named(texts[key] ?? ''));
        }
      });
  }

  it('can be disguised, so that text in no catalogue shows', () => {
    expect(toPseudo('Sign in')).toBe('⟦Sïgñ ïñ···⟧');
  });
});
