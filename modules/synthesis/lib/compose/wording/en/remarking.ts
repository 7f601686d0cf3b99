import type { SectionKind, SectionWording } from '../wording';

/** Where clients stand in their own sentences, what they remark on as they write it, and rules that they state. */
export const remarking: Pick<Record<SectionKind, SectionWording>, 'central' | 'marked' | 'condition'> = {
  central: {
    claims: [
      'In these passages from {labors} you speak of yourself.',
      'Here are some passages from {labors} in which you speak of yourself.',
      'You speak of yourself in these passages from {labors}. Nothing is added to them here.',
      'From {labors}, side by side: passages in which you speak of yourself.',
      'Of all that you wrote, here are a few passages in which you speak of yourself. They are from {labors}.',
      'In what follows, from {labors}, you speak of yourself.',
      'These passages from {labors} have you in them, in your own words.',
      'What you say of yourself here is from {labors}.',
    ],
    asks: [
      'Which of these sentences would you underline?',
      'Which of them explains the others, if one does?',
      'If only one of them could stay, which would it be?',
      'Which of them have you said aloud?',
      'In what order would you put them?',
      'Which of them did you know before you wrote it?',
      'Whom would you show the one from {at}?',
      'Which of them would you write differently today?',
    ],
    how: [
      'Found by a measure of grammar: you in the sentence, words such as “never”, “only” or “nobody”, a “not” with a “but”, a wish, a condition, words of other Labors, the end of an answer ({labors}).',
      'How it was found: sentences with you in them, ranked by small words and by their place, not by their subject ({labors}).',
    ],
    titles: ['You, in your own sentences', 'What you write of yourself', 'Your own sentences'],
  },
  marked: {
    claims: [
      '{InAt} one sentence is about saying it, and what is said stands next to it.',
      'You write something {inAt}, and also that you are saying it.',
      '{At} has a sentence that is about the one next to it.',
      'There is a remark of yours {inAt} on what you say there.',
      'Here, {inAt}, you comment on what is on your page.',
      'One remark {inAt} is about what stands next to it.',
      'One sentence {inAt} looks at another one there.',
      '{InAt} you point to your own words.',
      '{InAt} you speak of what you are saying.',
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
    titles: ['Remarked on', 'Your own remark', 'A word on your own words'],
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
