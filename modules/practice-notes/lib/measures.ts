import { formLanguages, type MeasureForm, type MeasureForms } from './measure-form';

/**
 * The two instruments as Pfizer has published them: "No permission required to reproduce, translate, display or distribute".
 * Questions and answers stand here word for word.
 */
const frequencies = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'] as const;

const createForm = (
  title: string,
  questions: readonly string[],
  bands: MeasureForm['bands'],
  dangerous?: number,
): MeasureForm => ({
  language: 'en',
  title,
  period: '',
  lead: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
  questions: questions.map((text, index) => ({ text, isReversed: false, showsHelp: index === dangerous })),
  options: frequencies.map((label, points) => ({ label, points })),
  summary: 'sum',
  factor: 1,
  bands,
  licence: 'No permission required to reproduce, translate, display or distribute.',
});

export const measures = {
  'phq-9': createForm(
    'PHQ-9',
    [
      'Little interest or pleasure in doing things',
      'Feeling down, depressed, or hopeless',
      'Trouble falling or staying asleep, or sleeping too much',
      'Feeling tired or having little energy',
      'Poor appetite or overeating',
      'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
      'Trouble concentrating on things, such as reading the newspaper or watching television',
      'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
      'Thoughts that you would be better off dead or of hurting yourself in some way',
    ],
    [
      { from: 0, name: 'minimal' },
      { from: 5, name: 'mild' },
      { from: 10, name: 'moderate' },
      { from: 15, name: 'moderately severe' },
      { from: 20, name: 'severe' },
    ],
    8,
  ),
  'gad-7': createForm(
    'GAD-7',
    [
      'Feeling nervous, anxious or on edge',
      'Not being able to stop or control worrying',
      'Worrying too much about different things',
      'Trouble relaxing',
      'Being so restless that it is hard to sit still',
      'Becoming easily annoyed or irritable',
      'Feeling afraid as if something awful might happen',
    ],
    [
      { from: 0, name: 'minimal' },
      { from: 5, name: 'mild' },
      { from: 10, name: 'moderate' },
      { from: 15, name: 'severe' },
    ],
  ),
} as const satisfies Readonly<Record<string, MeasureForm>>;
type BuiltInKey = keyof typeof measures;

export const measureKeys = ['phq-9', 'gad-7'] as const satisfies readonly BuiltInKey[];

export const isBuiltIn = (key: string): key is BuiltInKey => Object.hasOwn(measures, key);

/** In front of the keys of questionnaires that staff entered. */
export const enteredPrefix = 'entered:';

/** What was asked: as it was given where staff entered it, in this language where there is one. Throws for what nobody brought along. */
export const getForm = (
  { measure, forms }: { readonly measure: string; readonly forms: MeasureForms | null },
  language: string,
): MeasureForm => {
  const known = formLanguages.find((one) => one === language) ?? 'en';
  const form = forms ? (forms[known] ?? forms.en) : isBuiltIn(measure) ? measures[measure] : null;
  if (!form) throw new Error(`questionnaire ${measure} has no questions`);
  return form;
};
