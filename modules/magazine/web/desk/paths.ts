import type { ArticleStatus } from '../../schemas/names';

export const deskPath = '/magazine/desk';
export const editorPath = (id: string): string => `${deskPath}/${id}`;

const articles = '/api/editorial/articles';
/** The rows of the desk, all stages or one; at most a hundred. */
export const rowsPath = (status?: ArticleStatus): string => `${articles}?${status ? `status=${status}&` : ''}limit=100`;
export const newPath = articles;
export const workPath = (id: string): string => `${articles}/${id}`;
export const historyPath = (id: string): string => `${workPath(id)}/history`;
export const previewPath = '/api/editorial/preview';
/** True for the desk's own lists in the cache. */
export const isRows = (path: string): boolean => path.startsWith(`${articles}?`);
