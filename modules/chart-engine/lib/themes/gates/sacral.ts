import { type Theme, theme } from '../theme';

/** Gates of the Sacral. */
export const sacralGates: Readonly<Record<number, Theme>> = {
  3: theme(
    'begin*, began, begun, chaos, chaotic, sort out, sorted out, mess, muddle*, new start, difficult start, stuck, put in order',
    [6, 'Something new begins in a muddle.'],
    [5, 'Work asks for order before there is any.'],
  ),
  5: theme(
    'routine*, habit*, ritual*, every day, every morning, each morning, rhythm*, wait, waited, waiting, patien*, schedule*, same time',
    [2, 'Habits of care are asked about here.'],
    [11, 'A year lived by the seasons has its rhythm.'],
  ),
  9: theme(
    'focus*, concentrat*, attention, detail*, absorb*, lose track of time, time disappears, lost track, careful*, patien*, fiddl*',
    [5, 'When time disappears while you work is asked here.'],
    [6, 'Making something is attention to one small thing.'],
  ),
  14: theme(
    'money, earn*, paid, salary, skill*, wealth*, rich, afford*, resource*, my work, job, jobs, career',
    [7, 'Means, and what they are for, are its subject.'],
    [5, 'What work brings in, beyond pay, is asked here.'],
  ),
  27: theme(
    'care, cared, caring, feed, fed, cook*, nurtur*, look after, looked after, mother*, children, nurse*, nursing, sick, raise*, raised',
    [2, 'Care for a body begins with being fed.'],
    [3, 'Looking after somebody is one way to love.'],
  ),
  29: theme(
    'yes, said yes, saying yes, commit*, agree, agreed, promise*, keep going, kept going, could not say no, give up, gave up, persever*',
    [7, 'A yes that meant no is asked for here.'],
    [3, 'To stay with somebody begins with a yes.'],
  ),
  34: theme(
    'strong, stronger, strength, energy, energ*, power, powerful, busy, force, tireless*, independen*, unstoppable, on my own, too much',
    [7, 'What you can move is the question of this Labor.'],
    [2, 'Strength is felt in the body before it is used.'],
  ),
  42: theme(
    'finish*, complet*, ended, ending*, unfinished, closure, see it through, saw it through, quit, half done, conclusion',
    [10, 'Endings, marked or not, are its subject.'],
    [6, 'What waits unfinished is asked for here.'],
  ),
  59: theme(
    'closer, closeness, intima*, touch*, kiss*, sex*, marri*, open up, opened up, wall, walls, flirt*, tender*, desire*',
    [3, 'How you come close is the question of this Labor.'],
    [4, 'What is hidden is hidden from those who are near.'],
  ),
};
