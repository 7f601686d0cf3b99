import type { SectionKind, SectionWording } from '../wording';

/** Passages that are put first, what clients remark on as they write it, and rules that they state. */
export const remarking: Pick<Record<SectionKind, SectionWording>, 'central' | 'marked' | 'condition'> = {
  central: {
    claims: [
      'Read these passages from {labors} first. They stand as you wrote them.',
      'These passages from {labors} come first, and nothing is added to them.',
      'Before anything else, some passages from {labors}, as you wrote them.',
      'This reading begins with your own pages, from {labors}.',
      'Start with these passages from {labors}.',
      'First, in your own words, passages from {labors}.',
      'What you wrote in {labors} opens this reading.',
      'You have the first word here, with passages from {labors}.',
      'Here are the passages that this reading puts first, from {labors}.',
    ],
    asks: [
      'Which of these sentences would you underline?',
      'Does one of these passages explain the others?',
      'If you could keep only one of these passages, which would it be?',
      'Which of these passages have you already spoken about with somebody?',
      'Which of these passages would you put first yourself?',
      'Is there something here that became clear to you only as you wrote it?',
      'To whom would you show one of these passages?',
      'Which of these passages would you write differently today?',
    ],
    how: [
      'Chosen by a measure of place and form: where in its answer a sentence stands, how long the answer is, whether somebody speaks in it, small words such as “but”, “only” or “never” ({labors}). The measure was fitted to what readers marked in other people’s texts, and takes no account of what a sentence is about.',
      'How it was chosen: readers marked in other texts the sentences that show most; sentences of a similar place and form come first here, whatever they are about ({labors}).',
    ],
    titles: ['To be read first', 'In your own words', 'The first word is yours'],
  },
  marked: {
    claims: [
      '{InAt} you write something, and also a sentence about writing it.',
      'You remark {inAt} on what you are writing.',
      '{At} has a sentence about another sentence of yours.',
      'You make a remark {inAt} on what you say there.',
      '{InAt} you comment on your own sentences.',
      'One sentence {inAt} is about your own words.',
      'One sentence {inAt} comments on another.',
      '{InAt} you point to your own words.',
      '{InAt} you speak of what you are saying.',
    ],
    asks: [
      'What was it like to see this written down?',
      'Is it still true as you wrote it?',
      'How would you go on from there?',
      'Have you said it to anybody?',
      'What made you remark on it?',
      'Is it easier to write this than to say it?',
      'Would you say it to somebody in the same words?',
      'How long had you known it before you wrote it down?',
    ],
    how: [
      'Found by a remark of yours on what you write, with what it is about ({labors}).',
      'How it was found: a sentence in which you speak of your own words ({labors}).',
    ],
    titles: ['Remarked on', 'Your own remark', 'On your own words'],
  },
  condition: {
    claims: [
      'A sentence {inAt} says what something depends on.',
      'You name a condition {inAt}.',
      '{InAt} you say that one thing depends on another.',
      '{At} has an “as long as” or an “if” in it, and you say what follows.',
      'You write {inAt} what is so, and on what condition.',
      'One sentence {inAt} ties one thing to another.',
      'You write {inAt} what would follow, and from what.',
      'You state a rule {inAt}.',
    ],
    asks: [
      'Who else knows this rule?',
      'Since when has it been so?',
      'What would happen without the condition?',
      'Who would notice if it were no longer so?',
      'Is there an exception?',
      'What does it protect, if anything?',
      'Would you put it in the same words to somebody else?',
      'Has it ever been otherwise?',
    ],
    how: [
      'Found by “as long as” or “if”, with what you say follows ({labors}).',
      'How it was found: a sentence of yours that makes one thing depend on another ({labors}).',
    ],
    titles: ['As long as', 'What it depends on', 'A rule of yours'],
  },
};
