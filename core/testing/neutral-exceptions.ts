/** Names of modules that stand in core and shell, with the reason; `waitsFor`: until that module exists and takes them over. */
interface Exception {
  readonly waitsFor?: string;
  readonly because: string;
  /** The names with spaces between them, by file. */
  readonly names: Readonly<Record<string, string>>;
}

/** This list only shrinks: neutral.test.ts refuses a name that is not in it, and an entry that is not found any more. */
export const exceptions: readonly Exception[] = [
  {
    because: 'the scope of OpenID Connect',
    names: {
      'core/server/auth/provider.ts': 'profile',
    },
  },
  {
    because: "the prefix of the host's own limit of mails, stored in its table",
    names: {
      'core/server/auth/notice-limit.ts': 'notices',
    },
  },
  {
    because: "the host's gate finds words of danger in what goes to or comes from a language model, for every module",
    names: {
      'core/contract/ai.ts': 'CrisisFinding crisis crisisPhrases',
      'core/server/ai/create-ai.ts': 'createCrisisGate findCrisisPhrases crisis crisisPhrases',
      'core/server/ai/crisis-phrases.ts': 'findCrisisPhrases',
      'core/server/ai/crisis.ts': 'CrisisFinding findCrisisPhrases createCrisisGate',
    },
  },
  {
    because: 'a kind of caller in the authorization matrix',
    names: {
      'core/tools/new-module-files.ts': 'prac_consent',
    },
  },
  {
    because: 'a word of Storybook',
    names: {
      'core/tools/pictures.mjs': 'phase',
    },
  },
  {
    waitsFor: 'welcome',
    because: 'prices and slots of the journey page',
    names: {
      'core/contract/journey-prices.ts': 'retreat retreatDays intake aftercare',
    },
  },
  {
    waitsFor: 'welcome',
    because: 'the landing page',
    names: {
      'shell/landing/labors/example.ts': 'LaborNumber',
      'shell/landing/labors/labors.tsx': 'Labors labors labors.side labors.title labors.lead labor',
      'shell/landing/labors/net-picture.tsx': 'labor',
      'shell/landing/labors/use-demo.ts': 'LaborNumber',
      'shell/landing/landing.tsx': 'Labors',
      'shell/landing/pathways.tsx': 'labor',
      'shell/landing/served.ts': '/enhanced-intake',
      'shell/landing/stages/stages.tsx': 'retreat intake intake.cost aftercare',
      'shell/landing/texts/*.json':
        'retreat retreat.cost intake intake.cost labors.side labors.title labors.lead laborOf',
      'shell/landing/try/try-one.tsx': '/consultation /intake firstLabor',
    },
  },
  {
    waitsFor: 'welcome',
    because: 'the journey page',
    names: {
      'shell/heads/heads.ts': 'journey',
      'shell/journey/consent-promise.tsx': 'labors ConsentPromise',
      'shell/journey/costs/bands.ts': 'aftercare',
      'shell/journey/costs/costs.ts': 'retreat intake aftercare',
      'shell/journey/costs/plan.ts': 'retreatDays retreat aftercare',
      'shell/journey/journey.tsx': 'ConsentPromise Phases',
      'shell/journey/phases.tsx': 'ExperiencePicture MatchingPicture matching phases Phases',
      'shell/journey/pictures/phase-pictures.tsx': 'ExperiencePicture labor MatchingPicture phase',
      'shell/journey/planner/extras.tsx': 'retreatDays retreat aftercare',
      'shell/journey/planner/line-words.ts': 'retreat intake aftercare',
      'shell/journey/planner/planner.tsx': 'retreat aftercare',
      'shell/journey/texts/*.json':
        'experience experience.more experience.who experience.do line.retreat needsRetreat line.intake segment.labors matching matching.more matching.who matching.do segment.chart phases.side phases phase line.aftercare after.aftercare',
    },
  },
  {
    waitsFor: 'information',
    because: 'privacy and terms',
    names: {
      'shell/pages/privacy/texts/*.json': 'keep.intake cookies.intake long.intake machines.crisis',
      'shell/pages/terms/texts/*.json': 'is.chart',
    },
  },
];
