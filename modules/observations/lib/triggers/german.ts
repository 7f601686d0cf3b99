import { germanWords } from './german-words';
import { speech } from './speech';
import type { Triggers } from './triggers';
import { verdicts } from './verdicts';

const some = '(?:\\p{L}+ ){0,4}';
const few = '(?:\\p{L}+ ){0,2}';
const have = "(?:hab|habe|hatte|hab's|habs)";
const body =
  '(?:brust|magen|bauch|kehle|hals|kiefer|schultern?|hände|zähne|herz|knie|haut|rücken|rippen|fäuste|beine|atem|stimme|nacken|kopf)';
const place =
  '(?:haus|hof|tür|tor|kirche|kapelle|grenze|brücke|bahnhof|krankenhaus|klinik|station|schule|laden|büro|zimmer|werkstatt|halle|friedhof|garten|wohnung|praxis|heim|küche|flur)';
const everyTime =
  '(?:jeden (?:tag|abend|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|winter|sommer|herbst|frühling|herbst|monat)|jede (?:nacht|woche)|jedes (?:jahr|weihnachten|ostern|wochenende)|sonntags|samstags|freitags|montags|dienstags|mittwochs|donnerstags|morgens|abends|nachts|mittags|an (?:ihrem|seinem|meinem) geburtstag|an (?:heiligabend|weihnachten|silvester))';
const number = '(?<age>\\p{L}{3,}|\\d{1,2})';

