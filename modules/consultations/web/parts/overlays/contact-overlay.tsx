import type { OverlayProps } from '#core/web';
import { Dialog } from '#ui/dialog/dialog';
import { texts } from '../../texts/texts';
import { ContactForm } from '../contact-form/contact-form';
import { useContact } from '../contact-form/use-contact';

/** The modal contact form. Closing it keeps what was typed; sending empties it. */
export const ContactOverlay = ({ open, onClose, wish }: OverlayProps) => {
  const contact = useContact(onClose, wish);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts('title')}
      description={texts('subtitle')}
      closeLabel={texts('close')}
    >
      <ContactForm contact={contact} />
    </Dialog>
  );
};
