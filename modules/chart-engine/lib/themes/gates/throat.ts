import { type Theme, theme } from '../theme';

/** Gates of the Throat. */
export const throatGates: Readonly<Record<number, Theme>> = {
  8: theme(
    'show, showed, shown, showing, contribut*, style, unique, different from, noticed, notice me, visible, my own way, original*, exhibit*',
    [6, 'To show what one makes is half of making it.'],
    [9, 'What you bring when you come is asked here.'],
  ),
  12: theme(
    'tone, mood, silen*, quiet, kept quiet, hold back, held back, speak up, spoke up, right moment, shy, poem*, poetry, song*',
    [6, 'Words that need the right mood are close to making.'],
    [4, 'What was not said is kept somewhere.'],
  ),
  16: theme(
    'practis*, practic*, skill*, talent*, learn*, rehears*, train*, enthusias*, exercise*, instrument, piano, guitar, violin',
    [6, 'Skill is what making grows by.'],
    [5, 'What you have practised is part of your work.'],
  ),
  20: theme(
    'right now, this moment, in the moment, here and now, aware*, notice, noticed, attention',
    [11, 'Outside without a purpose, one is mostly here.'],
    [8, 'To be present is one of the things called prayer.'],
  ),
  23: theme(
    'explain*, simple, plain, words for, put it into words, misunderstood, outsider, strange, understand me, understood me',
    [9, 'Where you are understood is a question of belonging.'],
    [12, 'What you know, said plainly, is something to leave.'],
  ),
  31: theme(
    'lead, leads, leader*, leading, led, influence*, followed me, follow me, speak for, spoke for, represent*, vote*, elected, in charge, responsib*',
    [7, 'Influence is one kind of power this Labor asks about.'],
    [9, 'Whom you speak for shows where you belong.'],
  ),
  33: theme(
    'alone, retreat*, withdr*, privacy, private, solitude, remember*, secret*, step back, stepped back, by myself, diary, journal',
    [1, 'Remembering where you come from needs time alone.'],
    [10, 'Looking back is part of marking an ending.'],
  ),
  35: theme(
    'experience*, travel*, adventure*, change, changed, changes, bored, boredom, something new, try everything, explore*, move on, moved on',
    [10, 'Change is made of endings.'],
    [11, 'Landscapes are among the first adventures.'],
  ),
  45: theme(
    'gather*, share, shared, sharing, provide*, provid*, possess*, belongings, inherit*, household, king, queen',
    [7, 'What is held, and for whom, is asked here.'],
    [9, 'What you hold in common makes a circle.'],
  ),
  56: theme(
    'story, stories, telling, storyteller*, wander*, travel*, exaggerat*, entertain*, laugh*, listen*, distract*',
    [6, 'Telling is one of the oldest ways to make something.'],
    [1, 'The stories that were there before you are asked for here.'],
  ),
  62: theme(
    'detail*, fact, facts, precise*, exact*, correct, list, lists, figures, name for, names, accurate',
    [5, 'Care for detail shows in what you do all day.'],
    [7, 'Plain figures are asked for here.'],
  ),
};
