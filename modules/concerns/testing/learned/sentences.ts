import { readFileSync } from 'node:fs';
import { projectFile } from '#core/server/root';
import type { SenseLanguage } from '#modules/text-analysis/public';
import { foldText } from '../../lib/compile';
import { hitsOfFields } from '../../lib/field-hits';
import type { FieldHits } from '../../lib/learned/features';

/** A sentence written for one need, or for `none`. */
export interface Sentence {
  readonly need: string;
  readonly text: string;
  readonly hits: FieldHits;
  /** Where it stands among those of its need, from 0 to less than 1. */
  readonly position: number;
}

/** All sentences written for one language. */
export const sentencesOf = (language: SenseLanguage): Sentence[] => {
  const file = projectFile(`modules/concerns/testing/sentences/${language}.json`);
  const written = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly string[]>>;
  return Object.entries(written).flatMap(([need, texts]) =>
    texts.map((text, at) => ({
      need,
      text,
      hits: hitsOfFields(foldText(text), language),
      position: at / texts.length,
    })),
  );
};
