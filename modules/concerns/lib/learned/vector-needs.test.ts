import { afterAll, expect, it, vi } from 'vitest';
import { createEngine } from '#core/server/ai/engine';
import { centred } from '#modules/text-analysis/public';
import { findNeeds } from '../find-needs';
import { addByVectors } from './vector-needs';

vi.setConfig({ testTimeout: 120_000 });
const silent = () => undefined;
const engine = createEngine({ info: silent, warn: silent, error: silent });
const embedder = centred(engine.embedder);
afterAll(() => engine.stop());

const text = 'Every evening I open the second bottle and promise myself that it is the last one.';

it('finds a need that no word field names, and has no sentence for it', async () => {
  const found = await addByVectors([], await embedder.embed([text]), embedder.id);
  expect(found[0]?.need.id).toBe('alcohol');
  expect(found.every(({ sentences }) => sentences.length === 0)).toBe(true);
});

it('raises what words found and keeps its sentences', async () => {
  const byWords = findNeeds([
    { laborNumber: 1, laborName: '', text: 'Since the divorce I drink too much wine alone.' },
  ]);
  const [first] = byWords;
  const both = await addByVectors(
    byWords,
    await embedder.embed(['Since the divorce I drink too much wine alone.']),
    embedder.id,
  );
  const same = both.find(({ need }) => need.id === first?.need.id);
  expect(both[0]?.need.id).toBe('alcohol');
  expect(same?.sentences).toEqual(first?.sentences);
});

it('keeps a concern that staff added, which vectors do not know', async () => {
  const [first] = findNeeds([{ laborNumber: 1, laborName: '', text: 'I drink too much wine alone.' }]);
  if (!first) throw new Error('Nothing was found by words.');
  const added = { ...first, need: { ...first.need, id: 'choir' } };
  expect(await addByVectors([added], await embedder.embed([text]), embedder.id)).toContainEqual(added);
});

it('leaves vectors of another model alone', async () => {
  expect(await addByVectors([], await embedder.embed([text]), 'another')).toEqual([]);
});
