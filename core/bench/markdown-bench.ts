import { Problem } from '../contract/errors';
import { parseMarkdown } from '../server/markdown/markdown';
import { hostilePieces } from '../server/markdown/testing/hostile-pieces';
import { report } from './compare';

/* Hostile Markdown of the longest size, next to prose of the same length. The parser gives up after 250 ms of the processor. */
const size = 200_000;
const budget = 10;
const rounds = 3;

const fill = (piece: string): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
/** Milliseconds of the processor, the best of several runs. */
const measureParse = (text: string): number =>
  Math.min(
    ...Array.from({ length: rounds }, () => {
      const start = process.cpuUsage();
      try {
        parseMarkdown(text);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
      }
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }),
  );

const prose = fill('Lorem *ipsum* dolor sit amet, [link](https://a.example) consectetur. '.repeat(8).concat('\n\n'));
measureParse(prose);
const base = measureParse(prose);
const times = hostilePieces
  .flatMap((piece) => [
    { name: JSON.stringify(piece), text: fill(piece) },
    {
      name: `${JSON.stringify(piece)} in paragraphs`,
      text: fill(`${piece.repeat(1200).slice(0, 3900)}\n\n`),
    },
  ])
  .map(({ name, text }) => ({ name, ms: measureParse(text) }))
  .sort((a, b) => b.ms - a.ms);
process.stdout.write(`${times.length} hostile texts of ${size} characters; the slowest:\n`);
for (const { name, ms } of times.slice(0, 5)) report(name, ms, base, budget);
