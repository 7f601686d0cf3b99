import type { RetreatContent } from '../schemas/content';
import type { DateInput } from '../schemas/date';

type Room = Omit<DateInput['rooms'][number], 'id'>;

/** An invented retreat of a development start. */
export interface SampleRetreat {
  readonly content: Omit<RetreatContent, 'pictures'>;
  readonly drawings: readonly ('hill-morning' | 'water-morning' | 'hill-dusk' | 'water-dusk')[];
  readonly capacity: number;
  readonly rooms: readonly Room[];
  /** Days from today to each first day. */
  readonly ahead: readonly number[];
}

const coast: SampleRetreat = {
  drawings: ['water-dusk', 'hill-dusk'],
  capacity: 10,
  ahead: [54, 152],
  rooms: [
    {
      name: 'Shared room',
      description: 'Two beds, a table and a balcony over the garden.',
      places: 6,
      priceMinor: 218_000,
    },
    { name: 'Single room', description: 'One bed, sea side, with its own bath.', places: 4, priceMinor: 289_000 },
  ],
  content: {
    title: 'The listening coast',
    slug: 'the-listening-coast',
    language: 'en',
    focus: 'Silence, cold water and one honest conversation a day',
    summary: 'Seven days above the Atlantic for people who have answered everybody but themselves.',
    text: [
      'Most of us arrive with a question that is not the one we came for. Here there is time for the second one.',
      '## How the days feel',
      'Mornings are silent until ten. We walk to the water, we swim when the sea allows it, and we eat what grows around the house. In the afternoon you write, rest or sit with one of the hosts. Evenings belong to the group: a fire, one prompt, nobody is made to speak.',
      '## Who it is for',
      'For people who are well enough to be alone with themselves and want company while they are. It is no therapy and replaces none.',
    ].join('\n\n'),
    days: 7,
    partnerName: 'Casa do Vento (sample)',
    place: {
      name: 'Aljezur, Portugal',
      address: 'Vale da Telha, 8670 Aljezur',
      latitude: 37.316,
      longitude: -8.803,
      zone: 'Europe/Lisbon',
    },
    hosts: [
      {
        name: 'Inês Carvalho',
        role: 'Breath and cold water',
        about: 'Has led groups into the sea for eleven winters, and out of it again.',
        picture: null,
        userId: null,
      },
      {
        name: 'Tomas Lind',
        role: 'Writing and silence',
        about: 'Edits other people’s books and burns his own drafts in the evening fire.',
        picture: null,
        userId: null,
      },
    ],
    programme: [
      { title: 'Arriving', text: 'Rooms from three. Supper, the rules of the silence, an early night.' },
      {
        title: 'The first quiet morning',
        text: 'Silence until ten, a slow walk to the cliffs, writing: what did you bring?',
      },
      { title: 'Water', text: 'Breath in the morning, the sea at noon for those who want it, soup afterwards.' },
      { title: 'Alone', text: 'A day without programme. The kitchen is open, the hosts are there by appointment.' },
      { title: 'One conversation', text: 'In pairs, two hours, one question each. The fire in the evening.' },
      {
        title: 'What stays',
        text: 'A letter to yourself in six months. A feast, with music if somebody brought some.',
      },
      { title: 'Leaving', text: 'Breakfast, goodbyes, buses to Lagos and Lisbon before noon.' },
    ],
    included: [
      'Six nights',
      'All meals, cooked in the house',
      'All sessions with both hosts',
      'Wetsuit and towels',
      'Transfer from Lagos',
    ],
    notIncluded: ['Travel to Lagos', 'Travel insurance'],
    fitness: { level: 4, text: 'You should walk an hour on uneven paths. Swimming is never required.' },
    diets: ['Vegan', 'Vegetarian', 'Gluten-Free'],
    packing: ['Warm layers, also in summer', 'Shoes for wet paths', 'A notebook you like', 'Swimwear', 'No laptop'],
    faq: [
      {
        question: 'Do I have to be silent all the time?',
        answer: 'No. Silence lasts from waking until ten, and on the fourth day if you choose it.',
      },
      {
        question: 'May I have my phone?',
        answer: 'Yes, in your room. The house has a telephone for emergencies, whose number your family gets.',
      },
      { question: 'What if I need help at night?', answer: 'One of the hosts sleeps in the house and can be woken.' },
    ],
    questions: [
      { id: 'sea', label: 'Have you swum in cold water before?', kind: 'yes-no', options: [], required: true },
      { id: 'hope', label: 'What do you hope for?', kind: 'text', options: [], required: false },
    ],
    checklist: ['medical-clearance', 'travel-insurance'],
    currency: 'EUR',
    paperAmounts: { 'medical-clearance': 18_000, 'psychological-assessment': null, 'travel-insurance': 13_500 },
    taxCode: 'standard',
    terms: {
      depositPercent: 30,
      balanceDays: 30,
      policy: [
        { daysBefore: 60, refundPercent: 100 },
        { daysBefore: 30, refundPercent: 50 },
        { daysBefore: 14, refundPercent: 20 },
      ],
      text: 'You may also send somebody else in your place until three days before; tell us who.',
    },
    requiresJourney: false,
  },
};

