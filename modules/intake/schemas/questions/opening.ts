import { added, type Field, general, line, required, text } from '../field';
import * as options from '../options';
import { limits } from '../values';

/** Steps 1 to 4: the path with its consents, the person, intentions and logistics. */
export const opening = {
  journeyType: {
    ...general,
    ...required,
    step: 1,
    kind: 'choice',
    options: options.journeyTypes,
    initial: 'self',
    message: 'Choose one of the three paths',
  },
  isAdult: {
    ...general,
    ...required,
    ...added,
    step: 1,
    kind: 'yes',
    message: 'Please confirm that you are 18 or older',
  },
  consentAnswers: {
    ...general,
    ...required,
    ...added,
    step: 1,
    kind: 'yes',
    message: 'We need your consent to keep and read your answers',
  },
  consentSensitive: {
    ...general,
    ...added,
    step: 1,
    kind: 'yes',
    message: 'We need your separate consent for what you write about health and painful experiences',
  },

  firstName: { ...general, ...required, step: 2, kind: 'line', most: limits.name, message: 'First name is required' },
  lastName: { ...general, ...required, step: 2, kind: 'line', most: limits.name, message: 'Last name is required' },
  email: { ...general, ...required, step: 2, kind: 'email', most: limits.email, message: 'Valid email is required' },
  phone: { ...general, ...required, step: 2, kind: 'phone', most: limits.phone, message: 'Phone number is required' },
  /** Two letters; says how a number without a country code is meant. */
  phoneCountry: { ...general, ...added, step: 2, kind: 'line', most: 2, message: 'Choose the country of the number' },
  dateOfBirth: { ...general, ...required, step: 2, kind: 'date', message: 'Date of birth is required' },
  birthTime: {
    ...general,
    ...required,
    step: 2,
    kind: 'time',
    message: 'Birth time is required for accurate readings',
  },
  birthTimeUnknown: {
    ...general,
    ...added,
    step: 2,
    kind: 'yes',
    message: 'Give a time, or say that it is unknown, not both',
  },
  birthLocation: {
    ...general,
    ...added,
    step: 2,
    kind: 'line',
    most: 100,
    message: 'Write the place of birth in at most 100 characters',
  },
  /** GeoNames id of the chosen place; wins over the text. */
  placeId: { ...general, ...added, step: 2, kind: 'line', most: 12, message: 'Choose the place from the list' },
  /** Zone of the birth: follows from the place and may be corrected. */
  timezone: { ...general, ...required, step: 2, kind: 'zone', message: 'Timezone is required' },
  /** What the clock there was ahead of UTC by, chosen where the zone's history before 1970 is another town's. */
  offsetSeconds: {
    ...general,
    ...added,
    step: 2,
    kind: 'whole',
    least: -54_000,
    most: 54_000,
    message: 'Choose one of the offsets that are offered for this time and place',
  },
  /** Zone in which we may call. */
  contactTimezone: { ...general, ...added, step: 2, kind: 'zone', message: 'Choose the time zone you live in' },
  previousJourneys: { ...text, step: 2, group: 'medical' },

  primaryGoals: {
    ...general,
    ...required,
    step: 3,
    kind: 'choices',
    least: 1,
    most: limits.goals,
    options: options.primaryGoals,
    message: 'Select at least one goal',
  },
  currentChallenges: {
    ...general,
    ...required,
    step: 3,
    kind: 'text',
    least: limits.challenges,
    most: limits.text,
    message: 'Please describe your current challenges',
  },
  secondaryIntentions: { ...text, ...general, step: 3 },

  preferredLocation: { ...line, ...general, ...required, step: 4, message: 'Location preference required' },
  budget: {
    ...general,
    ...required,
    step: 4,
    kind: 'choice',
    options: options.budgets,
    message: 'Budget range required',
  },
  travelRadius: {
    ...general,
    ...required,
    step: 4,
    kind: 'whole',
    least: limits.travelRadius.least,
    most: limits.travelRadius.most,
    every: limits.travelRadius.step,
    initial: limits.travelRadius.initial,
    message: 'Choose a travel radius from 50 to 5000 miles, in steps of 50',
  },
  timeframe: {
    ...general,
    ...required,
    step: 4,
    kind: 'choice',
    options: options.timeframes,
    message: 'Timeframe required',
  },
  groupSize: {
    ...general,
    ...required,
    step: 4,
    kind: 'whole',
    least: limits.groupSize.least,
    most: limits.groupSize.most,
    initial: limits.groupSize.initial,
    message: 'Choose a group size from 1 to 20',
  },
} as const satisfies Readonly<Record<string, Field>>;
