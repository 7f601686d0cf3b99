import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;
const Base64Url = (longest: number) => Type.String({ pattern: '^[A-Za-z0-9_-]*$', minLength: 1, maxLength: longest });
const CredentialId = Base64Url(1400);
const Moment = Type.Union([Type.String(), Type.Null()]);

const KnownPasskey = Type.Object(
  {
    id: Type.String(),
    type: Type.Literal('public-key'),
    transports: Type.Optional(Type.Array(Type.String())),
  },
  closed,
);
const challenged = {
  challenge: Type.String(),
  timeout: Type.Optional(Type.Number()),
  hints: Type.Optional(Type.Array(Type.String())),
};

/** What `navigator.credentials.create` takes, in its form for JSON. */
export const PasskeyCreation = Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>(
  Type.Object(
    {
      ...challenged,
      rp: Type.Object({ name: Type.String(), id: Type.Optional(Type.String()) }, closed),
      user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }, closed),
      pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.Literal('public-key') }, closed)),
      excludeCredentials: Type.Optional(Type.Array(KnownPasskey)),
      authenticatorSelection: Type.Optional(
        Type.Object(
          {
            authenticatorAttachment: Type.Optional(Type.String()),
            requireResidentKey: Type.Optional(Type.Boolean()),
            residentKey: Type.Optional(Type.String()),
            userVerification: Type.Optional(Type.String()),
          },
          closed,
        ),
      ),
      attestation: Type.Optional(Type.String()),
      attestationFormats: Type.Optional(Type.Array(Type.String())),
      extensions: Type.Optional(Type.Object({ credProps: Type.Optional(Type.Boolean()) }, closed)),
    },
    closed,
  ),
);
/** What `navigator.credentials.get` takes, in its form for JSON. */
export const PasskeyRequest = Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>(
  Type.Object(
    {
      ...challenged,
      rpId: Type.Optional(Type.String()),
      allowCredentials: Type.Optional(Type.Array(KnownPasskey)),
      userVerification: Type.Optional(Type.String()),
      extensions: Type.Optional(Type.Object({}, closed)),
    },
    closed,
  ),
);

/** A signed challenge. */
export const PasskeyAnswer = Type.Object(
  {
    id: CredentialId,
    rawId: CredentialId,
    type: Type.Literal('public-key'),
    response: Type.Object(
      {
        clientDataJSON: Base64Url(8192),
        authenticatorData: Base64Url(8192),
        signature: Base64Url(8192),
        userHandle: Type.Optional(Base64Url(128)),
      },
      closed,
    ),
  },
  closed,
);
const PasskeyName = Type.String({ maxLength: 60 });
/** A new passkey, with the name that its person gives it. */
export const NewPasskey = Type.Object(
  {
    name: PasskeyName,
    passkey: Type.Object(
      {
        id: CredentialId,
        rawId: CredentialId,
        type: Type.Literal('public-key'),
        response: Type.Object(
          {
            clientDataJSON: Base64Url(8192),
            attestationObject: Base64Url(65_536),
            transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 8 })),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  closed,
);
export const PasskeyRename = Type.Object({ name: PasskeyName }, closed);
export const PasskeyView = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    createdAt: Type.String(),
    lastUsedAt: Moment,
    /** Its provider keeps a copy, so that it works on several devices. */
    synced: Type.Boolean(),
  },
  closed,
);

/** How the person can sign in, and what their role needs. */
export const SignInMethods = Type.Object(
  {
    password: Type.Boolean(),
    passkeys: Type.Array(PasskeyView),
    /** Passkeys can be made at this address. */
    passkeysWork: Type.Boolean(),
    authenticator: Type.Union([Type.Object({ since: Type.String() }, closed), Type.Null()]),
    recoveryCodesLeft: Type.Integer(),
    /** The role needs a passkey or an app: now, or from the instant named. */
    required: Type.Union([Type.Object({ now: Type.Boolean(), from: Moment }, closed), Type.Null()]),
    /** A passkey or a code was shown in this session. */
    shown: Type.Boolean(),
  },
  closed,
);

const Code = Type.String({ minLength: 1, maxLength: 40 });
export const SecondStep = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }), code: Code }, closed);
/** What an authenticator app is given; `address` is what its QR code holds. */
export const AuthenticatorSecret = Type.Object({ secret: Type.String(), address: Type.String() }, closed);
export const FirstCode = Type.Object({ code: Code }, closed);
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) }, closed);
