import { useState } from 'react';
import { ApiError, type ApiState, api, failure, useApi } from '#core/web';
import { toast } from '#ui';
import type { AvailabilityView } from '../../../schemas/appointment';
import { getOwnHours, saveOwnHours } from '../../../schemas/endpoints';
import { texts } from '../inbox/texts/texts';
import { inputOf, type Sheet, sheetOf, wrongInSheet } from './opening-hours';

export interface Hours extends Pick<ApiState<AvailabilityView>, 'error' | 'reload'> {
  /** Null until the stored hours are there. */
  readonly sheet: Sheet | null;
  readonly change: (part: Partial<Sheet>) => void;
  /** What is wrong, by the key of the row; the empty key is the sheet as a whole. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly saving: boolean;
  readonly save: () => Promise<void>;
}

/** Somebody's hours while they are changed; what was typed stays until it is stored. */
export const useHours = (): Hours => {
  const { data, error, reload, set } = useApi(getOwnHours, {}, { form: true });
  const [typed, setTyped] = useState<Sheet | null>(null);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const [read, setRead] = useState<{ view: AvailabilityView; sheet: Sheet } | null>(null);
  if (data && data !== read?.view) setRead({ view: data, sheet: sheetOf(data) });
  const sheet = typed ?? read?.sheet ?? null;
  const refused = (reason: unknown): void => {
    const said = failure(reason, texts('error'));
    const stale = reason instanceof ApiError && reason.status === 412;
    const description = stale ? texts('hours.changed') : (said.description ?? said.title);
    setWrong({ '': description });
    toast({ ...said, description });
    // What was typed stays; a second press then goes over what another window stored.
    if (stale) void reload();
  };
  return {
    error,
    reload,
    sheet,
    wrong,
    saving,
    change: (part) => {
      if (!sheet || saving) return;
      setTyped({ ...sheet, ...part });
      setWrong({});
    },
    save: async () => {
      if (!sheet || !data || saving) return;
      const found = wrongInSheet(sheet);
      setWrong(found);
      if (Object.keys(found).length > 0) return;
      setSaving(true);
      try {
        set(await api(saveOwnHours, { body: inputOf(sheet) }, { ifMatch: data.version }));
        setTyped(null);
        toast({ title: texts('hours.saved'), tone: 'success' });
      } catch (reason) {
        refused(reason);
      }
      setSaving(false);
    },
  };
};
