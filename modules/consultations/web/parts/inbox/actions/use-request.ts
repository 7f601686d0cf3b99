import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, type ApiState, api, failure, refreshAnswers, storeAnswer, useApi } from '#core/web';
import { type ToastHandle, toast } from '#ui';
import { changeStatus, countRequests, getRequest, regenerateProfile } from '../../../../schemas/endpoints';
import type { ConsultationCard, ConsultationView } from '../../../../schemas/inbox';
import type { ConsultationStatus } from '../../../../schemas/names';
import { texts } from '../texts/texts';

/** Shows in the list what an action changed; null takes the row out. */
export type Put = (id: string, part: Partial<ConsultationCard> | null) => void;

export interface RequestState extends Pick<ApiState<ConsultationView>, 'data' | 'error' | 'reload'> {
  /** What is under way. */
  readonly busy: 'status' | 'profile' | null;
  readonly setStatus: (status: ConsultationStatus) => Promise<void>;
  readonly regenerate: () => Promise<void>;
  /** Takes in what a dialog changed. */
  readonly take: (view: Partial<ConsultationView>) => void;
}

const underWay = (view: ConsultationView | undefined): boolean =>
  view?.profileJob.state === 'queued' || view?.profileJob.state === 'running';

const cardOf = ({ status, version, profile, profileGenerated, appointmentAt }: ConsultationView) => ({
  status,
  version,
  profile,
  profileGenerated,
  appointmentAt,
});

/** One request with what admins do to it. Each reading is written into the audit log, so it is read at opening and when it changed. */
export const useRequest = (id: string, put: Put): RequestState => {
  const params = { id };
  const [running, setRunning] = useState(false);
  const state = useApi(getRequest, { params }, { form: true, everySeconds: running ? 3 : 0 });
  const { data, error, reload, set } = state;
  if (running !== underWay(data)) setRunning(underWay(data));
  const [busy, setBusy] = useState<RequestState['busy']>(null);

  const tell = useEffectEvent((view: ConsultationView) => put(view.id, cardOf(view)));
  useEffect(() => {
    if (data) tell(data);
  }, [data]);

  const take = (part: Partial<ConsultationView>): void => {
    if (!data) return;
    set({ ...data, ...part });
    void refreshAnswers(countRequests);
  };
  // An error stays until it is closed; the next attempt answers it, and must not wait behind it.
  const errorToast = useRef<ToastHandle | null>(null);
  const refused = (reason: unknown): void => {
    const stale = reason instanceof ApiError && reason.status === 412;
    errorToast.current = toast(
      stale ? { tone: 'error', title: texts('error'), description: texts('changed') } : failure(reason, texts('error')),
    );
    if (stale) void reload();
  };
  /** Changes the status of one version; an undo names the version its own change made. */
  const patch = async (status: ConsultationStatus, version: number): Promise<ConsultationView | null> => {
    errorToast.current?.dismiss();
    try {
      const view = await api(changeStatus, { params, body: { status } }, { ifMatch: version });
      await storeAnswer(getRequest, { params }, view);
      void refreshAnswers(countRequests);
      return view;
    } catch (reason) {
      refused(reason);
      return null;
    }
  };
  const undo = async (before: ConsultationStatus, version: number): Promise<void> => {
    const view = await patch(before, version);
    if (view) toast({ title: texts('undone', { status: texts(`status.${before}`) }), tone: 'success' });
  };
  return {
    data,
    error,
    reload,
    busy,
    take,
    setStatus: async (status) => {
      if (!data || busy || data.status === status) return;
      const before = data.status;
      setBusy('status');
      const view = await patch(status, data.version);
      setBusy(null);
      if (!view) return;
      const title =
        status === 'reviewed' ? texts('reviewed') : texts('set.done', { status: texts(`status.${status}`) });
      const action = { label: texts('undo'), onSelect: () => void undo(before, view.version) };
      toast({ title, tone: 'success', action });
    },
    regenerate: async () => {
      if (!data || busy) return;
      errorToast.current?.dismiss();
      setBusy('profile');
      try {
        const { profileJob } = await api(regenerateProfile, { params });
        take({ profileJob, profile: profileJob.state, profileGenerated: false, generatedProfile: null });
        toast({ title: texts('generation.queued'), tone: 'info' });
      } catch (reason) {
        refused(reason);
      }
      setBusy(null);
    },
  };
};
