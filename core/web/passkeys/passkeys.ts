import type { Part, ReplyOf } from '#core/contract/endpoint';
import type { addPasskey, beginPasskey, beginPasskeySignIn, signInWithPasskey } from '#core/schemas/endpoints';
import { ApiError } from '../api-error';
import { texts } from './texts/texts';

/** Whether this browser knows passkeys at all; at an IP address none does. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && window.isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

/** Whether it can offer them where an address is typed. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true;

/** The person closed the browser's question, or nothing was chosen in time. */
export class PasskeyCancelled extends Error {}

const toError = (error: unknown): Error => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return new PasskeyCancelled(texts('cancelled'));
  if (name === 'InvalidStateError') return new ApiError(0, 'passkey-known', texts('known'));
  return new ApiError(0, 'passkey-failed', texts('failed'));
};

/** Asks the browser for a signed challenge. */
export const askForPasskey = async (
  optionsJSON: ReplyOf<typeof beginPasskeySignIn>,
  { offered = false }: { readonly offered?: boolean } = {},
): Promise<Part<typeof signInWithPasskey, 'body'>> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: offered });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
    };
  } catch (error) {
    throw toError(error);
  }
};

/** Takes back what is offered where an address is typed. */
export const cancelPasskeys = (): void =>
  void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());

/** Lets the browser make a passkey. */
export const makePasskey = async (
  optionsJSON: ReplyOf<typeof beginPasskey>,
): Promise<Part<typeof addPasskey, 'body'>['passkey']> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    };
  } catch (error) {
    throw toError(error);
  }
};
