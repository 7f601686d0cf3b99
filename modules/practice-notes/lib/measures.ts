/**
 * The two instruments as Pfizer has published them: "No permission required to reproduce, translate, display or distribute".
 * Questions and answers stand here word for word.
 */
export const frequencies = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'] as const;

/** A range of scores with its name in the instrument. It is no diagnosis. */
interface Band {
  readonly from: number;
  readonly name: string;
}
interface Measure {
  readonly title: string;
  readonly lead: string;
  readonly questions: readonly string[];
  readonly bands: readonly Band[];
}

const lead = 'Over the last 2 weeks, how often have you been bothered by any of the following problems?';

export const measures = {
  'phq-9': {
    title: 'PHQ-9',
    lead,
    questions: [
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
    bands: [
      { from: 0, name: 'minimal' },
      { from: 5, name: 'mild' },
      { from: 10, name: 'moderate' },
      { from: 15, name: 'moderately severe' },
      { from: 20, name: 'severe' },
    ],
  },
  'gad-7': {
    title: 'GAD-7',
    lead,
    questions: [
      'Feeling nervous, anxious or on edge',
      'Not being able to stop or control worrying',
      'Worrying too much about different things',
      'Trouble relaxing',
      'Being so restless that it is hard to sit still',
      'Becoming easily annoyed or irritable',
      'Feeling afraid as if something awful might happen',
    ],
    bands: [
      { from: 0, name: 'minimal' },
      { from: 5, name: 'mild' },
      { from: 10, name: 'moderate' },
      { from: 15, name: 'severe' },
    ],
  },
} as const satisfies Readonly<Record<string, Measure>>;
export type MeasureKey = keyof typeof measures;

export const measureKeys = ['phq-9', 'gad-7'] as const satisfies readonly MeasureKey[];

export const scoreOf = (answers: readonly number[]): number => answers.reduce((sum, one) => sum + one, 0);

/** Name of the range in which a score lies. */
export const findBand = (key: MeasureKey, score: number): string =>
  [...measures[key].bands].reverse().find(({ from }) => score >= from)?.name ?? '';

/** Whether the answers so far speak of thoughts of being dead or of hurting oneself: help is shown at once. */
export const needsHelp = (key: MeasureKey, answers: readonly (number | null | undefined)[]): boolean =>
  key === 'phq-9' && (answers[8] ?? 0) > 0;
