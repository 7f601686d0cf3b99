import type { LanguageWords } from './language-pack';

const kin = `mutter|mama|mami|mutti|vater|papa|papi|vati|eltern|großmutter|oma|omi|großvater|opa|opi|großeltern|bruder|brüder|schwester|schwestern|geschwister|mann|frau|ehemann|ehefrau|ex|ex-mann|ex-frau|exmann|exfrau|partner|partnerin|freund|freundin|freunde|freundinnen|verlobter|verlobte|sohn|söhne|tochter|töchter|kind|kinder|kindern|junge|jungs|mädchen|bub|buben|baby|tante|onkel|cousin|cousine|cousins|nichte|neffe|enkel|enkelin|enkelkinder|schwiegermutter|schwiegervater|schwiegereltern|schwager|schwägerin|stiefvater|stiefmutter|stiefbruder|patin|pate|patentante|patenonkel|zwillingsbruder|zwillingsschwester|familie|uroma|uropa`;
const others = `lehrer|lehrerin|klassenlehrer|klassenlehrerin|rektor|direktor|professor|professorin|chef|chefin|meister|meisterin|vorarbeiter|kollege|kollegin|kollegen|kolleginnen|nachbar|nachbarin|nachbarn|arzt|ärztin|ärzte|hausarzt|hausärztin|oberarzt|schwester|krankenschwester|pfleger|pflegerin|hebamme|therapeut|therapeutin|psychologe|psychologin|trainer|trainerin|pfarrer|pastor|pastorin|priester|rabbi|imam|nonne|diakon|offizier|spieß|vermieter|vermieterin|anwalt|anwältin|richter|richterin|sozialarbeiterin|sozialarbeiter|beamte|beamtin|kunde|kundin|kunden|patient|patientin|herr|dame|leute|mensch|menschen|typ|kerl|fremder|fremde|mitbewohner|mitbewohnerin|mitschüler|mitschülerin|erzieherin|erzieher|betreuer|betreuerin|chorleiter|chorleiterin|dirigent|koch|köchin|bäcker|bauer|bäuerin|friseurin|friseur|gutachter|sachbearbeiterin|kumpel|bekannte|bekannter|tanten|onkels|männer|frauen|alte|alter`;
const own = 'mein(?:e|er|en|em|es)?|unser(?:e|er|en|em|es)?|sein(?:e|er|en|em)?|ihr(?:e|er|en|em)?|dein(?:e|er|en|em)?';

