import { hideable } from '../../../lib/form-words';
import { isBranchOpen, listOwnOf, type OwnQuestion, ownNameOf } from '../../../lib/own-questions';
import type { Answers } from '../../../schemas/answers';
import { answerOf } from '../../../schemas/check';
import type { AnswerName, FieldName } from '../../../schemas/fields';
import type { JourneyType } from '../../../schemas/options';
import { fieldsOf, type Step, stepsOf, submitStep } from '../../../schemas/steps';
import { getForm } from '../../texts/texts';

/** What is asked at once: the only thing on a phone's screen. */
export interface Question {
  /** Its first field, or the last look at everything. */
  readonly id: AnswerName | 'check';
  readonly fields: readonly FieldName[];
  /** Where staff added it. */
  readonly own?: OwnQuestion;
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

/** Whether the form leaves a question out. One that was answered before is shown, so that nobody sends what they do not see. */
const isLeftOut = (name: FieldName, answers: Answers, step: string): boolean => {
  const form = getForm();
  if (!form || !hideable.includes(name) || answerOf(answers, name) !== undefined) return false;
  return form.hidden.includes(name) || (form.own !== undefined && !isBranchOpen(form.own, answers, step));
};

/** The questions of a step on a path, in order; the step that submits ends with the look at everything. */
export const questionsOf = (step: number, path: JourneyType, answers: Answers): readonly Question[] => {
  const screen = stepsOf(path).find((one) => one.step === step);
  const names = fieldsOf(step, path).filter((name) => !isLeftOut(name, answers, screen?.id ?? ''));
  const asked = names.flatMap((name): Question[] => {
    const group = together.find((one) => one.includes(name));
    if (!group) return [{ id: name, fields: [name] }];
    return group.find((one) => names.includes(one)) === name ? [{ id: name, fields: group }] : [];
  });
  const own = listOwnOf(getForm()?.own ?? null, answers, screen).map(
    (one): Question => ({ id: ownNameOf(one), fields: [], own: one }),
  );
  return [...asked, ...own, ...(step === submitStep ? [{ id: 'check', fields: [] } as const] : [])];
};

/** The steps of a path that ask something; the last one is the thanks. */
export const openSteps = (path: JourneyType, answers: Answers): readonly Step[] =>
  stepsOf(path).filter(({ step }) => step > submitStep || questionsOf(step, path, answers).length > 0);

/** Whether a question asks for this answer. */
export const asksFor = ({ id, fields }: Question, name: AnswerName): boolean =>
  id === name || fields.some((field) => field === name);

/** At which place of its step a field is asked, from 1. */
export const placeOf = (field: AnswerName, step: number, path: JourneyType, answers: Answers): number =>
  1 +
  Math.max(
    0,
    questionsOf(step, path, answers).findIndex((question) => asksFor(question, field)),
  );
