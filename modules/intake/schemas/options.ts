/** The three paths of the questionnaire; the first is the default. */
export const journeyTypes = ['self', 'practitioner', 'hospitality'] as const;
/** One of the three paths. */
export type JourneyType = (typeof journeyTypes)[number];

/** Goals of which one to three are chosen. */
export const primaryGoals = [
  'Shadow Integration',
  'Trauma Healing',
  'Relationship Patterns',
  'Life Purpose Discovery',
  'Spiritual Awakening',
  'Career Transition',
  'Grief Processing',
  'Anxiety & Depression',
  'Creative Blocks',
  'Family Dynamics',
  'Addiction Recovery',
  'Self-Worth & Confidence',
] as const;
/** Goals that name an illness: the page says that this is not a treatment and who to see. */
export const clinicalGoals = ['Trauma Healing', 'Anxiety & Depression', 'Addiction Recovery'] as const;

/** Investment ranges in US dollars, and what each can pay for. */
export const budgets = ['10k-15k', '15k-25k', '25k-50k', '50k+'] as const;
/** When the journey shall begin: within two weeks, a month, three months, or whenever. */
export const timeframes = ['immediate', 'month', 'quarter', 'flexible'] as const;

/** Where people sleep; ours. */
export const accommodationTypes = [
  'private-room',
  'private-villa',
  'shared-room',
  'nature-cabin',
  'no-preference',
] as const;
/** How much a stay is shared with others; ours. */
export const privacyLevels = ['fully-private', 'small-group', 'open-group'] as const;
/** Ways of eating: those that the concierge offers. */
export const dietaryStyles = [
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
/** What does the body good; ours. */
export const wellnessPreferences = [
  'Yoga',
  'Meditation',
  'Breathwork',
  'Massage & bodywork',
  'Sauna & cold water',
  'Swimming',
  'Hiking',
  'Dance & movement',
  'Art & writing',
  'Silence',
] as const;
/** Music for rest and journeys inward; ours. */
export const musicGenres = [
  'Ambient',
  'Classical',
  'Nature sounds',
  'Singing bowls',
  'Piano',
  'Chant & mantra',
  'Indigenous & folk',
  'Electronic',
  'Jazz',
  'No music',
] as const;
/** Kinds of places that hospitality partners run; ours. */
export const propertyTypes = [
  'retreat-centre',
  'hotel',
  'private-estate',
  'spa-resort',
  'nature-lodge',
  'other',
] as const;
