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
      'Which of them explains the others, if one does?',
      'If only one of them could stay, which would it be?',
      'Which of them have you said aloud?',
      'In what order would you put them?',
      'Which of them did you know before you wrote it?',
      'Whom would you show the one from {at}?',
      'Which of them would you write differently today?',
    ],
    how: [
      'Chosen by a measure of place and form: where in its answer a sentence stands, how long the answer is, whether somebody speaks in it, small words such as “but”, “only” or “never” ({labors}). It was fitted to what readers marked in other people’s texts, and knows no subject.',
      'How it was chosen: readers marked in other texts what shows most; sentences of the same place and form come first here, whatever they are about ({labors}).',
    ],
    titles: ['To be read first', 'In your own words', 'The first word is yours'],
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
