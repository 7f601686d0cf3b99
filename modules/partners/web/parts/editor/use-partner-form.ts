import { useRef, useState } from 'react';
import { ApiError, api, failure, findNewerVersion } from '#core/web';
import { toast } from '#ui';
import { addPartner, changePartner } from '../../../schemas/endpoints';
import type { PartnerView } from '../../../schemas/partner';
import { texts } from '../../texts/texts';
import { draftOf, inputOf, isWebsite, type PartnerDraft } from '../partner-draft';

export type PartnerErrors = Partial<Record<keyof PartnerDraft, string>>;

/** What is wrong as far as the browser can tell. */
const errorsOf = ({ name, type, url }: PartnerDraft): PartnerErrors => ({
  ...(name.trim() ? {} : { name: texts('need.name') }),
  ...(type.trim() ? {} : { type: texts('need.type') }),
  ...(isWebsite(url) ? {} : { url: texts('need.url') }),
});

const fieldsOf = (reason: ApiError): PartnerErrors =>
  Object.fromEntries(reason.fields.map(({ path, message }) => [path, message]));

/** A partner being added (null) or changed. What was typed stays whatever happens. */
export const usePartnerForm = (partner: PartnerView | null, onSaved: (saved: PartnerView) => void) => {
  const [draft, setDraft] = useState(() => draftOf(partner));
  const [errors, setErrors] = useState<PartnerErrors>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The same form sent twice is one partner; other words are another.
  const key = useRef(crypto.randomUUID());

  const refuse = (reason: unknown): void => {
    const newer = findNewerVersion(reason, changePartner);
    if (newer) {
      onSaved(newer);
      setFailed(texts('changedElsewhere'));
      return;
    }
    const fields = reason instanceof ApiError ? fieldsOf(reason) : {};
    setErrors(fields);
    setFailed(Object.keys(fields).length > 0 ? null : failure(reason).description);
  };
  const save = async (): Promise<boolean> => {
    const found = errorsOf(draft);
    setErrors(found);
    setFailed(null);
    if (Object.keys(found).length > 0 || busy) return false;
    setBusy(true);
    try {
      const body = inputOf(draft);
      const saved = partner
        ? await api(changePartner, { params: { id: partner.id }, body }, { ifMatch: partner.version })
        : await api(addPartner, { body }, { idempotencyKey: key.current });
      onSaved(saved);
      setDraft(draftOf(saved));
      toast({ title: texts(partner ? 'saved' : 'added'), tone: 'success' });
      return true;
    } catch (reason) {
      refuse(reason);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const change = (part: Partial<PartnerDraft>): void => {
    setDraft((now) => ({ ...now, ...part }));
    key.current = crypto.randomUUID();
  };
  return { draft, change, errors, failed, busy, save };
};
