import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'saying' | 'spoken' | 'heard'> = {
  saying: {
    claims: [
      'In {labors} you quote a phrase that was in use around you.',
      'In {labors} you quote what somebody used to say, or what was said in the house.',
      'You quote in {labors} a phrase that others used.',
      'In {labors} there is a phrase that you seem to have heard more than once.',
      'You write down in {labors} a phrase of people around you.',
      'In {labors} you write how something used to be put.',
      'In {labors} you write down what used to be said.',
      'A phrase that others used comes up in {labors}.',
    ],
    asks: [
      'Do you ever say it yourself?',
      'What would you have liked to hear instead?',
      'When did you last hear it, or say it?',
      'What did it mean to you then?',
      'Did anybody ever answer it?',
      'Does anybody still use it?',
      'Is there something that it leaves out?',
      'Where did it come from, as far as you know?',
    ],
    how: [
      'Found by words such as “the sentence was” or “always said” ({labors}).',
      'How it was found: a sentence that you name as one that was used ({labors}).',
    ],
    titles: ['A phrase that was in use', 'What used to be said', 'A familiar phrase'],
  },
  spoken: {
    claims: [
      'In {labors} you write what you said to somebody.',
      'You write down in {labors} what you yourself said.',
      'You tell in {labors} what you said to others.',
      'Something that you said to somebody else comes up in {labors}.',
      'You quote yourself in {labors}.',
      'You write in {labors} how you put it to others.',
      'Something is said in {labors}, and you are the one who says it.',
      'In {labors} you give your own part of a conversation.',
    ],
    asks: [
      'What did you not say then?',
      'What would you say today in the same situation?',
      'In what tone did you say it, as far as you remember?',
      'Did you mean it as you said it?',
      'How were your words taken?',
      'What would you have added if you had said more?',
      'Would you say the same again?',
      'Have you said more about it to somebody since?',
      'Was there something that you only thought?',
    ],
    how: [
      'Found by phrases such as “I said” or “I told him”, with what stands before and after ({labors}).',
      'How it was found: sentences in which you tell what you said to somebody ({labors}).',
    ],
    titles: ['What you said', 'Said by you', 'Your voice'],
  },
  heard: {
    claims: [
      'In {labors} others say or ask something.',
      'You write down in {labors} what others said or asked.',
      'You are not the only one who speaks in {labors}.',
      'Something that another person said or asked comes up in {labors}.',
      'In {labors} there are words that came from others.',
      'In {labors} you let others speak.',
      'You repeat in {labors} what another person said or asked.',
      'Somebody else’s words are part of what you write in {labors}.',
    ],
    asks: [
      'What would you answer to these words today?',
      'What would you have liked to say at that moment?',
      'In what tone were these words said, as far as you remember?',
      'What would you have liked to hear from them?',
      'Do these words still come to your mind sometimes?',
      'Is there something you would like to ask in return?',
      'What went through your mind at the time?',
      'Is there something that you left unanswered?',
    ],
    how: [
      'Found by somebody else’s words or question, with what you write after it ({labors}).',
      'How it was found: sentences in which another person says or asks something ({labors}).',
    ],
    titles: ['What others said', 'What somebody else said', 'Other voices'],
  },
};
