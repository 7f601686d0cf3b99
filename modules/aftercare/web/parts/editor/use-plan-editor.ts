import { useRef, useState } from 'react';
import { ApiError, api, findNewerVersion } from '#core/web';
import { toast } from '#ui';
import type { PlanView } from '../../../schemas/aftercare';
import { addPlan, changePlan } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { changeOf, formOf, inputOf, type PlanForm, problemsOf } from './plan-form';

/** A plan while it is written: nothing that was typed is lost when saving fails, and another window's change is said. */
export const usePlanEditor = (clientId: string, plan: PlanView | null, onSaved: (plan: PlanView) => void) => {
  const [form, setForm] = useState(() => formOf(plan));
  const [version, setVersion] = useState(plan?.version ?? 0);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());

  const change = (part: Partial<PlanForm>): void => {
    setForm((now) => ({ ...now, ...part }));
    key.current = crypto.randomUUID();
  };
  const save = async (): Promise<void> => {
    const wrong = problemsOf(form);
    setProblems(wrong);
    setFailed(Object.keys(wrong).length > 0 ? texts('form.problem') : null);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const saved = plan
        ? await api(changePlan, { params: { id: plan.id }, body: changeOf(form) }, { ifMatch: version })
        : await api(addPlan, { params: { ownerId: clientId }, body: inputOf(form) }, { idempotencyKey: key.current });
      toast({ title: texts('form.saved'), tone: 'success' });
      onSaved(saved);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      const current = findNewerVersion(reason, changePlan);
      if (current) setVersion(current.version);
      setFailed(current ? texts('form.stale') : reason.message);
    } finally {
      setBusy(false);
    }
  };
  return { form, change, save, problems, failed, busy };
};
