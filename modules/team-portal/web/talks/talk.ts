/** Where conversations stand, and where the server answers for them. */
export const messagesPath = '/messages';
export const threadPath = (id: string): string => `${messagesPath}/${id}`;
/** Begins a conversation: with `team`, or with the other side of a match. */
export const writePath = (whom: string): string => `${messagesPath}/with/${whom}`;

export const conversationsRoute = '/api/conversations';
export const standingRoute = '/api/messages/standing';
export const threadRoute = (id: string): string => `${conversationsRoute}/${id}`;

/** What the server says when somebody wrote or read. */
export const changed = 'conversations.changed';

/** Most characters of a message. */
export const longest = 5000;
