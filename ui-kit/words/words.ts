/** The kit's own words, in English. A part takes them from here unless the page gives it others as props. */
const english = {
  close: 'Close',
  clear: 'Clear',
  optional: 'optional',
  error: 'Error:',
  problem: 'There is a problem',
  show: 'Show',
  hide: 'Hide',
  password: 'password',
  labor: 'Labor',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  notification: 'Notification',
  moreWaiting: 'more waiting',
  suggestions: 'Suggestions',
  searching: 'Searching...',
  nothingFound: 'Nothing found',
  searchFailed: 'The search did not answer. Type on to try again.',
  suggestionCount: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  ofTotal: (value: string | number, total: string | number) => `${value} of ${total}`,
  done: 'Done',
  current: 'Under way',
  waiting: 'Waiting',
  failed: 'Failed',
  table: 'Table',
  chartAsTable: 'Show as table',
  chartAsDrawing: 'Show as drawing',
  download: 'Download',
  drawingFile: 'Drawing (SVG)',
  figuresFile: 'Figures (CSV)',
  loadMore: 'Load more',
  loading: 'Loading...',
  shownOf: (shown: number, total: number) => `${shown} of ${total} shown`,
  allShown: (total: number) => (total === 1 ? 'The only one is shown' : `All ${total} are shown`),
  moreFailed: 'The next ones did not arrive. Try again.',
  partMissing: 'This part did not arrive. Check your connection and try again, or reload the page.',
  tryAgain: 'Try again',
  previous: 'Previous',
  next: 'Next',
  search: 'Search',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  speed: 'Speed',
  captions: 'Captions',
  fullScreen: 'Full screen',
  transcript: 'Transcript',
  mediaNetwork: 'The recording did not arrive. Check your connection, then try again.',
  mediaFormat: 'The recording cannot be played here. Try again, or download it.',
};

/** Every word and count that parts say by themselves. */
export type Words = typeof english;

let current: Words = english;

/** The words to draw with now; ask while drawing, never at module level, since the language can change. */
export function words(): Words {
  return current;
}

/** Gives the kit another language before the page is drawn; what is left out stays English. No argument: English again. */
export function setWords(other: Partial<Words> = {}): void {
  current = { ...english, ...other };
}
