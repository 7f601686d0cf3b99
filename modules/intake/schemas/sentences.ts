/** Sentences of our own beside the specification's messages. */
export const sentences = {
  future: 'This date lies in the future. Please check the year',
  tooYoung: 'You need to be 18 or older for this journey. If you are younger, please talk to an adult you trust',
  tooOld: 'This date lies more than 120 years back. Please check the year',
  phone: 'Enter a phone number with its country code, such as +1 415 555 2671',
  tooManyGoals: 'Choose at most three goals',
  twice: 'Choose each of them only once',
  tooLong: (most: number): string => `Write at most ${most.toLocaleString('en')} characters`,
} as const;

/** Stands where somebody would rather talk than write; long enough to count as an answer. */
export const ratherTalkSentence = 'I would rather talk about this with a person than write about it.';
