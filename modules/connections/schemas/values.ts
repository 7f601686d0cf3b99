/**
 * Version of the words by which two people agree to see each other's chart (`web/texts`). Raise it when what they promise
 * changes: a consent to former words is then asked for anew.
 */
export const connectionWording = 1;

/** Days after which an invitation that nobody answered is void. */
export const invitationDays = 14;
/** Most invitations of one person that wait for an answer. */
export const openInvitations = 10;
