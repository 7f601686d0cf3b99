import type { FieldName } from '../../../schemas/fields';
import type { JourneyType } from '../../../schemas/options';
import { fieldsOf, submitStep } from '../../../schemas/steps';

/** What is asked at once: the only thing on a phone's screen. */
export interface Question {
  /** Its first field, or the last look at everything. */
  readonly id: FieldName | 'check';
  readonly fields: readonly FieldName[];
}

/** Fields that are one question; every other field is a question of its own. */
const together: readonly (readonly FieldName[])[] = [
  ['isAdult', 'consentAnswers', 'consentSensitive'],
  ['firstName', 'lastName'],
  ['email', 'phone', 'phoneCountry', 'contactTimezone'],
  ['birthTime', 'birthTimeUnknown'],
  ['birthLocation', 'placeId', 'timezone', 'offsetSeconds'],
  ['practiceYears', 'practiceLicense'],
  ['practiceLanguages', 'practiceWebsite'],
  ['propertyName', 'propertyLocation'],
  ['propertyType', 'propertyRooms'],
  ['propertySeasons', 'propertyWebsite'],
  ['dietaryStyle', 'allergies'],
  ['medicalConditions', 'medications'],
  ['voiceGuidancePreference', 'musicGenres', 'soundHealingInterest'],
  ['emergencyContact', 'emergencyName', 'emergencyRelation', 'emergencyPhone'],
];

/** The questions of a step on a path, in order; the step that submits ends with the look at everything. */
export const questionsOf = (step: number, path: JourneyType): readonly Question[] => {
  const names = fieldsOf(step, path);
  const asked = names.flatMap((name): Question[] => {
    const group = together.find((one) => one.includes(name));
    if (!group) return [{ id: name, fields: [name] }];
    return group.find((one) => names.includes(one)) === name ? [{ id: name, fields: group }] : [];
  });
  return step === submitStep ? [...asked, { id: 'check', fields: [] }] : asked;
};

/** At which place of its step a field is asked, from 1. */
export const placeOf = (field: FieldName, step: number, path: JourneyType): number =>
  1 +
  Math.max(
    0,
    questionsOf(step, path).findIndex(({ fields }) => fields.includes(field)),
  );
