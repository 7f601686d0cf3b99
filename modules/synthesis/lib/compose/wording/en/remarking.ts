import type { SectionKind, SectionWording } from '../wording';

/** Passages that are put first, what clients remark on as they tell it, and rules that they state. */
export const remarking: Pick<Record<SectionKind, SectionWording>, 'central' | 'marked' | 'condition'> = {
  central: {
    claims: [
      'This comes first, in your own words, from {labors}.',
      'These words of yours from {labors} come first, and nothing is added to them.',
      'Before anything else, your own words, from {labors}.',
      'This reading begins with your own words, from {labors}.',
      'Start here, with your own words from {labors}.',
      'First of all, what you told in {labors}, word for word.',
      'Before anything is said about them, here are your own words from {labors}.',
      'You have the first word here, from {labors}.',
      'Please read this first. It is yours, word for word, from {labors}.',
    ],
    asks: [
      'Which of these sentences would you underline?',
      'What here do you see most clearly in front of you?',
      'Who would tell something of this differently, and how?',
      'What of this have you told somebody before, and what not yet?',
      'What here is closest to your life today?',
      'Where in this is there more to tell than stands here?',
      'Who comes to mind as you go through these words?',
      'What of this would you put differently today?',
    ],
    how: [
      'Chosen by a measure of place and form: where in its answer a sentence stands, how long the answer is, whether somebody speaks in it, small words such as “but”, “only” or “never” ({labors}). The measure was fitted to what readers marked in other people’s texts, and takes no account of what a sentence is about.',
      'How it was chosen: readers marked in other texts the sentences that show most; sentences of a similar place and form come first here, whatever they are about ({labors}).',
    ],
    titles: ['To begin with', 'In your own words', 'The first word is yours'],
  },
  marked: {
    claims: [
      '{InAt} you tell something, and add a remark about telling it.',
      'You remark {inAt} on what you are saying.',
      '{At} has a sentence about your own words.',
      'You make a remark {inAt} on what you tell there.',
      '{InAt} you comment on your own sentences.',
      'Something {inAt} is said about your own words.',
      'One sentence {inAt} comments on the others.',
      '{InAt} you point to your own words.',
      '{InAt} you stop for a moment at what you are telling.',
    ],
    asks: [
      'How do these words sound to you, now that they are said?',
      'What of it is still true as it stands there?',
      'What would the next sentence be after this remark?',
      'Who has heard this from you before, if anybody?',
      'What would you add to the remark itself?',
      'What here would be harder to say to somebody’s face, if anything?',
      'How would you put it to somebody who sits across from you?',
      'How long had you known it before you came to it here?',
    ],
    how: [
      'Found by a remark of yours on your own words, with what it is about ({labors}).',
      'How it was found: a sentence in which you speak of your own words ({labors}).',
    ],
    titles: ['Remarked on', 'Your own remark', 'On your own words'],
  },
  condition: {
    claims: [
      'Something {inAt} depends on something else.',
      'You name a condition {inAt}.',
      '{InAt} one thing depends on another, as you put it.',
      '{At} has an “as long as” or an “if” in it, and what follows from it.',
      'You tell {inAt} what is so, and on what condition.',
      'A passage {inAt} ties one thing to another.',
      'You come to speak {inAt} of what would follow, and from what.',
      '{InAt} you speak of what holds, and for how long or in what case.',
    ],
    asks: [
      'Who else knows this condition?',
      'Since when has it been so, as far as you remember?',
      'What would an ordinary day be like without the condition?',
      'Who would notice first if it were no longer so?',
      'Where is there an exception, if there is one?',
      'What does it protect, if anything?',
      'How would you explain it to somebody who hears of it for the first time?',
      'When was it otherwise, if ever?',
    ],
    how: [
      'Found by “as long as” or “if”, with what follows from it ({labors}).',
      'How it was found: a sentence of yours that makes one thing depend on another ({labors}).',
    ],
    titles: ['As long as', 'What it depends on', 'One thing and another'],
  },
};
