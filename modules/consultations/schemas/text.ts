/** One line with at least one visible sign: no controls, no line breaks, nothing that turns the direction of what follows. */
export const oneLine = '^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*$';
/** The same where nothing at all may stand too: the server then says that it is missing. */
export const oneLineOrNone = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*$';
/** Text over several lines. */
export const manyLines = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$';
const address = '[A-Za-z0-9.!#$%&\'*+/=?^_`{|}~-]{1,64}@[^\\s,;:<>()\\[\\]"\\\\@/?#%]{3,189}';
/** One plain address, ASCII before the at sign; the server decides about the domain. */
export const addressPattern = `^${address}$`;
/** The same, or nothing. */
export const addressOrNone = `^(${address})?$`;
/** An IANA zone by its form; the server decides whether there is one. */
export const zonePattern = '^[A-Za-z][A-Za-z0-9_+-]{0,31}(/[A-Za-z0-9_+-]{1,31}){0,2}$';
