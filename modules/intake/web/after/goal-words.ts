/** For each goal a word under which the journal has something to read: part of a title, an excerpt or a tag. */
const words: Readonly<Record<string, string>> = {
  'Shadow Integration': 'writing',
  'Trauma Healing': 'breathing',
  'Relationship Patterns': 'writing',
  'Life Purpose Discovery': 'meaning',
  'Spiritual Awakening': 'stillness',
  'Career Transition': 'habits',
  'Grief Processing': 'writing',
  'Anxiety & Depression': 'mood',
  'Creative Blocks': 'writing',
  'Family Dynamics': 'writing',
  'Addiction Recovery': 'habits',
  'Self-Worth & Confidence': 'writing',
};

/** The list of the journal for a goal; null for a goal that nothing is known for. */
export const articlesFor = (goal: string | undefined): string | null => {
  const word = goal === undefined ? undefined : words[goal];
  return word === undefined ? null : `/api/articles?q=${encodeURIComponent(word)}`;
};
/** What the journal shows everybody, newest first. */
export const newestArticles = '/api/articles';
