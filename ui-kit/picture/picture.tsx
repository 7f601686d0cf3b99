import { classNames } from '#ui';
import styles from './picture.module.css';

export interface PictureProps {
  /** The file in its widths, what it shows, and the point to keep in sight when it is cut. */
  source: {
    readonly src: string;
    readonly srcset: readonly { readonly url: string; readonly width: number }[];
    readonly width: number;
    readonly height: number;
    /** Empty where the picture only decorates. */
    readonly alt: string;
    /** What stays in sight when the picture is cropped: shares of its width and height. */
    readonly focalPoint: { readonly x: number; readonly y: number };
  };
  /** How wide it is drawn, as in `(min-width: 60rem) 50vw, 100vw`. */
  sizes: string;
  /** Width by height of the cut, such as `3 / 2`; the whole picture without. */
  ratio?: string | undefined;
  /** The first picture of a page: asked for at once. */
  first?: boolean | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** A picture in the size that the page needs, cropped around its focal point; its place is kept until it is there. */
export function Picture({ source, sizes, ratio, first = false, className }: PictureProps) {
  const { src, srcset, width, height, alt, focalPoint } = source;
  return (
    <img
      src={src}
      srcSet={srcset.map(({ url, width: wide }) => `${url} ${wide}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(styles.picture, className)}
      style={{ aspectRatio: ratio, objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }}
    />
  );
}
