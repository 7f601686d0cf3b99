/** One line with at least one visible sign: no controls, no line breaks, nothing that turns the direction of what follows. */
export const oneLine = '^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*$';
/** Several lines with at least one visible sign. */
export const manyLines = '^(?=[\\s\\S]*\\S)[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$';
/** An instant as lists print it, with up to six digits of a second. */
export const instant = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?(Z|\\+00:00)$';
