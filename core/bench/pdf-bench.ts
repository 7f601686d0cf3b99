import type { PrintDocument } from '../contract/documents';
import { createPrinter } from '../server/pdf/print';
import { compare, measure, report } from './compare';
import { findLongestPause } from './longest-pause';

/* Printing 200 kB of text in its thread: next to 50 kB, and how long it holds up this thread. */
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { print } = createPrinter(quiet);
const createDocument = (sentences: number): PrintDocument => ({
  title: 'Bench',
  subtitle: 'Bench',
  language: 'en',
  runningHead: 'Bench',
  footer: 'Hedo',
  pageNumber: 'Page {page} of {pages}',
  watermark: 'Private',
  created: '2026-11-22T08:00:00Z',
  sections: [
    {
      heading: 'Text',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It began when I was seven and nobody in the house was awake. '.repeat(sentences),
        },
      ],
    },
  ],
});
const [whole, quarter] = [createDocument(3300), createDocument(825)];

await compare({
  name: '200 kB, to 50 kB',
  ours: () => print(whole),
  base: () => print(quarter),
  budget: 6,
  rounds: 3,
});
const pause = await findLongestPause(() => print(whole), 3);
report('longest pause meanwhile, to the printing', pause, await measure(() => print(whole)), 0.25);
