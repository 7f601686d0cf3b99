import { type Theme, theme } from '../theme';

/** Gates of the Spleen. */
export const spleenGates: Readonly<Record<number, Theme>> = {
  18: theme(
    'correct*, mistake*, wrong, improve*, criticis*, criticiz*, critical, perfect*, repair*, fix, fixed, fixing, mend*, not good enough',
    [1, 'What was not right at home is often what one sets out to mend.'],
    [5, 'At work an eye for what could be better has its place.'],
  ),
  28: theme(
    'risk*, struggle*, struggling, worth it, meaningless, pointless, fight, fought, purpose, gamble*, danger*, what for, all for nothing',
    [12, 'What makes a life worth its trouble is asked here.'],
    [10, 'What is worth a risk looks different when time is short.'],
  ),
  32: theme(
    'lasting, lasts, endure*, continu*, tradition*, failure*, fail, failed, afraid to fail, preserve*, keep going, survive*, survival',
    [10, 'What lasts is seen beside what ends.'],
    [7, 'Whether there will be enough is a question of this Labor.'],
  ),
  44: theme(
    'pattern*, remind*, memory, memories, repeat*, same mistake, smell*, instinct*, recognis*, recogniz*, alert, past',
    [1, 'Patterns that were there before you are asked for here.'],
    [3, 'With people one meets what one has met before.'],
  ),
  48: theme(
    'deep, deeper, depth, not good enough, inadequa*, not enough, knowledge, study, studied, expert*, prepare*, prepared, not ready',
    [5, 'Whether one knows enough is a worry of working life.'],
    [6, 'The voice that says you are not ready is asked for here.'],
  ),
  50: theme(
    'responsib*, duty, duties, care for, cared for, taking care, took care, values, rule, rules, protect*, guilt*, guardian*, look after, looked after',
    [9, 'What you look after shows where you belong.'],
    [1, 'The rules of a family are among what one is given.'],
  ),
  57: theme(
    'intuition, intuitive*, instinct*, gut, sense, sensed, hunch*, quiet voice, felt it, knew before, body knew, afraid of tomorrow, listen to my',
    [2, 'A time your body knew first is asked for here.'],
    [11, 'Outdoors, hearing gets finer.'],
  ),
};
