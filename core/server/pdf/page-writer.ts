import PDFDocument from 'pdfkit';
import type { PrintDocument } from '../../contract/documents';
import { printable } from './characters';
import { type Face, type Faces, runsOf, type Style } from './faces';

/** An element of the PDF's structure tree. */
export type Element = PDFKit.PDFStructureElement;
/** What an element is to a screen reader. */
type Tag = 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'Lbl' | 'LBody';

/** Colours of ink on paper, the same pairs as on screen. */
export const ink = { text: '#1e1d27', soft: '#4b4a55', accent: '#5a2259', hair: '#d5d0c5' } as const;

/** How a text is set: sizes in points, `leading` as a multiple of the size. */
export interface Look {
  readonly style: Style;
  readonly size: number;
  readonly leading: number;
  readonly color?: string;
}
/** Where a text stands; the rest of the line by default. */
interface Place {
  readonly x?: number;
  readonly width?: number;
  /** A line of one face ends at the right edge. */
  readonly align?: 'right';
}

const margins = { top: 86, bottom: 80, left: 68, right: 68 };

/** A document under way: knows its letters, its page and how much space is left. */
export class PageWriter {
  readonly doc: PDFKit.PDFDocument;
  readonly left = margins.left;
  readonly width: number;
  readonly #faces: Faces;
  readonly #registered = new Set<Face>();

  constructor(source: PrintDocument, faces: Faces) {
    this.#faces = faces;
    this.doc = new PDFDocument({
      size: source.paper === 'Letter' ? 'LETTER' : 'A4',
      margins,
      bufferPages: true,
      pdfVersion: '1.7',
      // The types know the archive formats alone.
      subset: 'PDF/UA' as never,
      tagged: true,
      lang: source.language,
      displayTitle: true,
      info: {
        Title: printable(source.title),
        Producer: 'Hedo',
        Creator: 'Hedo',
        CreationDate: new Date(source.created),
      },
      // None of the fonts that readers bring along: everything is embedded.
      font: null as never,
    });
    this.width = this.doc.page.width - margins.left - margins.right;
  }

  get bottom(): number {
    return this.doc.page.height - margins.bottom;
  }

  /** Begins a new page unless so many points are left. Between elements only. */
  ensure(points: number): void {
    if (this.doc.y + points > this.bottom && this.doc.y > margins.top) this.newPage();
  }

  newPage(): void {
    this.doc.addPage();
    this.doc.x = this.left;
  }

  space(points: number): void {
    this.doc.y += points;
  }

  /** Writes a text as one element below `parent` and moves down behind it; long ones run on over pages. */
  write(parent: Element, tag: Tag, text: string, look: Look, { x = this.left, width, align }: Place = {}): void {
    const element = this.doc.struct(tag);
    parent.add(element);
    const available = width ?? this.left + this.width - x;
    // Line by line: a run that is continued after a line feed would begin where the one before it began.
    for (const line of printable(text).split('\n')) {
      const runs = runsOf(this.#faces[look.style], line || ' ');
      for (const [index, run] of runs.entries()) {
        const draw = (): void => {
          this.#set(run.face, look);
          const options = {
            ...this.#options(look),
            width: available,
            continued: index < runs.length - 1,
            ...(align && runs.length === 1 ? { align } : {}),
          };
          if (index === 0) this.doc.text(run.text, x, this.doc.y, options);
          else this.doc.text(run.text, options);
        };
        // What has no letters here is a row of question marks to the eye, and itself to a screen reader and to copying.
        element.add(run.missing === null ? draw : this.doc.struct('Span', { actual: run.missing }, draw));
      }
    }
    element.end();
    this.doc.x = this.left;
  }

  /** Height of a text in points; exact for one face, near for several. */
  heightOf(text: string, look: Look, width: number): number {
    const [face] = this.#faces[look.style];
    if (!face) return 0;
    this.#set(face, look);
    return this.doc.heightOfString(printable(text) || ' ', { ...this.#options(look), width });
  }

  /** Something drawn that says nothing: rules, bars, head and foot of a page. */
  artifact(draw: () => void): void {
    const { x, y } = this.doc;
    this.doc.markContent('Artifact', { type: 'Pagination' });
    draw();
    this.doc.endMarkedContent();
    this.doc.x = x;
    this.doc.y = y;
  }

  /** One line at a fixed place, cut where the space ends; for use inside `artifact`. */
  line(
    text: string,
    look: Look,
    at: { readonly x: number; readonly y: number; readonly available: number; readonly align?: 'right' },
  ): void {
    const signs = [...printable(text).replaceAll('\n', ' ')];
    let runs = runsOf(this.#faces[look.style], signs.join(''));
    while (signs.length > 1 && this.#widthOf(runs, look) > at.available) {
      signs.splice(-Math.max(2, Math.ceil(signs.length / 20)));
      runs = runsOf(this.#faces[look.style], `${signs.join('')}…`);
    }
    let x = at.align === 'right' ? at.x + at.available - this.#widthOf(runs, look) : at.x;
    for (const run of runs) {
      this.#set(run.face, look);
      const width = this.doc.widthOfString(run.text);
      this.doc.text(run.text, x, at.y, { ...this.#options(look), lineBreak: false });
      x += width;
    }
  }

  /** One line whose letters stand on `baseline`, as part of a drawing. */
  letters(
    text: string,
    look: Look,
    at: { readonly x: number; readonly baseline: number; readonly anchor?: 'middle' | 'end' },
  ): void {
    const runs = runsOf(this.#faces[look.style], printable(text).replaceAll('\n', ' '));
    const wide = this.#widthOf(runs, look);
    let x = at.x - (at.anchor === 'middle' ? wide / 2 : at.anchor === 'end' ? wide : 0);
    for (const run of runs) {
      this.#set(run.face, look);
      const width = this.doc.widthOfString(run.text);
      this.doc.text(run.text, x, at.baseline, { lineBreak: false, baseline: 'alphabetic' });
      x += width;
    }
  }

  /** Width of one line of text in points. */
  widthOf(text: string, look: Look): number {
    return this.#widthOf(runsOf(this.#faces[look.style], printable(text)), look);
  }

  #widthOf(runs: readonly { readonly face: Face; readonly text: string }[], look: Look): number {
    return runs.reduce((sum, { face, text }) => {
      this.#set(face, look);
      return sum + this.doc.widthOfString(text);
    }, 0);
  }

  #set(face: Face, { size, color = ink.text }: Look): void {
    if (!this.#registered.has(face)) {
      this.doc.registerFont(face.name, face.data as never);
      this.#registered.add(face);
    }
    this.doc.font(face.name).fontSize(size).fillColor(color);
  }

  /** Faces differ in height; lines and baselines must not. */
  #options({ size, leading }: Look): { readonly lineGap: number; readonly baseline: number } {
    return { lineGap: size * leading - this.doc.currentLineHeight(true), baseline: -size * 0.97 };
  }
}
