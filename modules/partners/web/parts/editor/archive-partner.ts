import { api, failure } from '#core/web';
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
