/** One run of text or one element in a line, as the contract's safe tree has it. */
export type MarkdownLine =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'emphasis' | 'strong' | 'deleted'; readonly children: readonly MarkdownLine[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly MarkdownLine[] };

/** One block of a text. */
export type MarkdownPart =
  | { readonly kind: 'paragraph'; readonly children: readonly MarkdownLine[] }
  | {
      readonly kind: 'heading';
      /** 2 to 4: the page has a first heading of its own. */
      readonly level: number;
      readonly id: string;
      readonly children: readonly MarkdownLine[];
    }
  | { readonly kind: 'quote'; readonly blocks: readonly MarkdownPart[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly (readonly MarkdownPart[])[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly MarkdownLine[])[];
      readonly rows: readonly (readonly (readonly MarkdownLine[])[])[];
    };

/** The letters of a line without its elements. */
export function toPlainText(line: readonly MarkdownLine[]): string {
  return line.map((run) => ('text' in run ? run.text : 'children' in run ? toPlainText(run.children) : ' ')).join('');
}
