import { describe, expect, it } from 'vitest';
import { aFullForm, aSpecifiedForm } from '../testing/factory';
import type { Answers } from './answers';
import { checkAll, checkStep, joinEmergencyContact } from './check';
import { type FieldName, fieldNames, fieldOf, isSensitive } from './fields';
import { fieldsOf, stepsOf } from './steps';

const now = Date.parse('2026-11-22T12:00:00Z');
const messages = (answers: Answers, more = {}): Record<string, string> =>
  Object.fromEntries(checkAll(answers, { now, ...more }).map(({ field, message }) => [field, message]));

/** The specification's messages, word for word. */
const golden: Readonly<Record<string, string>> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Valid email is required',
  phone: 'Phone number is required',
  dateOfBirth: 'Date of birth is required',
  birthTime: 'Birth time is required for accurate readings',
  timezone: 'Timezone is required',
  primaryGoals: 'Select at least one goal',
  currentChallenges: 'Please describe your current challenges',
  preferredLocation: 'Location preference required',
  budget: 'Budget range required',
  timeframe: 'Timeframe required',
  accommodationType: 'Accommodation preference required',
  privacyLevel: 'Privacy preference required',
  emergencyContact: 'Emergency contact required',
  currentChallengesDeep: 'Please elaborate on your current challenges',
  relationshipPatterns: 'Describe your relationship patterns',
  shadowAspects: 'What aspects of yourself do you try to hide?',
  careerPurpose: 'Describe your relationship with work and purpose',
  familyPatterns: 'What family patterns do you recognize in yourself?',
  spiritualPractice: 'Describe your spiritual or existential relationship',
  bodyHealth: 'How do you relate to your body and health?',
  creativeExpression: 'What blocks or supports your creative expression?',
  moneyAbundance: 'Describe your relationship with money and abundance',
  griefLoss: 'How do you handle grief, loss, and endings?',
  loveIntimacy: 'What patterns do you notice in love and intimacy?',
  futureVision: 'What is your vision for your transformed self?',
  triggerSituations: 'What situations consistently trigger strong reactions?',
  childhoodWounds: 'What childhood experiences still affect you today?',
  transformationGoals: 'What would transformation look like in your life?',
};

describe('what the form refuses', () => {
  it('says the specified sentence for every field of an empty form', () => {
    expect(messages({}, { asSpecified: true })).toEqual(golden);
  });

  it('asks for consent and age besides, on the page', () => {
    const more = Object.keys(messages({})).filter((name) => !Object.hasOwn(golden, name));
    expect(more).toEqual(['isAdult', 'consentAnswers', 'consentSensitive']);
  });

  it('lists what is wrong in the order of the steps', () => {
    const steps = checkAll({}, { now }).map(({ step }) => step);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(checkStep({}, 4, { now }).map(({ field }) => field)).toEqual(['preferredLocation', 'budget', 'timeframe']);
  });

  it.each<[FieldName, unknown, unknown]>([
    ['travelRadius', 50, 49],
    ['travelRadius', 5000, 5001],
    ['travelRadius', 100, 75.5],
    ['travelRadius', 550, 549],
    ['fitnessLevel', 1, 0],
    ['fitnessLevel', 10, 11],
    ['groupSize', 1, 0],
    ['groupSize', 20, 21],
    ['primaryGoals', ['Creative Blocks'], []],
    ['primaryGoals', ['Creative Blocks'], ['Creative Blocks', 'Creative Blocks']],
    ['primaryGoals', ['Creative Blocks'], ['Nope']],
    [
      'primaryGoals',
      ['Shadow Integration', 'Trauma Healing', 'Creative Blocks'],
      ['Shadow Integration', 'Trauma Healing', 'Creative Blocks', 'Family Dynamics'],
    ],
    ['currentChallenges', 'x'.repeat(10), 'x'.repeat(9)],
    ['currentChallenges', 'x'.repeat(5000), 'x'.repeat(5001)],
    ['currentChallenges', ` ${'x'.repeat(10)} `, ` ${'x'.repeat(9)} \u200b`],
    ['griefLoss', 'x'.repeat(20), 'x'.repeat(19)],
    ['griefLoss', 'x'.repeat(20_000), 'x'.repeat(20_001)],
    ['firstName', 'A', ' \u00a0\u200b'],
    ['firstName', 'n'.repeat(100), 'n'.repeat(101)],
    ['firstName', 'Ann', 'Ann\nBcc: all@example.test'],
    ['email', 'a@b.co', 'a@b'],
    ['email', 'a@b.co', 'a b@c.de'],
    ['email', 'a@b.co', 'a@b.co\r\nBcc: x@y.z'],
    ['phone', '+49 (30) 123-456', 'call me'],
    ['dateOfBirth', '2008-11-22', '2008-11-23'],
    ['dateOfBirth', '1906-11-22', '1905-11-21'],
    ['dateOfBirth', '2000-02-29', '1900-02-29'],
    ['dateOfBirth', '2000-01-01', '2026-11-23'],
    ['birthTime', '23:59', '24:00'],
    ['timezone', 'UTC', 'Mars/Olympus'],
    ['timezone', 'America/Argentina/Buenos_Aires', '+01:00'],
    ['budget', '50k+', '100k+'],
    ['timeframe', 'flexible', 'never'],
    ['journeyType', 'self', 'other'],
  ])('takes what lies on the bound of %s and refuses what lies beyond', (name, fits, misfit) => {
    expect(messages(aFullForm({ [name]: fits }))).toEqual({});
    expect(Object.keys(messages(aFullForm({ [name]: misfit })))).toEqual([name]);
  });

  /** A fitting answer of so many characters, entries or so much; null for kinds without such a bound. */
  const sized = (name: FieldName, size: number): unknown => {
    const { kind, options = [] } = fieldOf(name);
    if (kind === 'whole') return size;
    if (kind === 'choices') return size <= options.length ? options.slice(0, size) : null;
    return kind === 'text' || kind === 'line' ? 'x'.repeat(size) : null;
  };
  const bounds = fieldNames.flatMap((name): [FieldName, unknown, unknown][] => {
    const { least, most, every = 1, kind } = fieldOf(name);
    const beyond = kind === 'whole' ? every : 1;
    const pairs: [FieldName, unknown, unknown][] = [];
    // Optional lists and texts may be shorter than anything.
    if (least !== undefined && least > 0) pairs.push([name, sized(name, least), sized(name, least - beyond)]);
    if (most !== undefined) pairs.push([name, sized(name, most), sized(name, most + beyond)]);
    return pairs.filter(([, fits, misfit]) => fits !== null && misfit !== null);
  });

  it('has bounds to try', () => expect(bounds.length).toBeGreaterThan(40));

  it.each(bounds)('takes the bound of %s and nothing one beyond it', (name, fits, misfit) => {
    const path = fieldOf(name).paths?.[0] ?? 'self';
    const own = { journeyType: path, practiceYears: 4, propertyRooms: 4 };
    const wrong = (value: unknown) =>
      Object.keys(messages(aFullForm({ ...own, [name]: value } as Answers))).includes(name);
    expect([name, wrong(fits), wrong(misfit)]).toEqual([name, false, true]);
  });

  it('names every one of the fifteen long questions at 19 characters', () => {
    const long = fieldNames.filter((name) => fieldOf(name).least === 20 && fieldOf(name).paths?.includes('self'));
    expect(long).toHaveLength(15);
    const short = Object.fromEntries(long.map((name) => [name, 'x'.repeat(19)]));
    expect(messages(aFullForm(short))).toEqual(Object.fromEntries(long.map((name) => [name, golden[name]])));
  });
});

