import { Problem } from '../../contract/errors';
import { Lines } from '../../contract/route';
import type { Answer } from './idempotency';
import { JsonText } from './json-text';
import type { Prepared } from './prepare-route';

/** The answer, if it is what the route promised; of a streamed one each line is looked at as it comes. */
export const checked = (prepared: Prepared, answer: Answer): Answer => {
  const { body } = answer;
  if (!(body instanceof Lines)) {
    checkReply(prepared, answer);
    return answer;
  }
  const write: Lines['write'] = async function* (stopped) {
    for await (const line of body.write(stopped)) {
      checkReply(prepared, { ...answer, body: line });
      yield line;
    }
  };
  return { ...answer, body: new Lines(write) };
};

/** Throws for a body that is not what the route promised, where replies are checked. */
export const checkReply = ({ checks, name }: Prepared, { body, status }: Pick<Answer, 'body' | 'status'>): void => {
  if (!checks.reply || status === 204) return;
  // As it goes over the wire: dates become text, undefined keys vanish.
  const sent = body instanceof JsonText ? body.text : JSON.stringify(body === undefined ? null : body);
  const wrong = checks.reply(JSON.parse(sent));
  if (!wrong) return;
  const places = wrong.map(({ path, message }) => `${path || '(top)'}: ${message}`).join(' ');
  throw new Problem(500, 'reply-mismatch', `${name} answered something its reply schema does not allow. ${places}`);
};
