import type { MarkdownInline, MarkdownTree } from '#core/contract/markdown';
import { Link } from '#core/web';
import { type MediaFile, mediaKeyOf } from '#modules/media/public';
import { Markdown } from '#ui/markdown/markdown';
import { ArticleFile } from './article-file';
import styles from './article-text.module.css';

const wordsOf = (line: readonly MarkdownInline[]): string =>
  line.map((piece) => ('text' in piece ? piece.text : 'children' in piece ? wordsOf(piece.children) : ' ')).join('');

type Piece =
  | { readonly kind: 'text'; readonly tree: MarkdownTree }
  | { readonly kind: 'file'; readonly file: MediaFile; readonly words: string };

/** A text in turns: a paragraph that is nothing but the address of a file stands for the file. */
const piecesOf = (tree: MarkdownTree, files: readonly MediaFile[]): readonly Piece[] => {
  const byKey = new Map(files.map((file) => [file.key, file]));
  const pieces: Piece[] = [];
  for (const block of tree) {
    const [only, more] = block.kind === 'paragraph' ? block.children : [];
    const file = only?.kind === 'link' && !more ? byKey.get(mediaKeyOf(only.href) ?? '') : undefined;
    const last = pieces.at(-1);
    if (file && only?.kind === 'link') pieces.push({ kind: 'file', file, words: wordsOf(only.children) });
    else if (last?.kind === 'text') last.tree.push(block);
    else pieces.push({ kind: 'text', tree: [block] });
  }
  return pieces;
};

interface TextProps {
  readonly tree: MarkdownTree;
  readonly files: readonly MediaFile[];
  readonly language: string;
  /** Of the first run of text. */
  readonly className?: string | undefined;
}

/** The text of an article with its pictures, recordings and documents. */
export const ArticleText = ({ tree, files, language, className }: TextProps) => (
  <div className={styles.text}>
    {piecesOf(tree, files).map((piece, at) =>
      piece.kind === 'file' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
        <ArticleFile key={at} file={piece.file} words={piece.words} language={language} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
        <div key={at} lang={language}>
          <Markdown
            tree={piece.tree}
            className={at === 0 ? className : undefined}
            ownLink={(href, words) =>
              mediaKeyOf(href) === null ? <Link to={href}>{words}</Link> : <a href={href}>{words}</a>
            }
          />
        </div>
      ),
    )}
  </div>
);