/** German. */
export const german: LanguageWords = {
  common:
    'ich|und|der|die|das|ist|nicht|ein|eine|einen|einem|einer|mit|auf|zu|den|dem|des|sich|wir|sie|er|es|auch|wenn|aber|nur|noch|wie|mein|meine|meinen|meiner|meinem|bin|habe|hab|hat|hatte|waren|wurde|weil|oder|für|von|über|dass|mir|mich|im|in|am|an|als|so|war|was|sind|kein|keine|nie|mehr|dann|da|doch|immer|schon|bei|nach|aus|um|man',
  people: `(?:(?:${own}|der|die|das|den|dem|ein(?:e|er|en|em)?|jede[rnms]?|alle|manche|beide|diese[rnms]?|zwei|drei)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:${kin}|${others})(?![\\p{L}])(?:\\s+\\p{Lu}\\p{Ll}+)?|(?:mama|mami|mutti|papa|papi|vati|oma|omi|opa|opi|tante|onkel|mutter|vater|uroma)(?![\\p{L}])|(?:herr|frau|pfarrer|doktor|dr\\.?|schwester|pater|pastor|bruder|meister)\\s+\\p{L}+)`,
  anybody: 'er|sie|man|alle|jeder|jemand|niemand|keiner|einer|die anderen|die leute|andere|viele',
  notNames: 'gott|labor|ich',
  beforePlaces: 'in|nach|aus|bei|von|um|über|durch|zu|im|am|zum|zur',
  i: 'ich',
  iSay: '',
  between: `immer|oft|einmal|mal|nur|dann|noch|auch|manchmal|ständig|gern|jedes mal|jeden (?:tag|abend|morgen|sonntag)|damals|früher|heute|später|schließlich|plötzlich|leise|laut|dauernd|meistens|stets|wieder|einfach|bis heute|hat|habe|hatte|haben|hatten|pflegte|der|die|mir|uns|ihm|ihr|ihnen|dazu|darauf|da|ja|doch|selbst|sogar|am (?:telefon|tisch|abend|ende)|beim \\p{L}+|in der \\p{L}+|zu mir|immer wieder|irgendwann|neulich|gestern|letzte \\p{L}+|eines tages`,
  say: `sagt|sagte|sagten|sagen|gesagt|meint|meinte|meinten|meinen|gemeint|ruft|rief|riefen|gerufen|schreit|schrie|schrien|geschrien|brüllt|brüllte|gebrüllt|flüstert|flüsterte|geflüstert|fragt|fragte|fragten|gefragt|antwortet|antwortete|geantwortet|erzählt|erzählte|erzählten|schreibt|schrieb|schrieben|geschrieben|behauptet|behauptete|behaupten|denkt|dachte|denken|dachten|glaubt|glaubte|glauben|glaubten|findet|fand|finden|fanden|erklärt|erklärte|verspricht|versprach|versprochen|schwört|schwor|droht|drohte|warnt|warnte|predigt|predigte|gepredigt|betont|betonte|befürchtet|befürchtete|wiederholt|wiederholte|spottet|spottete|lacht|lachte|seufzt|seufzte|nannte|nennt|rät|riet|befahl|verlangte|verlangt|bat|bittet|entschied|beschloss|zischte|knurrte|murmelte|murmelt`,
  object:
    'mir|uns|ihm|ihr|ihnen|mich|zu mir|zu uns|zu ihm|zu ihr|allen|jedem|immer|oft|einmal|mal|damals|dann|nur|leise|laut|ständig|dauernd|noch|heute noch|jedes mal|meiner \\p{L}+|meinem \\p{L}+|der \\p{L}+|dem \\p{L}+',
  unsaid: 'nie|niemals|nicht|nie wieder|kein einziges mal|nie ein(?:en|e|mal)?|nichts|kaum|nie mehr',
  saidAfterAll: 'nicht müde|nicht aufgehört|nie müde',
  indirect:
    'dass|daß|ob|wie|warum|wer|was|wo|wann|wieso|ich (?:sei|wäre|hätte|habe|solle|sollte|müsse|müsste|könne|könnte|dürfe|würde|werde|bin|war|sehe|brauche)|er (?:sei|habe|hätte|wäre|könne|wolle|werde|würde|müsse)|sie (?:sei|habe|hätte|wäre|könne|wolle|werde|würde|müsse|seien|hätten)|es (?:sei|wäre|gebe|gäbe|habe|hätte|gehe|werde|würde)|das (?:sei|wäre|habe|hätte|gehe|werde|würde)|man (?:müsse|solle|könne|dürfe|habe|sei)|wir (?:seien|sollten|müssten|wären|hätten)|mein|meine|aus mir|zu|so etwas',
  direct:
    'du|dein|deine|dich|dir|ihr|euch|sei|lass|geh|komm|hör|schau|guck|nimm|mach|halt|bleib|steh|setz|denk|reiß|vergiss|warte|iss|trink|schlaf|sag|gib|stell|pass|ich|wir|was|wer|wie|warum|wo|nein|ja|ach|na|kind|mädchen|junge|bub|ein indianer|jungs|nur|das|wenn du|so|hier|jetzt|nicht|nie|kein|keine|immer|alles|es|der|die|man|aus|wein|heul|arbeite|freu|zieh|lern|trau|tu|red|sprich|besser|schluss|genug|erst|bei uns|in diesem haus|solange du',
  accordingTo:
    'laut|nach (?:ansicht|meinung) (?:von|meiner|meines)|für(?= (?:meine|meinen|mein) )|wenn es nach|in den augen',
  rule: '(?:die|eine|unsere) (?:\\p{L}+ )?(?:regel|hausregel|familienregel)(?: (?:bei uns|zu hause|daheim|war|lautete|im haus|in unserer familie|hieß))*|hausregel|bei uns (?:zu hause |daheim |in der familie )?(?:hieß es|galt|war es so|wurde nicht|weinte man nicht|wurde nie|durfte man|galt die regel|sprach man nicht|redete man nicht)|es galt|regel (?:nummer eins|eins)|es hieß(?: immer| bei uns| zu hause)*',
  negators:
    'nicht|nie|niemals|nichts|niemand|niemandem|niemanden|kein|keine|keinen|keinem|keiner|keines|keins|ohne|kaum|weder|nirgends|nirgendwo|nimmer|nit|net|nix|ned|keineswegs|nö',
  notNegating:
    'nicht nur|nicht bloß|nicht zuletzt|nicht selten|nicht umsonst|kein zweifel|zweifellos|nicht un\\p{L}+|nichts als|nicht ohne|nie ohne|kein(?:e|en)? \\p{L}+(?:,)? (?:an dem|ohne|der nicht|die nicht|das nicht|wo ich nicht|an dem ich nicht)|ob ich will oder nicht|oder nicht|wenn nicht|warum nicht|nichtsdestotrotz|nicht mehr als|nicht umhin|nicht anders als|nicht aufgehört|nicht lange(?:,)? (?:dann|da)',
  noLonger:
    'nicht mehr|nichts mehr|nie mehr|nie wieder|niemand mehr|kein(?:e|en|em|er)? (?:\\p{L}+ ){0,3}mehr|keine[rs]? mehr|nimmer|nicht länger',
  ended:
    'aufgehört|habe? ich (?:\\p{L}+ ){0,4}gelassen|aufgegeben|vorbei|hinter mir|abgelegt|ist zu ende|war einmal|losgelassen|überwunden|aufgehört zu|hörte auf|gab (?:\\p{L}+ ){0,3}auf|gekündigt',
  subordinators:
    'dass|daß|weil|wenn|ob|als|obwohl|während|bevor|nachdem|seit|seitdem|damit|falls|bis|sodass|indem|da|wie|was|wer|wo|wohin|woher|warum|wieso|die|der|das|den|dem|deren|dessen|denen|welche[rs]?|um|statt|anstatt',
  coordinators: 'und|aber|oder|sondern|doch|denn',
  dream:
    '(?:ich )?(?:träum(?:e|te)|träumt[e]?) (?:ich |mir |oft |immer |manchmal |wieder |noch |nachts |seit \\p{L}+ )*(?!davon)|träumte|geträumt|im traum|in (?:dem|einem|diesem|meinem|jedem) (?:\\p{L}+ )?traum|mein (?:albtraum|alptraum)|albträume?|alpträume?|(?:einen|den|diesen|denselben|der|dieser|derselbe) (?:\\p{L}+ )?(?:albtraum|alptraum|traum)|mir träumte|heute nacht|letzte nacht',
  dreamGoesOn:
    'dann|da|plötzlich|auf einmal|er|sie|es|ich (?:lief|rannte|stand|sah|ging|konnte|wollte|war|hatte|rief|öffnete|lag|saß|schrie|flog|fiel)|am ende|und|im (?:haus|zimmer|keller|wasser)|niemand|alle|mein(?:e)? \\p{L}+|die (?:tür|treppe|wände|leute|straße)|der (?:boden|zug|raum|hund)|das (?:wasser|haus|zimmer|kind)|hinter|draußen|drinnen|überall|in der hand|darin|dort',
  noDream:
    'traum(?:beruf|haus|mann|frau|job)|mein traum (?:ist|war|wäre)|träum(?:e|te|t)? (?:ich )?(?:\\p{L}+ )?(?:davon|von einem leben|von einem eigenen)|davon geträumt|davon zu träumen|nicht mehr geträumt|träume ich nicht|kein traum|aufgewacht|wachte ich auf|nach dem traum|nicht im traum|tagträum',
  wish: 'ich (?:\\p{L}+ )?wünsch(?:e|te)?|wünsch(?:e|te)? (?:ich )?mir|gewünscht|ich (?:möchte|mag)(?= )|möchte ich|ich will|will ich|ich wollte|wollte ich|hätte (?:ich )?(?:so |\\p{L}+ ){0,2}gern|wäre (?:ich )?(?:\\p{L}+ ){0,3}gern|würde (?:ich )?(?:\\p{L}+ ){0,3}gern|ich (?:hätte|wäre|würde) (?:\\p{L}+ ){0,4}(?:gern|gerne|lieber|am liebsten)|am liebsten|ich hoffe|hoffentlich|hoffe ich|ich sehne|sehne ich|sehnsucht|wenn (?:ich|er|sie|es|wir|mir|mich|das|doch|nur) (?:\\p{L}+ ){0,4}(?:doch|nur|bloß) |könnte ich (?:doch|nur|bloß)|hätte ich (?:doch|nur|bloß)|wäre ich (?:doch|nur|bloß)|mein (?:\\p{L}+ )?(?:wunsch|traum) (?:ist|war|wäre)|(?:träum(?:e|te)?|geträumt) (?:ich )?(?:\\p{L}+ ){0,3}davon|davon (?:\\p{L}+ ){0,3}(?:träum|geträumt)\\p{L}*|davon zu träumen|möge|mögen (?:sie|wir)|ich brauche nur',
  noWish: 'als wollte|wie ich will|ob ich will oder nicht|willkür',
  hypothetical:
    'hätte|hätten|wäre|wären|würde|würden|könnte|könnten|müsste|sollte(?= ich (?:je|einmal))|dürfte|käme|ginge|gäbe|wüsste|bräuchte|ließe|bliebe|stünde|fände|angenommen|stell dir vor|gesetzt den fall|was wenn|vielleicht wär\\p{L}*|wär|hätt',
  noHypothetical:
    'als ob|als (?:hätte|wäre|würde|könnte|müsste|wollte|gäbe)|sagte(?:n)?,|meinte(?:n)?,|behauptet\\p{L}*,|wie wenn',
  habit:
    'immer|jeden (?:tag|morgen|abend|sonntag|samstag|sommer|winter|freitag)|jedes (?:mal|jahr|weihnachten)|jede (?:nacht|woche)|früher|sonntags|samstags|abends|morgens|nachts|damals|als kind|pflegte|jahrelang|oft|ständig|manchmal|dauernd|in den ferien',
  past: 'war|waren|hatte|hatten|wurde|wurden|ging|gingen|kam|kamen|sagte|stand|saß|lag|lief|ließ|gab|nahm|sah|sahen|fand|blieb|hielt|schrieb|sprach|wusste|dachte|musste|konnte|wollte|durfte|sollte|habe|hab|hat|haben|bin|ist gestorben|\\p{L}+te|\\p{L}+ten|ge\\p{L}{2,}(?:t|en)|gestern|letzte(?:s|n|r)? (?:jahr|woche|nacht|monat|sommer|winter)|vor \\p{L}+ jahren|19\\d\\d|20\\d\\d',
  future:
    'werde|wirst|wird|werden|morgen|nächste[nrs]? (?:jahr|woche|monat|sommer|frühling|mal)|bald|eines tages|irgendwann|ab jetzt|künftig|demnächst',
};
