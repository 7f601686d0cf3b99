import { ApiError, api, failure, findNewerVersion, useApi } from '#core/web';
import { toast } from '#ui';
import { changeInboxItem, getInboxItem } from '../../../schemas/endpoints';
import type { InboxItem, ItemChange, ItemRef } from '../../../schemas/items';
import { texts } from '../../texts/texts';

/** An item, and how the team's decisions about it are changed. */
export const useItem = (reference: ItemRef, onChanged: () => void) => {
  const state = useApi(getInboxItem, { params: reference }, { form: true });
  const { data, set, reload } = state;

  /** Changes the item, or another one of the same person; says so, and offers to take it back where `undo` says how. */
  const change = async (body: ItemChange, title: string, undo: ItemChange | null, of?: InboxItem): Promise<boolean> => {
    if (!data) return false;
    const item = of ?? data.item;
    const params = { kind: item.kind, id: item.sourceId };
    try {
      const after = await api(changeInboxItem, { params, body }, { ifMatch: item.version });
      if (of) await reload();
      else set({ ...data, item: after });
      toast({
        title,
        tone: 'success',
        ...(undo && {
          action: {
            label: texts('undo'),
            onSelect: () =>
              void api(changeInboxItem, { params, body: undo }, { ifMatch: after.version })
                .catch((error: unknown) => void toast(failure(error, texts('change.failed'))))
                .finally(() => {
                  void reload();
                  onChanged();
                }),
          },
        }),
      });
      onChanged();
      return true;
    } catch (error) {
      const current = error instanceof ApiError ? findNewerVersion(error, changeInboxItem) : null;
      if (current) toast({ tone: 'error', title: texts('change.failed'), description: texts('changed') });
      else toast(failure(error, texts('change.failed')));
      if (current) void reload();
      return false;
    }
  };
  return { ...state, change };
};
export type ItemState = ReturnType<typeof useItem>;
