import { type Static, Type } from '@sinclair/typebox';
import { helpKinds } from './values';

const closed = { additionalProperties: false };
const Text = Type.String({ minLength: 1, maxLength: 200 });
/** ISO 3166-1 alpha-2. */
const Country = Type.String({ pattern: '^[A-Z]{2}$' });
const Language = Type.String({ pattern: '^[a-z]{2}$' });
const HelpKind = Type.Union(helpKinds.map((kind) => Type.Literal(kind)));

/** The page of the service or of an authority on which the number stands, and the day on which a stored copy of it was read. */
export const Source = Type.Object(
  { address: Type.String({ pattern: '^https?://' }), seen: Type.String({ format: 'date' }) },
  closed,
);

/** When somebody answers; absent where the page does not say it. */
const Hours = Type.Union([
  Type.Literal('always'),
  Type.Object({ days: Type.Literal('monday-saturday'), from: Type.String(), to: Type.String() }, closed),
]);

/** Somebody to call or write to. */
export const HelpLine = Type.Object(
  {
    id: Text,
    country: Country,
    name: Text,
    kinds: Type.Array(HelpKind, { minItems: 1, uniqueItems: true }),
    /** As it is written; what is dialled is made from its digits. */
    phones: Type.Array(Type.String({ pattern: '^[0-9][0-9 -]*[0-9]$' })),
    /** A text message: the word to send, or '' for any words. */
    sms: Type.Optional(Type.Object({ to: Type.String({ pattern: '^[0-9]{3,12}$' }), word: Type.String() }, closed)),
    /** Where a chat or a letter begins. */
    chat: Type.Optional(Type.String({ pattern: '^https://' })),
    hours: Type.Optional(Hours),
    /** Only what the pages say; a language that is not listed may be spoken all the same. */
    languages: Type.Array(Language),
    /** A key of the catalogues that says for whom it is or where it works. */
    note: Type.Optional(
      Type.Union([
        Type.Literal('women'),
        Type.Literal('under19'),
        Type.Literal('sonora'),
        Type.Literal('rioNegro'),
        Type.Literal('mentalHealthOption'),
      ]),
    ),
    sources: Type.Array(Source, { minItems: 1 }),
  },
  closed,
);
export type HelpLine = Static<typeof HelpLine>;

/** The number of the police, an ambulance or both. */
export const EmergencyNumber = Type.Object(
  {
    countries: Type.Array(Country, { minItems: 1 }),
    number: Type.String({ pattern: '^[0-9]{3}$' }),
    /** The page names it for ambulances alone. */
    ambulance: Type.Optional(Type.Literal(true)),
    sources: Type.Array(Source, { minItems: 1 }),
  },
  closed,
);
export type EmergencyNumber = Static<typeof EmergencyNumber>;

/** A line that the operator of this site names in HELP_LINES. */
export const OperatorLine = Type.Object(
  {
    name: Text,
    contact: Text,
    hours: Type.String({ maxLength: 200 }),
    /** Absent: shown in every country. */
    country: Type.Optional(Country),
    /** Absent: for everything. */
    kinds: Type.Optional(Type.Array(HelpKind, { minItems: 1 })),
  },
  closed,
);
export type OperatorLine = Static<typeof OperatorLine>;

/** All that the browser shows from: small enough to come whole, so that changing the country asks nothing. */
export const HelpLines = Type.Object(
  {
    lines: Type.Array(HelpLine),
    emergency: Type.Array(EmergencyNumber),
    operator: Type.Array(OperatorLine),
    /** Every country by its name in the asked language, in the order of that language. */
    countries: Type.Array(Type.Object({ code: Country, name: Type.String() }, closed)),
  },
  closed,
);
export type HelpLines = Static<typeof HelpLines>;

/** The language in which the names of countries are written. */
export const HelpLinesQuery = Type.Object(
  { language: Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('es')]) },
  closed,
);
