import { type Theme, theme } from '../theme';

/** Gates of the G centre. */
export const gGates: Readonly<Record<number, Theme>> = {
  1: theme(
    'creat*, making, made things, make things, made something, make something, paint*, draw, drew, drawing*, write, wrote, writing, compos*, express*, original*',
    [6, 'What wants to be made through you is the question here.'],
    [12, 'What you make may be what remains.'],
  ),
  2: theme(
    'direction, path, way forward, compass, lead me, led me, where I am going, where to go, guide, guided, guidance',
    [12, 'Direction is what adds up in the end.'],
    [5, 'What you spend your days on shows where you are heading.'],
  ),
  7: theme(
    'guide*, guiding, role*, lead, led, leading, mentor*, teach*, taught, advis*, advice, example, behind the scenes',
    [9, 'What you give to a group is asked here.'],
    [7, 'Guiding from behind is power too.'],
  ),
  10: theme(
    'myself, be me, being me, pretend*, mask*, authentic*, self-respect, respect, behave*, behav*, true to, fit in, fitted in',
    [4, 'The part of you that is hidden is the question here.'],
    [9, 'In some groups one is not quite oneself.'],
  ),
  13: theme(
    'listen*, overheard, hearing, secret*, confide, confided, confides, confiding, confidant*, tell me things, told me everything, their stories, witness*',
    [9, 'To be somebody who listens is a way of belonging.'],
    [1, 'What was heard at home is kept for long.'],
  ),
  15: theme(
    'rhythm*, extreme*, different people, all kinds of, season*, uneven, habit*, humanity, tide, tides, all over the place',
    [11, 'The rhythms of the living world are its subject.'],
    [9, 'Room for many kinds of people makes a community.'],
  ),
  25: theme(
    'innocen*, trust*, faith, betray*, forgive*, forgave, forgiv*, wound*, unconditional*, naive*',
    [8, 'Trust in what carries you is asked about here.'],
    [3, 'Love that keeps no accounts is still love between people.'],
  ),
  46: theme(
    'my body, body, bodies, skin, lucky, luck, right place, right time, dance*, dancing, touch*, comfortable, at home in',
    [2, 'The body you live in is its subject.'],
    [11, 'Outdoors, one notices having a body.'],
  ),
};
