import type { Wording } from '../wording';
import { echoing } from './echoing';
import { experiments } from './experiments';
import { calm, frame } from './frame';
import { grammar } from './grammar';
import { lenses } from './lenses';
import { moving } from './moving';
import { remarking } from './remarking';
import { returning } from './returning';
import { speaking } from './speaking';
import { turning } from './turning';

export const english: Wording = {
  grammar,
  sections: { ...echoing, ...remarking, ...returning, ...speaking, ...turning, ...moving },
  lenses,
  calm,
  experiments,
  frame,
  parts: {
    'opening.counts': 'what was read for this',
    'opening.title': 'where the title comes from',
    'opening.path': 'the way through this reading',
    'opening.centre': 'which Labor is quoted most',
    'opening.since': 'what is new since the last version',
    'chart.design': 'your Human Design',
    'chart.keys': 'your Life’s Work',
    'chart.sky': 'the sky of your birth',
    'closing.unused': 'which Labors were not quoted',
    'closing.voices': 'whose words were set aside',
    'closing.lifeline': 'your years',
    'closing.open': 'how many Labors are open',
    theme: '{title}',
    insight: '{title}',
    practice: 'the experiment {title}',
    opening: 'a paragraph of the opening',
    closing: 'a paragraph of the closing',
    chart: 'a paragraph on the chart',
  },
  chart: {
    design: 'Your Human Design names {facts}.',
    centers: 'Defined: {facts}.',
    keys: 'Your Life’s Work has the gate and line {facts}.',
    sky: 'In the sky of your birth: {facts}.',
    apart: 'These are facts of the chart; nothing above was derived from them.',
    chapter: '{title}. Tradition says of it: {sentence}',
    fits: 'You marked this chapter as fitting.',
    own: 'In your own words, {inAt}: {own}',
    signs: {},
    labels: {
      type: 'type {x}',
      authority: 'authority {x}',
      profile: 'profile {x}',
      sun: 'Sun in {x}',
      moon: 'Moon in {x}',
      rising: '{x} rising',
    },
  },
};
