import { type ReactElement, useEffect, useState } from 'react';
import { setConfirm, textsReady, useNavigate } from '#core/web';

const load = async () => {
  const { confirmBy } = await import('./confirm/confirm-dialog');
  await textsReady()?.catch(() => undefined);
  return confirmBy;
};

/** Asks people to show again who they are when a call was refused without it; what they did is then sent again. */
export const ConfirmHost = () => {
  const [dialog, show] = useState<ReactElement | null>(null);
  const go = useNavigate();
  useEffect(() => {
    setConfirm((reason) =>
      load().then(
        (confirmBy) => confirmBy(reason, go, show),
        () => false,
      ),
    );
    return () => setConfirm(null);
  }, [go]);
  return dialog;
};
