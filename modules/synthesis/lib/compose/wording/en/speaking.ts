import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'saying' | 'spoken' | 'heard'> = {
  saying: {
    claims: [
      'From {labors}, shown here: a phrase that was in use around you.',
      'Here is a sentence that somebody used to say, or that belonged to the house ({labors}).',
      'Below, from {labors}, you quote a phrase that others used.',
      'What you quote here, from {labors}, is a phrase that you seem to have heard more than once.',
      'A phrase of people around you is quoted here, from {labors}.',
      'Quoted here, from {labors}: how something used to be put.',
      'Here you write down what used to be said ({labors}).',
      'This is from {labors}: a phrase as others used it.',
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
      'From {labors}, shown here: what you said to somebody.',
      'Here you write down what you yourself said ({labors}).',
      'Below, from {labors}, you tell what you said to others.',
      'Shown here is something that you said to somebody else ({labors}).',
      'Here you quote yourself ({labors}).',
      'How you put it to others can be read here, from {labors}.',
      'In what follows, from {labors}, something is said, and it is you who says it.',
      'Your own part of a conversation is shown here, from {labors}.',
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
      'From {labors}, shown here: what somebody said or asked.',
      'Here you write down what others said ({labors}).',
      'Below, from {labors}, somebody else speaks.',
      'Shown here is something that another person said or asked ({labors}).',
      'Here somebody else has the word ({labors}).',
      'In what follows, from {labors}, you let somebody else speak.',
      'You repeat here what another person said or asked ({labors}).',
      'Somebody else’s words are part of what is shown here, from {labors}.',
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
