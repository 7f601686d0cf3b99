/** Where conversations stand. */
export const messagesPath = '/messages';
export const threadPath = (id: string): string => `${messagesPath}/${id}`;
/** Begins a conversation: with `team`, or with the other side of a match. */
export const writePath = (whom: string): string => `${messagesPath}/with/${whom}`;

/** What the server says when somebody wrote or read. */
export const changed = 'conversations.changed';
