/** The specified dietary options. */
export const dietaryOptions = [
  'Vegan',
  'Vegetarian',
  'Macrobiotic',
  'Protein-Rich',
  'Keto',
  'Paleo',
  'Raw Food',
  'Gluten-Free',
  'Anti-Inflammatory',
  'Alkaline',
] as const;
export type DietaryOption = (typeof dietaryOptions)[number];

export const retreatStatuses = ['draft', 'published', 'archived'] as const;
export type RetreatStatus = (typeof retreatStatuses)[number];

/** Days from now until which a publication may be given a time. */
export const mostDaysAhead = 366;

/** Orders of the studio's list; the first is usual. */
export const studioSorts = ['title', 'next', 'changed'] as const;
export type StudioSort = (typeof studioSorts)[number];

/** `closed`: nobody can book, those who did come. */
export const dateStatuses = ['open', 'closed', 'cancelled'] as const;
export type DateStatus = (typeof dateStatuses)[number];

export const placeStatuses = ['booked', 'cancelled'] as const;
export type PlaceStatus = (typeof placeStatuses)[number];

/** Orders of a roster; the first is usual. */
export const rosterSorts = ['name', 'booked', 'room'] as const;
export type RosterSort = (typeof rosterSorts)[number];
/** `none`: nothing is asked for; `missing`: something is not handed in or was refused; `waiting`: something wants a look. */
export const paperFilters = ['missing', 'waiting', 'accepted', 'none'] as const;

export const questionKinds = ['text', 'yes-no', 'choice'] as const;

export const contentLanguages = ['en', 'de', 'es'] as const;
export type RetreatLanguage = (typeof contentLanguages)[number];

/** The parts of a retreat that are translated. */
export const translatedParts = [
  'title',
  'focus',
  'summary',
  'text',
  'programme',
  'hosts',
  'included',
  'notIncluded',
  'fitness',
  'packing',
  'faq',
  'questions',
  'terms',
] as const;
export type TranslatedPart = (typeof translatedParts)[number];

/** What a participant may have to hand in before a retreat. */
export const checklistKinds = ['medical-clearance', 'psychological-assessment', 'travel-insurance'] as const;
export type ChecklistKind = (typeof checklistKinds)[number];
export const checklistStates = ['open', 'uploaded', 'accepted', 'refused'] as const;
export type ChecklistState = (typeof checklistStates)[number];

/** Largest paper that a participant hands in, in bytes. */
export const largestPaper = 8 * 1024 * 1024;
/** Hours for which a freed place is reserved for the next person in line. */
export const offerHours = 48;
/** Most people that one entry of a waitlist stands for. */
export const mostGuests = 6;
/** Currencies in which a retreat can be priced. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'MXN', 'CAD', 'AUD', 'JPY', 'KWD'] as const;
