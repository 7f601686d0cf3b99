import { countWords, plainApostrophes, type SenseLanguage, words } from '#modules/text-analysis/public';
import type { Fragment } from './observation';

/** Words beside which no exercise and no light question is put: death, burial, violence, drink, loss, harm to oneself. */
const grave: Readonly<Record<SenseLanguage, RegExp>> = {
  en: words(`
die|dies|died|dying|dead|death|deaths|bury|buries|buried|burial|burying|funeral|grave|graves|cemetery|coffin|ashes|hospice|
deathbed|widow|widower|widowed|mourn\\p{L}*|grief|griev\\p{L}*|headstone|gravestone|
kill\\p{L}*|murder\\p{L}*|suicid\\p{L}*|hang(?:ed)? (?:my|him|her)self|overdos\\p{L}*|cut(?:ting)? myself|hurt myself|end it all|
hit|hits|hitting|beat|beats|beaten|beating|punch\\p{L}*|slap\\p{L}*|violen\\p{L}*|abus\\p{L}*|rap(?:ed|e|ist)|molest\\p{L}*|assault\\p{L}*|
knife|gun|guns|blood|ambulance|drink|drinks|drank|drunk|drinking|alcohol\\p{L}*|whisky|whiskey|vodka|bottle|bottles|rehab|
lost|lose|losing|loss|miscarr\\p{L}*|stillb\\p{L}*|abort\\p{L}*|cancer|tumou?rs?|belt|slaughter\\p{L}*|
unborn|adopt(?:ed|ion|ions)|foster\\p{L}*|prognos\\p{L}*|diagnos\\p{L}*|operat(?:ion|ions|ed on)|surgery|surgeon|hospitals?|intensive care|
chemo\\p{L}*|terminal|stroke|dementia|alzheimer\\p{L}*|illness|dialysis|transplant\\p{L}*|scan|biopsy|accident|drown\\p{L}*|deid|eulogy|plaque|
can't read|cannot read|couldn't read|couldny read|never learn(?:ed|t) to read|illitera\\p{L}*|signed (?:her|him|the baby|my baby|it all) away|
(?:took|taken|take) (?:her|him|the baby|my baby|it) (?:away|from me)|gave (?:her|him|the baby|my baby) (?:up|away)
`),
  de: words(`
tot|tote[nrs]?|tod|todes|sterb\\p{L}*|stirb\\p{L}*|starb\\p{L}*|gestorben\\p{L}*|beerdig\\p{L}*|begrab\\p{L}*|begräbnis|grab|grabe|gräber|
friedhof|sarg|urne|witwer?|trauer\\p{L}*|hospiz|leiche|umbring\\p{L}*|umgebracht|umzubringen|töte\\p{L}*|getötet|mord\\p{L}*|ermord\\p{L}*|
selbstmord\\p{L}*|suizid\\p{L}*|schlug|schlugen|schlagen|geschlagen|schlägt|prügel\\p{L}*|verprügel\\p{L}*|ohrfeige\\p{L}*|gewalt\\p{L}*|
missbrauch\\p{L}*|vergewaltig\\p{L}*|messer|blut|gürtel|trinken|trinkt|trinke|trank|tranken|getrunken|betrunken|besoffen|saufen|soff|säufer|
alkohol\\p{L}*|schnaps|flasche|flaschen|verloren|verlor|verlieren|verliere|verlust\\p{L}*|fehlgeburt\\p{L}*|totgeburt\\p{L}*|totgeboren\\p{L}*|
sternenkind\\p{L}*|ungeboren\\p{L}*|abtreibung\\p{L}*|krebs|tumor\\p{L}*|metastas\\p{L}*|prognos\\p{L}*|diagnos\\p{L}*|befund|chemo\\p{L}*|palliativ\\p{L}*|
krankenhaus\\p{L}*|spital\\p{L}*|klinik\\p{L}*|intensivstation|operation\\p{L}*|operier\\p{L}*|op|schlaganfall|herzinfarkt|demenz|dement\\p{L}*|
pflegeheim|niere\\p{L}*|transplant\\p{L}*|behandlung|aufgemacht und|steinmetz\\p{L}*|grabstein\\p{L}*|grabschrift\\p{L}*|analphabet\\p{L}*|unfall\\p{L}*|
überfahren|ertrunken|ertrank|erhängt\\p{L}*|vermisst\\p{L}*
`),
  es: words(`
mor(?:ir|í|ía|ían|irme|irse|iré)|muer(?:o|e|en|a|an|te|to|ta|tos|tas|tes)|murió|murieron|muriendo|enterr\\p{L}*|entierro|tumba|cementerio|
ataúd|cenizas|luto|duelo|viud[oa]|velorio|mat(?:ar|é|ó|arme|arse|aron|aba)|suicid\\p{L}*|asesin\\p{L}*|peg(?:ar|ó|aba|aban|aron)|golpe\\p{L}*|
violen\\p{L}*|abus(?:o|ó|ar|aba)|violó|cuchillo|sangre|beb(?:er|ía|o|e|ió|ido|ían)|borrach\\p{L}*|alcohol\\p{L}*|botella|
perd(?:er|í|ió|ido|emos|imos|ía)|pierd\\p{L}*|pérdida|aborto|cáncer|pistola|cinturón|hospital\\p{L}*|clínica|operaci\\p{L}*|operar\\p{L}*|oper[óé]|
pronóstico|diagnóstic\\p{L}*|tumor\\p{L}*|metástasis|quimio\\p{L}*|embolia|infarto|derrame|demencia|alzheimer|desaparec\\p{L}*|difunt[oa]s?|
falleci\\p{L}*|panteón|rosario|sepult\\p{L}*|nonat[oa]|nació muert[oa]|guerra|estaque\\p{L}*|velatorio|funeral\\p{L}*|agon\\p{L}*|analfabet\\p{L}*|accidente\\p{L}*|ahog\\p{L}*
`),
};
/** Feelings that no title carries. */
const painful: Readonly<Record<SenseLanguage, RegExp>> = {
  en: words(
    'afraid|fear|fears|frighten\\p{L}*|scared|terrif\\p{L}*|asham\\p{L}*|shame|guilt\\p{L}*|hate|hated|hates|disgust\\p{L}*|panic\\p{L}*|alone|lonely',
  ),
  de: words(
    'angst|ängste|fürcht\\p{L}*|schäm\\p{L}*|scham|schuld|schuldig|hass\\p{L}*|ekel\\p{L}*|panik|einsam|allein',
  ),
  es: words('miedo|miedos|temor|vergüenza|avergüenz\\p{L}*|culpa|culpable|odio|asco|pánico|sol[oa]'),
};
/** Words thrown at people; they are not said again, whosever they are. */
const insult: Readonly<Record<SenseLanguage, RegExp>> = {
  en: words(`
stupid|idiots?|morons?|useless|worthless|lazy|ugly|fat|bitch\\p{L}*|whore|slut|bastards?|cunt|fuck\\p{L}*|shit\\p{L}*|failure|loser|
pathetic|coward|freak|retard\\p{L}*|cripple|wanker|twat|prick|good for nothing|waste of space
`),
  de: words(`
dumm|dumme[rsn]?|idiot\\p{L}*|versager\\p{L}*|faul|faule[rsn]?|hässlich\\p{L}*|fett|schlampe|hure|arschloch|scheiß\\p{L}*|scheiss\\p{L}*|
feigling|nichtsnutz|wertlos|blöd\\p{L}*|missgeburt|taugenichts|heulsuse
`),
  es: words(`
estúpid[oa]|idiota|inútil|vag[oa]|fe[oa]|gord[oa]|put[oa]s?|mierda|fracasad[oa]|cobarde|imbécil|tont[oa]|pendej[oa]|bolud[oa]|
cabr[oó]n|maric[oó]n|burr[oa]
`),
};
/** Opens as the rest of something said before. */
const leansBack: Readonly<Record<SenseLanguage, RegExp>> = {
  en: words('it|its|that|this|those|these|he|she|they|him|her|them|which|who|or|than|there|then|so|yes|no'),
  de: words(
    'er|sie|es|das|dies|dieser|diese|ihn|ihm|denen|dass|der|da|darauf|davon|damit|dafür|darüber|daran|dazu|dagegen|dabei|darin|darum|deshalb|deswegen|dann|dort|so|ja|nein',
  ),
  es: words('es|era|fue|son|eso|esto|él|ella|ellos|ellas|lo|la|le|que|se|así|entonces|sí'),
};

/** A question or an exercise may be built around these words. */
export const isFitForQuestion = ({ text }: Pick<Fragment, 'text'>, language: SenseLanguage): boolean => {
  const plain = plainApostrophes(text);
  const count = countWords(plain);
  return count >= 3 && count <= 14 && !grave[language].test(plain) && !insult[language].test(plain);
};

/** The words may stand as a heading: three to twelve, whole, and nothing that others should not read in passing. */
export const isFitForTitle = (fragment: Pick<Fragment, 'text'>, language: SenseLanguage): boolean => {
  const plain = plainApostrophes(fragment.text);
  const first = /^\p{L}+/u.exec(plain)?.[0] ?? '';
  return (
    isFitForQuestion(fragment, language) &&
    countWords(plain) <= 12 &&
    !painful[language].test(plain) &&
    !leansBack[language].test(first) &&
    /^[\p{L}¿¡]/u.test(plain) &&
    !/["“”„«»:;()?[\]]/u.test(plain)
  );
};

export const hasInsult = (text: string, language: SenseLanguage): boolean =>
  insult[language].test(plainApostrophes(text));

/** Of death, burial, violence, drink or loss. */
export const isGrave = (text: string, language: SenseLanguage): boolean => grave[language].test(plainApostrophes(text));
