export const deskPath = '/magazine/desk';
export const editorPath = (id: string): string => `${deskPath}/${id}`;
