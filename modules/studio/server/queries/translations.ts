import type { ContentTranslations } from '../../public';
import { DocumentRow } from '../models/document';
import type { Catalogue } from './catalogue';
import { createTexts, readShown } from './texts';

/** What is published of objects of modules, read where it is shown. */
export const createTranslations = (catalogue: Catalogue): ContentTranslations => ({
  read: async (db, name, objects) => {
    if (objects.length === 0) return new Map();
    const noun = catalogue.getNoun(name);
    const texts = createTexts(await readShown(db, { noun: name }, { keys: objects.map(({ key }) => key) }));
    return new Map(
      objects.map((document) => {
        const of = { noun, document };
        const published = noun.languages.filter((language) => texts.shown(of, language) !== null);
        return [
          document.key,
          published
            // An object that was written in another language before keeps what was translated into that of today.
            .filter((language) => texts.translation(of, language) !== 'source')
            .map((language) => ({
              language,
              fields: texts.own(of, language),
              isCurrent: texts.translation(of, language) === 'current',
            })),
        ];
      }),
    );
  },
  remove: async (trx, noun, key) => {
    await DocumentRow.query(trx).where({ noun, key }).delete();
  },
});
