import { plainApostrophes, type SenseLanguage, words } from '#modules/text-analysis/public';
import { relationOf } from './find';
import type { ReadSentence } from './matter';

/**
 * Whether a sentence leans on the one before it: `must`, it says nothing without it; `may`, it names something as known that
 * stands shortly before.
 */
export type Leaning = 'must' | 'may' | null;

type ByLanguage<T> = Readonly<Record<SenseLanguage, T>>;

/** Quotation marks and the like before the first word. */
const lead = /^[\s"'“”„«»‘(¿¡–—-]*/u;
const opening = (pattern: string): RegExp => new RegExp(`^(?:${pattern})(?!\\p{L})`, 'iu');

/** Goes on from what stands before it, or answers it. */
const connects: ByLanguage<RegExp> = {
  en: opening(
    "and|but|or|so(?! (?:much|many|far)(?!\\p{L}))|because|then|also|too|either|neither|instead|otherwise|since then|after that|afterwards|before that|that's (?:why|how|when|where|what|it|all)|same|still|besides|meanwhile|anyway|yes|no|none|nope|yeah|nothing|there (?:was|were|is|are) (?:none|one|two|more|another|others)|there,|both|another|(?:the )?(?:other|others|second|third|next|last) (?:one|time|night|day)|the next|one of (?:them|those|these)|two of them|some of them|not (?:that|really|exactly|any more|of|for|from|the|in|at|on|a)|never mind|whatever|exactly|i (?:did|didn't|do|don't|would|wouldn't|could|couldn't|have|haven't|had|hadn't|am|was|wasn't|will|won't|meant)(?=[.,;!]|$| at | in | the other)|i (?:said|say|answered) (?:yes|no|so)(?=[.,;!]|$)",
  ),
  de: opening(
    'und|aber|oder|sondern|denn|weil|auch|dann|da(?! (?:ist|war) (?:ein|eine|der|die|das) )|dort|damit|davon|dazu|dafür|dagegen|daran|darauf|darin|darüber|danach|dabei|deshalb|deswegen|darum|trotzdem|sonst|seither|seitdem|inzwischen|also|jedenfalls|so(?! (?:lang|viel|weit|bald|oft))|ja|nein|nix|nichts|doch|eben|genau|nicht (?:böse|dass|weil)|beide|keine[rs]?|eine[rs]?(?= (?:davon|von ihnen|hat|war|ist|sagt))|beim (?:zweiten|dritten) mal|das zweite mal',
  ),
  es: opening(
    'y|e|pero|o|porque|entonces|así(?! que me)|luego|después|también|tampoco|además|por eso|desde entonces|ahí|allí|sino|pues|en cambio|al revés|igual|no,|sí|nada|ninguno|ninguna|ambos|lo que sí|(?:el|la|los|las) (?:de|del|que)|(?:la|el|lo) (?:primer[ao]?|segund[ao]|tercer[ao]?|otr[ao]|últim[ao]|siguiente)(?! (?:día|vez que))|(?:las|los) otr[ao]s|un[oa] (?:de|lo|la|los|las)(?! (?:mi|la vida))|eso|esto|esas|esos|esa|ese|aquello|aquella?s?|aquel|no es (?:que|así)|es que',
  ),
};

/** A pronoun for somebody, and one for something; each with what may stand before it. */
const somebody: ByLanguage<RegExp> = {
  en: words(
    "he|she|him|they|them|he's|she's|they're|he'd|she'd|they'd|he'll|she'll|they'll|her(?= (?:for|to|how|what|if|that|about|in|on|at|again|and|but|off|out|back|away|up)|[.,;?!]|$)",
  ),
  // "Der" and "die" before a small letter, and no noun after it, are somebody: "Die kriegen …", "was der für …".
  de: /(?<!\p{L})(?:[Ee]r|[Ii]hn|[Ii]hm|[Ss]ie|[Ss]ie's|ihnen)(?!\p{L})|^(?:Der|Die)(?= \p{Ll}+ (?:\p{Ll}|\p{Lu}\p{Ll}+ \p{Ll}+ \p{Ll}))(?! \p{Ll}+e[nrms]? \p{Lu})|^(?:Warum|Wie|Was|Wo|Wann|Ob) (?:der|die)(?= \p{Ll}+(?:t|te|n)[,. ])|(?<=(?:was|wie|dass|weil|wenn|immer,) )(?:der|die)(?= (?:für|so|da|hat|ist|war|sich|alle|nicht|mir|mich|dann))/u,
  es: words('él|ella|ellos|ellas|les'),
};
const something: ByLanguage<RegExp> = {
  en: words(
    "it|it's|it'd|that(?=[.,;?!]|$| (?:was|is|one|way)(?!\\p{L}))|those(?=[.,;?!]|$)|these(?=[.,;?!]|$)|none(?=[.,;?!]|$)|ones?(?=[.,;?!]|$)",
  ),
  de: words(
    'davon|dafür|darüber|daran|darin|dagegen|damit|dazu|dabei(?=[.,;]| (?:und|aber)(?!\\p{L}))|welche(?=[.,;])|(?<=^)(?:das|es)(?= (?:hat|hab|habe|kann|konnte|tut|tat|hing|steht|stand|lag|liegt|kam|kommt|blieb|bleibt|ging mir|macht|machte))|(?<=(?:hab|habe|hat|hol|hole|nehm|nehme|kauf|kaufe|brauch|brauche) (?:\\p{L}+ )?)(?:eine|einen|eins|keine|keinen|keins)(?=[.,;]|$)|(?<=(?:hol|hole|nehm|nehme|kauf|kaufe) ich \\p{Ll}+ )(?:eine|einen|eins)(?=[.,;]|$)',
  ),
  es: words(
    'eso|ello|eso otro|(?<=que )l[oa]s? (?=\\p{L}+(?:ara|iera|aran|ieran)(?!\\p{L}))|(?:me|te|se|nos) l[oa]s? (?=\\p{L})|(?:^|(?<=^(?:no|ya|y|nunca|siempre|a veces|hoy|todavía) ))los? (?!que|de|del|mío|mejor|peor|primer|únic|últim|mism|demás|más|menos|sufici|much|malo|bueno)(?=\\p{L}+(?:é|í|ó|aba|ía|engo|iene|ago|eo|evo|ardo|abo|oy|uso|ice|aco)(?!\\p{L}))|\\p{L}+(?:ar|er|ir|ándo|iéndo)l[oa]s?',
  ),
};
/** Articles, possessives and the like name something, with their noun. */
const names: ByLanguage<RegExp> = {
  en: /(?<!\p{L})(?:the|an?|my|his|our|your|some|every|each|no|mum|mom|dad|mother|father)(?!\p{L})/iu,
  de: /(?<=\S )\p{Lu}\p{L}+/u,
  es: /(?<!\p{L})(?:el|la|los|las|una?|unos|unas|mis?|sus?|este|esta|cada|mamá|papá)(?= \p{L})/iu,
};
/** People who need no name to be somebody. */
const human: ByLanguage<RegExp> = {
  en: words(
    'man|men|woman|women|boys?|girls?|ladys?|ladies|guys?|kids?|child|children|babies|baby|teachers?|doctors?|nurses?|boss|friends?|neighbou?rs?|priest|pastor|people|folks|somebody|someone|strangers?|customers?|couple|dogs?|cats?|horses?|cows?|fish|birds?|superintendent|landlord|officer|driver|cousins?|students?|ones|everybody|everyone|anybody|anyone|who',
  ),
  de: /(?<=\S )\p{Lu}\p{L}+|(?<!\p{L})(?:wer|jemand|niemand|keiner|einer|eine|alle|leute|mann|frau)(?!\p{L})/u,
  es: words(
    'hombres?|mujer(?:es)?|señor(?:a|es|as|ita)?|niñ[oa]s?|chic[oa]s?|nen[ae]s?|vecin[oa]s?|médic[oa]s?|doctora?|jef[ea]s?|patr(?:ón|ona)|amig[oa]s?|compañer[oa]s?|tipo|profesora?|maestr[oa]s?|cura|gente|muchach[oa]s?|viej[oa]s?|encargad[oa]|enfermer[oa]s?|abogad[oa]|licenciad[oa]|supervisor(?:a|es)?|alguien|quien|perr[oa]s?|gat[oa]s?|yegua|caballos?|pájaro|novi[oa]|marido|esposa?|bebé|don|doña',
  ),
};
/** Several people are nobody that "she" could stand for. */
const one = words('he|she|him|her');
const several =
  /(?<!\p{L})(?:customers|guys|kids|children|babies|people|folks|boys|girls|women|men|ladies|students|cousins|neighbou?rs|friends|strangers|teachers|doctors|nurses|everybody|everyone|couple|ones)(?!\p{L})/giu;
/** A name in the middle of a sentence. */
const capital =
  /(?<=[\p{L},;] )(?<!(?:^|\s)(?:a|en|hasta|desde|para) )(?!(?:I|I'm|I've|I'd|I'll|OK|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Christmas|Easter)(?!\p{L}))\p{Lu}\p{L}+/u;

/** "It rains", "it was Sunday", "it is hard to say": an empty subject points to nothing. */
const emptySubject =
  /^(?:and |but |so )?(?:it(?:'s| is| was| will be)? (?:rain|snow|cold|warm|hot|dark|light|late|early|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|evening|night|winter|summer|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|\d|about \d|an? (?:\p{L}+ )?(?:day|morning|night|year|summer|winter|week|evening)|time|years?|two|three|ten|hard to|easy to|strange to|good to|nice to|true|funny (?:how|that)|not (?:that|until|easy)|only (?:when|then|later)|like|as if|as though|because|my|me|i(?!\p{L})|him|her|the (?:day|year|week|night|first time|last time)|always the)\p{L}*|it (?:takes|took) (?:me|us|him|her|\p{L}+) (?:\p{L}+ ){0,4}to|it (?:rained|snowed|turns|turned|seems|seemed) )/iu;
const emptyGerman =
  /^(?:und |aber )?es (?:ist|war|gibt|gab|regnet|geht|ging (?:um|mir)|heißt|hieß|wird|wurde|summt)(?!\p{L})/iu;

/** A verb without its subject opens it: "Kam bei allem.", "Duró hasta octubre." */
const dropped: ByLanguage<RegExp> = {
  en: /(?!)/u,
  de: /^(?:Kam|Kamen|War|Waren|Ist|Sind|Hat|Hatte|Haben|Hatten|Geht|Ging|Steht|Stand|Liegt|Lag|Sitzt|Saß|Macht|Machte|Sagt|Sagte|Wollte|Konnte|Sollte|Musste|Lief|Läuft|Hieß|Heißt|Fehlt|Fehlte|Sieht|Sah|Kostet|Kostete|Bleibt|Blieb|Passt|Stimmt|Gehört|Gehörte|Schmeckt|Roch|Riecht|Funktioniert|Ausgefüllt)(?!\p{L})(?! (?:ich|du|er|sie|es|wir|man|ihr|der|die|das|mein\p{L}*|dein\p{L}*|unser\p{L}*|\p{Lu}))/u,
  es: /^(?:no |ya |nunca |casi |se |me |te |le |les |nos |lo |la |siempre |solo |apenas |ni |todavía |tampoco )*(?:\p{L}+(?:ó|aron|ieron|aban|ían)|es|era|eran|fue|fueron|está|estaba|estaban|tiene|tenía|hace|hizo|dice|dijo|vino|va|iba|sigue|puso|pudo|quiso|supo|trajo|anda|viene|dio|murió|duró|sale|silba|queda|vale|cuesta|dura|son|parece|parecía|quiere|quería)(?!\p{L})/iu,
};
const ownSpanish =
  /^(?:se (?:oye|ve|nota|siente|sabe|dice|llama|puede|hace|trata|acabó|terminó|decía|decidió)|es (?:que|un|una|verdad|cierto|mejor|difícil|fácil|raro)|era (?:un|una|de noche|verano|invierno|domingo|lunes)|está (?:claro|bien)|hace (?:\p{L}+ ){0,2}(?:años|meses|días|tiempo|frío|calor)|me (?:gusta|gustaría|da|duele|cuesta|importa|parece|encanta|pasa|hace|llamo|quedó|queda))(?!\p{L})/iu;

/** A number without what it counts: "Ayer setenta y cuatro, …", "Cuatro veces." */
const bareNumber =
  /^(?:\p{L}+ ){0,1}(?:\d+|one|two|three|four|five|six|eight|ten|twenty|thirty|forty|fifty|zwei|drei|vier|fünf|sechs|acht|zehn|zwanzig|dreißig|vierzig|dos|tres|cuatro|cinco|seis|ocho|diez|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?: y \p{L}+)?(?:[.,;]| (?:veces|times|mal)[.,;])/iu;

const fewestAlone = 3;
/** "A la iglesia, del brazo.": a few words without a verb, which a preposition opens. */
const prepositional =
  /^(?:to|from|with|in|at|on|for|of|in|an|mit|für|zu|von|bei|nach|aus|a|al|del?|en|con|por|para) [^.!?]{2,32}[.!?]?$/iu;
const mostOfPhrase = 5;
/** Opens a paragraph and goes on from the one before it all the same. */
const connectsParagraphs =
  /^(?:and|but|or|so|because|since then|after that|und|aber|sondern|denn|weil|seither|seitdem|trotzdem|deshalb|y|pero|porque|desde entonces|por eso|sino|así que|entonces|bueno,? (?:de|es[eao]|est[eao]|fue|era)|también (?:dije|hice|fui|es|era|fue))(?!\p{L})/iu;
/** Times are nobody that a pronoun could stand for, and what is the writer's own is seldom. */
const noAntecedent =
  /(?<!\p{L})(?:Jahre?n?|Tage?n?|Monate?n?|Wochen?|Stunden?|Zeit|Mal|Uhr|Abends?|Morgens?|Nacht|Mittag|Leute|Hundert|(?:mein|unser)\p{L}* \p{Lu}\p{L}+)(?!\p{L})/gu;
/** "Sie" with a verb of one person stands for a woman, or a thing that is grammatically one. */
const oneWoman =
  /(?:hat|ist|war|hatte|kam|ging|sagt|sagte|fragt|meint) sie|(?<=^|[,;:] )[Ss]ie (?:hat|ist|war|hatte|kam|ging|sagt|sagte|fragt|meint)(?!\p{L})/u;
const woman =
  /(?<!\p{L})(?:die|eine|einer|meine|unsere|seine|ihre) (?:\p{Ll}+ )?\p{Lu}\p{L}+|\p{Lu}\p{L}+(?:in|frau)(?!\p{L})/u;

/** Where a pronoun stands with nothing before it that it could stand for. */
const hasLoose = (text: string, pronoun: RegExp, before: (text: string) => boolean): boolean => {
  const found = pronoun.exec(text);
  return found !== null && !before(text.slice(0, found.index));
};

const withoutKin = (text: string, language: SenseLanguage): string =>
  text.replace(/(?<!\p{L})(?:my|our|his|her|the) (?<noun>\p{L}+)/giu, (whole, noun: string) =>
    relationOf(noun, language) === undefined ? whole : '',
  );

/** Says he, her or it of somebody or something that the text does not name before. */
const pointsBack = (text: string, { language, persons }: ReadSentence, opensParagraph: boolean): boolean => {
  const isOneWoman = language === 'de' && oneWoman.test(text);
  const named = (given: string): boolean => {
    const isOne = language === 'en' && one.test(somebody.en.exec(text)?.[0] ?? '');
    const before = language === 'de' ? given.replace(noAntecedent, '') : isOne ? given.replace(several, '') : given;
    return isNamed(before) || hasKin(given);
  };
  const hasKin = (given: string): boolean =>
    given.split(/[^\p{L}]+/u).some((word) => relationOf(word, language) !== undefined);
  const isNamed = (before: string): boolean =>
    (isOneWoman ? woman.test(before) : human[language].test(before) || capital.test(before)) ||
    persons.some((person) => /^\p{Lu}|\s/u.test(person) && before.includes(person));
  if (hasLoose(text, somebody[language], named)) return true;
  if (emptySubject.test(text) || (language === 'de' && emptyGerman.test(text))) return false;
  return hasLoose(
    text,
    something[language],
    // The few words that open a paragraph name what it is about: "Silence. I like it."
    (before) =>
      names[language].test(withoutKin(before, language)) ||
      capital.test(before) ||
      (opensParagraph && /\p{L}{3,}[.:]\s/u.test(before)),
  );
};

/** "The set", "esas veces", "das Heft": its noun, where it opens the sentence or a demonstrative points at it. */
const definite: ByLanguage<readonly [RegExp, RegExp]> = {
  en: [
    /^(?:the|this|that|these|those) (?:\p{Ll}+ )?(?<noun>\p{Ll}{3,})/iu,
    /(?<!\p{L})(?:that|those|these) (?<noun>\p{Ll}{3,})/iu,
  ],
  de: [
    /^(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]em|[Dd]en|[Dd]iese[rsmn]?) (?:\p{Ll}+ )?(?<noun>\p{Lu}\p{Ll}{2,})/u,
    /(?<!\p{L})diese[rsmn]? (?<noun>\p{Lu}\p{Ll}{2,})/u,
  ],
  es: [
    /^(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) (?<noun>\p{Ll}{3,})/u,
    /(?<!\p{L})(?:es[ae]|es[ao]s|aquell?[ao]?s?) (?<noun>\p{Ll}{3,})/iu,
  ],
};

/**
 * Of how far back in the answer a passage takes something as known: the noun of a definite phrase that opens it, or that a
 * demonstrative in it points at; null where it names all of that itself.
 */
export const mentionedBefore = (first: ReadSentence, end: number, siblings: readonly ReadSentence[]): number | null => {
  for (const sentence of siblings.slice(first.index)) {
    if (sentence.end > end) break;
    const text = plainApostrophes(sentence.text).replace(lead, '');
    const [opens, points] = definite[sentence.language];
    for (const pattern of sentence === first ? [opens, points] : [points]) {
      const noun = pattern.exec(text)?.groups?.noun?.toLowerCase();
      if (!noun || relationOf(noun, sentence.language) !== undefined) continue;
      const lemma = sentence.tokens.find(({ lower }) => lower === noun)?.lemma;
      const names = ({ tokens }: ReadSentence): boolean =>
        tokens.some(
          (token) =>
            (lemma !== undefined && token.lemma === lemma) ||
            (sentence.language === 'de' && noun.length > 3 && token.lower.endsWith(noun)),
        );
      const last = siblings.slice(0, sentence.index).findLastIndex(names);
      if (last >= 0 && last < first.index) return first.index - last;
    }
  }
  return null;
};

/** What the text from this sentence on needs from before it. */
export const leaningOf = (
  sentence: ReadSentence,
  end: number,
  siblings: readonly ReadSentence[],
  opensParagraph: boolean,
): Leaning => {
  const { language, words: count, start, answer } = sentence;
  const plain = plainApostrophes(answer.text.slice(start, end)).replace(lead, '');
  const own = plainApostrophes(sentence.text).replace(lead, '');
  if (opensParagraph) {
    if (connectsParagraphs.test(own)) return 'must';
  } else {
    if (count <= fewestAlone || connects[language].test(own) || bareNumber.test(own)) return 'must';
    if (count <= mostOfPhrase && prepositional.test(own)) return 'must';
    if (dropped[language].test(own) && !(language === 'es' && ownSpanish.test(own))) return 'must';
  }
  if (pointsBack(plain, sentence, opensParagraph)) return 'must';
  return mentionedBefore(sentence, end, siblings) === null ? null : 'may';
};
