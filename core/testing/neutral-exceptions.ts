/** Names of modules that stand in core and shell, with the reason. */
interface Exception {
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
    because: 'a key of package.json, and what a package with it is tried by',
    names: {
      'core/tools/build-server.mjs': 'imports',
      'core/tools/contract/make-package.mjs': 'imports.json',
    },
  },
  {
    because: "the first parts of the host's own addresses, which no published module may be called by",
    names: {
      'core/server/modules/releases/create-published.ts': 'account',
    },
  },
  {
    because: 'a word of Storybook',
    names: {
      'core/tools/pictures.mjs': 'phase',
    },
  },
  {
    because:
      "`account` is the host's own word for who signs in: acts of the audit log, recorded by these names since the beginning",
    names: {
      'core/server/auth/person-of.ts': 'account.created',
      'core/server/auth/routes/account.ts': 'account.changed',
      'core/server/auth/routes/register.ts': 'account.created account.known-address',
      'core/server/erasure/job.ts': 'account.closed account.erased',
    },
  },
  {
    because: 'the query `?account=` of mailed links, which opens the sign-in, and the key of a text of it',
    names: {
      'shell/sign-in/account-link.ts': 'account',
      'shell/sign-in/sign-in-dialog.tsx': 'account',
    },
  },
];

/** The host's own word that a module is called by, too: whatever begins with it in these files is the host's. */
interface OwnWord {
  readonly because: string;
  readonly word: string;
  readonly files: readonly string[];
}

/** Shrinks as the list above does. */
export const ownWords: readonly OwnWord[] = [
  {
    because: 'the table of sign-ins, and acts of the audit log about them, were here before the module of that name',
    word: 'sessions',
    files: [
      'core/server/accounts/list-accounts.ts',
      'core/server/accounts/own-data.ts',
      'core/server/auth/recent-sign-in.ts',
      'core/server/auth/session-store.ts',
      'core/server/auth/sessions.ts',
      'core/server/auth/routes/account-sessions.ts',
      'core/server/auth/second-factor/factors.ts',
      'core/server/backup/catalog.ts',
      'core/server/modules/releases/module-override.ts',
    ],
  },
];
