import { endpoint } from '../contract/endpoint';
import type * as contract from './contracts';

// Sign-in.
export const signIn = endpoint<typeof contract.signIn>()('get', '/api/login');
export const signOut = endpoint<typeof contract.signOut>()('get', '/api/logout');
export const getSignedInUser = endpoint<typeof contract.getSignedInUser>()('get', '/api/auth/user');
export const register = endpoint<typeof contract.register>()('post', '/api/auth/register');
export const createTicket = endpoint<typeof contract.createTicket>()('post', '/api/auth/ticket');
export const finishSecondStep = endpoint<typeof contract.finishSecondStep>()('post', '/api/auth/second-step');
export const beginPasskeySignIn = endpoint<typeof contract.beginPasskeySignIn>()('post', '/api/auth/passkey/options');
export const signInWithPasskey = endpoint<typeof contract.signInWithPasskey>()('post', '/api/auth/passkey');
export const requestSignInLink = endpoint<typeof contract.requestSignInLink>()('post', '/api/auth/link');
export const requestPasswordReset = endpoint<typeof contract.requestPasswordReset>()('post', '/api/auth/forgot');
export const resetPassword = endpoint<typeof contract.resetPassword>()('post', '/api/auth/reset');

// The own account.
export const getAccount = endpoint<typeof contract.getAccount>()('get', '/api/account');
export const changeAccount = endpoint<typeof contract.changeAccount>()('patch', '/api/account');
export const changePassword = endpoint<typeof contract.changePassword>()('post', '/api/account/password');
export const reauthenticate = endpoint<typeof contract.reauthenticate>()('post', '/api/account/reauthentication');
export const beginPasskeyConfirmation = endpoint<typeof contract.beginPasskeyConfirmation>()(
  'post',
  '/api/account/reauthentication/passkey/options',
);
export const confirmWithPasskey = endpoint<typeof contract.confirmWithPasskey>()(
  'post',
  '/api/account/reauthentication/passkey',
);
export const sendConfirmation = endpoint<typeof contract.sendConfirmation>()('post', '/api/account/confirmation');
export const getPreferences = endpoint<typeof contract.getPreferences>()('get', '/api/account/preferences');
export const changePreferences = endpoint<typeof contract.changePreferences>()('patch', '/api/account/preferences');
export const listSessions = endpoint<typeof contract.listSessions>()('get', '/api/account/sessions');
export const endSession = endpoint<typeof contract.endSession>()('delete', '/api/account/sessions/:id');
export const endOtherSessions = endpoint<typeof contract.endOtherSessions>()('delete', '/api/account/sessions');
// Ways to sign in besides the password.
export const getSignInMethods = endpoint<typeof contract.getSignInMethods>()('get', '/api/account/sign-in-methods');
export const beginPasskey = endpoint<typeof contract.beginPasskey>()('post', '/api/account/passkeys/options');
export const addPasskey = endpoint<typeof contract.addPasskey>()('post', '/api/account/passkeys');
export const renamePasskey = endpoint<typeof contract.renamePasskey>()('patch', '/api/account/passkeys/:id');
export const removePasskey = endpoint<typeof contract.removePasskey>()('delete', '/api/account/passkeys/:id');
export const beginAuthenticator = endpoint<typeof contract.beginAuthenticator>()('post', '/api/account/authenticator');
export const confirmAuthenticator = endpoint<typeof contract.confirmAuthenticator>()(
  'post',
  '/api/account/authenticator/confirmation',
);
export const removeAuthenticator = endpoint<typeof contract.removeAuthenticator>()(
  'delete',
  '/api/account/authenticator',
);
export const renewRecoveryCodes = endpoint<typeof contract.renewRecoveryCodes>()('post', '/api/account/recovery-codes');

export const listOwnOpenings = endpoint<typeof contract.listOwnOpenings>()('get', '/api/account/openings');

// Opening with a stated reason what is closed to staff.
export const breakGlass = endpoint<typeof contract.breakGlass>()('post', '/api/admin/break-glass');
export const listGrants = endpoint<typeof contract.listGrants>()('get', '/api/admin/break-glass');

// Modules.
export const reportModule = endpoint<typeof contract.reportModule>()('post', '/api/module-reports');
export const getOverride = endpoint<typeof contract.getOverride>()('get', '/api/module-override');
export const beginOverride = endpoint<typeof contract.beginOverride>()('put', '/api/module-override');
export const endOverride = endpoint<typeof contract.endOverride>()('delete', '/api/module-override');
export const getOpenApi = endpoint<typeof contract.getOpenApi>()('get', '/api/openapi.json');
