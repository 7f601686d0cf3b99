import { allOf, atStart, wordOf } from './german-clauses';

/** Weak verbs of speech by their stems. */
const stems = [
  'sag|frag|antwort|erzähl|behaupt|erklär|glaub|mahn|warn|droh|predig|beton|befürcht|fürcht|wiederhol|spott|seufz|brüll|flüster|zisch|knurr|murmel|raun|schimpf',
  'beteuer|versicher|prophezei|vermut|erwähn|bericht|verkünd|hauch|jammer|klag|kreisch|stöhn|wisper|brumm|schnauz|fauch|keif|begrüß|tröst|schwärm|äußer|kommentier',
  'diagnostizier|attestier|bescheinig|mein|lüg|unterstell|verkünde|entgegn|erwider|rat|wend|füg|ermahn|belehr|lach|lautet|feix|grins|höhn|lob|wett|schätz|frotzel|näsel|stammel|stotter|schluchz|wein|bell|pflaum|motz|mecker|stichel|versprach',
].join('|');
/** Verbs of speech and belief in all their forms; noun-like forms (`meine`, `frage`) only next to `ich`, which is another rule. */
export const speech = new RegExp(
  `(?<![\\p{L}])(?:(?:${stems})(?:t|te|ten|tet|test|en|et|ete|eten|st|est|n)|g(?:e)?(?:${stems})(?:t|et|ed)|(?:be|er|ver|wieder|unter|prophezei|diagnostizier|attestier|kommentier)(?:haupt|zähl|klär|sicher|hol|stell|wähn|kündet|mahnt|widert)(?:et|t)|prophezeit|diagnostiziert|attestiert|bescheinigt|bestätigt(?:e|en)?` +
    '|(?:sage|frage|glaube|denke|finde|antworte|behaupte|sag|frag|glaub|denk|find|rufe|schreie)(?= (?:ich|i)(?!\\p{L}))|(?<=(?:ich|i) )(?:sage|frage|glaube|denke|finde|antworte|behaupte|sag|frag|glaub|denk|find|rufe|meine|schreie)' +
    '|rief|riefen|ruft|rufen|gerufen|zugerufen|schrie|schrien|schreit|schreien|geschrien|geschrieen|angeschrien|schrieb|schreibt|schrieben|schreiben|geschrieben|spricht|sprach|gesprochen' +
    '|denkt|denken|dachte|dachten|gedacht|findet|finden|fand|fanden|schwor|schwören|schwört|geschworen|versprach|verspricht|versprochen|riet|rät|raten|geraten|befahl|befiehlt|befohlen|bat|bittet|gebeten' +
    "|nannte|nannten|nennt|nennen|genannt|gestand|gesteht|gestanden|ausrichten|ausgerichtet|weisgemacht|eingeredet|vorgeworfen|vorgehalten|beigebracht|eingebläut|eingetrichtert|eingeschärft|nachgesagt|vorgelesen|angekündigt|mitgeteilt|mitteilte|vorwarf|vorhielt|einredete|verriet|verraten|wissen (?:lassen|wollen)|zugegeben|meint(?='s)|gmeint|gsagt|gsogt|gfragt|sogt|sogd|hod gsogt|anvertraut|herumerzählt|weitererzählt|zugeflüstert|nachgerufen|hinterhergerufen|angebrüllt|vorgebetet" +
    ')(?![\\p{L}])',
  'gu',
);
/** Of these a clause of the rank of a main clause in the indicative may depend: `er sagt, ich bin laut`. */
export const loose = wordOf(
  '(?:ge)?sag(?:t|te|ten|en)|gsagt|gsogt|sogt|mein(?:t|te|ten|en)|gemeint|gmeint|behaupt\\p{L}*|denk(?:t|en)|dachten?|gedacht|glaub(?:t|te|ten|en)|geglaubt|find(?:et|en)|betont\\p{L}*|prophezei\\p{L}*|predig\\p{L}*|gepredigt|versichert\\p{L}*|schwört|schwor|drohte?|gedroht|warnte?|vermutet\\p{L}*|schrieb|geschrieben|eingeredet|weisgemacht|antwortet\\p{L}*|erzähl(?:t|te|ten|en)',
);
export const calls = wordOf('lach\\p{L}*|gelacht|wein\\p{L}*|geweint');
/** What is asked of somebody with an infinitive. */
export const asksTo = wordOf(
  'riet|rät|geraten|befahl|befiehlt|befohlen|bat|bittet|gebeten|ermahn\\p{L}*|mahnt\\p{L}*|droht\\p{L}*|gedroht|versprach|verspricht|versprochen|schwor|behaupt\\p{L}*|geschworen|glaub\\p{L}*|mein(?:t|te|ten)',
);
/** Somebody's view without a verb of speech; the rest of the sentence is theirs. */
export const evidence = [
  wordOf('angeblich|vorgeblich'),
  /^\s*(?:und |aber |denn )?(?:laut|gemäß) \p{L}+/iu,
  /(?<!\p{L})laut (?:meine[rmns]?|unsere[rmns]?|de[rmns]|seine[rmns]?|ihre[rmns]?|\p{Lu}\p{L}+|mama|papa|oma|opa)(?!\p{L})/u,
  wordOf(
    'nach (?:aussage|ansicht|meinung|auffassung|angaben?|überzeugung|darstellung|erzählung|erzählungen|lesart|worten)',
    '(?:meiner|seiner|ihrer) (?:mutter|oma|tante|schwester|familie|frau|großmutter|\\p{L}+) nach(?!\\s+\\p{L}+)',
  ),
  wordOf(
    'wenn es nach \\p{L}+ \\p{L}+ (?:geht|ging|gegangen wäre|ginge)|wenn(?: man)? (?:meine[rmn]?|unsere[rmn]?|de[rmn]) \\p{L}+ glaub(?:t|en|e)(?: darf)?|zufolge',
  ),
  wordOf(
    'in den augen (?:meine[rsn]?|unsere[rsn]?|de[rs]|von|seine[rsn]?|ihre[rsn]?) ?\\p{L}*|in (?:seinen|ihren) augen|aus (?:der )?sicht (?:meine[rs]|de[rs]|von)',
  ),
  /(?<!\p{L})(?:für|Für) (?:meine|meinen|unsere|unseren) (?:\p{L}+ )?(?:\p{L}+) (?:bin|war|blieb|bleibe|gelte|galt) (?:und bleibe |und blieb )?ich(?!\p{L})/u,
  // `Ich soll als Kind geschrien haben`: what is said of somebody.
  /(?<!\p{L})(?:soll|sollen)(?!\p{L}).*(?:\p{L}*ge\p{L}+(?:t|en)|\p{L}+iert|ver\p{L}+(?:t|en)|be\p{L}+(?:t|en)|er\p{L}+(?:t|en)) (?:haben|sein)(?!\p{L})/iu,
  /(?<!\p{L})(?:soll|sollen) (?:\p{L}+ ){1,8}gewesen sein(?!\p{L})/iu,
];
export const secondPerson =
  /(?<!\p{L})(?:du|dich|dir|dein(?:e|er|en|em|es|s)?|euch|euer|eure[rnms]?|[a-zäöü]+ste(?= nicht)|biste|haste|kannste|willste)(?!\p{L})/iu;
