import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subset from 'subset-font';
import { projectFile } from '../root';

/** How a run of text looks. */
export type Style = 'body' | 'strong' | 'italic' | 'title';

/** A static font holding what one document needs of one file. */
export interface Face {
  readonly name: string;
  readonly data: Uint8Array;
  has(codePoint: number): boolean;
}
/** For each style the faces to try, in order. */
export type Faces = Readonly<Record<Style, readonly Face[]>>;

const scripts = ['cyrillic', 'greek', 'vietnamese', 'cyrillic-ext', 'greek-ext', 'latin-ext', 'devanagari', 'latin'];
const files = (family: string, subsets: readonly string[], slant: 'normal' | 'italic'): string[] =>
  subsets.map((name) => `node_modules/@fontsource-variable/${family}/files/${family}-${name}-wght-${slant}.woff2`);

const latin = ['latin', 'latin-ext'];
const wanted: Readonly<Record<Style, { readonly weight: number; readonly files: readonly string[] }>> = {
  body: {
    weight: 400,
    files: [...files('instrument-sans', latin, 'normal'), ...files('noto-sans', scripts, 'normal')],
  },
  strong: {
    weight: 600,
    files: [...files('instrument-sans', latin, 'normal'), ...files('noto-sans', scripts, 'normal')],
  },
  italic: {
    weight: 400,
    files: [...files('instrument-sans', latin, 'italic'), ...files('noto-sans', scripts, 'italic')],
  },
  title: {
    weight: 600,
    files: [...files('fraunces', [...latin, 'vietnamese'], 'normal'), ...files('noto-sans', scripts, 'normal')],
  },
};

/** Stands for what no face can draw, and the one file that has it. */
const substitute = '\ufffd';
const [substituteFile = ''] = files('noto-sans', ['latin'], 'normal');

/** One face: the web's variable font, fixed at one weight, with only the characters in use. PDF knows no variable fonts. */
const faceOf = async (file: string, weight: number, characters: string): Promise<Face> => {
  const woff = await readFile(projectFile(file));
  const data = await subset(woff, characters, { targetFormat: 'truetype', variationAxes: { wght: weight } });
  const font = create(data) as Font;
  const codePoints = new Set<number>();
  try {
    for (const sign of characters) {
      const codePoint = sign.codePointAt(0) as number;
      if (font.hasGlyphForCodePoint(codePoint)) codePoints.add(codePoint);
    }
  } catch {
    // A font without any of the characters has no table of them either: it draws nothing, which is what we asked.
  }
  return { name: `${file} ${weight}`, data, has: (codePoint) => codePoints.has(codePoint) };
};

const facesOf = async (style: Style, characters: ReadonlySet<number>): Promise<Face[]> => {
  const faces: Face[] = [];
  let missing = [...characters];
  for (const file of wanted[style].files) {
    // Each further file is opened only for what the ones before it cannot draw.
    if (faces.length > 0 && missing.length === 0) break;
    const face = await faceOf(file, wanted[style].weight, ` ${String.fromCodePoint(...missing)}`);
    const left = missing.filter((codePoint) => !face.has(codePoint));
    if (faces.length === 0 || left.length < missing.length) faces.push(face);
    missing = left;
  }
  if (missing.length > 0) faces.push(await faceOf(substituteFile, wanted[style].weight, ` ${substitute}`));
  return faces;
};

/** The faces for these texts; at least one a style. */
export const loadFaces = async (texts: readonly string[]): Promise<Faces> => {
  const characters = new Set<number>([...'0123456789 •…'].map((sign) => sign.codePointAt(0) as number));
  for (const text of texts) for (const sign of text) characters.add(sign.codePointAt(0) as number);
  characters.delete(10);
  const some = new Set([...characters].slice(0, 20_000));
  const [body, strong, italic, title] = [
    await facesOf('body', some),
    await facesOf('strong', some),
    await facesOf('italic', some),
    await facesOf('title', some),
  ];
  return { body, strong, italic, title };
};

/** A stretch of text drawn with one face; `missing` keeps the original of what no face can draw. */
export interface Run {
  readonly face: Face;
  readonly text: string;
  readonly missing: string | null;
}

/** Splits a text by what can draw it. A space or a mark stays with the run before it. */
export const runsOf = (faces: readonly Face[], text: string): Run[] => {
  const first = faces[0];
  if (!first) throw new Error('a style needs a face');
  const stand = faces.at(-1) ?? first;
  const runs: { face: Face; text: string; missing: string | null }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const plain = sign === ' ';
    const face = plain ? last?.face : faces.find((one) => one.has(sign.codePointAt(0) as number));
    const missing = plain ? last !== undefined && last.missing !== null : face === undefined;
    const drawn = missing && !plain ? substitute : sign;
    const by = face ?? (plain ? first : stand);
    if (last && last.face === by && (last.missing !== null) === missing) {
      last.text += drawn;
      if (last.missing !== null) last.missing += sign;
    } else runs.push({ face: by, text: drawn, missing: missing ? sign : null });
  }
  return runs;
};
