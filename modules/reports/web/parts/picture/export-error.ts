/** A failure of the browser whose message is for people and says what to do. */
export class ExportError extends Error {}
