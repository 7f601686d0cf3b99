import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aReadyClient, threeAnswers } from '#modules/profile/testing/ready-client';
import { asking } from '../../testing/ask';
import { findOwnTopic } from './own-topics';

describe('a question about oneself', () => {
  it.each([
    ['What is my type?', 'en', 'type', null],
    ['What does my authority mean in Human Design?', 'en', 'authority', null],
    ['Is gate 34 in my chart?', 'en', 'gate', 34],
    ['When is my next trip?', 'en', 'trips', null],
    ['Wie ist meine Strategie?', 'de', 'strategy', null],
    ['Welche Zentren sind bei mir definiert?', 'de', 'center', null],
    ['Wann ist mein nächster Termin?', 'de', 'calls', null],
    ['¿Cuál es mi ascendente?', 'es', 'rising', null],
    ['¿Cuándo empieza mi viaje?', 'es', 'trips', null],
    ['¿De qué fecha es mi lectura?', 'es', 'readings', null],
  ] as const)('%s is about one thing', (question, language, topic, number) =>
    expect(findOwnTopic(question, language)).toEqual({ topic, number }),
  );

  it.each([
    ['How do I cancel my booking?', 'en'],
    ['Can I change my profile picture?', 'en'],
    ['What is a type?', 'en'],
    ['What is my reading?', 'en'],
    ['Wie sage ich meinen Termin ab?', 'de'],
    ['¿Puedo cambiar mi reserva?', 'es'],
  ] as const)('%s is left to the help texts', (question, language) =>
    expect(findOwnTopic(question, language)).toBeNull(),
  );
});

describe('the assistant', { timeout: 60_000 }, () => {
  let app: TestApp;
  let ann: Client;
  beforeAll(async () => {
    app = await testApp({ modules: ['concierge', 'labors', 'matching', 'profile', 'synthesis'] });
    ann = await aReadyClient(app, threeAnswers);
  }, 240_000);
  afterAll(() => app?.stop());

  it.each([
    ['en', 'What is my type?', 'In your chart: '],
    ['de', 'Was ist mein Typ?', 'In deinem Chart: '],
    ['es', '¿Cuál es mi tipo?', 'En tu carta: '],
  ])('names a part of the own chart in %s with its page', async (language, question, begins) => {
    const [first, second] = (await asking(ann, question, { language })).lines;
    expect(first).toMatchObject({ kind: 'passage', path: '/profile/chapters', own: false });
    expect(first).toMatchObject({ text: expect.stringContaining(begins) });
    // The chapter itself is written in English.
    expect(second).toMatchObject({ kind: 'passage', source: expect.stringContaining('own:chapter:type.') });
    expect(second).not.toHaveProperty('language');
  });

  it.each([
    ['en', 'When is my next trip?', 'You have no trip'],
    ['de', 'Wann ist mein Kennenlerngespräch?', 'kein Kennenlerngespräch vereinbart'],
    ['es', '¿De qué fecha es mi lectura?', 'ninguna lectura'],
  ])('says in %s that there is no such date', async (language, question, says) => {
    const [first] = (await asking(ann, question, { language })).lines;
    expect(first).toMatchObject({ kind: 'passage', text: expect.stringContaining(says) });
  });

  it('tells a visitor and another person nothing of it', async () => {
    for (const client of [await app.as('anon'), await app.as('client')]) {
      const { lines } = await asking(client, 'What is my type?', { language: 'en' });
      expect(JSON.stringify(lines)).not.toContain('In your chart');
    }
  });

  it('refuses a language it does not know', async () => {
    const { status } = await asking(ann, 'What is my type?', { language: 'fr' });
    expect(status).toBe(422);
  });
});
