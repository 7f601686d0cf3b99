/** Pages of the studio. */
export const studioPath = '/team-portal/studio';
export const nounPath = (noun: string): string => `${studioPath}/${noun}`;
export const editorPath = (noun: string, key: string, language: string): string =>
  `${studioPath}/${noun}/${key}/${language}`;
