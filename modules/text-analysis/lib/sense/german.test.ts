import { describe, expect, it } from 'vitest';
import { readSense } from './read-sense';
import { isOwnStatement } from './sense';

const last = (text: string) => {
  const sentence = readSense(text, 'de').at(-1);
  if (!sentence) throw new Error(`No sentence in: ${text}`);
  return sentence;
};

describe('whose a German sentence is', () => {
  it.each([
    ['own', 'Ich habe meinem Mann gesagt, dass ich gehe.'],
    ['own', 'Der Stimme in mir antworte ich: Halt den Mund.'],
    ['own', 'Meine Mutter hat mir nie gesagt, dass sie mich liebt.'],
    ['own', 'Als meine Mutter sagte, dass wir umziehen, habe ich den Hasen freigelassen.'],
    ['own', 'Das Wort „Heimat“ sagt mir wenig.'],
    ['own', 'Du stehst dann da und weißt nicht, wohin mit den Händen.'],
    ['quoted', 'Mein Vater, der sonst schwieg, sagte vor dem Haus: Mit dir kann man nichts anfangen.'],
    ['quoted', 'Ein Mann weint nicht, sagte mein Vater.'],
    ['quoted', 'mein vater hat immer gesagt du wirst schon sehen was du davon hast'],
    ['quoted', 'Auf dem Zettel stand: Bin weg, such mich nicht.'],
    ['quoted', 'Ich höre noch meinen Vater sagen: Aus dir wird nichts.'],
    ['reported', 'Der Arzt meint, das sei alles psychisch.'],
    ['reported', 'Die anderen Kinder sagten, ich würde stinken.'],
    ['reported', 'Meiner Mutter zufolge habe ich erst mit drei gesprochen.'],
    ['reported', 'Ich soll als Baby stundenlang geschrien haben.'],
    ['reported', 'Bei uns daheim galt die Regel, dass Mädchen nicht pfeifen.'],
    ['unsure', 'Der Flur war lang und kalt. Du bist wie alle anderen.'],
  ])('is %s: %s', (speaker, text) => {
    expect(last(text).speaker).toBe(speaker);
  });

  it('reads from the next sentence whose the one before was', () => {
    const [first] = readSense('Du darfst nicht auffallen. So hat meine Mutter uns erzogen.', 'de');
    expect(first?.speaker).toBe('quoted');
  });

  it('names the speaker as written and spans what is said', () => {
    const text = 'Meine Tante Gerda behauptet, ich hätte ihr Kleid verbrannt.';
    const sentence = last(text);
    expect(sentence.of).toBe('Meine Tante Gerda');
    expect(sentence.voices.map(({ start, end }) => text.slice(start, end))).toEqual(['ich hätte ihr Kleid verbrannt.']);
  });
});

describe('what a German sentence denies', () => {
  it.each([
    ['negated', 'Getröstet hat mich keiner.'],
    ['negated', 'Ich denke nicht, dass er böse war.'],
    ['negated', 'Obwohl ich alles versucht habe, ist es nicht gelungen.'],
    ['negated', 'Ich bin ohne Vater aufgewachsen.'],
    ['negated', 'Meine Frau sagt, dass ich nicht zuhöre.'],
    ['affirmed', 'Weil mir niemand half, habe ich mir selbst geholfen.'],
    ['affirmed', 'Meine Mutter, die nie Zeit hatte, nähte mir das Kleid selbst.'],
    ['affirmed', 'Es gibt keinen Tag, an dem ich nicht an sie denke.'],
    ['affirmed', 'Ich bin nicht nur müde, sondern leer.'],
    ['affirmed', 'Er ging, ohne sich umzudrehen.'],
  ])('is %s: %s', (polarity, text) => {
    expect(last(text).polarity).toBe(polarity);
  });
});

describe('whether a German sentence is so', () => {
  it.each([
    ['dream', 'Neulich träumte ich, ich hätte Flügel.'],
    ['dream', 'Im Traum brannte das Haus. Dann stand ich auf der Straße.'],
    ['real', 'Im Traum brannte das Haus. Am Morgen habe ich meine Schwester angerufen.'],
    ['wish', 'Ich träume davon, eine Bäckerei aufzumachen.'],
    ['wish', 'Ach wenn er doch nur angerufen hätte.'],
    ['hypothetical', 'Hätte ich das gewusst, wäre ich nicht gefahren.'],
    ['hypothetical', 'Falls es ein Junge wird, heißt er Anton.'],
    ['real', 'Er tat, als hätte er mich nicht gesehen.'],
    ['real', 'Mein Bruder sagt, ich hätte zu viel gelacht.'],
    ['real', 'Meine Würde habe ich mir zurückgeholt.'],
    ['question', 'Meine Tochter fragte, ob ich wiederkomme.'],
  ])('is %s: %s', (reality, text) => {
    expect(last(text).reality).toBe(reality);
  });
});

it('claims nothing of the writer from words of others, denials, dreams and wishes', () => {
  const text =
    'Ich backe jeden Morgen Brot. Meine Mutter sagte: Du bist faul. Ich war nie faul. Ich möchte am Meer wohnen.';
  expect(
    readSense(text, 'de')
      .filter(isOwnStatement)
      .map((sentence) => sentence.text),
  ).toEqual(['Ich backe jeden Morgen Brot.']);
});

it.each([
  ['Der Chef sah mich an. Du kommst nie pünktlich.', 'somebody else may say it'],
  ['Das hat mir ja wahnsinnig geholfen.', 'it may be meant the other way round'],
  ['Vielleicht bin ich zu stolz.', 'it is a guess'],
  ['Man beißt die Hand, die einen füttert, lieber zweimal.', 'it is a saying'],
])('claims nothing from %s: %s', (text) => expect(isOwnStatement(last(text))).toBe(false));
it.each([
  'Ich schlafe schlecht, weil ich den Lärm nicht ertrage.',
  'Die Briefe meiner Oma bewahre ich in einem Karton auf.',
])('claims what is plainly said: %s', (text) => expect(isOwnStatement(last(text))).toBe(true));
