import { describe, expect, it } from 'vitest';
import { assessCrisis, assessCrisisInTurns } from './assess-crisis';

const levelOf = (text: string): number => assessCrisis(text).level;

describe('plain forms of danger', () => {
  it.each([
    ['I want to die', 2],
    ['I want to kill myself', 3],
    ['I don’t want to live any more', 2],
    ['I no longer want to live', 2],
    ['I wish I was dead.', 2],
    ['My husband hits me.', 2],
    ['The voices are telling me to do it.', 2],
    ['Ich will sterben', 2],
    ['Ich will mich umbringen', 3],
    ['Ich will nicht mehr leben', 2],
    ['Mein Mann schlägt mich.', 2],
    ['Ich höre Stimmen.', 2],
    ['Quiero morir', 2],
    ['Quiero matarme', 3],
    ['No quiero vivir más', 2],
    ['Mi marido me pega.', 2],
    ['Oigo voces que hablan de mí.', 2],
    ['I feel worthless and cannot go on', 2],
    ['I cut again last night.', 2],
    ['Ich will meinen Kindern wehtun.', 2],
    ['Ich fühle mich wertlos und kann nicht mehr.', 2],
    ['Me corté anoche.', 2],
    ['Me siento inútil y no puedo seguir.', 2],
    ['Dying does not scare me. I am not scared of dying, I am scared of staying.', 2],
    ['I go to sleep hoping I never wake up.', 2],
    ['He poured boiling water over me because I was late.', 2],
    ['I hurt myself on purpose and told them I fell.', 2],
    ['Ich bin jeden Morgen enttäuscht, dass ich noch lebe.', 2],
    ['Ich habe neue Schnitte am Bein.', 2],
    ['Er hat mich angebunden, damit ich nicht gehe.', 2],
    ['Ojalá amanecer muerta.', 2],
    ['Ayer me pegó delante de los niños.', 2],
    ['Me quemé a propósito y nadie lo sabe.', 2],
  ])('gives "%s" level %i or more', (text, least) => {
    expect(levelOf(text)).toBeGreaterThanOrEqual(least);
  });

  it('reaches level 3 for a way, a day and means at hand', () => {
    for (const text of [
      'I just took all my pills',
      'Ich habe gerade zu viele Tabletten genommen.',
      'me acabo de tomar todas las pastillas',
    ])
      expect(levelOf(text), text).toBe(3);
  });
});

describe('slang, spelling and tricks', () => {
  it.each([
    'kms tonight',
    'i want to unalive myself',
    'i wnat to kil myself',
    'i want to k1ll myself',
    'I WANT TO DIE',
    'I want to d i e',
    'I want to kill\u200b myself',
    'I w\u0430nt to k\u0456ll myself',
    'ich will mich umbrigen',
    'will mich umbringn',
    'ich wil nicht mer leben',
    'i mog nimmer leben',
    'Ich moechte mich toeten',
    'no quiero vivir mas',
    'ya no kiero vivr',
    'me kiero matar',
    'voy a suisidarme',
    'quiero desvivirme el sabado',
  ])('finds "%s"', (text) => {
    expect(levelOf(text)).toBeGreaterThanOrEqual(2);
  });

  it('finds a sentence among others, in another language than they are, and between quotation marks', () => {
    expect(levelOf('The garden is full of birds. We ate at six. Quiero morir. Then it rained.')).toBe(2);
    expect(levelOf('Heute war ein schöner Tag am See mit den Kindern. i want to die. Morgen fahren wir heim.')).toBe(2);
    expect(levelOf('“I want to die.”')).toBe(2);
  });

  it('says where: the offsets are those of the text as it was given', () => {
    const text = 'Wir waren am See. Ich will mich um\u200bbringen. Es war warm.';
    const [finding] = assessCrisis(text).findings;
    expect(text.slice(finding?.start, finding?.end)).toBe('Ich will mich um\u200bbringen.');
    expect(JSON.stringify(assessCrisis(text))).not.toContain('bringen');
  });

  it('finds it in a dictated flood without a stop, and after 50,000 characters', () => {
    const flood = 'and then we went to the market and bought apples and my sister laughed about the rain '.repeat(20);
    expect(levelOf(`${flood} and i want to kill myself ${flood}`)).toBe(3);
    const calm = 'We sat by the river and spoke about the garden. ';
    expect(levelOf(calm.repeat(1100))).toBe(0);
    expect(levelOf(`${calm.repeat(1100)}I want to kill myself.`)).toBe(3);
  });

  it.each(['', ' ', '...', '👍👍👍', 'a'.repeat(20_000), 'Привет, как дела?', '我今天很高兴', '{"a": [1, 2]}'])(
    'is quiet on what is no sentence (%#)',
    (text) => {
      expect(levelOf(text)).toBe(0);
    },
  );
});

describe('what is denied, past, told, dreamt or an idiom', () => {
  it.each([
    'I poured boiling water over the tea and waited.',
    'Ich habe mich beim Kochen geschnitten und neue Pflaster gekauft.',
    'Me corté el pelo yo sola.',
    'Me pegó el sol toda la tarde.',
    'I never wanted to die.',
    'I am not suicidal, only very tired.',
    'I no longer think about suicide.',
    'I wanted to die when I was nineteen. I am fifty-two now.',
    'My brother killed himself in 1996.',
    'In my novel the detective kills himself in chapter twelve.',
    'She said "I will kill myself if this printer jams again" and we laughed.',
    'This traffic is killing me.',
    'I want to sleep again',
    'I just want to sleep through the night.',
    'Ich möchte endlich wieder schlafen können.',
    'Quiero volver a dormir.',
    'I sleep on his side of the bed.',
    'He takes my phone at dinner and we talk.',
    'Nein, ich denke nicht an Suizid.',
    'Mit siebzehn habe ich mich geritzt.',
    'Ich könnte für einen Kaffee morden.',
    'Ich kann nicht mehr vor Lachen.',
    'Seit Karl tot ist, schlafe ich auf seiner Seite des Bettes.',
    'Nunca quise morir.',
    'I want to be buried next to my husband.',
    'Ich will sterben, wenn ich das Lied höre, vor Scham.',
    'Ich habe mir in den Finger geschnitten.',
    'No quiero hacer daño a mis hijos.',
    'Me muero de risa.',
    'Mi hermano se quitó la vida en 1993.',
    'Desde que murió Julián duermo en su lado de la cama.',
  ])('holds nothing against "%s"', (text) => {
    expect(levelOf(text)).toBe(0);
  });

  it('lets "no longer" excuse thoughts, never the wish to live', () => {
    expect(levelOf('I no longer want to live.')).toBe(2);
    expect(levelOf('Ich will nicht länger leben.')).toBe(2);
    expect(levelOf('Ya no quiero vivir.')).toBe(2);
  });

  it('is not talked out of an alarm by a film or a friend in the same sentence', () => {
    expect(levelOf('My friend says it gets better but I want to kill myself.')).toBe(3);
    expect(levelOf('I watched a film and I want to die.')).toBe(2);
  });
});

describe('a long text', () => {
  it('is read in turns, which find the same and let other work go first', async () => {
    const calm = 'We sat by the river and spoke about the garden. ';
    const text = `${calm.repeat(300)}I want to kill myself. ${calm.repeat(300)}`;
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 0);
    const assessment = await assessCrisisInTurns(text);
    clearInterval(others);
    expect(turns).toBeGreaterThan(1);
    expect(assessment.level).toBe(3);
    expect(assessment).toEqual(assessCrisis(text));
  });
});
