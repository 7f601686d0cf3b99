import { newStemmer, type Stemmer } from 'snowball-stemmers';
import model from 'wink-eng-lite-web-model';
import winkNLP, { type WinkMethods } from 'wink-nlp';

/** What words are read with: four megabytes of code and data, so only who reads answers imports this. */
export interface WordReaders {
  readonly english: WinkMethods;
  readonly stemmers: Readonly<Record<'de' | 'es', Stemmer>>;
}

// Each further load of the model would make a text within it longer, until it no longer fits.
const loadedModel: typeof model & { hedoMethods?: WinkMethods } = model;
loadedModel.hedoMethods ??= winkNLP(model, ['sbd', 'pos']);

export const wordReaders: WordReaders = {
  english: loadedModel.hedoMethods,
  stemmers: { de: newStemmer('german'), es: newStemmer('spanish') },
};
