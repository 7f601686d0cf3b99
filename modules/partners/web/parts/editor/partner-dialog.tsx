import { useState } from 'react';
import { Button } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { PartnerView } from '../../../schemas/partner';
import { texts } from '../../texts/texts';
import styles from '../partners.module.css';
import { archivePartner } from './archive-partner';
import { PartnerForm } from './partner-form';
import { PartnerHistory } from './partner-history';

interface PartnerDialogProps {
  /** Null: a new one. */
  readonly partner: PartnerView | null;
  /** Only people who keep the list get the form. */
  readonly mayChange: boolean;
  readonly onSaved: (saved: PartnerView) => void;
  readonly onClose: () => void;
}

const Archive = ({ partner, onSaved, onClose }: PartnerDialogProps & { readonly partner: PartnerView }) => {
  const [busy, setBusy] = useState(false);
  const go = async (): Promise<void> => {
    setBusy(true);
    const done = await archivePartner(partner, !partner.archived, onSaved);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <div>
      <Button pending={busy} onClick={() => void go()}>
        {texts(partner.archived ? 'restore' : 'archive')}
      </Button>
    </div>
  );
};

/** One partner: its facts, what can be done with it and what was. */
export const PartnerDialog = (props: PartnerDialogProps) => {
  const { partner, mayChange, onSaved, onClose } = props;
  const more = partner ? (mayChange ? 'change.more' : 'read.more') : 'add.more';
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={partner?.name ?? texts('add')}
      description={texts(more)}
    >
      <div className={styles.dialog}>
        {mayChange && <PartnerForm partner={partner} onSaved={onSaved} onDone={onClose} />}
        {partner && mayChange && <Archive {...props} partner={partner} />}
        {partner && <PartnerHistory key={partner.version} id={partner.id} />}
      </div>
    </Dialog>
  );
};
