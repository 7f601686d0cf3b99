import type { CentreName } from '../engine/rules/names';
import { type Theme, theme } from './theme';

/** What each centre is about, and which Labors ask about it. */
export const centreThemes: Readonly<Record<CentreName, Theme>> = {
  Head: theme(
    'question*, wonder, wondered, wondering, why, curious, curiosity, mystery, mysteries, doubt*, inspir*, riddle, puzzl*',
    [8, 'What is larger than an answer is asked about here.'],
    [12, 'A question that stays with you is part of what your life is about.'],
    [6, 'What you make often begins with a question.'],
  ),
  Ajna: theme(
    'thinking, thoughts, way of thinking, idea*, opinion*, believe*, belief*, understand*, understood, concept*, certain, sure of, make sense, made sense',
    [12, 'How you make sense of things is where meaning begins.'],
    [6, 'Ideas want to become something.'],
    [1, 'Ways of thinking are often handed down.'],
  ),
  Throat: theme(
    'voice, speak*, spoke, spoken, talk*, silen*, quiet, words, listen*, heard, sing, singing, whisper*, shout*, out loud, could not say, never said',
    [6, 'What you make is one way of being heard.'],
    [9, 'Among others you notice whether you speak and who listens.'],
    [1, 'Where you come from had its own rules about speaking.'],
  ),
  G: theme(
    'who I am, who I was, myself, identity, direction, belong*, path, love, loved, where I am going, feel at home, felt at home',
    [1, 'Who you are began somewhere.'],
    [3, 'Love shows you who you are with somebody.'],
    [12, 'Where you are going is what this Labor asks.'],
  ),
  Heart: theme(
    'promise*, worth, worthy, prove*, proving, proud, pride, willpower, effort, deserv*, earn*, compete*, competi*, ambition*',
    [7, 'Worth and what it costs are asked about here.'],
    [5, 'Effort and promises are what working days are made of.'],
  ),
  Spleen: theme(
    'safe, safety, unsafe, fear*, afraid, scared, instinct*, intuition, gut feeling, healthy, ill, illness, sick, knew at once, sensed',
    [2, 'Health, and how the body warns you, is its subject.'],
    [4, 'Fear often sits among what is kept out of sight.'],
    [10, 'What you have lost shows what you are afraid of.'],
  ),
  Sacral: theme(
    'energy, energ*, tired, exhaust*, strength, strong, busy, sex*, rest, sleep, worn out, work hard, worked hard, hard work, overwork*',
    [2, 'Strength and tiredness are felt in the body first.'],
    [5, 'What you spend your strength on is asked here.'],
    [6, 'Making something needs strength as well as ideas.'],
  ),
  SolarPlexus: theme(
    'feel, feeling*, felt, emotion*, mood*, sad, sadness, joy, angry, anger, cry, cried, crying, tears, nervous, hope*',
    [4, 'What you feel is the subject of this Labor.'],
    [3, 'Closeness moves with feeling.'],
    [10, 'Grief has waves of its own.'],
  ),
  Root: theme(
    'pressure, stress*, hurry, hurried, rush*, deadline*, restless*, adrenaline, urgent, driven, in a hurry, no time, running out of time',
    [5, 'Much of the hurry of a life is at work.'],
    [10, 'What hurries you is often the thought that time ends.'],
    [11, 'Outdoors there is another tempo.'],
  ),
};
