import { useState } from 'react';
import { ApiError, api, getPageData, useSession } from '#core/web';
import { toast } from '#ui';
import { sendContactRequest } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { check, fields, type Wrong } from './check';
import { type Draft, emptyDraft, interestOf, keepDraft, readDraft } from './draft';

/** The contact form's state, apart from what is drawn of it. */
export interface Contact {
  readonly draft: Draft;
  readonly wrong: Wrong;
  readonly sending: boolean;
  /** What was sent last, until something is typed again. */
  readonly sent: { readonly reference: string; readonly email: string } | null;
  readonly change: (part: Partial<Omit<Draft, 'key'>>) => void;
  /** Sends what is there; answers what is wrong, nothing when it was sent. */
  readonly send: () => Promise<Wrong>;
}

/** What the server refused, by field. */
const refused = (error: unknown): Wrong | null => {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  const found = fields.flatMap((name) => {
    const sentence = error.field(name);
    return sentence ? [[name, sentence] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
};

/** Known of a signed-in person, so that nobody types it again. */
const opening = (): Draft => {
  const saved = readDraft();
  const { user } = useSession.getState();
  if (!user || saved.name !== '' || saved.email !== '') return saved;
  return { ...saved, name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
};

const noWish: Readonly<Record<string, string>> = {};

/**
 * Holds the form: what was typed stays until it was sent, through failures, closing and reloads. `wish.interest` chooses
 * the subject once for every opening.
 */
export const useContact = (onSent: () => void, wish = noWish): Contact => {
  const [draft, setDraft] = useState(opening);
  const [wrong, setWrong] = useState<Wrong>({});
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<Contact['sent']>(null);
  const [wished, setWished] = useState(noWish);
  if (wish !== wished) {
    setWished(wish);
    const interest = interestOf(wish.interest);
    if (interest) setDraft({ ...draft, interest, key: null });
  }
  const keep = (next: Draft): void => {
    setDraft(next);
    keepDraft(next);
  };
  const fail = (): Wrong => {
    const description = texts('failed.more', { email: getPageData().contactEmail });
    toast({ tone: 'error', title: texts('failed'), description });
    return { '': description };
  };
  const post = async (body: Omit<Draft, 'key'>, key: string): Promise<Wrong> => {
    try {
      const { reference } = await api(sendContactRequest, { body }, { idempotencyKey: key });
      setSent({ reference, email: body.email });
    } catch (error) {
      return refused(error) ?? fail();
    }
    setDraft(emptyDraft);
    keepDraft(null);
    toast({ tone: 'success', title: texts('sent'), description: texts('sent.more') });
    onSent();
    return {};
  };
  return {
    draft,
    wrong,
    sending,
    sent,
    change: (part) => {
      if (sending) return;
      setSent(null);
      keep({ ...draft, ...part, key: null });
      setWrong(Object.fromEntries(Object.entries(wrong).filter(([name]) => name !== '' && !(name in part))));
    },
    send: async () => {
      if (sending) return wrong;
      const found = check(draft);
      setWrong(found);
      if (Object.keys(found).length > 0) return found;
      const key = draft.key ?? crypto.randomUUID();
      keep({ ...draft, key });
      setSending(true);
      const { name, email, interest, message } = draft;
      const answer = await post({ name: name.trim(), email: email.trim(), interest, message: message.trim() }, key);
      setWrong(answer);
      setSending(false);
      return answer;
    },
  };
};
