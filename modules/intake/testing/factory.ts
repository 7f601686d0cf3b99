import type { Client } from '#core/testing/client';
import type { Answers } from '../schemas/answers';
import type { DraftInput } from '../schemas/draft';
import { type FieldName, fieldNames, fieldOf, isAsked } from '../schemas/fields';
import type { JourneyType } from '../schemas/options';

/** Long answers of a path, each of its own words. */
const longTexts = (path: JourneyType): Answers =>
  Object.fromEntries(
    fieldNames
      .filter((name) => fieldOf(name).kind === 'text' && fieldOf(name).required && !fieldOf(name).added)
      .filter((name) => isAsked(name, path))
      .map((name: FieldName) => [name, `What I have to say about ${name}, in plain words.`]),
  );

/** The specification's form, filled in: nothing in it that was added later. */
export const aSpecifiedForm = (overrides: Answers = {}): Answers => {
  const path =
    overrides.journeyType === 'practitioner' || overrides.journeyType === 'hospitality'
      ? overrides.journeyType
      : 'self';
  return {
    journeyType: 'self',
    firstName: 'Clara',
    lastName: 'Moreau',
    email: 'clara@example.test',
    phone: '+1 415 555 2671',
    dateOfBirth: '1984-03-14',
    birthTime: '07:25',
    timezone: 'America/New_York',
    primaryGoals: ['Shadow Integration', 'Life Purpose Discovery'],
    preferredLocation: 'By the sea, in Europe',
    travelRadius: 500,
    budget: '25k-50k',
    timeframe: 'quarter',
    dietaryStyle: ['Vegetarian'],
    fitnessLevel: 5,
    wellnessPreferences: ['Yoga', 'Silence'],
    accommodationType: 'private-room',
    groupSize: 1,
    privacyLevel: 'small-group',
    voiceGuidancePreference: true,
    musicGenres: ['Ambient'],
    soundHealingInterest: true,
    emergencyContact: 'Anna Moreau, sister, +33 1 42 68 53 00',
    ...longTexts(path),
    ...overrides,
  };
};

/** The form as our own page sends it. */
export const aFullForm = (overrides: Answers = {}): Answers =>
  aSpecifiedForm({
    isAdult: true,
    consentAnswers: true,
    consentSensitive: true,
    birthLocation: 'Montréal, Quebec, Canada',
    placeId: '6077243',
    contactTimezone: 'Europe/Paris',
    ...overrides,
  });

/** Opens a draft for a caller; answers its id and version. */
export const aDraft = async (client: Client, input: DraftInput = {}): Promise<{ id: string; version: number }> => {
  const { status, body } = await client.post('/api/intake-drafts', input);
  if (status !== 201) throw new Error(`the draft was not opened: ${status} ${body?.detail}`);
  return body;
};

/** Sends a whole form; answers its receipt. */
export const sendIntake = async (
  client: Client,
  overrides: Answers = {},
): Promise<{ id: string; reference: string }> => {
  const { status, body } = await client.post('/api/enhanced-intake', aFullForm(overrides));
  if (status !== 201) throw new Error(`the form was not taken: ${status} ${JSON.stringify(body?.fields)}`);
  return body;
};