export const imperative = atStart(
  'sei|seid|lass|lasst|geh|komm|kommt|hör|schau|guck|nimm|mach|macht|halt|haltet|bleib|steh|setz|denk|reiß|vergiss|warte|iss|trink|schlaf|sag|gib|stell|pass|heul|wein|arbeite|zieh|lern|trau|tu|red|sprich|schäm|benimm|beiß|kämpf|lauf|schluck|vertrau|merk|versprich|pack|stirb|freu|hau|raus|ruhe|schluss|nein|ja|ach|na|kopf hoch',
);
/** Certain marks of the mood of indirect speech. */
export const indirectMood = wordOf(
  'sei|seien|seist|habest|(?:er|sie|es|man|\\p{L}+) habe(?<!ich habe)|habe (?:er|sie|es|man|sich|mein\\p{L}*|ihr\\p{L}*|sein\\p{L}*|der|die|das)|könne|wolle|müsse|dürfe|möge|wisse|werde (?:er|sie|es|man|mich|sich|mein\\p{L}*)|(?:er|sie|es|man|das|die|der|mutter|vater|mama|papa) (?:werde|gehe|komme|solle|gebe|liebe|sehe|bleibe|stehe|liege|mache|tue|brauche|lebe|esse|sterbe)',
  'hätte|hätten|wäre|wären|würde|würden|könnte|könnten|müsste|müssten|dürfte|käme|ginge|gäbe|trüge|bräuchte|wüsste|bliebe|ließe|stünde|täte|solle',
);
const thirdSubjunctive =
  /(?<!\p{L})(?:er|sie|es|man)\s+(?:(?:sich|mich|mir|uns|ihn|ihm|ihr|nicht|es)\s+)?(?!eine|keine|alle|meine|seine|ihre|gerne|lange|heute|beide|diese|ohne)\p{Ll}{2,}[^t\s]e(?!\p{L})/u;
export const isIndirectMood = (text: string): boolean =>
  indirectMood.test(
    text.replace(/(?<!\p{L})(?:ich habe|habe ich|ich werde|als (?:ob|sei|wäre|hätte).*)(?!\p{L})/giu, ' '),
  ) || thirdSubjunctive.test(text);

