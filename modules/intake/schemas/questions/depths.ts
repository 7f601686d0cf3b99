import type { Field, Group } from '../field';
import { limits } from '../values';

/** A long question of the path of those who come for themselves. */
const deep = <const S extends number, const G extends Group>(step: S, group: G, message: string) =>
  ({
    step,
    group,
    message,
    kind: 'text',
    required: true,
    least: limits.longAtLeast,
    most: limits.long,
    paths: ['self'],
  }) as const;

/** Steps 5 to 14 of those who come for themselves. */
export const depths = {
  currentChallengesDeep: deep(5, 'trauma', 'Please elaborate on your current challenges'),
  triggerSituations: deep(5, 'trauma', 'What situations consistently trigger strong reactions?'),

  relationshipPatterns: deep(6, 'trauma', 'Describe your relationship patterns'),
  loveIntimacy: deep(6, 'trauma', 'What patterns do you notice in love and intimacy?'),
  shadowAspects: deep(7, 'trauma', 'What aspects of yourself do you try to hide?'),
  dreamSymbols: {
    step: 7,
    kind: 'text',
    group: 'trauma',
    most: limits.long,
    paths: ['self'],
    message: 'Write at most 20,000 characters.',
  },
  careerPurpose: deep(8, 'general', 'Describe your relationship with work and purpose'),
  creativeExpression: deep(8, 'general', 'What blocks or supports your creative expression?'),
  familyPatterns: deep(9, 'trauma', 'What family patterns do you recognize in yourself?'),
  childhoodWounds: deep(9, 'trauma', 'What childhood experiences still affect you today?'),
  spiritualPractice: deep(10, 'general', 'Describe your spiritual or existential relationship'),
  bodyHealth: deep(11, 'medical', 'How do you relate to your body and health?'),
  moneyAbundance: deep(12, 'general', 'Describe your relationship with money and abundance'),
  griefLoss: deep(13, 'trauma', 'How do you handle grief, loss, and endings?'),
  transformationGoals: deep(14, 'general', 'What would transformation look like in your life?'),
  futureVision: deep(14, 'general', 'What is your vision for your transformed self?'),
} as const satisfies Readonly<Record<string, Field>>;
