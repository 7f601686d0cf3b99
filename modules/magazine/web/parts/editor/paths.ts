export const editorialPath = '/magazine/desk';
export const editorPath = (id: string): string => `${editorialPath}/${id}`;
