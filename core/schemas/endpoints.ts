import { endpoint } from '../contract/endpoint';
import type * as contract from './contracts';

// Sign-in.
export const signIn = endpoint<typeof contract.signIn>()('get', '/api/login');
export const signOut = endpoint<typeof contract.signOut>()('get', '/api/logout');
export const getSignedInUser = endpoint<typeof contract.getSignedInUser>()('get', '/api/auth/user');
export const register = endpoint<typeof contract.register>()('post', '/api/auth/register');
export const createTicket = endpoint<typeof contract.createTicket>()('post', '/api/auth/ticket');
export const requestPasswordReset = endpoint<typeof contract.requestPasswordReset>()('post', '/api/auth/forgot');
export const resetPassword = endpoint<typeof contract.resetPassword>()('post', '/api/auth/reset');

// The own account.
export const getAccount = endpoint<typeof contract.getAccount>()('get', '/api/account');
export const changeAccount = endpoint<typeof contract.changeAccount>()('patch', '/api/account');
export const changePassword = endpoint<typeof contract.changePassword>()('post', '/api/account/password');
export const reauthenticate = endpoint<typeof contract.reauthenticate>()('post', '/api/account/reauthentication');
export const sendConfirmation = endpoint<typeof contract.sendConfirmation>()('post', '/api/account/confirmation');
export const getPreferences = endpoint<typeof contract.getPreferences>()('get', '/api/account/preferences');
export const changePreferences = endpoint<typeof contract.changePreferences>()('patch', '/api/account/preferences');
export const listSessions = endpoint<typeof contract.listSessions>()('get', '/api/account/sessions');
export const endSession = endpoint<typeof contract.endSession>()('delete', '/api/account/sessions/:id');
export const endOtherSessions = endpoint<typeof contract.endOtherSessions>()('delete', '/api/account/sessions');
export const listOwnOpenings = endpoint<typeof contract.listOwnOpenings>()('get', '/api/account/openings');

// Opening with a stated reason what is closed to staff.
export const breakGlass = endpoint<typeof contract.breakGlass>()('post', '/api/admin/break-glass');
export const listGrants = endpoint<typeof contract.listGrants>()('get', '/api/admin/break-glass');
