import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;

/** One run of text or one element in a line. Addresses are `https:`, `mailto:` or own paths; nothing else gets this far. */
export const MarkdownInline = Type.Recursive((Self) =>
  Type.Union([
    Type.Object({ kind: Type.Literal('text'), text: Type.String() }, strict),
    Type.Object({ kind: Type.Literal('code'), text: Type.String() }, strict),
    Type.Object({ kind: Type.Literal('break') }, strict),
    Type.Object(
      {
        kind: Type.Union([Type.Literal('emphasis'), Type.Literal('strong'), Type.Literal('deleted')]),
        children: Type.Array(Self),
      },
      strict,
    ),
    Type.Object({ kind: Type.Literal('link'), href: Type.String(), children: Type.Array(Self) }, strict),
  ]),
);
export type MarkdownInline = Static<typeof MarkdownInline>;

/** One block of a Markdown text. Headings start at level 2, since the page has its own first one; `id` is their anchor. */
export const MarkdownBlock = Type.Recursive((Self) =>
  Type.Union([
    Type.Object({ kind: Type.Literal('paragraph'), children: Type.Array(MarkdownInline) }, strict),
    Type.Object(
      {
        kind: Type.Literal('heading'),
        level: Type.Integer({ minimum: 2, maximum: 4 }),
        id: Type.String(),
        children: Type.Array(MarkdownInline),
      },
      strict,
    ),
    Type.Object({ kind: Type.Literal('quote'), blocks: Type.Array(Self) }, strict),
    Type.Object(
      {
        kind: Type.Literal('list'),
        ordered: Type.Boolean(),
        start: Type.Integer(),
        items: Type.Array(Type.Array(Self)),
      },
      strict,
    ),
    Type.Object({ kind: Type.Literal('code'), text: Type.String() }, strict),
    Type.Object({ kind: Type.Literal('rule') }, strict),
    Type.Object(
      {
        kind: Type.Literal('table'),
        head: Type.Array(Type.Array(MarkdownInline)),
        rows: Type.Array(Type.Array(Type.Array(MarkdownInline))),
      },
      strict,
    ),
  ]),
);
export type MarkdownBlock = Static<typeof MarkdownBlock>;

/** A Markdown text as a tree without any HTML, safe to draw as it is. */
export const MarkdownTree = Type.Array(MarkdownBlock);
export type MarkdownTree = Static<typeof MarkdownTree>;
