import type { CrisisRule } from '../crisis';

/** Common wordings that the other rules miss: what a person in despair says first. */
export const germanPlain: readonly CrisisRule[] = [
  {
    id: 'plain-want-die',
    category: 'wish-to-die',
    level: 2,
    say: [
      '(ich|i) (\\S+ ){0,4}(will|möchte|mag|würde|wollte|wünschte) (\\S+ ){0,3}(einfach|nur|bloß|endlich) (\\S+ )?(sterben|tot sein|nicht mehr sein|weg sein)|(am liebsten|lieber) (\\S+ ){0,3}(tot|sterben)|(mir|mich) (\\S+ )?(egal|wurscht|gleich) (, )?(ob|wenn) ich (\\S+ )?(sterbe|lebe|draufgehe)|(könnte|kann) (genauso gut|auch gleich) (tot sein|sterben)|bettle um den tod|hoffe (\\S+ ){0,6}(überfährt|totfährt)',
    ],
    unless: 'lach*|scham*|peinlich*|neugier*|langeweile|hunger',
  },
  {
    id: 'plain-bullet',
    category: 'intent',
    level: 2,
    say: [
      '(kugel|pistole|gewehr|lauf) (\\S+ ){0,3}(kopf|schläfe|mund|hirn)|mir (\\S+ ){0,3}(die kugel geben|das leben nehmen|was antun|etwas antun)|(schluss|ein ende) (\\S+ )?(machen|mach*) mit (allem|mir|meinem leben)|mit (allem|meinem leben) schluss',
    ],
    unless: 'film|roman|krimi',
  },
  {
    id: 'plain-taken',
    category: 'act',
    level: 3,
    say: [
      '(habe|hab) (\\S+ ){0,3}(alle|zu viele|sämtliche|die ganzen|eine menge) (\\S+ )?(tabletten|pillen|schlaftabletten|medikamente) (\\S+ ){0,2}(genommen|geschluckt|eingenommen)|(abschiedsbrief*) (\\S+ ){0,3}(geschrieben|fertig|liegt|liegen)',
    ],
    unless: 'versehentlich|aus versehen|roman|krimi|film',
  },
  {
    id: 'plain-worthless',
    category: 'thoughts',
    level: 2,
    say: [
      'wertlos|nutzlos|überflüssig|zu nichts nütze|eine last|nichts wert',
      '(kann|schaffe|halte) (\\S+ ){0,4}(nicht mehr|nimmer)( (weiter|weitermachen|leben|aushalten|aus))?$|(kann|schaffe|halte) (\\S+ ){0,4}(nicht mehr|nimmer) (weiter|weitermachen|leben|aushalten|aus)|(will|mag|möchte) (\\S+ ){0,2}(nicht mehr|nimmer) (\\S+ )?(leben|da sein|sein|hier sein)|so nicht (weiter|mehr)',
    ],
    stands: ['denied'],
  },
  {
    id: 'plain-cut',
    category: 'self-harm',
    level: 2,
    say: [
      '(habe|hab) (\\S+ )?mich (\\S+ ){0,3}(wieder|gestern|heute|letzte nacht|erneut|nochmal) (\\S+ ){0,3}(geschnitten|geritzt|verbrannt|verletzt)|ich (ritze|schneide) mich( (wieder|jeden|noch|seit|immer|manchmal))?',
    ],
    unless: 'kochen|küche|brot|rasier*|finger|zwiebel*|unfall|versehen|papier|glas|dosen*',
  },
  {
    id: 'plain-harm-others',
    category: 'harm-to-others',
    level: 2,
    say: [
      'ich (\\S+ ){0,2}(will|möchte|könnte|werde) (\\S+ ){0,2}(meinen?|meiner|meinem|den|die|dem) (\\S+ )?(kindern?|kind|baby|tochter|sohn|frau|mann|mutter|vater|freundin|freund|chef|bruder|schwester) (\\S+ ){0,2}(weh ?tun|wehtun|etwas antun|was antun|verletzen|töten|umbringen|schlagen|schaden)',
    ],
  },
  {
    id: 'plain-rather-dead',
    category: 'wish-to-die',
    level: 2,
    say: [
      '(vor dem sterben|vorm sterben|vor dem tod|vorm tod) (\\S+ ){0,3}keine angst (\\S+ ){0,3}(vor dem|vorm|weiter*|leben)|(enttäuscht|traurig|wütend) (\\S+ ){0,2}dass ich (noch|immer noch|wieder) (lebe|da bin|aufgewacht bin|aufwache)|tot sein (zu )?wollen|(um zu|mal) sehen ob ich (sterbe|draufgehe|tot bin)|(beneide|neid auf) die toten|(nehme|nehm) (mein|meine) (insulin|tabletten|medikamente) nicht mehr (\\S+ ){0,3}(sterbe|mal sehen)|über die straße ohne zu (schauen|gucken|sehen|kucken)|(frage|frag) mich ob (\\S+ )?sterben (\\S+ )?weh|ob (das )?sterben weh tut',
    ],
    unless: 'witz|lach*|film|roman|serie|spiel|oma|opa|großmutter|großvater',
    stands: ['denied'],
  },
  {
    id: 'plain-kill',
    category: 'thoughts',
    level: 2,
    say: [
      '(stirb|verreck*) (endlich|doch|einfach) (\\S+ ){0,3}(ich|mir|spiegel)|(mein kopf|es|ich|alles) (\\S+ ){0,4}(sagt|sage|sag|schreit|wiederholt|flüstert) (\\S+ ){0,3}(bring dich um|stirb)|wenn ihr das (findet|lest) (\\S+ ){0,4}(weg|tot|nicht mehr)|schluss (gemacht|machen|mache) mit (meinem|dem) leben|mit meinem leben schluss',
    ],
    unless: 'witz|film|roman|serie|spiel|computerspiel|umzug|urlaub',
    stands: ['denied'],
  },
  {
    id: 'plain-wounds',
    category: 'self-harm',
    level: 2,
    say: [
      '(fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|drei|vier) schnitte (weil|für|heute|gestern|in|am|an)|(kratzer|striche|wunden|narben) (\\S+ ){0,6}(mache|mach|hab|habe) ich (mir )?selbst|neue (striche|schnitte|wunden|narben) (am|an|auf) (\\S+ )?(arm*|unterarm*|bein*|oberschenkel*|handgelenk*)|(nägel|nadel|schere|zirkel) (\\S+ ){0,6}(bis (es|ich) blute*|ins fleisch)|(arme|haut|beine|arm) (\\S+ )?(aufgekratzt|aufgeschnitten|geritzt)|absichtlich (verbrannt|geschnitten|verletzt|gebissen)',
    ],
    unless: 'koch*|küche|zwiebel*|brotmesser|rasier*|friseur*|rosen|garten|aus versehen|versehentlich|film|mücken*',
    stands: ['denied'],
  },
  {
    id: 'plain-beaten',
    category: 'violence',
    level: 2,
    say: [
      '(aus dem|im) (schrank|bad|badezimmer) (\\S+ ){0,6}(kaputt|schreit|ruft meinen|tritt|hämmert)|(heißen|kochenden|heißes|kochendes) (kaffee|tee|wasser) (\\S+ ){0,3}(übergeschüttet|über mich|ins gesicht)|(mir|mich) (\\S+ ){0,2}(heißen|kochenden|heißes) (kaffee|tee|wasser)|(festgebunden|angebunden|gefesselt|eingesperrt) (\\S+ ){0,5}(damit|dass|weil) ich|angst um mein leben|(gräbt|buddelt|verscharrt) (er|sie) mich|(darf sich mir nicht nähern|näherungsverbot|annäherungsverbot|kontaktverbot) (\\S+ ){0,6}(tür|haus|wieder|gestern)|(kommt|kam) (\\S+ ){0,2}(betrunken|besoffen) heim (\\S+ ){0,5}(wen es trifft|schlägt|wer dran ist|drauf)|mein ex (sitzt|steht|stand|saß|wartet) (\\S+ ){0,3}(vor (meiner|meinem|der|unserem|unserer)|im auto)',
    ],
    unless: 'film|roman|serie|spiel|zauber*|als kind|als ich klein|früher|vor jahren|kletter*',
    stands: ['denied'],
  },
];
