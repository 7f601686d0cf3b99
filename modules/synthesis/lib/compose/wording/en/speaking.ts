import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'spoken' | 'heard'> = {
  spoken: {
    claims: [
      'What you said to somebody is written down {in}.',
      'You write down {in} what you yourself said.',
      '{In} you repeat words of your own.',
      'You tell {in} what you said to others.',
      '{In} something is said, and it is you who says it.',
      'Words of yours to somebody else are {in}.',
      '{In} you quote yourself.',
      'How you put it to others can be read {in}.',
      'What came from you, in words, is {in}.',
      'Your own part of a conversation is {in}.',
    ],
    asks: [
      'What did you not say then?',
      'What would you say today in the same place?',
      'How did it sound, as far as you remember?',
      'Who believed what you said in {at}?',
      'What did the other person do with your words?',
      'What would have been a longer answer?',
      'Which of your words in {at} would you say again?',
      'Whom would you tell the rest?',
      'Was there something that you only thought?',
    ],
    how: [
      'Found by phrases such as “I said” or “I told him”, with what stands before and after ({labors}).',
      'How it was found: sentences in which you tell what you said to somebody ({labors}).',
    ],
    titles: ['What you said', 'In your own words', 'Your answer'],
  },
  heard: {
    claims: [
      'What somebody said is written down {in}.',
      'You write down {in} what others said.',
      '{In} somebody else speaks.',
      'Words of somebody else are {in}.',
      'You repeat {in} what another person said or asked.',
      '{In} another person has the word.',
      'What another person said or asked is {in}.',
      'Somebody else’s words have a place {in}.',
    ],
    asks: [
      'What would you answer today?',
      'What was not said with it?',
      'How did it sound, as far as you remember?',
      'What would you have liked to hear?',
      'Would you want to hear it again?',
      'What would you ask back?',
      'What do you think was meant by it?',
      'Which part of an answer is not on the page?',
    ],
    how: [
      'Found by somebody else’s words or question, with what you write after it ({labors}).',
      'How it was found: sentences in which another person says or asks something ({labors}).',
    ],
    titles: ['What others said', 'Words of somebody else', 'Heard'],
  },
};
