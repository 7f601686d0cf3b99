import aspects from '../../data/en/aspects.json';
import centers from '../../data/en/centers.json';
import channels from '../../data/en/channels.json';
import chinese from '../../data/en/chinese.json';
import cross from '../../data/en/cross.json';
import firstGates from '../../data/en/gates-1.json';
import secondGates from '../../data/en/gates-2.json';
import houses from '../../data/en/houses.json';
import humanDesign from '../../data/en/human-design.json';
import moon from '../../data/en/moon.json';
import numbers from '../../data/en/numbers.json';
import phases from '../../data/en/phases.json';
import rising from '../../data/en/rising.json';
import spheres from '../../data/en/spheres.json';
import sun from '../../data/en/sun.json';

export interface ChapterText {
  readonly title: string;
  /** Paragraphs divided by a blank line. */
  readonly text: string;
}

const chapters: ReadonlyMap<string, ChapterText> = new Map(
  [
    humanDesign,
    centers,
    channels,
    firstGates,
    secondGates,
    cross,
    sun,
    moon,
    rising,
    houses,
    aspects,
    numbers,
    chinese,
    spheres,
    phases,
  ].flatMap((file) => Object.entries<ChapterText>(file)),
);

export const hasChapter = (id: string): boolean => chapters.has(id);

/** The text of a chapter. Throws where there is none: every id that a chart can have is written, and a test keeps it so. */
export const readChapter = (id: string): ChapterText => {
  const found = chapters.get(id);
  if (!found) throw new Error(`no text for the chapter ${id}`);
  return found;
};

export const chapterIds = (): readonly string[] => [...chapters.keys()];
