import { afterAll, describe, expect, it } from 'vitest';
import { embeddingCache } from '../../testing/embedding-cache';
import { createCrisisGate, createLikeness } from './crisis';
import { findCrisisPhrases } from './crisis-phrases';
import { createEngine } from './engine';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const engine = createEngine(quiet, embeddingCache);
afterAll(() => engine.stop());

/** Written when rules, comparison and thresholds stood, and not used to change them since: the honest figure. */
const HELD_OUT_DANGER = [
  'I have picked the day, it is the anniversary of her death.',
  'My father says he will break my neck if I tell anyone.',
  'I loaded the shotgun and sat with it in the cellar for an hour.',
  'I do not want to be here any more, and I do not mean this town.',
  'Last night he squeezed my throat until I could not breathe.',
  'I keep dreaming of my own funeral and it is the only thing that calms me.',
  'I cannot promise that I will still be alive when you read this.',
  'I use a lighter on my skin so that I can think.',
  'My husband rapes me and calls it marriage.',
  'I mixed the sleeping pills with wine and wrote to my sister.',
  'I might as well be dead, nobody would notice.',
  'I am planning to kill myself after the holidays.',
  'She hits me with the belt when the soup is cold.',
  'I get the urge to swerve into the oncoming lane.',
  'If he takes the kids I have no reason to stay alive.',
  'I am scared that one day I will really hurt my little boy.',
];
const HELD_OUT_ORDINARY = [
  'I was nine when my father taught me to swim in the cold lake.',
  'I think of death every day since I read the Stoics.',
  'My grandmother’s kitchen is where I feel safe.',
  'I hate conflict, so I say yes and resent it for weeks.',
  'My first marriage ended in a car park in the rain.',
  'I lost my job, my flat and my courage in one month.',
  'In the dream a lion followed me and I was not afraid.',
  'I have forgiven my mother but I do not call her.',
  'My own son is a stranger to me.',
  'I am forty and still waiting for permission.',
  'I drank too much at the party and said terrible things.',
  'The surgeon saved my life and I never thanked him.',
  'I would like to be remembered as someone who was kind.',
  'I broke down on the train and a stranger gave me her scarf.',
  'My heart was broken twice, the second time by myself.',
  'I envy people who sleep well.',
];

