export { centred } from './lib/centred';
export { readsAsEnglish } from './lib/language';
export { type PersonalValue, type Replaced, replacePersonal } from './lib/personal';
export { countWords, pointsBack, quotablePassages } from './lib/quotable';
export { verifyQuote } from './lib/quotes';
