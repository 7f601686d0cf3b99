import { useRef, useState } from 'react';
import { ApiError, failure, findNewerVersion, findProblem } from '#core/web';
import { type ToastHandle, toast } from '#ui';
import type { ClientView } from '../../../schemas/client';
import { changeClient, createClient } from '../../../schemas/endpoints';
import { type ChosenPlace, saveBirth } from '../../api/profile';
import {
  type BirthDraft,
  type BirthErrors,
  type BirthField,
  draftOf,
  emptyDraft,
  errorsOf,
  inputOf,
  missingOf,
} from './birth-draft';
import { useMoment } from './use-moment';

const fieldOf: Readonly<Record<string, BirthField>> = {
  birthDate: 'birthDate',
  birthTime: 'birthTime',
  birthTimeUnknown: 'birthTime',
  fold: 'birthTime',
  offsetSeconds: 'birthTime',
  birthWindow: 'birthWindow',
  birthLocation: 'birthLocation',
  placeId: 'birthLocation',
  nameAtBirth: 'nameAtBirth',
};

const fieldErrors = (error: ApiError): BirthErrors => {
  const errors: BirthErrors = {};
  for (const { path, message } of error.fields) {
    const field = fieldOf[path];
    if (field) errors[field] ??= message;
  }
  return errors;
};

/** What the server said about the last attempt. */
interface Refusal {
  readonly errors: BirthErrors;
  /** Places of an ambiguous name. */
  readonly candidates: readonly ChosenPlace[];
  /** The record as another window stored it meanwhile. */
  readonly current: ClientView | null;
  /** What concerns no single field. */
  readonly message: string | null;
}
const noRefusal: Refusal = { errors: {}, candidates: [], current: null, message: null };

const refusalOf = (error: ApiError): Refusal => {
  const errors = fieldErrors(error);
  return {
    errors,
    candidates: findProblem(error, createClient, 'place-ambiguous')?.candidates ?? [],
    current: findNewerVersion(error, changeClient),
    message: Object.keys(errors).length > 0 || error.status === 401 ? null : error.message,
  };
};

/** State of the birth form: what was typed, what is wrong with it, and saving it. `stored` is the record that is changed, null for a first one. */
export const useBirthForm = (stored: ClientView | null, onSaved: (client: ClientView) => void) => {
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState<BirthDraft>(() => (stored ? draftOf(stored) : emptyDraft));
  const [refusal, setRefusal] = useState<Refusal>(noRefusal);
  const [pending, setPending] = useState(false);
  // An error stays until it is closed; the next attempt answers it, and must not wait behind it.
  const notice = useRef<ToastHandle | null>(null);
  const { moment, asking, errors: momentErrors } = useMoment(draft);
  const errors: BirthErrors = { ...momentErrors, ...refusal.errors };

  const change = (part: Partial<BirthDraft>): void => {
    // An offset is chosen for one reading at one place.
    const moved = ['birthDate', 'birthTime', 'known', 'place'].some((field) => field in part);
    setDraft((before) => ({ ...before, ...(moved ? { offsetSeconds: null } : {}), ...part }));
    setRefusal((before) => {
      const left = { ...before.errors };
      if ('birthDate' in part) delete left.birthDate;
      if ('birthTime' in part || 'known' in part) delete left.birthTime;
      if ('windowFrom' in part || 'windowTo' in part || 'known' in part) delete left.birthWindow;
      if ('place' in part || 'placeText' in part) delete left.birthLocation;
      if ('nameAtBirth' in part) delete left.nameAtBirth;
      const candidates = 'place' in part || 'placeText' in part ? [] : before.candidates;
      return { ...before, errors: left, candidates, message: null };
    });
  };

  const send = async (version: number | null): Promise<void> => {
    if (pending) return;
    notice.current?.dismiss();
    const wrong = errorsOf(draft);
    setRefusal({ ...noRefusal, errors: wrong });
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    try {
      // Which of two instants is meant counts only where there are two.
      const input = inputOf({
        ...draft,
        fold: moment && moment.status !== 'overlap' ? null : draft.fold,
        offsetSeconds: moment && moment.town === null ? null : draft.offsetSeconds,
      });
      onSaved(await saveBirth(input, version));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = refusalOf(error);
      setRefusal(refused);
      if (error.status !== 401 && !refused.current) notice.current = toast(failure(error));
    } finally {
      setPending(false);
    }
  };

  return {
    draft,
    change,
    errors,
    refused: refusal.errors,
    candidates: refusal.candidates,
    current: refusal.current,
    message: refusal.message,
    moment,
    asking,
    pending,
    missing: missingOf(draft),
    save: () => send(base?.version ?? null),
    /** Saves what was typed over what another window stored. */
    saveAnyway: () => {
      setBase(refusal.current);
      return send(refusal.current?.version ?? null);
    },
    /** Drops what was typed for what another window stored. */
    takeStored: () => {
      if (!refusal.current) return;
      setBase(refusal.current);
      setDraft(draftOf(refusal.current));
      setRefusal(noRefusal);
    },
  };
};
