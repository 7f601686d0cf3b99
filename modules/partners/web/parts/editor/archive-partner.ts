import { api, failure } from '#core/web';
import type { BulkAction } from '#core/web/lists/staff-list/bulk-bar';
import { changeRows } from '#core/web/lists/staff-list/change-rows';
import { toast } from '#ui';
import { changePartner } from '../../../schemas/endpoints';
import type { PartnerView } from '../../../schemas/partner';
import { texts } from '../../texts/texts';

/** Puts a partner away or brings it back; the toast takes either back again. */
export const archivePartner = async (
  partner: PartnerView,
  archived: boolean,
  onDone: (changed: PartnerView) => void,
): Promise<boolean> => {
  try {
    const changed = await api(
      changePartner,
      { params: { id: partner.id }, body: { archived } },
      { ifMatch: partner.version },
    );
    onDone(changed);
    toast({
      title: texts(archived ? 'archive.done' : 'restore.done', { name: changed.name }),
      tone: 'success',
      action: { label: texts('undo'), onSelect: () => void archivePartner(changed, !archived, onDone) },
    });
    return true;
  } catch (reason) {
    toast(failure(reason));
    return false;
  }
};

const setArchived = ({ id, version }: PartnerView, archived: boolean): Promise<PartnerView> =>
  api(changePartner, { params: { id }, body: { archived } }, { ifMatch: version });

/** Puts several partners away, or brings them back, and can undo it. */
export const archiveActions = (isArchive: boolean): readonly BulkAction<PartnerView>[] => [
  {
    key: 'archive',
    label: texts(isArchive ? 'restore' : 'archive'),
    run: (partners) =>
      changeRows(partners, {
        name: ({ name }) => name,
        change: (partner) => setArchived(partner, !isArchive),
        putBack: (partner) => setArchived(partner, isArchive),
        done: (count) => texts(isArchive ? 'bulk.restored' : 'bulk.archived', { count }),
        undone: (count) => texts(isArchive ? 'bulk.archived' : 'bulk.restored', { count }),
      }),
  },
];
