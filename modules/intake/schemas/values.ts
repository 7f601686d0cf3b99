/** Sentences of our own next to the specification's messages. */
export const sentences = {
  future: 'This date lies in the future. Please check the year',
  tooYoung: 'You need to be 18 or older for this journey. If you are younger, please talk to an adult you trust',
  tooOld: 'This date lies more than 120 years back. Please check the year',
  phone: 'Enter a phone number with its country code, such as +1 415 555 2671',
  needed: 'Please answer this question',
  notDate: 'Enter a full date of the calendar',
  notNumber: 'Enter a number',
  tooManyGoals: 'Choose at most three goals',
  twice: 'Choose each of them only once',
  tooLong: (most: number): string => `Write at most ${most.toLocaleString('en')} characters`,
} as const;

/** Stands where somebody would rather talk than write; long enough to count as an answer. */
export const ratherTalkSentence =
  'I would rather talk about this with a person than write about it.'; /** Longest texts in characters, and bounds of numbers. */
export const limits = {
  name: 100,
  line: 200,
  email: 254,
  phone: 40,
  option: 60,
  options: 24,
  text: 5000,
  long: 20_000,
  goals: 3,
  challenges: 10,
  longAtLeast: 20,
  travelRadius: { least: 50, most: 5000, step: 50, initial: 500 },
  groupSize: { least: 1, most: 20, step: 1, initial: 1 },
  fitnessLevel: { least: 1, most: 10, step: 1, initial: 5 },
  age: { least: 18, most: 120 },
} as const; /** Where the team stands with an intake, in order; the last is the end. */
export const intakeStates = ['received', 'contacted', 'planned'] as const;
export type IntakeState = (typeof intakeStates)[number];

/** Orders of the list; the first, what falls due next, is the usual one. */
export const intakeSorts = ['due', 'newest', 'oldest', 'name'] as const;

/** What is needed of step 2 before a birth profile can be kept: everything but the phone number. */
export const birthProfileNeeds = ['firstName', 'lastName', 'email', 'dateOfBirth', 'birthTime', 'timezone'] as const;

/** Days after which a draft that nobody touches is deleted. */
export const draftDays = 30;
