import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'saying' | 'spoken' | 'heard'> = {
  saying: {
    claims: [
      '{In} you write down a phrase that was in use around you.',
      'A sentence that somebody used to say, or that belonged to the house, is {in}.',
      '{In} you quote a phrase that you seem to have heard more than once.',
      'You name a standing phrase {in}.',
      '{In} there is a phrase that others used.',
      'A phrase that belongs to people around you is {in}.',
      'You write {in} how something used to be put.',
      'What used to be said is written down {in}.',
    ],
    asks: [
      'Who says it today?',
      'What would you have liked to hear in its place?',
      'When did you last hear it, or say it?',
      'What did it mean to you then?',
      'Is there an answer to it that was never given?',
      'Does anybody still use it?',
      'What does it leave out?',
      'Where did it come from, as far as you know?',
    ],
    how: [
      'Found by words such as “the sentence was” or “always said” ({labors}).',
      'How it was found: a sentence that you name as one that was used ({labors}).',
    ],
    titles: ['A phrase that was in use', 'What used to be said', 'A standing phrase'],
  },
  spoken: {
    claims: [
      'What you said to somebody is written down {in}.',
      'You write down {in} what you yourself said.',
      '{In} you repeat words of your own.',
      'You tell {in} what you said to others.',
      '{In} something is said, and it is you who says it.',
      '{In} you tell something you said to somebody else.',
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
    titles: ['What you said', 'In your own words', 'Your voice'],
  },
  heard: {
    claims: [
      'What somebody said is written down {in}.',
      'You write down {in} what others said.',
      '{In} somebody else speaks.',
      '{In} you let others speak.',
      'You repeat {in} what another person said or asked.',
      '{In} another person has the word.',
      'You tell {in} what another person said or asked.',
      'Somebody else’s words have a place {in}.',
    ],
    asks: [
      'What would you answer today?',
      'What would you have liked to say?',
      'How did it sound, as far as you remember?',
      'What would you have liked to hear?',
      'Would you want to hear it again?',
      'What would you ask back?',
      'What did you think when you heard it?',
      'Which part of an answer is not on the page?',
    ],
    how: [
      'Found by somebody else’s words or question, with what you write after it ({labors}).',
      'How it was found: sentences in which another person says or asks something ({labors}).',
    ],
    titles: ['What others said', 'Words of somebody else', 'Other voices'],
  },
};
