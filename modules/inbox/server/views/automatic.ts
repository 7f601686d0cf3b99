import type { Email } from 'postal-mime';
import type { Automatic } from '../../schemas/values';

const repliesAlone = /^auto[_-]?reply$/i;

/** What a machine wrote: a notice that a mail could not be delivered, or the answer of somebody who is away; null for people. */
export const automaticOf = ({ from, headers }: Email): Automatic | null => {
  const read = (name: string): string => headers.find(({ key }) => key === name)?.value.trim() ?? '';
  const isReport = /multipart\/report/i.test(read('content-type')) && /delivery-status/i.test(read('content-type'));
  if (isReport || /^(?:mailer-daemon|postmaster)@/i.test(from?.address ?? '')) return 'bounce';
  const submitted = read('auto-submitted');
  const isAutomatic =
    (submitted !== '' && !/^no\b/i.test(submitted)) ||
    ['x-autoreply', 'x-autorespond'].some((name) => read(name) !== '') ||
    repliesAlone.test(read('precedence'));
  return isAutomatic ? 'reply' : null;
};
