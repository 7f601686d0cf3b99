import type { KnowledgeLanguage } from '#modules/knowledge/public';

/** Words that every question has; they say nothing of what it is about, but much about its language. */
const commonWords: Readonly<Record<KnowledgeLanguage, ReadonlySet<string>>> = {
  en: new Set(
    `a about after all also am an and any are as at be been before but by can could did do does doing don done for from get
    go got had has have having he her here hers him his how i if in into is it its just like make may me might mine more most
    much my myself need no nor not of off on once only or other our ours out over own please same she should so some such
    tell than that the their theirs them then there these they this those through to too under until up us very want was we
    were what when where which while who whom why will with would you your yours im ive id dont cant whats hers thing things
    something anything someone hedo site`.split(/\s+/),
  ),
  de: new Set(
    `aber alle als am an auch auf aus bei bin bis bist da damit darf das dass dein deine dem den denn der des dich die dir doch
    du durch ein eine einem einen einer eines er es euch euer eure für gibt habe haben hat hier ich ihr ihre im in ist ja kann
    kannst können könnt man mein meine meinem meinen meiner mich mir mit muss nach nicht noch nur ob oder sehr sein sich sie
    sind so soll um und uns unser von vor wann war was weil welche welcher wem wen wenn wer werde werden wie wieder will wir wird wo
    wozu zu zum zur über hedo finde finden findet seite seiten bitte möchte würde etwas mal jetzt mehr andere anderen anders
    jemand jemanden niemand euren eurer eures man alles`.split(/\s+/),
  ),
  es: new Set(
    `a al algo así como con cual cuando cuál cuándo cuánto cuánta cuántos cuántas cuanto de debo del desde donde dónde e el ella
    ellos en eres es esa ese eso esta estas este esto estos está están estoy fue ha hace hacer hay he la las le les lo los me mi
    mis mucho muy más ni no nos nuestra nuestro o os para pero por porque puede pueden puedo que quien quién qué se ser si sin
    sobre son soy su sus sí te tengo tiene tienen tienes tu tus un una unas unos usted ustedes vosotros y ya yo hedo encuentro encontrar encuentra página páginas favor quiero
    quisiera algo alguien otro otra otros vosotras vuestra vuestro vuestros vuestras podéis habéis sois está`.split(
      /\s+/,
    ),
  ),
};

/** Letters and signs that English does not use. */
const foreign: Readonly<Record<'de' | 'es', RegExp>> = { de: /[äöüß]/iu, es: /[ñ¿¡]|[áéíóú]/iu };

const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019']/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that only one of the languages has, such as those of its texts. */
export type KnownWords = Readonly<Record<KnowledgeLanguage, (word: string) => boolean>>;

const all: readonly KnowledgeLanguage[] = ['en', 'de', 'es'];

/** The language a question is asked in; by its common words, then by those of the texts, then the one that its asker reads. */
export const guessLanguage = (
  question: string,
  { reads = 'en', known }: { readonly reads?: KnowledgeLanguage; readonly known?: KnownWords } = {},
): KnowledgeLanguage => {
  const words = tokens(question);
  const best = (score: (language: KnowledgeLanguage) => number): KnowledgeLanguage | null => {
    const [first, second] = all
      .map((language) => ({ language, score: score(language) }))
      .sort((one, other) => other.score - one.score);
    return first && second && first.score > second.score ? first.language : null;
  };
  const common = best(
    (language) =>
      words.filter((word) => commonWords[language].has(word)).length +
      (language !== 'en' && foreign[language].test(question) ? 1 : 0),
  );
  if (common) return common;
  const telling = best((language) => contentWords(question, language).filter((word) => known?.[language](word)).length);
  return telling ?? reads;
};

