import type { LanguageWords } from './language-pack';

const kin = [
  'mutter|mama|mami|mutti|vater|papa|papi|vati|eltern|großmutter|oma|omi|großvater|opa|opi|großeltern|bruder|brüder|schwester|schwestern|geschwister|mann',
  'frau|ehemann|ehefrau|ex|ex-mann|ex-frau|exmann|exfrau|partner|partnerin|freund|freundin|freunde|freundinnen|verlobter|verlobte|sohn|söhne|tochter',
  'töchter|kind|kinder|kindern|junge|jungs|mädchen|bub|buben|baby|tante|onkel|cousin|cousine|cousins|nichte|neffe|enkel|enkelin|enkelkinder',
  'schwiegermutter|schwiegervater|schwiegereltern|schwager|schwägerin|stiefvater|stiefmutter|stiefbruder|patin|pate|patentante|patenonkel|zwillingsbruder',
  'zwillingsschwester|familie|uroma|uropa',
].join('|');
const others = [
  'lehrer|lehrerin|klassenlehrer|klassenlehrerin|rektor|direktor|professor|professorin|chef|chefin|meister|meisterin|vorarbeiter|kollege|kollegin',
  'kollegen|kolleginnen|nachbar|nachbarin|nachbarn|arzt|ärztin|ärzte|hausarzt|hausärztin|oberarzt|schwester|krankenschwester|pfleger|pflegerin|hebamme',
  'therapeut|therapeutin|psychologe|psychologin|trainer|trainerin|pfarrer|pastor|pastorin|priester|rabbi|imam|nonne|diakon|offizier|spieß|vermieter',
  'vermieterin|anwalt|anwältin|richter|richterin|sozialarbeiterin|sozialarbeiter|beamte|beamtin|kunde|kundin|kunden|patient|patientin|herr|dame|leute',
  'mensch|menschen|typ|kerl|fremder|fremde|mitbewohner|mitbewohnerin|mitschüler|mitschülerin|erzieherin|erzieher|betreuer|betreuerin|chorleiter',
  'chorleiterin|dirigent|koch|köchin|bäcker|bauer|bäuerin|friseurin|friseur|gutachter|sachbearbeiterin|kumpel|bekannte|bekannter|tanten|onkels|männer',
  'frauen|alte|alter',
].join('|');
const own = [
  'mein(?:e|er|en|em|es)?|unser(?:e|er|en|em|es)?|sein(?:e|er|en|em)?|ihr(?:e|er|en|em)?|dein(?:e|er|en|em)?',
].join('|');

/** German has readers of its own for these, which work on clauses: german-speech.ts, german-denial.ts, german-reality.ts. */
const elsewhere = '(?!)';

