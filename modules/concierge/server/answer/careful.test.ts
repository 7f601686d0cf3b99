import { describe, expect, it } from 'vitest';
import { type CarefulTopic, findCarefulTopics } from './careful';

const careful: Readonly<Record<CarefulTopic, readonly string[]>> = {
  medicines: [
    'Should I stop taking my antidepressants before the retreat?',
    'Can I come off lithium for this?',
    'i take 50mg sertraline every morning, is that ok',
    'May I bring my medication?',
    'Do I have to tell you about my meds?',
    'are sleeping pills allowed',
    'I am on a daily medicine for my thyroid',
    'What about prescription drugs?',
    'Is tapering before the journey a good idea?',
    'Soll ich meine Antidepressiva absetzen?',
    'Darf ich meine Tabletten mitbringen?',
    'Ich nehme Blutverdünner, geht das?',
    '¿Debo dejar mis antidepresivos antes del retiro?',
    'Tomo medicación para dormir, ¿puedo ir?',
    '¿Puedo llevar mis pastillas?',
  ],
  conditions: [
    'I have epilepsy, can I do the breathwork?',
    'I had a seizure last year',
    'Is breathwork safe?',
    'is it dangerous to do fasting on the retreat',
    'I am bipolar. May I join?',
    'I once had a psychosis',
    'I have a heart condition',
    'My husband has high blood pressure, can he come?',
    'Ich habe Epilepsie, kann ich mitkommen?',
    'Geht das mit Bluthochdruck?',
    'Ich hatte eine Psychose',
    'Tengo epilepsia, ¿puedo participar?',
    'Sufro de hipertensión',
    'Tuve un infarto hace dos años',
  ],
  pregnancy: [
    'I am pregnant, can I join a retreat?',
    'Is it possible during pregnancy?',
    'I am 16 weeks pregnant',
    'Can I come while breastfeeding?',
    'We are trying to conceive',
    'Ich bin schwanger, kann ich teilnehmen?',
    'Ist das in der Stillzeit möglich?',
    'Estoy embarazada de cinco meses',
    '¿Se puede durante el embarazo?',
    '¿Y en la lactancia?',
  ],
  minors: [
    'I am 16, can I join?',
    "I'm 15 years old",
    'im 17 and want to do this',
    'I am sixteen. Can I make an account?',
    'Is 17 too young?',
    'How old do I have to be?',
    'is there an age limit',
    'Do you take people under 18?',
    'Can my daughter join?',
    'May I bring my son to the retreat, can he come along?',
    'Do you work with teenagers?',
    'Ich bin 16, kann ich mitmachen?',
    'Ich bin 15 Jahre alt',
    'Gibt es ein Mindestalter?',
    'Ab welchem Alter geht das?',
    'Kann meine Tochter mitmachen?',
    'Tengo 16 años, ¿puedo participar?',
    'Soy menor de edad',
    '¿Cuál es la edad mínima?',
    '¿Mi hijo puede participar?',
  ],
  refunds: [
    'Can I get a refund?',
    'is the deposit refundable',
    'I want my money back',
    'What are the cancellation fees?',
    'what is your cancellation policy',
    'Will you reimburse me if I fall ill?',
    'Bekomme ich mein Geld zurück?',
    'Gibt es eine Rückerstattung?',
    'Wie hoch sind die Stornogebühren?',
    '¿Puedo pedir un reembolso?',
    '¿Me devuelven el dinero?',
    '¿Hay gastos de cancelación?',
  ],
};

const ordinary: readonly string[] = [
  'How much does it cost?',
  'What is a Labor?',
  'How do I cancel my booking?',
  'How do I delete my account?',
  'That was a bitter pill to swallow',
  'Do practitioners use Chinese medicine?',
  'Laughter is the best medicine',
  'What is a medicine walk?',
  'What did my mother say about my son?',
  'I wrote about my daughter in Labor 3',
  'I am a mother of two children',
  'I am 46 and tired',
  'I am 16 hours ahead of you',
  'I am 5 Labors in',
  'I am in Labor 7, what comes next?',
  'I am 10 minutes late for the call',
  'What is gate 16?',
  'There is a minor problem with the page',
  'A pregnant pause followed',
  'Seizure of power in ancient Rome',
  'It was a stroke of luck',
  'Does my insurance reimburse the retreat?',
  'How old is Hedo?',
  'What happens in Labor 12?',
  'Is my data safe?',
  'Is it safe to write about my father?',
  'What is breathwork?',
  'When is the next retreat?',
  'Wie lange dauert das Retreat?',
  'Fünf Tage Stille klingt schön',
  'Ich bin 46 Jahre alt',
  'Ich bin 3 Tage zu spät',
  'Mein Kind heißt Anna',
  'Kann ich mein Geld in Dollar zahlen?',
  '¿Cuánto cuesta el viaje?',
  'Tengo 16 preguntas',
  'Fue un momento embarazoso',
  'Mi hija se llama Ana',
  '¿Qué es Human Design?',
  'Tengo 45 años',
];

describe('a question that needs care', () => {
  const cases = Object.entries(careful).flatMap(([topic, questions]) => questions.map((one) => [one, topic] as const));
  it.each(cases)('%s is found to be about %s', (question, topic) =>
    expect(findCarefulTopics(question)).toContain(topic),
  );

  it('may touch several topics', () =>
    expect(findCarefulTopics('I am pregnant and take antidepressants')).toEqual(['medicines', 'pregnancy']));

  it('is not taken for one about age because of a number of weeks', () =>
    expect(findCarefulTopics('I am 16 weeks pregnant')).toEqual(['pregnancy']));
});

describe('an ordinary sentence', () => {
  it.each(ordinary)('%s is answered as usual', (question) => expect(findCarefulTopics(question)).toEqual([]));
});
