import { added, type Field, general, line, list, required, text } from '../field';
import * as options from '../options';
import { limits } from '../values';

/** Steps 15 and 16: the rest, the stay, the body and a person to call. */
export const closing = {
  specialRequests: { ...text, ...general, step: 15 },
  referralSource: { ...line, ...general, step: 15 },

  accommodationType: {
    ...general,
    ...required,
    step: 16,
    kind: 'choice',
    options: options.accommodationTypes,
    open: true,
    message: 'Accommodation preference required',
  },
  privacyLevel: {
    ...general,
    ...required,
    step: 16,
    kind: 'choice',
    options: options.privacyLevels,
    open: true,
    message: 'Privacy preference required',
  },
  dietaryStyle: { ...list, ...general, step: 16, options: options.dietaryStyles },
  allergies: { ...text, step: 16, group: 'medical' },
  fitnessLevel: {
    ...required,
    step: 16,
    group: 'medical',
    kind: 'whole',
    least: limits.fitnessLevel.least,
    most: limits.fitnessLevel.most,
    initial: limits.fitnessLevel.initial,
    message: 'Choose a fitness level from 1 to 10',
  },
  wellnessPreferences: { ...list, ...general, step: 16, options: options.wellnessPreferences },
  medicalConditions: { ...text, step: 16, group: 'medical' },
  medications: { ...text, step: 16, group: 'medical' },
  voiceGuidancePreference: { ...general, step: 16, kind: 'yes', initial: true, message: 'Answer yes or no' },
  musicGenres: { ...list, ...general, step: 16, options: options.musicGenres },
  soundHealingInterest: { ...general, step: 16, kind: 'yes', initial: true, message: 'Answer yes or no' },
  /** One line for the team: name, relation and phone, joined by `joinEmergencyContact`. */
  emergencyContact: {
    ...general,
    ...required,
    step: 16,
    kind: 'line',
    most: 400,
    message: 'Emergency contact required',
  },
  emergencyName: {
    ...line,
    ...general,
    ...added,
    step: 16,
    most: limits.name,
    message: 'Enter the name of this person',
  },
  emergencyRelation: {
    ...line,
    ...general,
    ...added,
    step: 16,
    most: limits.name,
    message: 'Say who this person is to you',
  },
  emergencyPhone: {
    ...general,
    ...added,
    step: 16,
    kind: 'phone',
    most: limits.phone,
    message: 'Enter the phone number of this person',
  },
} as const satisfies Readonly<Record<string, Field>>;