describe('what the form takes', () => {
  it.each(['self', 'practitioner', 'hospitality'])('takes the specified form of %s as it stands', (journeyType) => {
    expect(messages(aSpecifiedForm({ journeyType }), { asSpecified: true })).toEqual({});
  });

  it('asks a partner no long question, and the own ones on the page only', () => {
    expect(Object.keys(messages(aFullForm({ journeyType: 'practitioner' })))).toEqual([
      'practiceMethods',
      'practiceYears',
      'practiceClients',
    ]);
    expect(stepsOf('hospitality').map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 15, 16, 17]);
    expect(stepsOf('self').map(({ step }) => step)).toEqual(Array.from({ length: 17 }, (_, i) => i + 1));
  });

  it('puts every question on exactly one screen of the paths that ask it', () => {
    const shown = (['self', 'practitioner', 'hospitality'] as const).flatMap((path) =>
      stepsOf(path).flatMap(({ step }) => fieldsOf(step, path)),
    );
    expect(new Set(shown)).toEqual(new Set(fieldNames));
  });

  it('takes a time of birth that is not known, but not both', () => {
    expect(messages(aFullForm({ birthTime: null, birthTimeUnknown: true }))).toEqual({});
    expect(Object.keys(messages(aFullForm({ birthTimeUnknown: true })))).toEqual(['birthTimeUnknown']);
    expect(Object.keys(messages(aFullForm({ birthTime: null })))).toEqual(['birthTime']);
  });

  it('counts what somebody would rather talk about, and what is kept elsewhere', () => {
    expect(messages(aFullForm({ griefLoss: '', ratherTalk: ['griefLoss'] }))).toEqual({});
    expect(messages(aFullForm({ griefLoss: null }), { kept: ['griefLoss'] })).toEqual({});
  });

  it('asks for the second consent only where something sensitive was written', () => {
    const partner = aFullForm({
      journeyType: 'hospitality',
      consentSensitive: false,
      propertyName: 'Quinta',
      propertyLocation: 'Sintra, Portugal',
      propertyType: 'retreat-centre',
      propertyRooms: 12,
      propertyOffer: 'Quiet rooms, a garden and a kitchen of its own.',
    });
    expect(messages(partner)).toEqual({});
    expect(Object.keys(messages({ ...partner, allergies: 'Nuts' }))).toEqual(['consentSensitive']);
  });

  it('lets somebody go on who keeps painful experiences to themselves, and asks again where some were told', () => {
    const sensitive = fieldNames.filter((name) => isSensitive(name) && name !== 'fitnessLevel');
    const withheld = aFullForm({
      ...Object.fromEntries(sensitive.map((name) => [name, null])),
      consentSensitive: false,
    });
    expect(messages(withheld)).toEqual({});
    expect(messages(withheld, { asSpecified: true })).toEqual({});
    expect(checkStep(withheld, 1, { now })).toEqual([]);
    expect(Object.keys(messages({ ...withheld, griefLoss: 'x'.repeat(20) }))).toEqual(['consentSensitive']);
    // The specification's own body knows no such choice: its questions stay as they are.
    expect(messages({ ...withheld, consentSensitive: null }, { asSpecified: true })).toMatchObject({
      griefLoss: 'How do you handle grief, loss, and endings?',
    });
  });

  it('joins the three answers about a person to call', () => {
    const parts = { emergencyName: ' Anna ', emergencyRelation: 'sister', emergencyPhone: '+33 1 42 68 53 00' };
    expect(joinEmergencyContact(parts)).toBe('Anna, sister, +33 1 42 68 53 00');
    expect(messages(aFullForm({ emergencyContact: null, ...parts }))).toEqual({});
    expect(Object.keys(messages(aFullForm({ emergencyContact: '', emergencyName: 'Anna' })))).toEqual([
      'emergencyContact',
    ]);
  });
});