export const german: Triggers = {
  hide: [
    `ich ${few}(?:verstecke|versteckte|verberge|verbarg|verheimliche|verheimlichte|verschweige|verschwieg|unterschlage)`,
    '(?:verstecke|versteckte|verberge|verbarg|verheimliche|verheimlichte|verschweige|verschwieg) ich',
    `(?:ich ${some}|${have} ich ${some})(?:versteckt|verborgen|verheimlicht|verschwiegen|unterschlagen)`,
    `(?:ich ${have}|${have} ich) ${some}(?:niemandem|keinem|nie jemandem|noch nie jemandem) ${some}(?:erzählt|gesagt|verraten|gezeigt|gebeichtet|zugegeben|erwähnt|gestanden)`,
    '(?:das |davon )?(?:weiß|weiss|wusste) (?:niemand|keiner|kein mensch|nicht mal (?:mein|meine) \\p{L}+|bis heute (?:niemand|keiner))',
    'was (?:niemand|keiner) (?:weiß|weiss)',
    '(?:niemand|keiner|kein mensch) (?:weiß|weiss|wusste)(?: davon| das| es| bis heute|,? dass ich|,? was ich|,? wie ich)',
    '(?:sag|sage|erzähl|erzähle|verrat|verrate|zeig|zeige|gestehe) ich (?:niemandem|keinem)',
    'ich (?:sag|sage|erzähl|erzähle|verrate|zeige) (?:das |es |davon )*(?:niemandem|keinem)',
    `ich (?:tu|tue|tat|tu so|tue so) ${few}(?:so,? )?als (?:ob|wäre|hätte|würde|schlafe|wüsste)`,
    `(?:ich ${few}(?:lüge|log|schwindle|schwindelte)|${have} ich ${some}(?:gelogen|angelogen|geschwindelt)|ich ${have} ${some}(?:gelogen|angelogen|geschwindelt))`,
    'ohne (?:dass (?:es )?(?:jemand|er|sie|irgendwer) (?:es )?(?:merkt|merkte|weiß|wusste)|(?:es )?(?:jemandem|ihm|ihr|ihnen|irgendwem|meiner \\p{L}+|meinem \\p{L}+|ein wort) (?:zu sagen|davon zu erzählen|zu erzählen))',
    'was ich verberge',
    'mehr sag(?:e)? ich (?:dazu|darüber) nicht',
    '(?:schluck|schlucke) ich (?:es |das |alles )?(?:runter|hinunter)|ich (?:schluck|schlucke) (?:es |das |alles )?(?:runter|hinunter)',
    `(?:kann|konnte|trau mich|traue mich) ich ${few}(?:niemandem|keinem) (?:sagen|erzählen|zu sagen|zu erzählen)`,
    `ich (?:kann|konnte) ${few}(?:niemandem|keinem) (?:sagen|erzählen)`,
  ],
  noHide: [
    '(?:versteck|versteckte|verstecke) (?:ich )?mich (?:in|im|unter|hinter|auf|am|bei)|mich (?:\\p{L}+ ){0,4}versteckt',
    '(?:nicht|nie|niemals|keine?\\p{L}*|nichts) (?:\\p{L}+ ){0,2}(?:zu )?(?:versteck\\p{L}*|verberg\\p{L}*|verheimlich\\p{L}*|verschweig\\p{L}*|gelogen|lüge)|kann ich (?:dir |euch |ihnen )?(?:gar |auch |noch |jetzt )?nicht sagen|könnte (?:ich )?(?:dir )?nicht sagen|verstecken(?:spielen)?|nicht gesagt bekommen|man sagt',
  ],
  owed: [
    `ich hätte ${some}(?:sagen|erzählen|melden|zugeben|fragen) (?:sollen|müssen)|hätte ich ${some}(?:sagen|erzählen|melden|zugeben|fragen) (?:sollen|müssen)`,
  ],
  noQuestion: [
    // Echoes of what was asked, and questions that answer themselves.
    'wenn (?:es|ich|mir|mich)|hätte ich|sollte ich|soll ich|was sonst|wer wird|warum auch|wozu auch',
    '(?:sagt|sagte|fragt|fragte|ruft|rief|schrieb|meint|meinte) (?:er|sie|ich|der|die|mein|meine|mama|papa|\\p{Lu}\\p{L}+)|(?:ich|er|sie|mama|papa) (?:hab|habe|hat|sag|sagt|sagte|fragte|frag|meinte)',
  ],
  conclusion: [
    'was (?:mich|mir|ich) (?:[\\p{L}]+ ){0,6}[\\p{L}]+,? (?:ist|war|sind)',
    '(?:mir (?:ist|wurde|wird) (?:\\p{L}+ ){0,3}(?:klar|bewusst)|(?:ist|wurde|wird) mir (?:\\p{L}+ ){0,3}(?:klar|bewusst)|mir fällt auf|fällt mir auf)',
    '(?:ich (?:habe|hab|hatte) (?:\\p{L}+ ){0,3}(?:begriffen|verstanden|gemerkt|gelernt|erkannt|kapiert)|(?:habe|hab|hatte) ich (?:\\p{L}+ ){0,3}(?:begriffen|verstanden|gemerkt|gelernt|erkannt|kapiert)),? (?:dass|wie|warum|was)',
    'ich (?:\\p{L}+ ){0,2}(?:merke|merk|begreife|verstehe|ahne),? (?:dass|wie|warum|erst)|(?:merke|merk|begreife|verstehe) ich,? (?:dass|wie|warum)',
    '(?:die wahrheit|der grund|der wahre grund|das problem|das schlimme|das schlimmste|das komische|das seltsame|die ehrliche antwort|das eigentliche) ist',
    'im grunde|letzten endes|am ende (?:geht|ging|läuft) (?:es|alles)|(?:es )?läuft (?:alles )?darauf hinaus|unterm strich',
    'das ist (?:es|das|der grund|die sache|alles),? (?:was|warum|weshalb|worum)',
    '(?:darum|deshalb|deswegen) (?:habe|hab|bin|kann|will|mache|muss|gehe|bleibe) ich',
    '(?:vielleicht|wahrscheinlich|wohl) (?:ist|war) (?:das|es) (?:der grund|das|so,? weil)|vielleicht (?:habe|hab|bin|wollte) ich (?:deshalb|darum|deswegen|nur|bloß)',
    'ich glaube,? ich (?:\\p{L}+ ){1,3}(?:auch|nur|deshalb|immer|eigentlich|bloß|heute)|ich glaube,? das ist (?:es|der|die|das),? was',
    'heute weiß ich|inzwischen weiß ich|jetzt verstehe ich|jetzt weiß ich(?! nicht)',
    'gelernt (?:habe|hab) ich (?:daraus|dabei|davon|nur|dass)|(?:ich (?:habe|hab)|(?:habe|hab) ich) (?:(?!es |das |ihn |sie )\\p{L}+ ){0,2}gelernt,',
    'das ist (?:mein ganzes|das einzige|das,? was ich)|das war (?:meine arbeit|mein leben|unser \\p{L}+leben|das einzige)',
    'was (?:mir|davon|von ihm|von ihr) (?:geblieben ist|bleibt|blieb)|geblieben ist (?:mir )?',
    '(?:dafür|deswegen|darum) bin ich (?:da|hier|gut)|wofür ich da bin',
  ],
  conclusionLeads: [
    '(?:klar|bewusst|auf|begriffen|verstanden|gemerkt|gelernt|erkannt|kapiert|merke|merk|begreife|verstehe|ist|weiß ich),? dass',
  ],
  stays: [
    '(?:das|den satz|es|ihn|sie|die worte) (?:vergess|vergesse) ich (?:nie|nicht|mein)|(?:hab|habe) ich (?:das |es |ihm |ihr )?nie vergessen|ich (?:hab|habe) (?:das|den satz|es|ihn|sie) (?:nie|nicht) vergessen',
    '(?:daran|an den satz|an ihn|an sie|darüber) (?:denk|denke) ich (?:oft|heute noch|noch|jeden|immer|bis heute|manchmal|seither|seitdem)|ich (?:denk|denke) (?:oft|heute noch|immer noch|noch oft|jeden \\p{L}+|seither|seitdem) (?:an|daran|darüber)',
    '(?:hör|höre|rieche|spür|spüre) ich (?:heute noch|noch heute|immer noch|bis heute|noch immer)|ich (?:hör|höre|rieche|spüre) (?:ihn|sie|es|das|den \\p{L}+|die \\p{L}+) (?:heute noch|noch heute|immer noch|bis heute|noch immer|noch)',
    '(?:geht|ging|will) mir nicht (?:mehr )?aus dem (?:kopf|sinn)|ist mir (?:geblieben|hängen geblieben|nachgegangen)|(?:lässt|lässt mich|ließ mich) nicht (?:mehr )?los',
    '(?:das )?weiß ich noch (?:genau|wie heute|wörtlich|heute)|kann ich auswendig',
  ],
  fear: [
    '(?:ich (?:habe|hab|hatte)|(?:habe|hab|hatte) ich) (?:\\p{L}+ ){0,3}(?<!keine )(?:angst|panik|schiss|heimweh|wut)',
    'ich (?:\\p{L}+ ){0,2}(?:fürchte|schäme|schämte|fürchtete|schäm) mich|(?:fürchte|schäme|schämte|fürchtete|schäm) ich mich',
    'ich (?:bin|war|werde|wurde) (?:\\p{L}+ ){0,3}(?:wütend|neidisch|eifersüchtig|zornig|einsam|traurig)|(?:bin|war|werde|wurde) ich (?:\\p{L}+ ){0,3}(?:wütend|neidisch|eifersüchtig|zornig|einsam|traurig)',
    '(?:das|es) (?:macht|machte|jagt) mir (?:\\p{L}+ ){0,2}angst|(?:das|es) erschreckt mich|(?:macht|machte) mir (?:\\p{L}+ ){0,2}angst',
    'ich (?:\\p{L}+ ){0,3}trau(?:e|te)? mich nicht|trau(?:e|te)? ich mich nicht',
  ],
  noFear: [
    '(?:keine|nie|nicht|ohne|weder) (?:\\p{L}+ ){0,2}(?:angst|panik|wut|wütend|neidisch|eifersüchtig|schäm\\p{L}*|fürcht\\p{L}*|einsam)|schäme? (?:ich )?mich (?:\\p{L}+ ){0,2}nicht|fürchte? (?:ich )?mich (?:\\p{L}+ ){0,2}nicht|ich fürchte,|angst vor nichts',
  ],
  stance: [
    '(?:ich (?:habe|hab)|(?:habe|hab) ich) (?:\\p{L}+ ){0,4}(?:beschlossen|entschieden)',
    'ich (?:lasse|erlaube) mir(?! (?:durchaus|schon|auch|gern|manchmal) etwas)|ich darf (?:jetzt|heute|inzwischen|auch)|heute darf ich|jetzt darf ich',
    'ich (?:weigere|weigerte) mich|ich nehme (?:es|das) (?:an|hin)',
    '(?:ich (?:habe|hab)|(?:habe|hab) ich) (?:\\p{L}+ ){0,3}(?:meinen )?frieden (?:\\p{L}+ ){0,2}(?:gemacht|geschlossen)',
    'ich (?:\\p{L}+ ){0,2}lerne (?:gerade |jetzt |noch |langsam )*,? ?(?:\\p{L}+ ){0,4}zu \\p{L}+',
    '(?:ich (?:habe|hab|bin)|(?:habe|hab|bin) ich) (?:\\p{L}+ ){0,3}trotzdem',
    'ich (?:mache|gehe|bleibe|singe|sage|komme|fahre|schreibe) (?:\\p{L}+ ){0,2}trotzdem',
    'ich würde (?:es|das) wieder (?:tun|machen)',
  ],
  noStance: ['nicht entschieden|nicht beschlossen|(?:für|gegen) \\p{L}+ (?:\\p{L}+ ){0,2}entschieden'],
  figure: [
    '(?:ich (?:bin|war|fühle mich|fühlte mich|komme mir|kam mir|lebe|lebte|arbeite|stehe|stand|sitze|saß|gehe|ging|laufe|schlafe|schlaf|liege|funktioniere|warte)|(?:bin|war|fühle|komme|kam|schlafe|schlaf|stehe|stand|sitze|saß|liege) ich(?: mir| mich)?) (?:[\\p{L}]+ ){0,4}wie (?:ein|eine|einer|einem|einen|der|die|das|so ein) (?:\\p{L}+ ?){1,5}',
  ],
  noFigure: [
    'wie (?:ein|das) (?:mal|paar)|wie die (?:anderen|meisten|leute)|wie der (?:vater|papa|opa)|wie das (?:geht|heißt|ist|so)|sieht aus wie|aussah wie',
  ],
  selfName: [
    'ich (?:bin|war)(?: immer| schon| halt| eben| einfach| doch| nur| wohl| auch)*(?: immer| schon)? (?:der|die|das|diejenige|derjenige|einer|eine|jemand|so eine?r?|ein mensch),? (?:der|die|das)',
    'ich (?:bin|war) (?:schon )?immer (?:der|die|das|ein|eine|die mit|der mit) \\p{L}+',
    'ich (?:bin|war)(?: halt| eben| einfach)? (?:die|der|das) (?:große|kleine|starke|stille|brave|vernünftige|schwierige|älteste|jüngste|mittlere|laute|andere|erste|dumme|gute|ruhige|lustige)\\p{L}*',
    'ich war (?:immer )?(?:sein|ihr|seine|ihre) (?!mann|frau|sohn|tochter|kind|freund|freundin|mutter|vater|schwester|bruder|chef|kollege|kollegin)\\p{L}+',
    'leute wie ich|menschen wie ich|so (?:eine|einer) wie ich',
  ],
  shadow: [
    'ich (?:beneide|beneidete)|(?:beneide|beneidete) ich|ich bin (?:\\p{L}+ ){0,2}neidisch auf',
    'ich (?:kann|konnte) (?:\\p{L}+ ){0,4}(?:nicht (?:ausstehen|leiden|ertragen|ab))|(?:kann|konnte) ich (?:\\p{L}+ ){0,4}nicht (?:ausstehen|leiden|ertragen|ab)',
    '(?:ein|der) teil (?:von mir|in mir) \\p{L}+',
    'was mich (?:\\p{L}+ ){0,3}(?:aufregt|ärgert|nervt|wütend macht|rasend macht|zur weißglut bringt)',
    '(?:ich|hab|habe) (?:\\p{L}+ )?(?:mich )?(?:dabei )?ertapp(?:e|t|te)|ertappe ich mich',
    'ich (?:\\p{L}+ ){0,2}insgeheim|insgeheim (?:\\p{L}+ )ich',
  ],
  threshold: [
    `(?:ich|bin ich) (?:\\p{L}+ ){0,5}(?:vorbeigegangen|vorbeigefahren|vorbei gefahren|vorbeigelaufen)|ich (?:fahre|fuhr|gehe|ging|laufe|lief) (?:\\p{L}+ ){0,5}vorbei`,
    `ich (?:stand|stehe|saß|sitze|bin) (?:\\p{L}+ ){0,3}(?:vor|an) (?:der|dem|ihrer|seiner|unserer|meiner|ihrem|seinem|unserem) (?:\\p{L}+ )?${place}(?: (?:gestanden|gesessen))?`,
    '(?:ich bin|bin ich) (?:\\p{L}+ ){0,3}nicht (?:hineingegangen|reingegangen|rein|hinein)|ich ging nicht (?:hinein|rein)|(?:ich )?konnte (?:ich )?nicht (?:hineingehen|reingehen|hinein|rein)',
    `(?:ich bin|bin ich) (?:\\p{L}+ ){0,3}über (?:die|eine) (?:\\p{L}+ )?(?:grenze|brücke|schwelle) (?:gegangen|gefahren|gelaufen|geflohen|gekommen)`,
  ],
  rite: [
    `${everyTime} \\p{L}+ (?:ich|wir)(?! mir| uns vor)`,
    `(?:ich|wir) (?!nehme\\p{L}* )(?:\\p{L}+ ){1,5}${everyTime}`,
  ],
  noRite: [
    // The past, plans, thoughts and what is only a state.
    'nicht|nie|niemals|kein\\p{L}*|früher|vorher|damals|einmal|jedes mal|seither|seitdem|wenn ich mal|vornehme\\p{L}*|nehme ich mir|ich nehme mir|will|möchte|sollte|müsste|würde|hätte|hab|habe|haben|hatte|hatten|war|waren|bin|sind|wurde|wollte|muss|musste|konnte|durfte|denke|dachte|erinner\\p{L}*|träum\\p{L}*|lieg\\p{L}*|wach\\p{L}*|höre|sehe|verdien\\p{L}*|arbeit\\p{L}*|warte|frage|weine|\\p{L}+ten? (?:ich|wir)|(?:ich|wir) \\p{L}+ten?|saß\\p{L}*|ging\\p{L}*|kam\\p{L}*|stand\\p{L}*|fuhr\\p{L}*|lag\\p{L}*|sprach\\p{L}*|aß\\p{L}*|sang\\p{L}*|ruf\\p{L}*|rief\\p{L}*',
  ],
  body: [
    `(?:mein|meine|der|die) ${body} (?:\\p{L}+ )?(?:zittern|zittert|zitterte|zitterten|brennt|brannte|schnürt|schnürte|krampft|krampfte|verkrampft|rast|raste|klopft|klopfte|zieht sich zusammen|zog sich zusammen|wird eng|wurde eng|wird kalt|wurde kalt|macht zu|machte zu|geht zu|ging zu|versagt|versagte|bebt|bebte)`,
    '(?:ein|einen|den) (?:knoten|kloß|klumpen|stein|stich|druck) (?:im|in der|auf der|in meiner|in meinem|auf meiner) (?:magen|hals|brust|bauch|kehle|herzen?|herz)',
    'ich (?:\\p{L}+ ){0,3}(?:knirsche|beiße) (?:\\p{L}+ ){0,2}(?:die |mit den )?zähne\\p{L}*',
    `(?:wut|angst|trauer|sehnsucht|scham|freude|panik) (?:\\p{L}+ ){0,5}(?:im|in der|in den|in meinem|in meiner|in meinen) ${body}`,
  ],
  wish: [
    'ich (?:\\p{L}+ ){0,2}(?:möchte|wünsche mir|wünsch mir|hoffe|sehne mich|will(?! ehrlich| nicht lügen| sagen| damit| ja| gar))',
    '(?:möchte|will|wünsche|wünsch|hoffe) ich(?! nicht)',
    'ich würde (?:\\p{L}+ ){0,2}(?:so )?(?:gern|gerne|lieber)|würde ich (?:\\p{L}+ ){0,2}(?:so )?(?:gern|gerne|lieber)|am liebsten (?:würde|möchte) ich',
    'mein (?:\\p{L}+ )?wunsch ist',
  ],
  noWish: [
    'wenn ich (?:\\p{L}+ ){0,3}(?:will|möchte)|was ich (?:\\p{L}+ )?will|will ich (?:\\p{L}+ )?nicht|ich will nicht|möchte ich nicht|ich möchte nicht|möchte ich (?:fest|be)|das möchte ich|will (?:ich )?damit sagen|will ich (?:mal )?(?:sagen|so sagen)|ob ich will|ich hoffe (?:nicht|mal|ja)|als würde|als hätte',
  ],
  age: [
    `als ich (?:ungefähr |etwa |gerade |ganze |noch )?${number}(?: jahre(?: alt)?)? war`,
    `mit ${number}(?: jahren|(?=,)| (?=(?:hab|habe|bin|war|wurde|kam|musste|durfte|ging|fing|zog|lernte|hatte|stand|saß|konnte)(?!\\p{L})))`,
    `ich (?:war|bin|war da|war damals|war gerade|bin jetzt|war erst) ${number}(?: jahre(?: alt|(?=[,.;:!?]|$))|(?=[,.;:!?])|(?= (?:und|als|da)(?!\\p{L}))|$)`,
    `(?:war|bin) ich (?:da |damals |jetzt |gerade |ja )*${number}(?: jahre(?: alt|(?=[,.;:!?]|$))|(?=[,.;:!?])|(?= (?:und|als)(?!\\p{L}))|$)`,
    `(?:bis|seit) ich ${number} (?:bin|war)`,
  ],
  year: [
    '(?:(?:im jahr|seit|bis|anno|ab|vor|nach|um|sommer|winter|herbst|frühjahr|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember) )?(?<year>(?:19|20)\\d\\d)',
  ],
  insistence: [
    ['niemand', 'niemand|niemandem|niemanden|keiner|kein mensch'],
    ['nie', 'nie|niemals|noch nie|nie wieder'],
    ['immer', 'immer(?! wieder| noch)'],
    ['sollte', 'soll|sollte|sollst'],
    ['muss', 'muss|musste|mussten|müssen|musst'],
    ['genug', 'genug|reicht|reichte'],
    ['nützlich', 'nützlich|gebraucht|brauchbar'],
  ],
  memory: [
    '(?:hat|haben|sagte|sagt|pflegte) (?:\\p{L}+ ){0,3}(?:immer|oft|jedes mal|ständig|stets)|immer (?:gesagt|wieder gesagt)|höre? ich (?:\\p{L}+ ){0,3}noch|nie vergessen|hat (?:mal|einmal) gesagt|vergesse ich nie|der satz|den satz|diesen satz|bis heute|spruch|ich denke (?:\\p{L}+ ){0,4}(?:daran|an diesen)|(?:hab|habe) (?:ich )?(?:\\p{L}+ ){0,3}daran gedacht|geht mir nach|im ohr|im kopf|es hat geheißen|hat es geheissen|hieß es immer',
  ],
  reply: [
    'ich (?:habe|hab) (?:\\p{L}+ ){0,3}(?:nicht|nichts|nie) (?:geglaubt|gesagt|geantwortet|verstanden|gefragt)|(?:habe|hab) ich (?:\\p{L}+ ){0,3}(?:nicht|nichts|nie) (?:geglaubt|gesagt|geantwortet|verstanden|gefragt)|ich (?:habe|hab) (?:\\p{L}+ ){0,2}(?:gelacht|genickt|geweint|geschwiegen)|ich (?:glaube|glaubte) (?:ihm|ihr|das|es) (?:nicht|bis heute)|ich denke (?:\\p{L}+ ){0,3}daran|(?:hab|habe) ich (?:\\p{L}+ ){0,4}(?:gemerkt|daran gedacht)|(?:er|sie) hatte recht|ich bin (?:\\p{L}+ )?gegangen|ich (?:wusste|hatte) (?:keine|nicht)',
  ],
  unsaid: [
    `(?:hat|haben|hatte) ${few}(?:nie|niemals|nie ein wort|kein einziges mal|nix|nichts|kein wort|nicht) ${some}(?:gesagt|erzählt|gefragt|gesprochen|geredet|gelobt|gedankt|entschuldigt|umarmt|geweint|erklärt|erwähnt)`,
    '(?:sprach|redete|sagte|fragte|erzählte|weinte|lobte|erklärte) (?:\\p{L}+ )?(?:nie|niemals|nicht|nichts|kein wort)',
    '(?:fragt|fragte|sagt|redet|spricht) (?:\\p{L}+ )?(?:nie|nicht|nichts)',
  ],
  unheard: [
    'ich habe (?<who>ihn|sie|meinen \\p{L}+|meine \\p{L}+) (?:noch )?nie (?:\\p{L}+ )?(?:sagen|weinen|singen|lachen|fragen|reden) (?:hören|sehen)',
  ],
  unsaidByNobody: [
    '(?:gefragt|gesagt|erzählt|erklärt|gedankt) (?:hat|hatte) (?:\\p{L}+ ){0,2}(?:keiner|niemand|nie einer|nie jemand)',
    '(?:es |da )?(?:hat|hatte) (?:\\p{L}+ ){0,3}(?:nie|noch nie) (?:einer|jemand|wer) (?:\\p{L}+ ){0,2}(?:gefragt|gesagt|erzählt|erklärt|gedankt)',
    '(?:hat|hatte) (?:\\p{L}+ ){0,3}(?:keiner|niemand|kein mensch) (?:\\p{L}+ ){0,3}(?:gefragt|gesagt|erzählt|erklärt|gedankt)',
    'ich (?:bin|werde|wurde) (?:\\p{L}+ ){0,2}(?:nie|nicht) gefragt(?: worden)?',
    '(?:niemand|keiner|kein mensch) (?:hat|hatte) (?:\\p{L}+ ){0,4}(?:gesagt|gefragt|erzählt|erklärt|gesprochen|geredet|gedankt)|(?:niemand|keiner) (?:sagte|fragte|erzählte|erklärte|sprach|redete)',
    '(?:darüber|davon) (?:wurde|ist|haben wir|hat niemand|hat keiner|sprach niemand|sprach man) (?:\\p{L}+ ){0,2}(?:nie|nicht|kein wort)?(?: \\p{L}+){0,2} ?(?:gesprochen|geredet|verloren)',
    '(?:wir haben|haben wir) (?:\\p{L}+ ){0,3}(?:nie|nicht|kein wort) (?:\\p{L}+ ){0,3}(?:gesprochen|geredet|gesagt)',
  ],
  correction: [
    `(?<not>ich will nicht,? [^.;:?!–—]{3,80}), (?<but>ich will,? (?!nicht)[^.;:?!–—]{3,90})`,
    `(?<not>ich (?:habe|hab|bin) (?:\\p{L}+ ){0,4}nicht \\p{L}+), (?<but>(?:ich (?:habe|hab|bin) )(?:\\p{L}+ ){0,3}(?:nur|bloß) [^.;:?!–—]{3,60})`,
    '(?<not>(?:[^,.;:?!–—„“"]{0,50} )?(?:nicht|kein|keine|keinen|keinem|nie)(?! nur| bloß| allein) [^.;:?!–—„“"]{2,70}?), (?<but>sondern (?!auch)[^.;:?!–—„“"]{3,90})',
    '(?<not>(?:das|es) (?:ist|war) (?:kein|keine|nicht) [^,.;:?!–—„“"]{3,50})[,;] (?<but>(?:das|es) (?:ist|war) (?!nicht|kein|nie)[^.;:?!–—„“"]{3,80})',
  ],
  correctionPair: [
    [`ich will nicht`, `ich (?:will|möchte|hätte gern)`],
    [
      '(?:das|es) (?:ist|war) (?:kein|keine|nicht)',
      '(?:das|es) (?:ist|war) (?:eine?|der|die|mein\\p{L}*|pure|reine|nackte|angst|scham|wut|neid|liebe|trauer|heimweh|stolz|gewohnheit|müdigkeit)',
    ],
    [
      'ich (?:bin|war) nicht (?:\\p{L}+ )?(?:traurig|wütend|böse|einsam|verbittert|faul|müde|krank|mutig)',
      'ich (?:bin|war) (?!nicht|nie|auch|ja|doch)(?:nur |bloß |einfach )?(?:\\p{L}+)[.!]?$',
    ],
  ],
  halves: [
    `(?<one>ich (?:hasse|liebe|vermisse|hasste|liebte|vermisste) [^,.;:?!–—]{3,60}), (?:und|aber) (?<other>ich [^.;:?!–—,]{5,80})`,
    `(?<one>(?:ich|wir) [^,.;:?!–—]{5,60}), (?:und|aber) (?<other>(?:es|das) (?:ist|war) (?:der|die|das) (?:best|schönst|schlimmst|glücklichst|ärgst)\\p{L}* [^.;:?!–—]{3,60})`,
    '(?<one>ich [^,.;:?!–—„“"]{5,70}), (?:aber|doch) (?<other>ich [^.;:?!–—,„“"]{5,80})',
    '(?<one>ein teil von mir [^,.;:?!–—„“"]{5,70}),? (?:und|aber) (?<other>(?:ein|der) ander\\p{L}+ [^.;:?!–—,„“"]{5,70})',
  ],
  flip: [
    'ich (?:bin|war)(?<no> nicht| nie| kein(?:e)?)?(?: (?:sehr|so|ganz|besonders|wirklich|immer|halt|eben|ja|ein|eine))* (?<word>\\p{L}{4,})',
  ],
  flipNot: [
    'nicht|noch|schon|auch|jetzt|dann|dort|hier|dabei|immer|gern|gerne|allein|zuhause|daheim|gegangen|gekommen|gefahren|geboren|geworden|gewesen|aufgewachsen|fertig|sicher|bereit|froh|damals|erst|gerade|wieder|heute|nachts|einfach|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|acht|neun|zehn|zwölf|einer|eine|jemand|niemand|mensch|krank|weg|nach|beim|unterwegs|mal|geblieben|gestanden|gesessen|gelegen|aufgestanden|eingeschlafen|trotzdem|irgendwie|irgendwann|meinem|meiner|ihrem|seinem|dafür|dagegen|dran|einmal|zweimal|ungefähr|etwa|überhaupt|kein|keine',
  ],
  // The "man" of a rule or a trade cannot be told from that which stands for the writer.
  shift: [],
  noShift: [
    'sagt man|man sagt|wie man|hat man mir|man hat mir|man hat mich|nannte man|kann man sagen|muss man sagen|man darf das|wenn man so will|(?:hat|hatte|haben) man',
  ],
  feelings: [
    'angst|ängste|fürcht\\p{L}*|schäm\\p{L}*|scham|wut|wütend|zorn\\p{L}*|neid\\p{L}*|eifersücht\\p{L}*|einsam\\p{L}*|schuld\\p{L}*|stolz|freude|freut\\p{L}*|freue|gefreut|glücklich|glück|traurig\\p{L}*|trauer\\p{L}*|lieb(?:e|te|en)|geliebt|hass\\p{L}*|vermiss\\p{L}*|sehn\\p{L}*|hoff\\p{L}*|verzweif\\p{L}*|weh|geweint|wein(?:e|te|en)|heul\\p{L}*|lach\\p{L}*|gelacht|müde|erschöpft|erleichter\\p{L}*|sorge\\p{L}*|panik|zitter\\p{L}*|peinlich|bereu\\p{L}*|verzeih\\p{L}*|heimweh|erschreckt|schrei\\p{L}*|geschrien|gefallen',
  ],
  ...germanWords,
  ...speech.de,
  ...verdicts.de,
};
