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
];