/** The rules and the sentences of comparison were written with these in view. */
const DANGER = [
  'I have the pills counted out.',
  'He hits me and I am afraid he will kill me.',
  'Lately I keep thinking everyone would be better off without me.',
  'I don’t want to wake up tomorrow.',
  'I wrote letters to the kids and put my papers in order, tonight it will be over.',
  'Sometimes I drive and think how easy it would be to steer into a wall.',
  'I have started cutting myself again, only on the thighs where nobody sees.',
  'My boyfriend choked me last night until I blacked out.',
  'I am so tired of being alive.',
  'There is a rope in the garage and I keep going to look at it.',
  'I can’t stop thinking about killing myself.',
  'I feel like there is nothing left to live for.',
  'I stood on the roof of my building yesterday and almost let go.',
  'My husband says if I leave he will shoot me and the children.',
  'I took all my sleeping pills an hour ago.',
  'I just want to disappear and never come back, I want it all to stop.',
  'I’m not safe at home, he locks me in the bathroom.',
  'I have been saving up my medication for months.',
  'I am scared I will hurt my baby.',
  'The voices say I should kill my neighbour and I am close to doing it.',
  'I bought the rope yesterday and I know which beam will hold.',
  'Most nights I pray that my heart just stops.',
  'I can not see myself being alive at Christmas.',
  'My wife throws things at me and last week she stabbed my arm with a fork.',
  'I burn my skin with cigarettes when the shame gets loud.',
  'My stepfather comes into my room at night and touches me.',
  'I keep a loaded gun next to my bed because I want to use it on myself.',
  'If I lose the custody case I am going to end my life.',
  'The world would go on just fine if I was dead.',
  'He put his hands around my neck and said next time he would not stop.',
  'I have stopped eating because I want to fade away and die.',
  'I found a bridge and I know the hour when nobody is there.',
  'I drank a bottle of vodka with a box of painkillers this morning.',
  'Life has no meaning any more and I have decided to go.',
  'I am thinking of stepping in front of the train on my way home.',
  'My ex stands outside my house every night and has threatened to burn it down.',
  'I don’t think I can keep myself safe tonight.',
  'I want to be with my dead son, and soon I will be.',
  'I googled how many of my blood pressure tablets it takes.',
  'There is a tall car park near the office and I went up there at lunch.',
  'My husband pushed me down the stairs on Sunday and I told the doctor I slipped.',
  'I give away my things because I will not need them.',
  'I scratch my arms until they bleed when he shouts.',
  'Every night I ask God to take me.',
  'I want out of this life, and I know how.',
  'My girlfriend holds a knife to my chest when she is drunk.',
  'I don’t see myself making it to the end of the week.',
  'My uncle still comes to my room when my parents are away.',
  'I am going to hang myself in the barn.',
  'My family would grieve a little and then be relieved.',
  'I hear a voice that orders me to push people off the platform.',
  'I am frightened to go home because he said he would finish me.',
  'I starve myself and make myself throw up every day.',
  'Nothing matters, I will be dead by my birthday.',
  'I shake the baby when she does not stop, and it scares me.',
  'I have no strength left to fight the wish to die.',
];
const ORDINARY = [
  'This traffic is killing me.',
  'I nearly died of embarrassment at the wedding.',
  'I want my old self to die so that something new can grow.',
  'When my grandfather died, I was holding his hand.',
  'I would never kill myself, I love my daughter too much.',
  'I am not suicidal, only very tired.',
  'My father beat me when I was a child, and I have made my peace with it.',
  'I used to think about suicide as a teenager; therapy helped.',
  'I cut myself off from my family for a few years.',
  'I hurt myself at the gym last week and had to rest.',
  'She beats me at chess every Sunday.',
  'I took my life in a new direction after the divorce.',
  'I am afraid that if I open up, people will leave me.',
  'I decided to end my job before it ended me.',
  'The hero must die before he can be born again, says Campbell.',
  'I want to live more slowly and see the sea.',
  'I don’t want to live in this city any more.',
  'My brother killed himself in 2009 and I still miss him.',
  'Sometimes I feel lost, but I know that it passes.',
  'I am dying to know how the story ends.',
  'My mother’s words hit me like a stone.',
  'I jumped off the cliff into the lake and felt free.',
  'I walked out of the meeting because I could not take it any longer.',
  'My work with suicidal patients has taught me patience.',
  'After the funeral I could not speak for a week.',
  'My greatest fear is that I will die without having lived.',
  'I carry my father’s anger in my own hands.',
  'When she left, something in me went silent.',
  'I am learning to put down the knife of self-criticism.',
  'I wanted to disappear into the ground when they laughed at me.',
  'The loneliness at night is the hardest part.',
  'I killed the plants again, I am a terrible gardener.',
  'My son told me that he hates me, and it hurt.',
  'I was beaten by a better team, and that was good for me.',
  'I don’t want to be the strong one any more.',
  'The doctor said that my mother has a year to live.',
  'Sometimes I am scared of my own rage, so I go for a run.',
  'I feel dead inside at work, and alive when I paint.',
  'I left the church and it felt like dying and being born.',
  'My mother threatened to leave us whenever we were loud.',
  'I sacrificed my youth for other people’s dreams.',
  'I lie awake and think about everything I did wrong.',
  'I burned out two years ago and had to start over.',
  'I am afraid of the dark water in my dreams.',
  'My partner says that I never let him in.',
  'I have been hurt so often that I trust nobody.',
  'I gave up alcohol because it was ruining my life.',
  'Being with my children makes me want to live to a hundred.',
  'I buried my mother in March, and I have not cried yet.',
  'My deepest shame is that I never stood up to my brother.',
  'When I look in the mirror I see a stranger.',
  'I want to stop running from myself.',
  'The desert taught me what silence is.',
  'I was furious when he took credit for my work.',
  'I failed the exam and felt that my world had ended.',
  'There is a child in me who is still waiting at the window.',
  'I lost my faith after the war, and found it again in music.',
  'She left me for my best friend, and I wished her every misfortune.',
  'My body has carried three children and one long illness.',
  'I eat when I am sad and then I hate how I look.',
  'Some days I do not get out of bed until noon.',
  'I fought my cousin behind the barn and we became friends.',
  'I fear the day when my parents are gone.',
  'The hardest labor was to forgive the man who ruined us.',
  'I feel guilty that I survived the accident and he did not.',
  'I threw my phone against the wall, that is how angry I was.',
  'My heart stops every time the telephone rings at night.',
  'I keep my sorrow to myself because nobody asks.',
  'I am sick of living out of a suitcase.',
  'I would kill for a week of sleep.',
  'After the birth I cried for no reason for two months.',
  'I am done with being polite.',
];