/** German: the words by which its people, its tenses and the language itself are known. */
export const german: LanguageWords = {
  common: [
    'ich|und|der|die|das|ist|nicht|ein|eine|einen|einem|einer|mit|auf|zu|den|dem|des|sich|wir|sie|er|es|auch|wenn|aber|nur|noch|wie|mein|meine|meinen',
    'meiner|meinem|bin|habe|hab|hat|hatte|waren|wurde|weil|oder|für|von|über|dass|mir|mich|im|in|am|an|als|so|war|was|sind|kein|keine|nie|mehr|dann|da|doch',
    'immer|schon|bei|nach|aus|um|man',
  ].join('|'),
  people: [
    `(?:(?:${own}|der|die|das|den|dem|ein(?:e|er|en|em)?|jede[rnms]?|alle|manche|beide|diese[rnms]?|zwei|drei)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:${kin}|${others})(?![\\p{L}])(?<called>\\s+\\p{Lu}\\p{Ll}+)?`,
    '(?:mama|mami|mutti|papa|papi|vati|oma|omi|opa|opi|tante|onkel|mutter|vater|uroma)(?![\\p{L}])',
    '(?<titled>(?:herr|frau|pfarrer|doktor|dr\\.?|schwester|pater|pastor|bruder|meister)\\s+\\p{L}+))',
  ].join('|'),
  anybody: 'er|sie|man|alle|jeder|jemand|niemand|keiner|einer|die anderen|die leute|andere|viele',
  notNames: 'gott|labor|ich',
  beforePlaces: 'in|nach|aus|bei|von|um|über|durch|zu|im|am|zum|zur',
  i: 'ich',
  iSay: '',
  between: [
    'immer|oft|einmal|mal|nur|dann|noch|auch|manchmal|ständig|gern|jedes mal|jeden (?:tag|abend|morgen|sonntag)|damals|früher|heute|später|schließlich',
    'plötzlich|leise|laut|dauernd|meistens|stets|wieder|einfach|bis heute|hat|habe|hatte|haben|hatten|pflegte|der|die|mir|uns|ihm|ihr|ihnen|dazu|darauf|da',
    'ja|doch|selbst|sogar|am (?:telefon|tisch|abend|ende)|beim \\p{L}+|in der \\p{L}+|zu mir|immer wieder|irgendwann|neulich|gestern|letzte \\p{L}+',
    'eines tages',
  ].join('|'),
  say: [
    'sagt|sagte|sagten|sagen|gesagt|meint|meinte|meinten|meinen|gemeint|ruft|rief|riefen|gerufen|schreit|schrie|schrien|geschrien|brüllt|brüllte|gebrüllt',
    'flüstert|flüsterte|geflüstert|fragt|fragte|fragten|gefragt|antwortet|antwortete|geantwortet|erzählt|erzählte|erzählten|schreibt|schrieb|schrieben',
    'geschrieben|behauptet|behauptete|behaupten|denkt|dachte|denken|dachten|glaubt|glaubte|glauben|glaubten|findet|fand|finden|fanden|erklärt|erklärte',
    'verspricht|versprach|versprochen|schwört|schwor|droht|drohte|warnt|warnte|predigt|predigte|gepredigt|betont|betonte|befürchtet|befürchtete|wiederholt',
    'wiederholte|spottet|spottete|lacht|lachte|seufzt|seufzte|nannte|nennt|rät|riet|befahl|verlangte|verlangt|bat|bittet|entschied|beschloss|zischte',
    'knurrte|murmelte|murmelt',
  ].join('|'),
  object: [
    'mir|uns|ihm|ihr|ihnen|mich|zu mir|zu uns|zu ihm|zu ihr|allen|jedem|immer|oft|einmal|mal|damals|dann|nur|leise|laut|ständig|dauernd|noch|heute noch',
    'jedes mal|meiner \\p{L}+|meinem \\p{L}+|der \\p{L}+|dem \\p{L}+',
  ].join('|'),
  unsaid: 'nie|niemals|nicht|nie wieder|kein einziges mal|nie ein(?:en|e|mal)?|nichts|kaum|nie mehr',
  saidAfterAll: elsewhere,
  indirect: elsewhere,
  direct: elsewhere,
  accordingTo: elsewhere,
  rule: elsewhere,
  negators: elsewhere,
  notNegating: elsewhere,
  noLonger: [
    'nicht mehr|nichts mehr|nie mehr|nie wieder|niemand mehr|kein(?:e|en|em|er)? (?:\\p{L}+ ){0,3}mehr|keine[rs]? mehr|nimmer|nicht länger',
  ].join('|'),
  ended: [
    'aufgehört|habe? ich (?:\\p{L}+ ){0,4}gelassen|aufgegeben|vorbei|hinter mir|abgelegt|ist zu ende|war einmal|losgelassen|überwunden|aufgehört zu',
    'hörte auf|gab (?:\\p{L}+ ){0,3}auf|gekündigt',
  ].join('|'),
  subordinators: elsewhere,
  coordinators: elsewhere,
  dream: elsewhere,
  dreamGoesOn: elsewhere,
  noDream: elsewhere,
  wish: elsewhere,
  noWish: elsewhere,
  hypothetical: elsewhere,
  noHypothetical: elsewhere,
  // Words of repetition count next to a form of the past only; `früher` and `als Kind` bring theirs.
  habit: [
    'früher (?:\\p{L}+ ){0,3}(?!geboren)|sonntags steckte|pflegte(?:n)?|als (?:kind|bub|mädchen|junge) (?:\\p{L}+te|war|ging|saß|bekam|hatte|musste|durfte|träumte)|in den ferien|(?:ging|wusch|war|bekam|durfte|musste|(?!wollte|hätte|könnte|sollte|möchte|heute|bitte)\\p{L}{3,}te) (?:\\p{L}+ ){0,4}(?:immer|jeden|jedes|jede|oft|ständig|dauernd|manchmal|abends|sonntags|montags)',
    '(?:immer|jeden|jedes|jede|oft|ständig|dauernd|manchmal|abends|nachts|morgens|sonntags|samstags) (?:\\p{L}+ ){0,4}(?:\\p{L}{3,}te|gesagt|gefragt|erzählt|geklaut|ge\\p{L}{3,}(?:t|en)|war|ging|kam|saß|hieß|gab|stand|bekam)|hieß es (?:immer|oft)|galt(?: immer)?',
  ].join('|'),
  // Participles and weak preterites by their endings; `heute`, `bitte` and the irreal mood only look like these.
  past: [
    'war|warst|waren|hatte|hatten|wurde|wurden|ging|gingen|kam|kamen|stand|saß|saßen|lag|lief|ließ|gab|nahm|sah|sahen|fand|blieb|hielt|schrieb|sprach|trug|rief',
    'schlief|starb|fiel|verlor|zog|hieß|schrie|wusste|dachte|musste|konnte|durfte|sollte|trat|traf|schlug|trank|sang|bekam|verließ|begann|fuhr|half|schwieg|roch',
    '(?!(?:heute|bitte|hätte|könnte|möchte|müsste|dürfte|wüsste|bräuchte|leute|seite|mitte|weite|rechte|alte|letzte|erste|nächste|beste|liebste|kälte|täte|hälfte|miete|kiste|wüste)(?:n)?(?!\\p{L}))\\p{L}{2,}te(?:n)?',
    '(?!(?:gerät|gesicht|gewalt|geschäft|gebet|gedicht|gericht|gespenst|gewicht|garten|gehört das|gefühlt|gelegen heit)(?!\\p{L}))(?:\\p{L}{1,5})?ge\\p{L}{2,}(?:t|en)|ge\\p{L}{3,}en',
    'gestern|vorgestern|letzte(?:s|n|r)? (?:jahr|woche|nacht|monat|sommer|winter|herbst)|vor \\p{L}+ jahren|19\\d\\d',
  ].join('|'),
  future: [
    'werde|wirst|wird|werden|morgen|nächste[nrs]? (?:jahr|woche|monat|sommer|frühling|mal)|bald|eines tages|irgendwann|ab jetzt|künftig|demnächst',
  ].join('|'),
};
