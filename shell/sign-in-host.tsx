import { type ComponentType, useEffect, useState } from 'react';
import { signIn } from '#core/schemas/endpoints';
import { textsReady, toPath, useLocation, useSession } from '#core/web';
import { openFromAddress } from './sign-in/account-link';

const load = async () => {
  const { SignInDialog } = await import('./sign-in/sign-in-dialog');
  // Its catalogue comes with it; one that does not come leaves English.
  await textsReady()?.catch(() => undefined);
  return SignInDialog;
};

/** Fetches the dialog ahead of need: a pointer is on its button. */
export const prefetchSignIn = (): void => void load().catch(() => undefined);

/** Shows the sign-in dialog when somebody wishes it; should its code not load, the server's own form does the same. */
export const SignInHost = () => {
  const wish = useSession((session) => session.signIn);
  const { search } = useLocation();
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (search) openFromAddress();
  }, [search]);
  useEffect(() => {
    if (!wish || Dialog) return;
    load().then(
      (part) => setDialog(() => part),
      () => location.assign(toPath(signIn, { query: { returnTo: wish.returnTo } })),
    );
  }, [wish, Dialog]);
  return Dialog && <Dialog />;
};
