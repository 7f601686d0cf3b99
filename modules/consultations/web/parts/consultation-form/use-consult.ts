import { useRef, useState } from 'react';
import { ApiError, api, findProblem, useSession } from '#core/web';
import { type ToastHandle, toast } from '#ui';
import { requestConsultation } from '../../../schemas/endpoints';
import { check, type FieldName, lacksRequired, type Wrong } from './check';
import { type ChosenPlace, type Draft, emptyDraft, keepDraft, readDraft } from './draft';
import { bodyOf, type Receipt } from './sending';
import { texts } from './texts/texts';

/** The consultation form's state, apart from what is drawn of it. */
export interface Consult {
  readonly draft: Draft;
  readonly wrong: Wrong;
  /** What stands over the list of errors of the last try; null while there is none. */
  readonly problem: string | null;
  /** Counts the tries, so that each brings the focus to what was wrong with it. */
  readonly tries: number;
  /** Places of an ambiguous name. */
  readonly candidates: readonly ChosenPlace[];
  readonly sending: boolean;
  readonly change: (part: Partial<Omit<Draft, 'key'>>) => void;
  readonly send: () => Promise<void>;
}

const fieldOf: Readonly<Record<string, FieldName>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  birthDate: 'birthDate',
  birthTime: 'birthTime',
  birthTimeUnknown: 'birthTime',
  birthLocation: 'birthLocation',
  placeId: 'birthLocation',
  offsetSeconds: 'birthLocation',
  additionalInfo: 'additionalInfo',
};
/** The parts of a draft each sentence is about. */
const aboutOf: Readonly<Record<keyof Omit<Draft, 'key'>, FieldName | null>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  subject: null,
  birthDate: 'birthDate',
  birthTime: 'birthTime',
  timeUnknown: 'birthTime',
  place: 'birthLocation',
  placeText: 'birthLocation',
  offsetSeconds: 'birthLocation',
  additionalInfo: 'additionalInfo',
  consent: null,
  website: null,
};

/** What the server refused, by field; null when it was something else. */
const refused = (error: unknown): { readonly wrong: Wrong; readonly candidates: readonly ChosenPlace[] } | null => {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  const wrong: Record<string, string> = {};
  for (const { path: at, message } of error.fields) {
    const field = fieldOf[at];
    if (field) wrong[field] ??= message;
  }
  if (Object.keys(wrong).length === 0) return null;
  return { wrong, candidates: findProblem(error, requestConsultation, 'place-ambiguous')?.candidates ?? [] };
};

/** Known of a signed-in person, so that nobody types it again. */
const opening = (): Draft => {
  const saved = readDraft();
  const { user } = useSession.getState();
  if (!user || saved.name !== '' || saved.email !== '') return saved;
  return { ...saved, name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
};

/** An offset is chosen for one reading of the clock at one place. */
const withoutOffset = (part: Partial<Omit<Draft, 'key'>>): Partial<Draft> =>
  ['birthDate', 'birthTime', 'timeUnknown', 'place'].some((name) => name in part) ? { offsetSeconds: null } : {};

const without = (wrong: Wrong, part: Partial<Omit<Draft, 'key'>>): Wrong => {
  const touched = (Object.keys(part) as (keyof typeof aboutOf)[]).map((name) => aboutOf[name]);
  return Object.fromEntries(
    Object.entries(wrong).filter(([name]) => name !== '' && !touched.includes(name as FieldName)),
  );
};

/** Holds the form: what was typed stays until it was sent, through failures, closing and reloads. */
export const useConsult = (onSent: (receipt: Receipt, sent: Draft) => void): Consult => {
  const [draft, setDraft] = useState(opening);
  const [wrong, setWrong] = useState<Wrong>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [candidates, setCandidates] = useState<readonly ChosenPlace[]>([]);
  const [tries, setTries] = useState(0);
  const [sending, setSending] = useState(false);
  // An error stays until it is closed; the next attempt answers it, and must not wait behind it.
  const errorToast = useRef<ToastHandle | null>(null);
  const keep = (next: Draft): void => {
    setDraft(next);
    keepDraft(next);
  };
  const fail = (error: unknown): void => {
    const refusal = refused(error);
    if (refusal) {
      setProblem(texts('wrong'));
      setWrong(refusal.wrong);
      setCandidates(refusal.candidates);
      return;
    }
    errorToast.current = toast({ tone: 'error', title: texts('failed'), description: texts('failed.more') });
    setProblem(null);
    setWrong({ '': texts('failed') });
  };
  const post = async (key: string): Promise<void> => {
    try {
      const receipt = await api(requestConsultation, { body: bodyOf(draft) }, { idempotencyKey: key });
      setDraft(emptyDraft);
      keepDraft(null);
      const description = texts('sent.reference', { reference: receipt.reference });
      toast({ tone: 'success', title: texts(draft.consent ? 'sent' : 'sent.plain'), description });
      onSent(receipt, draft);
    } catch (error) {
      fail(error);
    }
  };
  return {
    draft,
    wrong,
    problem,
    tries,
    candidates,
    sending,
    change: (part) => {
      if (sending) return;
      keep({ ...draft, ...withoutOffset(part), ...part, key: null });
      setWrong(without(wrong, part));
      if ('place' in part || 'placeText' in part) setCandidates([]);
    },
    send: async () => {
      if (sending) return;
      errorToast.current?.dismiss();
      setTries(tries + 1);
      const found = check(draft);
      setWrong(found);
      setProblem(lacksRequired(draft) ? texts('missing') : texts('wrong'));
      if (Object.keys(found).length > 0) return;
      const key = draft.key ?? crypto.randomUUID();
      keep({ ...draft, key });
      setSending(true);
      await post(key);
      setSending(false);
    },
  };
};
