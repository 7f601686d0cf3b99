import { Suspense, useState } from 'react';
import { Button } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { texts } from '../../texts/texts';

const MessageDialog = lazyPart(() => import('./message-dialog').then((module) => module.MessageDialog));

interface WriteToClientProps {
  readonly clientId: string;
  readonly name: string;
  readonly onWritten: () => void;
}

/** For the team, next to an intake whose sender has an account: writes to them here instead of by mail. */
export const WriteToClient = (props: WriteToClientProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts('first')}</Button>
      {open && (
        <Suspense fallback={null}>
          <MessageDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
