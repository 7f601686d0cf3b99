import { askToSignIn, type SignInRequest } from '#core/web';

const modes: Readonly<Record<string, SignInRequest['mode']>> = {
  create: 'create-account',
  forgot: 'forgot-password',
  'sign-in': 'sign-in',
};

/** Opens the dialog for an address with `?account=create|forgot|sign-in` (mails and the script-free page link so) and tidies the address. */
export const openFromAddress = (): void => {
  const url = new URL(location.href);
  const mode = modes[url.searchParams.get('account') ?? ''];
  if (!mode) return;
  url.searchParams.delete('account');
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  askToSignIn({ mode });
};
