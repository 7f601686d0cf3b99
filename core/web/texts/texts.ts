import { nameHouse, productName } from '#core/contract/house';
import type { UiLanguage } from '#core/contract/page';
import { getHouse } from '../house';
import { getPageData } from '../page-data';

/** What a message names in braces. */
export type TextValues = Readonly<Record<string, string | number>>;
/** A catalogue as it is written: ICU messages by key. The build compiles it, see core/tools/compile-texts.mjs. */
type Catalogue = Readonly<Record<string, string>>;
type Compiled = Readonly<Record<string, string | ((values: TextValues) => string)>>;
type Load = () => Promise<{ readonly default: object }>;
type Disguise = (text: string) => string;

/** A module's texts: `texts('board.title')`, `texts('guests', { count: 2 })`. Always in the language of the page. */
export type Texts<C extends Catalogue> = (key: keyof C & string, values?: TextValues) => string;

interface Known {
  readonly others: Readonly<Partial<Record<UiLanguage, Load>>>;
  readonly loaded: Map<UiLanguage, Compiled>;
}
const known: Known[] = [];
let disguise: Disguise = (text) => text;

const load = async (language: UiLanguage): Promise<void> => {
  if (language === 'en-XA') disguise = (await import('./pseudo')).toPseudo;
  await Promise.all(
    known
      .filter(({ others, loaded }) => others[language] && !loaded.has(language))
      .map(async ({ others, loaded }) => {
        const catalogue = await others[language]?.();
        if (catalogue) loaded.set(language, catalogue.default as Compiled);
      }),
  );
};

/** Resolves when every catalogue known so far is there in this page's language; a page is drawn only then. */
export const textsReady = (): Promise<void> | null =>
  getPageData().language === 'en' ? null : load(getPageData().language);

/** For the server, which draws pages in all languages: brings in what was not there yet. */
export const loadTexts = async (languages: readonly UiLanguage[]): Promise<void> => {
  for (const language of languages) await load(language);
};

/** Stands for the product's name in values, which are no words of ours. */
const mask = '\u0000';

/** A text under the name of the house: catalogues say the product's. */
const sayAs = (name: string, text: string | ((values: TextValues) => string), values: TextValues): string => {
  const say = (those: TextValues): string => (typeof text === 'string' ? text : text(those));
  if (name === productName) return say(values);
  const masked = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.replaceAll(productName, mask) : value,
  ]);
  return nameHouse(say(Object.fromEntries(masked)), name).replaceAll(mask, productName);
};

/** Declares the texts of a module. English is part of its bundle; the others are fetched when the page is in them. */
export const defineTexts = <C extends Catalogue>(english: C, others: Known['others'] = {}): Texts<C> => {
  const own: Known = { others, loaded: new Map([['en', english as unknown as Compiled]]) };
  known.push(own);
  return (key, values = {}) => {
    const { language } = getPageData();
    const text = own.loaded.get(language)?.[key] ?? own.loaded.get('en')?.[key] ?? key;
    const said = sayAs(getHouse().name, text, values);
    return language === 'en-XA' ? disguise(said) : said;
  };
};
