import type { SectionKind, SectionWording } from '../wording';

/** What clients remark on as they write it, and rules that they state. */
export const remarking: Pick<Record<SectionKind, SectionWording>, 'marked' | 'condition'> = {
  marked: {
    claims: [
      '{InAt} you stop for a moment and say something about what you have written.',
      'You remark on your own words {inAt}.',
      '{At} has a sentence that is about the one next to it.',
      'You write something {inAt}, and speak of having written it.',
      'There is a place {inAt} where you look at your own sentence.',
      'Here, {inAt}, you comment on what is on your page.',
      'One remark {inAt} is about what stands beside it.',
      'You step back for one sentence {inAt}.',
      '{InAt} you point to your own words.',
    ],
    asks: [
      'What was it like to see {at} written down?',
      'Is it still true as you wrote it in {at}?',
      'What would come after it?',
      'Who has heard you say it?',
      'What made you stop there in {at}?',
      'Is it easier to write than to say?',
      'Which word of it would you stand by?',
      'How long had you known it before you wrote {at}?',
    ],
    how: [
      'Found by a remark of yours on what you write, with what it is about ({labors}).',
      'How it was found: a sentence in which you speak of your own words ({labors}).',
    ],
    titles: ['Written down', 'Where you stopped to look', 'Your own remark'],
  },
  condition: {
    claims: [
      'A sentence {inAt} says what something depends on.',
      'You put a condition into words {inAt}.',
      '{InAt} one thing hangs on another.',
      '{At} has an “as long as” or an “if” in it, and what follows from it.',
      'You write {inAt} what holds, and on what terms.',
      'One sentence {inAt} ties two things together.',
      'What would follow, and from what, is written {inAt}.',
      'You state a rule {inAt}.',
    ],
    asks: [
      'Who else knows this rule?',
      'Since when has it been so?',
      'What would happen if the first half changed?',
      'Who would notice if it were no longer so?',
      'Is there an exception?',
      'What does it keep safe?',
      'Would you say it in the same words to the people in {at}?',
      'What would the opposite sentence be?',
    ],
    how: [
      'Found by “as long as” or “if”, with what you say follows ({labors}).',
      'How it was found: a sentence of yours that makes one thing depend on another ({labors}).',
    ],
    titles: ['As long as', 'On what it depends', 'A rule of yours'],
  },
};