const hills: SampleRetreat = {
  drawings: ['hill-morning', 'water-morning'],
  capacity: 6,
  ahead: [82, 187],
  rooms: [
    {
      name: 'Room in the house',
      description: 'A double bed for one, view of the hills.',
      places: 4,
      priceMinor: 164_000,
    },
    { name: 'Garden hut', description: 'A stove, a bed and steps to the meadow.', places: 2, priceMinor: 192_000 },
  ],
  content: {
    title: 'Hands in the earth',
    slug: 'hands-in-the-earth',
    language: 'en',
    focus: 'Garden work, slow food and days that end when it gets dark',
    summary: 'Five days in the hills of Umbria for people whose work has no end and whose body has noticed.',
    text: [
      'You will plant something you will not see grow. That is most of the teaching.',
      '## How the days feel',
      'We work in the garden for two hours in the morning, together and mostly without talking. Then we cook, eat and sleep. The late afternoon is for a session: attention, rest, and what you want to put down.',
      '## Who it is for',
      'For people who are tired in a way that a weekend does not reach.',
    ].join('\n\n'),
    days: 5,
    partnerName: 'Podere Lento (sample)',
    place: {
      name: 'Spello, Italy',
      address: 'Via dei Colli 12, 06038 Spello',
      latitude: 42.99,
      longitude: 12.672,
      zone: 'Europe/Rome',
    },
    hosts: [
      {
        name: 'Marta Bellini',
        role: 'Garden and kitchen',
        about: 'Grew up on the farm, left it for twelve years, came back for good.',
        picture: null,
        userId: null,
      },
    ],
    programme: [
      { title: 'Arriving', text: 'A walk over the farm, supper at the long table.' },
      { title: 'Earth', text: 'Garden in the morning, rest, the first session: noticing effort.' },
      { title: 'Bread', text: 'Dough before sunrise, market in Foligno, an afternoon of nothing.' },
      {
        title: 'Stone',
        text: 'Mending a terrace wall together. A long bath. The second session: what can be put down.',
      },
      { title: 'Leaving', text: 'Breakfast and a jar of something you made.' },
    ],
    included: ['Four nights', 'All meals', 'Two sessions a day', 'Work clothes and gloves'],
    notIncluded: ['Travel', 'Wine'],
    fitness: { level: 5, text: 'Two hours of light garden work a day; there is always something to do sitting down.' },
    diets: ['Vegetarian', 'Vegan', 'Anti-Inflammatory'],
    packing: ['Clothes that may get dirty', 'A hat', 'Solid shoes'],
    faq: [
      {
        question: 'I have a bad back. Can I come?',
        answer: 'Yes, tell us when you book. Sowing, sorting and cooking are done at a table.',
      },
    ],
    questions: [
      {
        id: 'work',
        label: 'Which work would you like most?',
        kind: 'choice',
        options: ['Garden', 'Kitchen', 'Walls'],
        required: false,
      },
    ],
    checklist: ['travel-insurance'],
    currency: 'EUR',
    paperAmounts: { 'medical-clearance': null, 'psychological-assessment': null, 'travel-insurance': 13_500 },
    taxCode: 'standard',
    terms: {
      depositPercent: 25,
      balanceDays: 21,
      policy: [
        { daysBefore: 45, refundPercent: 100 },
        { daysBefore: 21, refundPercent: 50 },
      ],
      text: '',
    },
    requiresJourney: false,
  },
};

/** Retreats whose rooms can be booked. */
export const bookableSamples: readonly SampleRetreat[] = [coast, hills];

/** Invented retreats of the specified lengths and sizes, within the specified prices; the team makes a quote for these. */
export const quotedSamples = [
  {
    number: 1,
    name: 'Five days of silence',
    focus: 'Stillness and integration for two',
    location: 'Big Sur, California',
    zone: 'America/Los_Angeles',
    partner: 'Cliff House',
    days: 5,
    capacity: 2,
    minor: 1_800_000,
  },
  {
    number: 2,
    name: 'Seven days at the source',
    focus: 'Breath, water and long walks',
    location: 'Sedona, Arizona',
    zone: 'America/Phoenix',
    partner: 'Red Stone Lodge',
    days: 7,
    capacity: 4,
    minor: 2_400_000,
  },
  {
    number: 3,
    name: 'Ten days of the old ways',
    focus: 'Craft, kitchen and ceremony with hosts of the place',
    location: 'Oaxaca, Mexico',
    zone: 'America/Mexico_City',
    partner: 'Casa del Barro',
    days: 10,
    capacity: 6,
    minor: 3_500_000,
  },
] as const;
