import type { LanguagePack } from './language-pack';
import type { Reality, SenseTime } from './sense';

/** Whether what a sentence says is so; `dreaming` while the sentence before narrated a dream. */
export const findReality = (content: string, sentence: string, pack: LanguagePack, dreaming: boolean): Reality => {
  if (/\?["'“”„«»‘’)\]]*\s*$/u.test(sentence) || /^[\s"'“«(–—-]*¿/u.test(content)) return 'question';
  if (pack.dream.test(content) && !pack.noDream.test(content)) return 'dream';
  if (dreaming && pack.dreamGoesOn.test(content) && !pack.noDream.test(content)) return 'dream';
  if (pack.wish.test(content) && !pack.noWish.test(content)) return 'wish';
  if (pack.hypothetical.test(content) && !pack.noHypothetical.test(content)) return 'hypothetical';
  return 'real';
};

/** When it holds, seen from the day of writing. */
export const findTime = (content: string, sentence: string, pack: LanguagePack): SenseTime => {
  if (pack.noLonger.test(content) || pack.ended.test(content)) return 'no-longer';
  if (pack.habit.test(sentence)) return 'past-habit';
  if (pack.future.test(content)) return 'future';
  return pack.past.test(sentence) ? 'past' : 'present';
};