const gate = createCrisisGate(engine, quiet);
const caughtBy = async (sentences: readonly string[]) => {
  const found = await Promise.all(sentences.map(async (text) => ({ text, by: (await gate(text)).by })));
  return found.filter(({ by }) => by !== 'none');
};

describe('the crisis gate on sentences of its own', () => {
  it.each([
    ['in view', DANGER, 47, ORDINARY, 2],
    ['held out', HELD_OUT_DANGER, 6, HELD_OUT_ORDINARY, 1],
  ] as const)(
    'catches many sentences of danger and few ordinary ones (%s)',
    async (name, danger, least, ordinary, most) => {
      const caught = await caughtBy(danger);
      const alarms = await caughtBy(ordinary);
      const missed = danger.filter((text) => !caught.some((one) => one.text === text));
      console.info(name, {
        caught: `${caught.length}/${danger.length}`,
        alarms: `${alarms.length}/${ordinary.length}`,
        missed,
        alarmed: alarms,
      });
      expect(caught.length).toBeGreaterThanOrEqual(least);
      expect(alarms.length).toBeLessThanOrEqual(most);
    },
  );

  it('knows the two sentences that plain word lists miss', () => {
    expect(findCrisisPhrases('I have the pills counted out.')).toHaveLength(1);
    expect(findCrisisPhrases('He hits me and I am afraid he will kill me.')).toHaveLength(1);
  });

  it('finds one sentence of danger inside a long answer', async () => {
    const calm = 'I walked along the river and thought about the garden of my childhood. '.repeat(60);
    expect(await gate(`${calm}I’m going to kill myself. ${calm}`)).toEqual({ hit: true, by: 'phrase' });
    expect(await gate(calm)).toEqual({ hit: false, by: 'none' });
  });

  it('works by phrases alone when the model cannot be had', async () => {
    const broken = createCrisisGate(
      {
        sentences: () => Promise.reject(new Error('busy')),
        embedder: { id: 'none', dims: 0, embed: () => Promise.reject(new Error('busy')) },
      },
      quiet,
    );
    expect(await broken('I want to kill myself')).toEqual({ hit: true, by: 'phrase' });
    expect(await broken('I went for a walk')).toEqual({ hit: false, by: 'none' });
  });

  it('raises by likeness what no phrase names', async () => {
    const likeDanger = createLikeness(engine);
    const text = 'My wish is that I could go to bed and not be alive in the morning.';
    expect(findCrisisPhrases(text)).toEqual([]);
    expect(await likeDanger(text)).toBe(true);
    expect(await likeDanger('On Sundays I like to read in bed.')).toBe(false);
  });

  it('finds a phrase at the end of 50,000 characters, also without a single stop', () => {
    const calm = 'I was afraid to leave and my father would not let me live my life without fear of the last step. ';
    for (const text of [
      calm.repeat(500),
      calm.repeat(500).replace(/\./gu, ','),
      'a'.repeat(50_000),
      'my '.repeat(17_000),
    ]) {
      expect(findCrisisPhrases(text)).toEqual([]);
      expect(findCrisisPhrases(`${text}. I want to kill myself.`)).toEqual(['i want to kill myself']);
    }
  });
});
