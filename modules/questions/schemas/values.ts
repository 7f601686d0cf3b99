/** Most characters of an answer to a question. */
export const maxAnswerLength = 10_000;

/** Languages that questions and mails are written in. */
export const questionLanguages = ['en', 'de', 'es'] as const;
export type QuestionLanguage = (typeof questionLanguages)[number];

/** The mails of this module that come again and again. */
export const mailKinds = ['letter', 'reminder'] as const;
export type MailKind = (typeof mailKinds)[number];
