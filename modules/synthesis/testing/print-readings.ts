import { readFileSync } from 'node:fs';
import { answersOf, type Writer } from '#modules/labors/testing/writers/writer';
import type { Quote, Reading } from '../schemas/reading';
import { composeForReading, observeForReading } from '../server/thread';
import { writeEmbedded } from '../server/writer/embedded-writer';
import { aProfile } from './a-profile';
import { calm } from './calm';

interface Part {
  readonly kind: string;
  readonly claims: readonly string[];
  readonly quotes: readonly Quote[];
  readonly question?: string;
}

/** What a reading consists of, in its order; headings are claims too. The chart is left out: it does not come from the answers. */
const partsOf = ({ title, opening, themes, insights, guidance, closing }: Reading): Part[] => [
  ...(title ? [{ kind: 'title', claims: [], quotes: [title.quote] }] : []),
  { kind: 'opening', claims: opening, quotes: [] },
  ...themes.map((theme) => ({ ...theme, kind: theme.kind ?? 'theme', claims: [theme.title, theme.description] })),
  ...insights.map((insight) => ({ ...insight, kind: insight.framework, claims: [insight.concept, insight.note] })),
  { kind: 'guidance', claims: guidance.map((one) => `${one.title}. ${one.text}`), quotes: [] },
  { kind: 'closing', claims: closing, quotes: [] },
];

/** Numbered through, so that judges can name each claim (C) and each quote (Q); questions claim nothing. */
const numbered = (reading: Reading): string => {
  let claims = 0;
  let quotes = 0;
  return partsOf(reading)
    .filter((part) => part.claims.length + part.quotes.length > 0)
    .map(({ kind, claims: said, quotes: shown, question }) =>
      [
        `[${kind}]`,
        ...said.map((text) => `C${++claims}  ${text}`),
        ...shown.map(
          ({ text, laborNumber, by }) => `Q${++quotes}  (Labor ${laborNumber}${by ? `, ${by}` : ''}) ${text}`,
        ),
        ...(question ? [`    ${question}`] : []),
      ].join('\n'),
    )
    .join('\n\n');
};

/** `npx tsx modules/synthesis/testing/print-readings.ts <persona file> …`: the readings of invented clients, for people to judge. */
for (const file of process.argv.slice(2)) {
  const writer = JSON.parse(readFileSync(file, 'utf8')) as Writer;
  const start = performance.now();
  const reading = await writeEmbedded(
    { gate: calm, observe: observeForReading, compose: composeForReading },
    { answers: answersOf(writer), profile: aProfile, notMe: [], crisisAnswers: new Map(), previous: null },
    async () => undefined,
  );
  const took = Math.round(performance.now() - start);
  process.stdout.write(`\n######## ${writer.name} (${took} ms)\n\n${numbered(reading)}\n`);
}
