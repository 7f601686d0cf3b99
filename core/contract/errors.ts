/** One wrong field of a request: `path` is dotted (`birth.time`), `message` is for people. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** An expected refusal. The error mapper renders it as RFC 9457 `application/problem+json`. */
export class Problem extends Error {
  readonly expected = true;
  constructor(
    readonly status: number,
    /** Stable, machine-readable, kebab-case. */
    readonly code: string,
    message: string,
    readonly more: {
      readonly fields?: readonly FieldError[];
      /** Extra members of the problem document, such as `current` of a 412 or `checklist` of a 409. */
      readonly members?: Readonly<Record<string, unknown>>;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.name = 'Problem';
  }
}

export const unauthorised = (): Problem => new Problem(401, 'not-signed-in', 'Please sign in to continue.');
export const denied = (permission: string): Problem =>
  new Problem(403, 'denied', 'Your account may not do this.', { members: { permission } });
/** The same answer for what does not exist and for what the caller must not learn about. */
export const notFound = (what: string): Problem => new Problem(404, 'not-found', `There is no such ${what}.`);
export const invalid = (path: string, message: string): Problem =>
  new Problem(422, 'invalid', message, { fields: [{ path, message }] });
export const conflict = (code: string, message: string, members: Record<string, unknown> = {}): Problem =>
  new Problem(409, code, message, { members });
export const preconditionRequired = (): Problem =>
  new Problem(428, 'precondition-required', 'Say which version you are changing (If-Match).');
export const preconditionFailed = (current: unknown): Problem =>
  new Problem(412, 'changed-elsewhere', 'This was changed elsewhere. Compare both versions and save again.', {
    members: { current },
  });
export const tooMany = (retryAfterSeconds: number): Problem =>
  new Problem(429, 'too-many-requests', `Too many tries. Please wait ${retryAfterSeconds} seconds.`, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
/** The same refusal with extra members in its document. */
export const withMembers = (problem: Problem, members: Readonly<Record<string, unknown>>): Problem =>
  new Problem(problem.status, problem.code, problem.message, {
    ...problem.more,
    members: { ...problem.more.members, ...members },
  });
export const unavailable = (message: string, retryAfterSeconds = 5): Problem =>
  new Problem(503, 'unavailable', message, { headers: { 'Retry-After': String(retryAfterSeconds) } });

/** Mails that one address gets in an hour because somebody typed it. */
export const noticesPerHour = 5;

/** For those who may know that the address was sent nothing more: its own person, and admins. */
export const createMailboxFullError = (): Problem =>
  new Problem(
    429,
    'too-many-mails',
    `This address got ${noticesPerHour} mails from us within an hour. Look for them there, or try again in an hour.`,
    { headers: { 'Retry-After': '3600' } },
  );
