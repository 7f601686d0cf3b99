import type { LaborAnswer } from '#modules/labors/public';

/** Words everybody uses when writing about a life: that they return says nothing. */
const COMMON = new Set(
  (
    'about above across after afterwards again against almost alone along already also although always among another answer anybody anyone anything around asked asking away ' +
    'back became because become been before began begin behind being believe best better between both bring brought call called came cannot cant come comes coming could couldnt ' +
    'day days did didnt different does doesnt doing done dont down during each early eight either else enough even evening ever every everybody everyone everything ' +
    'fact feel feeling feels felt few find first five found four from front full gave get gets getting give given gives goes going gone good got great had hadnt half hand hands happen happened happens hard has hasnt have havent having hear heard help her here hers herself him himself his home hour hours house how however hundred ' +
    'instead into itself isnt just keep kept kind knew know known knows last late later learn learned least leave left less lets life like liked little live lived lives living long longer look looked looking lost lot love loved ' +
    'made make makes making man many matter maybe mean means meant mind mine minute minutes moment money month months more morning most much must myself name near need needed needs never new next nice night nine nobody none nothing notice now number ' +
    'often old once one ones only open other others our ourselves out outside over own part past people perhaps person place places point possible put quite ' +
    'rather read real really remember right said same saw say saying says second see seem seemed seems seen seven several shall she should shouldnt show side since sit six small some somebody someone something sometimes somewhere soon sort start started still stop stopped stood story such suppose sure ' +
    'take taken takes taking talk talked tell telling ten than that thats the their them themselves then there theres these they thing things think thinking this those though thought three through time times today together told tomorrow too took toward towards tried true try trying turn turned twice two ' +
    'under understand until upon use used usually very wait walk want wanted wants was wasnt watch way ways week weeks well went were werent what whatever when whenever where whether which while who whole whom whose why will wish with within without woman women wont word words work worked working world would wouldnt write writing wrote wrong year years yes yesterday yet young your yours youre ' +
    'able ago anyway area big boy boys child children close course door eyes face family father feet five friend friends girl head idea mother parents question reason room school speak spoke stand stay table thank thirty twelve twenty forty sixty fifty walked water wife husband son daughter brother sister mum dad the and for not but you all any can her was one our out day get has him his how man new now old see two way who boy did its let put say she too use ' +
    'are is am be being been ive im ill id youre theyre hes shes weve dont'
  ).split(/\s+/u),
);

/** A word in one form: without possessive and plural, lower case. */
const formOf = (word: string): string => {
  const plain = word
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replace(/['’]/gu, '');
  return plain.length > 4 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain;
};

/** A word that returns, as it was written first, and the Labors it stands in. */
export interface Recurring {
  readonly word: string;
  readonly labors: readonly number[];
}

/** Uncommon words of the client that stand in at least `fewest` different Labors; the three that do so most, longest first. */
export const recurringWords = (answers: readonly LaborAnswer[], fewest = 3): Recurring[] => {
  const held = new Map<string, { word: string; labors: Set<number>; count: number }>();
  for (const { text, laborNumber } of answers)
    for (const word of text.match(/[\p{L}][\p{L}\p{M}'’-]*/gu) ?? []) {
      const form = formOf(word);
      if (form.length < 3 || COMMON.has(form) || COMMON.has(`${form}s`)) continue;
      const one = held.get(form) ?? { word: word.replace(/['’]s$/u, ''), labors: new Set<number>(), count: 0 };
      one.labors.add(laborNumber);
      one.count += 1;
      held.set(form, one);
    }
  return [...held.values()]
    .filter(({ labors }) => labors.size >= fewest)
    .sort((a, b) => b.labors.size - a.labors.size || b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, 3)
    .map(({ word, labors }) => ({ word, labors: [...labors].sort((a, b) => a - b) }));
};
