import { type Theme, theme } from '../theme';

/** Gates of the Ajna. */
export const ajnaGates: Readonly<Record<number, Theme>> = {
  4: theme(
    'answer*, solution*, solve*, solving, explain*, explanation*, formula*, right answer, advice',
    [9, 'What people come to you for is often an answer.'],
    [12, 'What you know now, and would pass on, is asked here.'],
  ),
  11: theme(
    'idea*, imagin*, image*, vision*, dreamed of, possibilit*, story, stories, inspir*',
    [6, 'What wants to be made begins as an idea.'],
    [12, 'Some ideas are meant to be left to others.'],
  ),
  17: theme(
    'opinion*, point of view, view, views, judg*, organis*, organiz*, plan, plans, planned, pattern*, should have',
    [9, 'Among others you find out what your view is worth.'],
    [5, 'How a thing could be arranged is a question of work.'],
  ),
  24: theme(
    'again and again, over and over, keep thinking, kept thinking, come back to, comes back, came back, returns, return to, ruminat*, going round, went round',
    [3, 'An argument that keeps coming back is asked for here.'],
    [4, 'What returns in thought is often what was put away.'],
  ),
  43: theme(
    'suddenly, realis*, realiz*, insight*, knew, dawned on, it came to me, clear to me, nobody understood, misunderstood, breakthrough*',
    [6, 'What arrives all at once often wants to be made.'],
    [8, 'A moment set apart from the rest is asked for here.'],
  ),
  47: theme(
    'make sense, made sense, makes sense, meaning, understand*, understood, figure out, figured out, looking back, hindsight, in retrospect, overwhelm*',
    [12, 'What it adds up to is the question of this Labor.'],
    [1, 'Much that happened early is understood late.'],
  ),
};
