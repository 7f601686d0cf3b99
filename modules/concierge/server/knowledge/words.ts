import type { KnowledgeLanguage } from '#modules/knowledge/public';

/** Words that every question has; they say nothing of what it is about, but much about its language. */
const common: Readonly<Record<KnowledgeLanguage, ReadonlySet<string>>> = {
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
    sind so soll um und uns unser von vor wann war was weil welche welcher wenn wer werde werden wie wieder will wir wird wo
    wozu zu zum zur über hedo`.split(/\s+/),
  ),
  es: new Set(
    `a al algo así como con cual cuando cuál cuándo cuánto cuánta cuántos cuántas cuanto de debo del desde donde dónde e el ella
    ellos en eres es esa ese eso esta estas este esto estos está están estoy fue ha hace hacer hay he la las le les lo los me mi
    mis mucho muy más ni no nos nuestra nuestro o os para pero por porque puede pueden puedo que quien quién qué se ser si sin
    sobre son soy su sus sí te tengo tiene tienen tienes tu tus un una unas unos usted ustedes vosotros y ya yo hedo`.split(
      /\s+/,
    ),
  ),
};

/** Letters and signs that English does not use. */
const foreign: Readonly<Record<'de' | 'es', RegExp>> = { de: /[äöüß]/iu, es: /[ñ¿¡]/iu };

const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019']/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The language a question is asked in; English when nothing speaks for another one. */
export const guessLanguage = (question: string): KnowledgeLanguage => {
  const words = tokens(question);
  const count = (language: KnowledgeLanguage) => words.filter((word) => common[language].has(word)).length;
  const [best] = (['de', 'es'] as const)
    .map((language) => ({ language, score: count(language) + (foreign[language].test(question) ? 1 : 0) }))
    .sort((one, other) => other.score - one.score);
  return best && best.score > count('en') ? best.language : 'en';
};

/** A word without its commonest endings, so that `costs` meets `cost` and `answered` meets `answer`. */
const stems: Readonly<Record<KnowledgeLanguage, (word: string) => string>> = {
  en: (word) => {
    if (word.length <= 4) return word.replace(/(?<=\w{3})s$/u, '');
    return word.replace(/(?:ies)$/u, 'y').replace(/(?:ations?|ings?|edly|ers?|ed|es|ly|s|e)$/u, '') || word;
  },
  de: (word) => (word.length <= 4 ? word : word.replace(/(?:en|ern|er|es|em|e|n|s|t)$/u, '')),
  es: (word) => (word.length <= 4 ? word : word.replace(/(?:ciones|ción|ar|er|ir|as|os|es|an|en|a|o|s|e)$/u, '')),
};

/** What a text is about: its words without the common ones and without endings. Numbers count, one letter does not. */
export const contentWords = (text: string, language: KnowledgeLanguage = 'en'): string[] =>
  tokens(text)
    .filter((word) => !common[language].has(word) && (word.length > 1 || /\d/u.test(word)))
    .map(stems[language]);

/** A question as it is compared with another one, letter by letter. */
export const plainQuestion = (text: string): string => tokens(text).join(' ');
