import { useState } from 'react';
import { Button } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { OfferEditor } from './offer-editor';
import { offerTexts as texts } from './texts/texts';

/** Lets the team enter how a practitioner works. */
export const OfferDialog = ({ practitionerId, name }: { readonly practitionerId: string; readonly name: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={texts('edit.of', { name })} onClick={() => setOpen(true)}>
        {texts('edit')}
      </Button>
      {open && (
        <Dialog open onOpenChange={setOpen} title={texts('edit.of', { name })}>
          <OfferEditor practitionerId={practitionerId} />
        </Dialog>
      )}
    </>
  );
};
