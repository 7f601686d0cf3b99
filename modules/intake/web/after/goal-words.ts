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

/** The word to search the journal for; null for a goal that nothing is known for. */
export const findGoalWord = (goal: string | undefined): string | null =>
  (goal === undefined ? undefined : words[goal]) ?? null;
