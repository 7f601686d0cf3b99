import { type Theme, theme } from '../theme';

/** Gates of the Root. */
export const rootGates: Readonly<Record<number, Theme>> = {
  19: theme(
    'needs, needy, in need, needed me, hungry, hunger, poor, poverty, shelter, touch*, sensitiv*, animal*, dog, cat, enough to eat, want for',
    [9, 'What is needed, and by whom, holds a circle together.'],
    [11, 'Animals and what they need belong to this Labor.'],
  ),
  38: theme(
    'fight, fights, fighting, fought, stubborn*, resist*, oppos*, stand up, stood up, refus*, defend*, argu*, battle*, would not give in',
    [7, 'Standing firm is a matter of power.'],
    [12, 'What is worth a fight says what a life is about.'],
  ),
  39: theme(
    'provok*, tease*, teasing, annoy*, irritat*, challeng*, joke*, stir*, blocked, block, anger, angry, stuck',
    [4, 'What irritates out of all proportion is asked for here.'],
    [3, 'A poke is often a question about closeness.'],
  ),
  41: theme(
    'dream, dreams, dreamt, dreamed, fantas*, imagin*, daydream*, wish*, one day, someday, look forward, looked forward, expect*',
    [6, 'What you would make if nobody saw begins as a dream.'],
    [10, 'What is postponed to some day is asked about here.'],
  ),
  52: theme(
    'stillness, sit still, sat still, sitting still, stand still, stood still, silence, quiet, calm, restless*, meditat*, mountain*, wait, motionless, concentrat*',
    [8, 'To sit still is close to what is called prayer.'],
    [11, 'Places outdoors teach stillness.'],
  ),
  53: theme(
    'begin*, began, start, started, starting, new project*, first step*, beginner*, never finished, set out, new job, new life',
    [6, 'The voice that is heard at a beginning is asked for here.'],
    [1, 'The first beginning of all is its subject.'],
  ),
  54: theme(
    'ambition*, ambitious, success*, succeed*, promot*, climb*, career, achiev*, get on, status, approval, recognition',
    [5, 'Whose approval you work for is asked here.'],
    [7, 'To rise is to come to influence and to money.'],
  ),
  58: theme(
    'joy, joyful, alive, vital*, fun, laugh*, delight*, glad, enjoy*, play, played, playing, energy, zest, pleasure*',
    [2, 'Being glad to be alive is felt in the body.'],
    [11, 'Outside without a purpose is where zest often is.'],
  ),
  60: theme(
    'limit*, stuck, cannot change, could not change, accept*, restrict*, trapped, constrain*, blocked, no choice, patien*, constraint*, as it is',
    [10, 'What cannot be changed is met in every loss.'],
    [2, 'A body has limits, and says so.'],
  ),
};
