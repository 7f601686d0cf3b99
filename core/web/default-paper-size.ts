/** Letter where it is the common paper, by the region of the browser's language; A4 elsewhere. */
export const getDefaultPaperSize = (language: string): 'a4' | 'letter' =>
  /-(US|CA|MX|PH|CL|CO|CR|GT|PA|DO|PR|SV|VE)\b/i.test(language) ? 'letter' : 'a4';
