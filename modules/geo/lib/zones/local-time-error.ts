/** A wall-clock reading that names no instant: `code` says why, the message is a sentence for people. */
export class LocalTimeError extends Error {
  constructor(
    readonly code: 'date-malformed' | 'date-impossible' | 'time-malformed' | 'zone-unknown',
    message: string,
  ) {
    super(message);
    this.name = 'LocalTimeError';
  }
}
