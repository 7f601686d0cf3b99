import { formatNumber } from '#core/web';
import type { MediaFile } from '#modules/media/public';
import { Picture } from '#ui/picture/picture';
import { texts } from '../../texts/texts';
import styles from './article-file.module.css';
import { Player } from './player';

const megabyte = 1024 * 1024;
const sizeInWords = (bytes: number): string =>
  texts('file.size', { size: formatNumber(Math.max(0.1, Math.round((bytes / megabyte) * 10) / 10)) });

interface FileProps {
  readonly file: MediaFile;
  /** What the article says of it. */
  readonly words: string;
  readonly language: string;
}

/** Words of the article that are more than the picture's own description, and who made it. */
const Caption = ({ file, words, language }: FileProps) => {
  const { name, picture, credit, licence } = file;
  const isOwn = words.trim() !== '' && words !== picture?.alt && words !== name;
  const maker = [credit, licence].filter((part) => part !== '').join(', ');
  if (!isOwn && maker === '') return null;
  return (
    <figcaption className={styles.caption}>
      {isOwn && <span lang={language}>{words}</span>} {maker !== '' && <small>{maker}</small>}
    </figcaption>
  );
};

/** A file of the library within an article: a picture, something to play, or something to save. */
export const ArticleFile = (props: FileProps) => {
  const { file, words, language } = props;
  const { kind, picture, url, captionsUrl, transcript, poster, size } = file;
  if (picture)
    return (
      <figure className={styles.figure}>
        <Picture source={picture} sizes="(min-width: 64rem) 42rem, 100vw" className={styles.picture} />
        <Caption {...props} />
      </figure>
    );
  if (url === null) return null;
  if (kind === 'document')
    return (
      <p className={styles.document}>
        <a href={url} download lang={language}>
          {words}
        </a>{' '}
        <small>{sizeInWords(size)}</small>
      </p>
    );
  return (
    <figure className={styles.figure}>
      <Player
        kind={kind === 'video' ? 'video' : 'audio'}
        title={words}
        src={url}
        poster={poster?.src}
        captions={captionsUrl === null ? undefined : { src: captionsUrl, language, label: language }}
        transcript={
          transcript.length > 0 && (
            <div lang={language}>
              {transcript.map((paragraph, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a transcript never change places
                <p key={at}>{paragraph}</p>
              ))}
            </div>
          )
        }
      />
      <Caption {...props} words="" />
    </figure>
  );
};
