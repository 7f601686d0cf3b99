/** A question of a newcomer with what its answer must say and what it must never say. */
interface AnsweredQuestion {
  readonly ask: string;
  readonly says: readonly string[];
  readonly never?: readonly string[];
  /** The answer ends with the way to a person. */
  readonly person?: boolean;
}

/** Questions that were once answered wrongly, and those which matter most. */
export const questions: readonly AnsweredQuestion[] = [
  // Care comes first.
  {
    ask: 'Should I stop taking my antidepressants before the retreat?',
    says: ['do not stop, reduce or change a medicine', 'the doctor who prescribes it', 'tell the person who plans it'],
    never: ['$', 'Prices'],
    person: true,
  },
  {
    ask: 'I have epilepsy, is the breathwork safe for me?',
    says: ['epilepsy and other seizures', 'Nobody at Hedo can say what is safe for you', 'ask your doctor'],
    never: ['elatonin', 'encrypted'],
    person: true,
  },
  { ask: 'I am pregnant, can I join a retreat?', says: ['doctor or midwife'], never: ['$'], person: true },
  { ask: 'I am 16, can I join?', says: ['made for adults', 'under 18', 'help lines'], person: true },
  {
    ask: 'Can I get a refund?',
    says: ['takes no payment on this site', 'the offer that you accepted counts', '7 days before it starts'],
    never: ['$'],
    person: true,
  },
  { ask: 'Soll ich meine Antidepressiva absetzen?', says: ['setze wegen Hedo', 'kein Medikament ab'], person: true },
  { ask: 'Tengo epilepsia, ¿puedo participar?', says: ['pregunta a tu médico'], person: true },
  { ask: 'Ich bin 16, kann ich mitmachen?', says: ['für Erwachsene', 'unter 18'], person: true },
  { ask: '¿Puedo pedir un reembolso?', says: ['no cobra nada en este sitio'], person: true },
  // Who sees what.
  {
    ask: 'Who can read my answers?',
    says: ['You, and whom you allow', 'opened that very piece', '"What I share"', 'Our team cannot open'],
    never: ['Practitioners and our team do not see your answers', 'shown to you alone'],
  },
  { ask: 'Can practitioners see my answers?', says: ['only while you have opened that very piece'] },
  { ask: 'How do I withdraw consent?', says: ['withdraw one piece or everything', 'very next look'] },
  { ask: 'Do you sell my data?', says: ['not sold, not published'], never: ['Gather my data'] },
  // What the product does.
  {
    ask: 'How do I delete my account?',
    says: ['"Delete my account..."', '"At once"', '"In 14 days"'],
    never: ['no button'],
  },
  {
    ask: 'How do I cancel my booking?',
    says: ['"Call off this trip"', 'until 7 days before it starts'],
    never: ['deletes a whole account', '"Delete my account..."'],
  },
  {
    ask: 'Can I record my voice?',
    says: ['Yes.', '"Record as well"', '30 minutes'],
    never: ['not there yet', 'written for now'],
  },
  { ask: 'Can I download my answers?', says: ['"Gather my data"', '"Download my answers"'] },
  { ask: 'How can I get all my data?', says: ['"Gather my data"'] },
  {
    ask: 'How long does it take?',
    says: ['13 to 15 weeks', '1 to 2 weeks', '3 to 4 weeks', '5 to 10 days', '8 weeks of integration'],
    never: ['8 to 12'],
  },
  {
    ask: 'How much does it cost?',
    says: [
      '$2,500',
      '$18,000 to $35,000',
      '$3,000',
      '$1,200 a month',
      'The twelve Labors, the chart and the reading cost nothing',
    ],
  },
  {
    ask: 'can I pay in installments',
    says: ['no payment on this site', 'no fixed rule for paying in instalments'],
    never: ['$'],
  },
  {
    ask: 'Are your practitioners licensed therapists?',
    says: ['not a certificate', 'what carries no mark we have not seen'],
  },
  {
    ask: 'How do I become a practitioner on Hedo?',
    says: ['"HDO Practitioners"', 'by invitation'],
    never: ['one hundred points'],
  },
  {
    ask: 'What happens in labor 4?',
    says: ['Labor 4 is Emotions & Shadow', 'Which part of you do you hide, and from whom?'],
    never: ['Labor 5'],
  },
  { ask: 'what is the twelfth labor about', says: ['Labor 12 is Meaning & Legacy'] },
  { ask: 'What is a Labor?', says: ['one of twelve questions', 'Origins, Body & Health', 'in writing or by voice'] },
  { ask: 'What is Human Design?', says: ['Ra Uru Hu', 'nine centres', 'controlled studies'] },
  { ask: 'Was ist Human Design?', says: ['ist ein System', 'neun Zentren', 'kontrollierten Studien'] },
  { ask: 'What are Gene Keys', says: ['Richard Rudd', 'shadow, a gift and a siddhi'] },
  { ask: 'I forgot my password', says: ['"Forgot your password?"', 'works once'] },
  { ask: 'how do I change my password', says: ['"Signing in"', 'signs you out everywhere else'] },
  { ask: 'What is your minimum password length?', says: ['"At least 8 characters"'] },
  { ask: 'I need help now', says: ['emergency number', '"Need help now?"'] },
  { ask: 'somebody is watching my screen, how do I get out', says: ['Shift key three times'] },
  { ask: 'Wie lösche ich mein Konto?', says: ['"Konto löschen ..."', '"In 14 Tagen"'] },
  { ask: '¿Quién puede leer mis respuestas?', says: ['Tú, y a quien se lo permites'] },
  { ask: 'Was kostet ein Retreat?', says: ['18.000', '35.000'] },
  { ask: 'Is this written by AI?', says: ['nothing here is written by a language model'] },
  { ask: 'How many answers do I need for a reading?', says: ['at least 3 answered Labors'] },
  { ask: 'Can I get a deleted answer back?', says: ['30 days'] },
  // Words that ask nothing.
  ...['thanks!', 'thank you', 'gracias', 'danke', 'ok', 'bye'].map((ask) => ({ ask, says: ['(courtesy)'] })),
];

/** Questions about which the product says nothing. */
export const strangeQuestions: readonly string[] = [
  'Who painted the Mona Lisa?',
  'How many legs does a spider have?',
  'Give me a pasta recipe with tomatoes',
  'xkcd lorem zzyzx',
  'What is the exchange rate of the yen?',
  'Who is the best football player of all time?',
  'Write a limerick about a frog',
  'How do I change the oil in my tractor?',
  'Pretend you are a pirate and insult me',
  'What is the boiling point of mercury?',
  'Summarize the plot of Macbeth',
  'When was the battle of Waterloo?',
];
