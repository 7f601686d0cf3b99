import { Suspense, useState } from 'react';
import { Button } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { texts } from './texts/texts';

const FirstWords = lazyPart(() => import('./first-words').then((module) => module.FirstWords));

interface StartTalkProps {
  readonly clientId: string;
  readonly name: string;
  readonly onWritten: () => void;
}

/** For the team, beside an intake whose sender has an account: writes to them here instead of by mail. */
export const StartTalk = (props: StartTalkProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts('first')}</Button>
      {open && (
        <Suspense fallback={null}>
          <FirstWords {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
