/** Longest texts in characters, and bounds of numbers. */
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
} as const;
