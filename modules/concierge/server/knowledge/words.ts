/** Words that every question has; they say nothing of what it is about. */
const common = new Set(
  `a about after all also am an and any are as at be been before but by can could did do does doing don done for from get
  go got had has have having he her here hers him his how i if in into is it its just like make may me might mine more most
  much my myself need no nor not of off on once only or other our ours out over own please same she should so some such
  tell than that the their theirs them then there these they this those through to too under until up us very want was we
  were what when where which while who whom why will with would you your yours im ive id dont cant whats hers thing things
  something anything someone hedo site`.split(/\s+/),
);

/** A word without its commonest endings, so that `costs` meets `cost` and `answered` meets `answer`. */
const stem = (word: string): string => {
  if (word.length <= 4) return word.replace(/(?<=\w{3})s$/, '');
  return word.replace(/(?:ies)$/, 'y').replace(/(?:ations?|ings?|edly|ers?|ed|es|ly|s|e)$/, '') || word;
};

/** What a text is about: its words without the common ones and without endings. */
export const contentWords = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/[\u2018\u2019']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !common.has(word) && word.length > 1)
    .map(stem);
