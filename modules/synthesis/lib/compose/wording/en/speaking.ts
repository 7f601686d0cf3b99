import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'saying' | 'spoken' | 'heard'> = {
  saying: {
    claims: [
      'In {labors} you quote words that were in use around you.',
      'Here, from {labors}, are words that somebody used to say.',
      'You pass on in {labors} what others used to say.',
      'Some words in {labors} were said more than once, as you tell it.',
      'You let us hear in {labors} how something was put around you.',
      'Words that were in use around you come up in {labors}.',
      'Something that somebody used to say has a place in {labors}.',
      'In {labors} there is something that used to be said around you.',
    ],
    asks: [
      'When have you said it yourself, if ever?',
      'What would you have liked to hear instead, if anything?',
      'When did you last hear it?',
      'What did you make of it then?',
      'What did people say or do when it was said?',
      'Who still says it today, if anybody?',
      'What does it leave out, as you see it?',
      'Where did it come from, as far as you know?',
    ],
    how: [
      'Found by words such as “the saying was” or “always said” ({labors}).',
      'How it was found: a sentence that you name as one that was used ({labors}).',
    ],
    titles: ['Words that were in use', 'What used to be said', 'Familiar words'],
  },
  spoken: {
    claims: [
      'In {labors} you tell what you said to somebody.',
      'Here, from {labors}, is what you yourself said.',
      'You tell in {labors} what somebody heard from you.',
      'Something that you said to somebody comes up in {labors}.',
      'You quote yourself in {labors}.',
      'You tell in {labors} how you put it to somebody.',
      'Something is said in {labors}, and you are the one who says it.',
      'In {labors} you give your own part of a conversation.',
    ],
    asks: [
      'What did you not say then?',
      'What would you say today in the same situation?',
      'In what tone did you say it, as far as you remember?',
      'Who else heard it, if anybody?',
      'How were your words taken?',
      'What would you have added if you had said more?',
      'What happened next that is not told here?',
      'What would the other person remember of it?',
      'What did you only think, and keep to yourself?',
    ],
    how: [
      'Found by phrases such as “I said” or “I told him”, with what stands before and after ({labors}).',
      'How it was found: sentences in which you tell what you said to somebody ({labors}).',
    ],
    titles: ['What you said', 'Said by you', 'Your voice'],
  },
  heard: {
    claims: [
      'In {labors} somebody else says or asks something.',
      'Here, from {labors}, is something that somebody else said or asked.',
      'You are not the only one who speaks in {labors}.',
      'Something that came from somebody else comes up in {labors}.',
      'Not all the words in {labors} are your own.',
      'In {labors} you let somebody else speak.',
      'You pass on in {labors} what somebody else said or asked.',
      'Somebody else’s words are part of what you tell in {labors}.',
    ],
    asks: [
      'What would you answer to these words today?',
      'What went through your mind when you heard these words?',
      'In what tone do you hear these words when you read them now?',
      'What else would you have liked to hear, if anything?',
      'What happened next that is not told here?',
      'What would you like to ask in return?',
      'How do you think these words were meant?',
      'What did you leave unanswered, if anything?',
    ],
    how: [
      'Found by somebody else’s words or question, with what comes after it ({labors}).',
      'How it was found: sentences in which another person says or asks something ({labors}).',
    ],
    titles: ['What somebody else said', 'Somebody else speaks', 'In somebody else’s words'],
  },
};
