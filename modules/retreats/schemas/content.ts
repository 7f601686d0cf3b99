import { type Static, Type } from '@sinclair/typebox';
import { closed, filledLine, Id, line, orNull, prose, wordOf } from './parts';
import { checklistKinds, contentLanguages, currencies, dietaryOptions, questionKinds } from './values';

const lines = (maxItems: number) => Type.Array(line(200), { maxItems });
const percent = Type.Integer({ minimum: 0, maximum: 100 });

/** Somebody who leads a retreat. With an account of a practitioner they see its participants. */
export const Host = Type.Object(
  { name: line(120), role: line(120), about: prose(800), picture: orNull(Id), userId: orNull(Id) },
  closed,
);
/** What is asked of participants. */
export const Question = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    label: line(200),
    kind: wordOf(questionKinds),
    /** Of a choice. */
    options: lines(12),
    required: Type.Boolean(),
  },
  closed,
);
export type Question = Static<typeof Question>;

/** How a place is paid and what comes back; fixed for a place when it is booked. */
export const Terms = Type.Object(
  {
    /** Paid at once; the rest `balanceDays` before the first day. 0 or 100: everything at once. */
    depositPercent: percent,
    balanceDays: Type.Integer({ minimum: 0, maximum: 365 }),
    /** What comes back, from the earliest to the latest. */
    policy: Type.Array(
      Type.Object({ daysBefore: Type.Integer({ minimum: 0, maximum: 365 }), refundPercent: percent }, closed),
      { maxItems: 6 },
    ),
    text: prose(2000),
  },
  closed,
);
export type Terms = Static<typeof Terms>;

/** What a paper costs where the house arranges it; null: the page names no amount. */
const paperAmount = orNull(
  Type.Integer({ minimum: 1, maximum: 1_000_000_000, message: 'Enter an amount or nothing.' }),
);

/** Everything that staff write about a retreat. A draft may leave out anything but the title. */
export const RetreatContent = Type.Object(
  {
    title: filledLine(120, 'Give the retreat a title.'),
    /** Part of its address; fixed once it was published. */
    slug: Type.String({
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      minLength: 3,
      maxLength: 80,
      message: 'Use 3 to 80 small letters, digits and single dashes.',
    }),
    language: wordOf(contentLanguages),
    focus: line(160),
    summary: line(300),
    text: prose(20_000),
    days: Type.Integer({ minimum: 1, maximum: 60, message: 'A retreat takes 1 to 60 days.' }),
    partnerName: line(100),
    place: Type.Object(
      {
        name: line(120),
        address: line(300),
        latitude: orNull(Type.Number({ minimum: -90, maximum: 90 })),
        longitude: orNull(Type.Number({ minimum: -180, maximum: 180 })),
        /** IANA zone; found from the place when it is left empty. */
        zone: line(60),
      },
      closed,
    ),
    hosts: Type.Array(Host, { maxItems: 8 }),
    /** Files of the media library; the first is the cover. */
    pictures: Type.Array(Id, { maxItems: 12 }),
    programme: Type.Array(Type.Object({ title: line(120), text: prose(2000) }, closed), { maxItems: 60 }),
    included: lines(30),
    notIncluded: lines(30),
    /** Least fitness on the scale of the questionnaire, 1 to 10. */
    fitness: Type.Object({ level: Type.Integer({ minimum: 1, maximum: 10 }), text: prose(800) }, closed),
    diets: Type.Array(wordOf(dietaryOptions), { maxItems: 10, uniqueItems: true }),
    packing: lines(60),
    faq: Type.Array(Type.Object({ question: line(200), answer: prose(2000) }, closed), { maxItems: 30 }),
    questions: Type.Array(Question, { maxItems: 20 }),
    checklist: Type.Array(wordOf(checklistKinds), { maxItems: 3, uniqueItems: true }),
    /** The one currency of the retreat: its dates and the amounts of its papers are in it. */
    currency: wordOf(currencies),
    /** In the smallest coins of that currency. */
    paperAmounts: Type.Object(
      { 'medical-clearance': paperAmount, 'psychological-assessment': paperAmount, 'travel-insurance': paperAmount },
      closed,
    ),
    /** A code of the table of tax rates; prices include its tax. */
    taxCode: Type.String({ pattern: '^[a-z0-9-]{1,30}$', message: 'Choose a tax rate.' }),
    terms: Terms,
    /** Clients book only once the second part of their way is open. */
    requiresJourney: Type.Boolean(),
  },
  { ...closed, $id: 'RetreatContent' },
);
export type RetreatContent = Static<typeof RetreatContent>;
