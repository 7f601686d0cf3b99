import type { OverlayProps } from '#core/web';
import { texts } from '../../texts/texts';
import { ContactForm } from '../contact-form/contact-form';
import { useContact } from '../contact-form/use-contact';
import { FormOverlay } from './form-overlay';

/** The modal contact form. Closing it keeps what was typed; sending empties it. */
export const ContactOverlay = ({ open, onClose, wish }: OverlayProps) => {
  const contact = useContact(onClose, wish);
  return (
    <FormOverlay open={open} onClose={onClose} texts={texts}>
      <ContactForm contact={contact} />
    </FormOverlay>
  );
};
