export const longestNote = 20_000;
export const longestAddendum = 4_000;
/** Largest document, in bytes. */
export const largestDocument = 10 * 1024 * 1024;
/** Most documents between one practitioner and one client. */
export const mostDocuments = 100;
export const longestTitle = 120;
/** Most questions of a questionnaire, and most answers that each offers. */
export const mostQuestions = 40;
export const mostOptions = 11;
