import 'react';

declare module 'react' {
  /** Lets a part hand a value to its CSS: style={{ '--light': '40%' }}. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
