/** Strokes for `<Icon shape={...}>`: what only some pages show, each taken into a page by its own name. */
export const heart = (
  <path d="M12 19.5S4 14.8 4 9.2C4 6.6 6 5 8 5c1.8 0 3.2 1 4 2.5C12.8 6 14.2 5 16 5c2 0 4 1.6 4 4.2 0 5.6-8 10.3-8 10.3Z" />
);
/** A ribbon, for what is kept to read later. */
export const bookmark = <path d="M7 4.5h10v15l-5-4-5 4z" />;
/** An arrow out of a tray. */
export const share = <path d="M12 14.5v-11m-3.5 3.5 3.5-3.5 3.5 3.5M8 10.5H5.5v9h13v-9H16" />;
/** Lines that grow shorter. */
export const filter = <path d="M4 7h16M7 12h10M10 17h4" />;
/** A grid, for the table next to a drawing. */
export const grid = <path d="M4 5.5h16v13H4zM4 10h16M4 14.5h16M9.5 10v8.5" />;
/** A line that rises, for the drawing next to a table. */
export const chart = <path d="M4 4.5v15h16M7.5 15.5l4-5 3 2.5 5-6.5" />;
/** An arrow down to a line. */
export const download = <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />;
/** A triangle, filled. */
export const play = <path d="M8 5.5v13l11-6.5z" fill="currentColor" />;
/** Two bars, filled. */
export const pause = <path d="M7.5 5.5h3v13h-3zM13.5 5.5h3v13h-3z" fill="currentColor" />;
/** A loudspeaker with waves. */
export const sound = <path d="M4 9.5v5h3.5l5 4v-13l-5 4zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a7.8 7.8 0 0 1 0 11" />;
/** A loudspeaker, crossed out. */
export const silence = <path d="M4 9.5v5h3.5l5 4v-13l-5 4zM16 9.5l5 5m0-5-5 5" />;
/** A screen with two lines of text. */
export const captions = <path d="M3.5 5.5h17v13h-17zM7 11h4M13.5 11H17M7 14.5h6M15.5 14.5H17" />;
/** Four corners. */
export const corners = <path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" />;
/** A microphone on its stand. */
export const microphone = (
  <path d="M12 3.5a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M8.5 21h7" />
);
/** A square, filled. */
export const stop = <path d="M7 7h10v10H7z" fill="currentColor" />;