/** Letters as people without that keyboard type them: `Übersicht` and `Uebersicht` meet, `sesión` and `sesion` too. */
const fold = (word: string, language: KnowledgeLanguage): string => {
  if (language === 'en') return word;
  const plain = word.replace(/ß/gu, 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  return language === 'de' ? plain.replace(/(?<![aeq])ue|ae|oe/gu, (pair) => pair.charAt(0)) : plain;
};

/** Verbs whose stem changes, as they are written in questions. */
const irregular: Readonly<Record<'de' | 'es', Readonly<Record<string, string>>>> = {
  de: {
    ...{
      liest: 'les',
      lies: 'les',
      las: 'les',
      geschrieben: 'schreib',
      schrieb: 'schreib',
      sieht: 'seh',
      siehst: 'seh',
    },
    ...{
      gesehen: 'seh',
      gesprochen: 'sprech',
      spricht: 'sprech',
      vergass: 'vergess',
      gefunden: 'find',
      bekommen: 'bekomm',
    },
    ...{ bekommt: 'bekomm', stornierung: 'stornier', geloscht: 'losch', geandert: 'and', angemeldet: 'anmeld' },
  },
  es: {
    ...{ lee: 'leer', leen: 'leer', leo: 'leer', leido: 'leer', ve: 'ver', ven: 'ver', veo: 'ver', visto: 'ver' },
    ...{ escrito: 'escrib', nacimiento: 'nac', nacido: 'nac', olvide: 'olvid' },
  },
};

/** Takes endings off as long as three letters remain, so that all forms of a word end at the same place. */
const withoutEndings = (word: string, endings: RegExp): string => {
  const shorter = word.replace(endings, '');
  return shorter === word || shorter.length < 3 ? word : withoutEndings(shorter, endings);
};

/** A word without its endings, so that `costs` meets `cost` and `geändert` meets `ändern`. */
const stems: Readonly<Record<KnowledgeLanguage, (word: string) => string>> = {
  en: (word) => {
    if (word.length <= 4) return word.replace(/(?<=\w{3})s$/u, '');
    return word.replace(/(?:ies)$/u, 'y').replace(/(?:ations?|ings?|edly|ers?|ed|es|ly|s|e)$/u, '') || word;
  },
  de: (word) => {
    const plain = word.replace(/^ge(?=\p{L}{4,}(?:t|en)$)/u, '');
    return withoutEndings(plain, /(?:ung|heit|keit|lich|isch|ern|en|er|es|em|et|st|e|n|s|t)$/u);
  },
  es: (word) =>
    withoutEndings(
      word.replace(/(?<=[aeiou])s$|(?<=[^aeious])es$/u, ''),
      /(?:mente|acion|icion|cion|amiento|imiento|ador|ando|iendo|ado|ada|ido|ida|aron|ieron|amos|emos|imos|aba|ar|er|ir)$/u,
    )
      .replace(/(?<=\p{L}{3})[aeio]$/u, '')
      .replace(/ue(?=\p{L})/u, 'o')
      .replace(/ie(?=\p{L})/u, 'e'),
};

/** A word without the forms it takes in a sentence. */
const baseOf = (word: string, language: KnowledgeLanguage): string => {
  const plain = fold(word, language);
  return (language === 'en' ? undefined : irregular[language][plain]) ?? stems[language](plain);
};

/** What a text is about: its words without the common ones and without endings. Numbers count, one letter does not. */
export const contentWords = (text: string, language: KnowledgeLanguage = 'en'): string[] =>
  tokens(text)
    .filter((word) => !commonWords[language].has(word) && (word.length > 1 || /\d/u.test(word)))
    .map((word) => baseOf(word, language));

/** A question as it is compared with another one, letter by letter. */
export const plainQuestion = (text: string): string => tokens(text).join(' ');

/** What stands around the name of a page or a text when somebody asks for it. */
const around: Readonly<Record<KnowledgeLanguage, RegExp>> = {
  en: /^(?:(?:please )?(?:where (?:do|can) (?:i|we) find|where is|where are|what is on(?: the page)?|show me|open|take me to|go to))(?: the page)? | (?:page|please)$/u,
  de: /^(?:(?:bitte )?(?:wo finde ich|wo ist|wo sind|wo steht|was ist auf|was steht auf|zeig mir|zeige mir|öffne))(?: (?:die|der) seite)? | (?:seite|bitte)$/u,
  es: /^(?:(?:por favor )?(?:dónde encuentro|donde encuentro|dónde está|donde esta|dónde están|qué hay en|que hay en|muéstrame|abre|ir a))(?: la página)? | (?:por favor)$/u,
};

/** The name that a question asks for, plain: `contact our team` of "Where do I find Contact our team?". */
export const nameAsked = (question: string, language: KnowledgeLanguage): string =>
  plainQuestion(question).replace(around[language], '').trim();
