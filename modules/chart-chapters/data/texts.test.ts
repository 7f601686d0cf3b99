import { describe, expect, it } from 'vitest';
import { computeChart, lifeMarkers } from '#modules/chart-engine/public-server';
import { outlineOf } from '../lib/outline';
import { chapterIds, readChapter } from '../server/queries/texts';

const ids = chapterIds();
const wordsIn = (text: string): number => text.split(/\s+/u).length;
const fewest = (id: string): number => (id.startsWith('gate.') ? 40 : id.startsWith('channel.') ? 60 : 120);
const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/u).map((one) => one.trim().toLowerCase());

describe('the texts of the chapters', () => {
  it('are long enough to be read for themselves', () => {
    const short = ids.filter((id) => wordsIn(readChapter(id).text) < fewest(id));
    expect(short).toEqual([]);
  });

  it('share no sentence', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const id of ids)
      for (const sentence of sentencesOf(readChapter(id).text)) {
        const other = seen.get(sentence);
        if (other) twice.push(`${other} and ${id}: ${sentence}`);
        seen.set(sentence, id);
      }
    expect(twice).toEqual([]);
  });

  it('are there for whatever a chart can have', () => {
    const missing = new Set<string>();
    const now = Date.parse('2026-11-23T12:00:00Z');
    for (let index = 0; index < 400; index += 1) {
      const birth = new Date(Date.UTC(1931, 0, 1) + index * 87 * 86_400_000 + index * 4_111_000);
      const utc = birth.toISOString();
      const chart = computeChart(
        {
          fullName: null,
          birthDate: utc.slice(0, 10),
          birthTime: utc.slice(11, 16),
          lat: 40,
          lon: (index % 36) * 10 - 180,
          tz: 'UTC',
        },
        ({ date, time }) => ({ utc: `${date}T${time.slice(0, 5)}:00.000Z`, offsetSeconds: 0, status: 'normal' }),
      );
      const markers = index % 20 === 0 ? lifeMarkers({ from: birth.getTime(), to: birth.getTime() }) : [];
      for (const { chapters } of outlineOf(chart, utc.slice(0, 10), markers, now))
        for (const { id } of chapters) if (!ids.includes(id)) missing.add(id);
    }
    expect([...missing].sort()).toEqual([]);
  });

  it('are there for every channel, gate, centre and sphere', () => {
    expect(ids.filter((id) => id.startsWith('gate.'))).toHaveLength(64);
    expect(ids.filter((id) => id.startsWith('channel.'))).toHaveLength(36);
    expect(ids.filter((id) => id.startsWith('center.'))).toHaveLength(18);
    expect(ids.filter((id) => id.startsWith('sphere.'))).toHaveLength(13);
  });
});
