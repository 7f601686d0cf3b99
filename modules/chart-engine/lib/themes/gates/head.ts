import { type Theme, theme } from '../theme';

/** Gates of the Head. */
export const headGates: Readonly<Record<number, Theme>> = {
  61: theme(
    'mystery, mysteries, mysterious, wonder, wondered, wondering, unknown, unexplain*, sacred, awe, no answer, cannot explain, could not explain',
    [8, 'What cannot be looked up is at home in this Labor.'],
    [12, 'A wonder that stays is part of what your life says.'],
  ),
  63: theme(
    'doubt*, question*, suspicio*, sceptic*, skeptic*, unsure, uncertain*, proof, check*, make sure, trust',
    [8, 'Trust, lost and found, is asked about here.'],
    [5, 'At work you see what your doubts are good for.'],
  ),
  64: theme(
    'memory, memories, remember*, picture*, image*, confus*, dream, dreams, scene*, past, flashback*',
    [1, 'Scenes from the beginning are what this Labor asks for.'],
    [4, 'Dreams and pictures that stay are asked for here.'],
  ),
};
