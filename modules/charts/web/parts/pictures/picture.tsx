import { type ComponentProps, useId } from 'react';

interface PictureProps extends ComponentProps<'svg'> {
  /** Its name. */
  readonly label: string;
  /** The same in words. */
  readonly summary: string;
  /** Whether there is something to choose in it. */
  readonly live?: boolean;
}

/** What every picture of the chart is: an SVG with a name and a text that says what it shows. */
export const Picture = ({ label, summary, live, children, ...rest }: PictureProps) => {
  const id = useId();
  return (
    <svg {...rest} role={live ? 'group' : 'img'} aria-label={label} aria-describedby={id}>
      <desc id={id}>{summary}</desc>
      {children}
    </svg>
  );
};
