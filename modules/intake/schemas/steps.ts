import { type FieldName, fieldNames, fields, isAsked } from './fields';
import type { JourneyType } from './options';

/** Steps of the whole questionnaire; the last one is the thank-you screen. */
export const stepCount = 17;
/** Where the form is sent. */
export const submitStep = 16;

/** One screen: `labor` stands over the heading of those that belong to a Labor. */
export interface Step {
  readonly step: number;
  /** Key of its texts. */
  readonly id: string;
  readonly labor?: string;
  readonly heading: string;
  /** Paths that show it; absent means all three. */
  readonly paths?: readonly JourneyType[];
}

const self = { paths: ['self'] } as const;

/** All screens. Step 5 is one of three, by path. */
export const steps: readonly Step[] = [
  { step: 1, id: 'path', heading: 'Choose your path' },
  { step: 2, id: 'person', heading: 'Personal information' },
  { step: 3, id: 'intentions', heading: 'Transformation intentions' },
  { step: 4, id: 'logistics', labor: 'Labor I', heading: 'Logistics' },
  { step: 5, id: 'stuck', labor: 'Labor II', heading: 'Where you are stuck', ...self },
  { step: 5, id: 'practice', heading: 'Your practice', paths: ['practitioner'] },
  { step: 5, id: 'property', heading: 'Your place', paths: ['hospitality'] },
  { step: 6, id: 'relationships', labor: 'Labor III', heading: 'Relationships, love and intimacy', ...self },
  { step: 7, id: 'shadow', labor: 'Labor IV', heading: 'Hidden aspects and dreams', ...self },
  { step: 8, id: 'work', labor: 'Labor V', heading: 'Career and creative expression', ...self },
  { step: 9, id: 'family', labor: 'Labor VI', heading: 'Family patterns and childhood wounds', ...self },
  { step: 10, id: 'spirit', labor: 'Labor VII', heading: 'Spiritual practice', ...self },
  { step: 11, id: 'body', labor: 'Labor VIII', heading: 'Body and health', ...self },
  { step: 12, id: 'money', labor: 'Labor IX', heading: 'Money and abundance', ...self },
  { step: 13, id: 'grief', labor: 'Labor X', heading: 'Grief and loss', ...self },
  { step: 14, id: 'vision', labor: 'Labor XI', heading: 'Transformation goals and future vision', ...self },
  { step: 15, id: 'last', heading: 'Special requests' },
  { step: 16, id: 'details', heading: 'Your stay and your safety' },
  { step: 17, id: 'submitted', heading: 'Journey Submitted' },
];

/** The screens of a path, in order: seventeen for oneself, eight for partners. */
export const stepsOf = (path: JourneyType): readonly Step[] =>
  steps.filter(({ paths }) => paths?.includes(path) ?? true);

/** Questions of one screen on a path, in order. */
export const fieldsOf = (step: number, path: JourneyType): readonly FieldName[] =>
  fieldNames.filter((name) => fields[name].step === step && isAsked(name, path));