/** After a comma: no content of the verb before it, but a circumstance. */
/** Names somebody something; a clause never depends of these. */
export const names = wordOf('nannten?|nennt|nennen|genannt|schimpf\\p{L}*|geschimpft');
export const circumstance = atStart(
  'und|aber|sondern|denn|als|während|nachdem|bevor|ehe|weil|obwohl|damit|um|indem|statt|anstatt|wobei|auch|nicht einmal|nicht mal|so dass|sodass|nur|außer|seit|bis|da|je|ohne (?:dass|mich|sich|zu|ein|mit)',
);
export const that = atStart(
  'dass|daß|das ich|ob|wer|wen|wem|was|wie|wo|wann|warum|wieso|weshalb|woher|wohin|womit|wozu|welche[rsnm]?',
);
/** The clause of speech depends itself: only what is marked as speech then is somebody's. */
export const dependent = atStart(
  'als|wenn|nachdem|weil|seit|seitdem|bevor|obwohl|da|während|sobald|immer wenn|jedes mal wenn|bis|der|die|den|das|dem',
);
export const speechNoun =
  /(?:satz|sätze|spruch|sprüche|worte?|antwort|frage|motto|stimme|flüstern|brief|zettel|karte|nachricht|sms|mail|urteil|diagnose|rat|kommentar|devise|parole|leitspruch|begründung|reaktion|inschrift|schild|eintrag|zeugnis|akte|vermerk|bemerkung|lied|gebet|segen|fluch|ruf|ansage|drohung)(?!\p{L})/iu;
export const document =
  /(?<!\p{L})(?:es hieß|Es hieß|Es heißt|es heißt|stand|stehen|standen|steht|gestanden|hieß es|heißt es|hieß's|lautet|lautete|lauteten|hing|klebte|las ich|lese ich|gelesen|zu lesen|zu hören|anhören|nachsagt|hörte ich|höre ich)(?!\p{L})/u;
/** Views and reproaches without a verb of speech: `war der Meinung, …`, `wirft mir vor, …`, `teilte mit, …`. */
export const view = wordOf(
  '(?:war|ist|waren|sind|blieb) (?:\\p{L}+ ){0,4}(?:der meinung|der ansicht|der auffassung|überzeugt|sicher|enttäuscht|einig)|(?:w[ia]rft?|warfen|werfen|hielt|hält|halten) (?:\\p{L}+ ){0,4}vor|(?:teilt|teilte|teilten) (?:\\p{L}+ ){0,3}mit|(?:redet|redete|redeten) (?:\\p{L}+ ){0,4}ein|(?:gibt|gab) (?:\\p{L}+ ){0,4}zu verstehen|(?:gibt|gab) zu|(?:machte|macht|machten) (?:\\p{L}+ ){0,4}klar|(?:stellte|stellt) (?:\\p{L}+ ){0,4}fest|(?:kündigte|kündigt) an|(?:spricht|sprach) davon|bestand darauf|besteht darauf|(?:sieht|sah|sehen) das anders|zu verstehen gegeben|klargemacht|wissen lassen|ausrichten lassen',
);
export const ruleAfter =
  /,\s*(?:das|so|dies) (?:war|ist|lautete|hieß|stand) (?:\p{L}+ ){0,4}(?:\p{L}*regel|gesetz|\p{L}*satz|\p{L}*spruch|\p{L}*motto|devise|\p{L}*worte|antwort)(?!\p{L})/iu;
/** Points back to the sentence before as to something said. */
export const pointsBack =
  /^\s*(?:das|so|den satz|diesen satz|dieser satz|diese worte|mit diesen worten|mit diesem satz)(?!\p{L})/iu;
/** An address without a speaker; `dann stehst du da` speaks of everybody, and therefore of the writer. */
export const address =
  /^[\s"'„“«»–-]*(?:du (?:bist|warst|wirst|hast|kannst|darfst|sollst|musst)|aus dir|deine?)(?!\p{L})/iu;
export const firstPerson = /(?<!\p{L})(?:ich|mir|mich|mein(?:e|er|en|em|es)?|wir|uns|man)(?!\p{L})/iu;
export const rule = allOf(
  '(?:die|eine|unsere|omas|opas|mutters|vaters|\\p{L}+s) (?:\\p{L}+ )?(?:regel|hausregel|familienregel|grundregel|hausordnung)|regel (?:nummer|nr)\\.? ?\\p{L}*|(?:oberste|erste|wichtigste|goldene) regel|hausregel|bei uns (?:zu hause |daheim )?(?:war klar|war selbstverständlich|stand fest)|es galt(?: als)?|galt(?: bei uns)?|das gesetz|ungeschriebenes gesetz',
);
export const myAnswer =
  /(?<!\p{L})meine? (?:\p{L}+ )?(?:\p{L}*antwort|\p{L}*satz|\p{L}*spruch|motto|frage|rat|devise)(?!\p{L})/iu;
/** Follows words by which somebody was brought up. */
export const upbringing = wordOf('erzogen|war das bei uns|großgeworden|aufgewachsen|eingeimpft|mitgegeben');
/** Indirect speech that goes on without its verb: `Ich sei ein Fehler gewesen.` */
export const opensIndirect =
  /^\s*(?:und |aber |auch )?(?:ich|er|sie|es|man|das|wir|mein\p{L}* \p{L}+) (?:sei|seien|könne|müsse|solle|dürfe|wolle)(?!\p{L})/iu;
