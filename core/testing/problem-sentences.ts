import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ProblemTexts } from '../contract/problem-texts';
import { accountProblemTexts } from '../server/auth/problem-texts';
import { fieldTexts } from '../server/http/field-texts';
import { hostProblemTexts } from '../server/http/problem-texts';
import { projectFile } from '../server/root';

const placeholders = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).sort();
/** Matches a sentence whatever stands for its values. */
const toPattern = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
    'u',
  );

const isSource = (path: string): boolean =>
  /\.ts$/.test(path) && !/\.test\.ts$|(?:^|\/)(?:mails|mail|problem-texts)\.ts$|(?:^|\/)testing\//.test(path);

/** What the files of a folder refuse with: whole sentences in calls that make problems. */
const sentencesIn = (folder: string): readonly string[] =>
  readdirSync(projectFile(folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) => readFileSync(join(projectFile(folder), path), 'utf8'))
    .flatMap((source) => [
      ...source.matchAll(
        /(?:\b(?:Problem|conflict|invalid|unavailable|refuse)\((?:[^()'`]|'[\w. -]*'|`[\w.${}]*`|\([^()]*\))*?|\bmessage(?::| =) )['`](\p{Lu}[^'`\n]{8,}[.?])['`]/gu,
      ),
    ])
    .map(([, sentence = '']) => sentence);

/**
 * Fails when a refusal in these folders is in no catalogue, or when a translation is empty, the English one or names other
 * values. `texts` is the module's own catalogue; the host's count too.
 */
export const expectTranslatedProblems = (folders: readonly string[], texts: ProblemTexts): void => {
  const known = [texts, accountProblemTexts, fieldTexts, hostProblemTexts].flatMap((one) => Object.keys(one));
  const found = folders.flatMap(sentencesIn);
  expect(found, `refusals found in ${folders.join(', ')}`).not.toEqual([]);
  const isKnown = (sentence: string): boolean => known.some((one) => toPattern(sentence).test(one));
  expect(found.filter((sentence) => !isKnown(sentence))).toEqual([]);
  for (const [sentence, { de, es }] of Object.entries(texts))
    for (const translation of [de, es]) {
      expect(translation.trim(), sentence).not.toBe('');
      expect(translation, sentence).not.toBe(sentence);
      expect(placeholders(sentence), sentence).toEqual(expect.arrayContaining([...placeholders(translation)]));
    }
};
