/** Why a birth cannot be charted; stable, for callers to choose their own words by. */
export type ChartErrorCode =
  | 'date-malformed'
  | 'date-impossible'
  | 'date-out-of-range'
  | 'time-malformed'
  | 'latitude-invalid'
  | 'longitude-invalid'
  | 'zone-unknown'
  | 'name-invalid'
  | 'window-malformed'
  | 'instant-malformed'
  | 'instant-out-of-range';

/** A birth that cannot be charted: `code` says why, `field` where, the message is a sentence for people. */
export class ChartInputError extends Error {
  constructor(
    readonly code: ChartErrorCode,
    readonly field: 'fullName' | 'birthDate' | 'birthTime' | 'birthWindow' | 'lat' | 'lon' | 'tz' | 'at',
    message: string,
  ) {
    super(message);
    this.name = 'ChartInputError';
  }
}

/** Something is wrong with the ephemeris file itself: missing, damaged, or of another edition. */
export class EphemerisError extends Error {
  override name = 'EphemerisError';
}
