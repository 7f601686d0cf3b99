import type { ReactNode } from 'react';
import type { OverlayProps } from '#core/web';
import { Dialog } from '#ui/dialog/dialog';

interface FormOverlayProps extends Pick<OverlayProps, 'open' | 'onClose'> {
  readonly texts: (key: 'title' | 'subtitle' | 'close') => string;
  readonly children: ReactNode;
}

/** A form in a dialog; closing it keeps what was typed. */
export const FormOverlay = ({ open, onClose, texts, children }: FormOverlayProps) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onClose()}
    title={texts('title')}
    description={texts('subtitle')}
    closeLabel={texts('close')}
  >
    {children}
  </Dialog>
);
