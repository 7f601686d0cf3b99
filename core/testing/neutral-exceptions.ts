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
    waitsFor: 'account',
    because: 'its page about data leads to the page about privacy, where there is one',
    names: {
      'shell/account/data/data-page.tsx': '/privacy',
    },
  },
];
