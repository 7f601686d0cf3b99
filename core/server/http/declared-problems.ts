import type { Contract } from '../../contract/endpoint';
import { Problem } from '../../contract/errors';
import { problemOf } from './problem-of';
import { compile } from './validate';

/** Problems that any route may answer: those of the pipeline, of the database and of the helpers in `contract/errors`. */
export const hostProblems: ReadonlySet<string> = new Set([
  'already-exists',
  'bad-encoding',
  'bad-if-match',
  'bad-json',
  'bad-request',
  'changed-elsewhere',
  'confirm-yourself',
  'conflict',
  'cut-off',
  'denied',
  'in-use',
  'internal',
  'invalid',
  'key-reused',
  'not-found',
  'not-signed-in',
  'precondition-required',
  'reply-mismatch',
  'second-factor-needed',
  'storage-full',
  'timeout',
  'too-large',
  'too-long',
  'too-many-requests',
  'unavailable',
  'unsupported-encoding',
  'unsupported-media-type',
]);

/** Outside production: what a problem becomes which the contract of its route does not name, or names otherwise. Null: it is as declared. */
export const checkProblems = (
  name: string,
  errors: NonNullable<Contract['errors']>,
): ((error: unknown) => Problem | null) => {
  return (error) => {
    const { code, status, more } = problemOf(error);
    const declared = Object.hasOwn(errors, code) ? errors[code] : undefined;
    const refuse = (why: string): Problem =>
      new Problem(500, 'problem-mismatch', `${name} answered the problem ${status} "${code}", ${why}.`);
    if (declared === undefined) return hostProblems.has(code) ? null : refuse('which its contract does not name');
    const { status: wanted, members = null } = typeof declared === 'number' ? { status: declared } : declared;
    if (status !== wanted) return refuse(`which its contract names with ${wanted}`);
    const wrong = members && compile(members)(JSON.parse(JSON.stringify(more.members ?? {})));
    return wrong
      ? refuse(`whose members do not fit: ${wrong.map(({ path, message }) => `${path} ${message}`).join(' ')}`)
      : null;
  };
};
