import { type Theme, theme } from '../theme';

/** Gates of the Heart. */
export const heartGates: Readonly<Record<number, Theme>> = {
  21: theme(
    'control*, in charge, boss, money, budget*, spend*, spent, save, saved, savings, manage*, my own master, let go',
    [7, 'What you control, and what could be left alone, is asked here.'],
    [2, 'Care for the body is a matter of what one is in charge of.'],
  ),
  26: theme(
    'convinc*, persuad*, sell, sold, selling, promise*, exaggerat*, a lie, lied, truth, impress*, charm*, market*',
    [7, 'To win people over is one kind of power.'],
    [5, 'Work often means to win somebody for something.'],
  ),
  40: theme(
    'rest, rested, alone, tired, exhaust*, say no, said no, saying no, deserve*, break from, pause*, holiday*, day off, by myself',
    [5, 'What work costs you is asked here.'],
    [2, 'Rest is among the first things a body asks for.'],
  ),
  51: theme(
    'shock*, sudden*, accident*, courage*, brave*, dare*, dared, startl*, crash*, compet*, scared, woke me, wake-up',
    [10, 'What ended suddenly leaves its mark here.'],
    [8, 'A jolt can open what was closed.'],
  ),
};
