const words = { practitioner: 'a practitioner', admin: 'an administrator' } as const;

/** An invited role with its article, for mails and pages of the server. */
export const roleWords = (role: keyof typeof words): string => words[role];
