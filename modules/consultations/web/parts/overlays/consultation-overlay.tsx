import type { OverlayProps } from '#core/web';
import { ConsultForm } from '../consultation-form/consult-form';
import { texts } from '../consultation-form/texts/texts';
import { useConsult } from '../consultation-form/use-consult';
import { useGoOn } from '../consultation-form/use-go-on';
import { FormOverlay } from './form-overlay';

/** The modal consultation form. Closing it keeps what was typed; sending empties it and leads on to the intake. */
export const ConsultationOverlay = ({ open, onClose }: OverlayProps) => {
  const goOn = useGoOn();
  const consult = useConsult((_, sent) => {
    onClose();
    goOn(sent);
  });
  return (
    <FormOverlay open={open} onClose={onClose} texts={texts}>
      <ConsultForm consult={consult} />
    </FormOverlay>
  );
};
