import { type Static, Type } from '@sinclair/typebox';
import { longestDescription, longestTitle, priceCurrencies, serviceKinds, sessionModes } from './values';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
export const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

export const ServiceKind = Type.Union(serviceKinds.map((kind) => Type.Literal(kind)));
export const SessionMode = Type.Union(sessionModes.map((mode) => Type.Literal(mode)));

/** Amounts are whole numbers of the currency's smallest unit: cents of a euro, yen. */
export const Price = Type.Object(
  {
    amount: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
    currency: Type.Union(priceCurrencies.map((currency) => Type.Literal(currency))),
  },
  { ...strict, $id: 'SessionPrice' },
);
export type Price = Static<typeof Price>;

/** Of `price`, `place`, `link`, `sessionCount` and `capacity` only those that kind and mode ask for may be set. */
export const ServiceInput = Type.Object(
  {
    kind: ServiceKind,
    title: Type.String({ minLength: 1, maxLength: longestTitle, pattern: '\\S' }),
    description: Type.String({ maxLength: longestDescription }),
    minutes: Type.Integer({ minimum: 10, maximum: 480 }),
    /** Of one session, of the whole series, or of one place in a group; null: nothing is charged here. */
    price: orNull(Price),
    mode: SessionMode,
    /** Address of the place, or who calls whom. */
    place: orNull(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })),
    /** Own address for video; null uses a room of the product's video host, where there is one. */
    link: orNull(Type.String({ minLength: 10, maxLength: 500, pattern: '^https://' })),
    /** Sessions of a series. */
    sessionCount: orNull(Type.Integer({ minimum: 2, maximum: 50 })),
    /** Places of a group. */
    capacity: orNull(Type.Integer({ minimum: 2, maximum: 100 })),
    /** A code of the table of tax rates, for its invoices; null: that of all sessions, which staff choose. A change without it keeps it. */
    taxCode: Type.Optional(
      orNull(Type.String({ pattern: '^[a-z0-9-]{1,30}$', message: 'Choose one of the tax rates.' })),
    ),
  },
  { ...strict, $id: 'ServiceInput' },
);
export type ServiceInput = Static<typeof ServiceInput>;

/** A service as its practitioner sees it. */
export const ServiceView = Type.Object(
  {
    id: Id,
    ...ServiceInput.properties,
    taxCode: orNull(Type.String()),
    isActive: Type.Boolean(),
    version: Type.Integer(),
  },
  { ...strict, $id: 'ServiceView' },
);
export type ServiceView = Static<typeof ServiceView>;

/** `hasVideoHost`: the product has rooms of its own, so a video service needs no link. `taxRates`: those of today, to choose from. */
export const ServiceList = Type.Object(
  {
    services: Type.Array(ServiceView),
    hasVideoHost: Type.Boolean(),
    taxRates: Type.Array(
      Type.Object(
        { code: Type.String(), name: Type.String(), rate: Type.Integer(), isOfSessions: Type.Boolean() },
        strict,
      ),
    ),
  },
  { ...strict, $id: 'ServiceList' },
);
export type ServiceList = Static<typeof ServiceList>;

const Day = Type.String({ format: 'date' });
/** When and how a practitioner can be booked, beside their weekly hours. */
export const RulesInput = Type.Object(
  {
    /** Minutes kept free before and after every session. */
    bufferBefore: Type.Integer({ minimum: 0, maximum: 120 }),
    bufferAfter: Type.Integer({ minimum: 0, maximum: 120 }),
    /** Hours from now before which clients cannot book. */
    noticeHours: Type.Integer({ minimum: 0, maximum: 336 }),
    /** Most sessions on one day; null for no limit. */
    dailyMost: orNull(Type.Integer({ minimum: 1, maximum: 24 })),
    /** Until so many hours before, clients move and cancel freely. */
    changeHours: Type.Integer({ minimum: 0, maximum: 336 }),
    /** What a later cancellation or a missed session costs, in percent of the price. */
    lateFeePercent: Type.Integer({ minimum: 0, maximum: 100 }),
    /** Minutes before a session at which both get a mail. */
    reminders: Type.Array(Type.Integer({ minimum: 10, maximum: 20_160 }), { maxItems: 5, uniqueItems: true }),
    /** Holidays and other days off; `yearly` ones return on the same dates. */
    timeOff: Type.Array(Type.Object({ from: Day, to: Day, yearly: Type.Boolean() }, strict), { maxItems: 60 }),
  },
  { ...strict, $id: 'RulesInput' },
);
export type RulesInput = Static<typeof RulesInput>;

/** `version` 0: never saved; the values are then defaults. `zone` and `hasHours` come from the weekly hours. */
export const RulesView = Type.Object(
  { ...RulesInput.properties, version: Type.Integer(), zone: Type.String(), hasHours: Type.Boolean() },
  { ...strict, $id: 'RulesView' },
);
export type RulesView = Static<typeof RulesView>;
