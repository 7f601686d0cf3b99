import type { SenseLanguage } from '#modules/text-analysis/public';

/** Words said between the client and others. */
export interface SpeechTriggers {
  /** The client tells what they themselves said to somebody. */
  readonly spoken: readonly string[];
  /** Was not said, might have been, was said to oneself, or speaks of the page. */
  readonly noSpoken: readonly string[];
  /** Somebody else asks. */
  readonly asked: readonly string[];
  readonly noAsked: readonly string[];
  /** Nobody's words follow. */
  readonly noHeard: readonly string[];
  /** What was said was not so. */
  readonly untrue: readonly string[];
}

const notSaid = '(?! (?:nothing|no more|so|it all|this before|that before|above|earlier|to myself|myself)(?!\\p{L}))';

const english: SpeechTriggers = {
  spoken: [
    `i (?:only |just |always |still |once |finally |even )?(?:said|told|answered|replied|promised|lied to|wrote back|called back)${notSaid}`,
    "i (?:only |just |always |still )?(?:say|tell) (?:i'm|i've|i am|that|no|yes|it's|him|her|them|people|everyone|everybody|my \\p{L}+|the \\p{L}+)(?! (?:much|the truth))",
    'what i (?:said|told (?:him|her|them)) was',
  ],
  noSpoken: [
    "i (?:\\p{L}+ )?(?:would|should|could|might|must|never|nearly|almost|wanted|want|wish|hadn't|haven't|didn't|don't|can't|couldn't|won't|wouldn't|did not|do not|could not|cannot|will|ought)(?: not| never| have| to| to have| ever| even| had){0,3} (?:say|said|tell|told|answer|answered|lie|lied)",
    "i'(?:d|ll) (?:never |have )?(?:say|said|tell|told|answer)",
    '(?:as|like|if|when|before|after|until|than|what) i (?:said|say|tell|told|have said)(?! (?:was|to (?:him|her|them|my)))',
    "(?:i'm|i am|i was|i've been) told|i (?:said|say) (?:a thing|things|something|it all)|i was asked|i (?:said|say|told|tell) (?:to )?myself|i must say|i tell (?:you|it|this)|i can tell|sorry to say|i (?:say|said) this (?:because|as|so)",
  ],
  asked: [
    '(?:he|she|they|somebody|someone|people|my \\p{L}+|the \\p{L}+|\\p{Lu}\\p{L}+)(?: \\p{L}+)? (?:asked|asks|keeps asking|kept asking|used to ask)(?! (?:for|after|(?:me|us|him|her|them) (?:to|for|out|in|over|along|round))(?!\\p{L}))',
    '(?:asked|asks) me(?! (?:to|for|out|in|over|along|round)(?!\\p{L}))',
    '(?:asked|asks) (?:would|if|what|whether|why|where|how|did|had|was|were|could|when) i',
  ],
  noAsked: [
    "(?:get|gets|getting|got|be|been|being|is|are|was|were|am|i'm) (?:\\p{L}+ )?asked|asks? you",
    "(?:nobody|no one|never|not|n't|without)(?: \\p{L}+){0,3} (?:ask|asked|asks|asking)",
    "(?:if|unless)(?: \\p{L}+){0,3} ask(?:s|ed)?|(?:when|until|before|whenever)(?: \\p{L}+){0,3} asks?|i(?:'ve|'d)? (?:once |never |had |have |only |just )*asked",
  ],
  noHeard: [
    // "Told him what a trial he was": none of the words.
    '(?:tells?|told) (?:\\p{L}+ ){1,2}(?:what|who|where|how|which) ',
    // A part of the body is nobody who speaks.
    '(?:my|the|your) (?:(?:left|right) )?(?:body|knees?|back|stomach|belly|gut|heart|head|neck|shoulders?|hands?|feet|foot|legs?|chest|throat|bones?|skin|voice|mind|brain) (?:\\p{L}+ )?(?:says?|said|tells?|told|asks?|asked)|(?:what|whatever) (?:my|the) body',
    '(?:he|she|they|\\p{L}+) (?:says?|said) (?:it|so)(?! (?:was|is|would|could|might|had|has|will|meant))(?!\\p{L})',
    "(?:whatever|no matter what|as|like) (?:\\p{L}+ ){1,3}(?:says?|said)|i(?:'m| am| was|'ve been| have been) (?:once )?asked",
    "i(?:'d| would|'ve| have)? (?:tell|told|say|said|ask|asked) (?:to )?myself",
    // What the Labor asks of a part of oneself.
    '(?:hidden|secret) (?:part|side|bit)|(?:part|side|bit) (?:of me )?(?:that hides|i hide)',
  ],
  untrue: [
    "(?:wasn't|was not|weren't|isn't) (?:true|any|a|one)|(?:that|which|it) was (?:a lie|not true)|i (?:was lying|lied)|there (?:wasn't|was no|isn't|is no)",
  ],
};

const said = '(?:gesagt|geantwortet|erzählt|versprochen|behauptet|zurückgeschrieben)';
const german: SpeechTriggers = {
  spoken: [
    'ich (?:\\p{L}+ )?(?:sagte|antwortete|erzählte|versprach|behauptete)(?! (?:mir|nichts|nie|niemand\\p{L}*|kein\\p{L}*))',
    `(?:hab|habe) ich (?:(?!nie|nichts|nicht|niemand|kein|mir)\\p{L}+ ){0,5}${said}`,
    `ich (?:hab|habe) (?:(?!nie|nichts|nicht|niemand|kein|mir)\\p{L}+ ){0,6}${said}`,
    `(?:bin|hab|habe) ich [^.;:]{3,60} und (?:hab |habe )?(?:\\p{L}+ )?(?:und )?${said}`,
    '(?:sag|sage|sagte|antwortete|antworte|schrieb) ich(?! (?:mir|nichts|nicht|nie|immer noch|hier|es nur|das nur|ja nur))',
    'ich (?:sag|sage|erzähl|erzähle) (?:ihm|ihr|ihnen|allen|den leuten|immer|dann|meine[mrn]? \\p{L}+)(?! (?:nicht|nie|nichts|kein\\p{L}*)(?!\\p{L}))',
    `${said} (?:hab|habe) ich(?! (?:nie|nichts|nicht|niemand\\p{L}*|kein\\p{L}*|mir|das nie|es nie)(?!\\p{L}))`,
  ],
  noSpoken: [
    // Somebody else's words, once more.
    'ich (?:sagte|sag|sage) (?:es|das) (?:noch|weiter|nach)|(?:noch mal|noch einmal) gesagt',
    '(?:hätte|könnte|würde|sollte|müsste|wollte|will|möchte|wünschte)(?: \\p{L}+){0,6} (?:gesagt|sagen|erzählt|erzählen|antworten|geantwortet)',
    "(?:gesagt|erzählt) hab(?:e)? ich(?:['’]?s| es| das| davon| so was)?(?: ja| auch| aber)? (?:nicht|nie|nichts|keinem|niemandem)",
    '(?:wie|wenn|als|bevor|dass|was|ob) ich (?:\\p{L}+ ){0,5}(?:sage|sag|sagte|gesagt|erzählt|schon sagte)',
    '(?:das|es) (?:hab|habe) ich (?:ja |doch |schon |so |auch |nur )*(?:gesagt|erzählt)',
    // Meant to be said, or written.
    '(?:gleich|bald|irgendwann|morgen) (?:sag|sage|erzähl|erzähle) ich|(?:schriftlich|per mail|im brief) (?:\\p{L}+ ){0,4}geantwortet|geantwortet (?:\\p{L}+ ){0,4}schriftlich',
    '(?:das|so|mehr) sag(?:e|te)? ich(?! ihm| ihr| ihnen)|sag(?:e|te)? ich (?:mal|mir|jetzt|ganz ehrlich|so|ihnen|dir)|ich sag(?:e)? (?:mir|mal|es|das|so|ihnen)',
    `(?:mir|mich) (?:\\p{L}+ ){0,2}${said}|${said} (?:bekommen|worden|kriegt|gekriegt)`,
    `(?:nie|niemals|nicht|nichts|niemand\\p{L}*|kein\\p{L}*) (?:\\p{L}+ ){0,2}${said}`,
  ],
  asked: [
    '(?:er|sie|man|jemand|\\p{Lu}\\p{L}+) (?:mich |\\p{L}+ )?(?:fragte|fragt|fragten)(?! sich)',
    '(?:hat|hatte|haben) (?:\\p{L}+ ){0,5}gefragt',
    '(?:fragt|fragte|fragten) (?:mich|er|sie|der \\p{L}+|die \\p{L}+|mein\\p{L}* \\p{L}+|\\p{Lu}\\p{L}+)(?! sich)',
  ],
  noAsked: [
    '(?:nie|niemals|nicht|nichts|niemand\\p{L}*|keine?r?|kein mensch)(?: \\p{L}+){0,3} (?:gefragt|fragt|fragte)|(?:gefragt|fragt|fragte)(?: \\p{L}+){0,3} (?:nie|niemals|nicht|nichts|niemand|keiner)',
    '(?:wenn|falls|ehe|bevor|ohne)[^.;:]{0,60}(?:fragt|fragte|fragen|gefragt)|(?:habe?|hatte) ich (?:\\p{L}+ ){0,5}gefragt|ich (?:habe?|hatte) (?:\\p{L}+ ){0,5}gefragt|(?:frage?|fragte) ich|ich frag',
  ],
  noHeard: [
    // A part of the body is nobody who speaks.
    '(?:mein|meine|der|die|das) (?:\\p{L}+ )?(?:körper|knie|rücken|bauch|magen|herz|kopf|nacken|schultern?|hände?|hand|füße|fuß|beine?|brust|hals|knochen|haut|stimme|verstand) (?:\\p{L}+ )?(?:sagt|sagte|sagen|fragt|fragte|meldet)|(?:sagt|fragt|meint) (?:mir |dir )?(?:mein|der|das) (?:körper|bauch|knie|rücken|kopf|herz)',
    '(?:sagt|sagte|sagen|sagten|erzählt|erzählte) (?:es|das)(?: (?:mir|ihm|ihr|uns|ihnen|immer|oft))*(?=[,.;]| (?:\\p{L}+mal|jede\\p{L}*|beim|am|um))',
    '(?:egal|wurscht|was auch immer),? was (?:\\p{L}+ ){1,3}sagt|(?:ich (?:bin|wurde)|wurde ich|bin ich) (?:\\p{L}+ ){0,3}gefragt',
    '(?:sage?|sagte|frage?|fragte) ich mich|ich (?:sage?|sagte|frage?|fragte) mi(?:r|ch)(?!\\p{L})',
    // What somebody is called.
    '(?:wir|alle|die leute|man) (?:sagten|sagen|sagte|sagt|nannten|nennen|nannte|nennt) (?:\\p{L}+ ){0,3}(?:zu (?:ihm|ihr|ihnen|mir|uns)|dazu)',
    // What the Labor asks of a part of oneself, and its question said again.
    '(?:versteckt|verborgen|heimlich)\\p{L}* (?:teil|seite|anteil)|ja gesagt und nein gemeint:',
  ],
  untrue: [
    '(?:das|es) (?:war|ist) (?:gelogen|nicht wahr|eine lüge)|(?:stimmte|stimmt) (?:gar )?nicht|(?:war|ist) (?:gar )?kein\\p{L}*|wir haben kein\\p{L}*|es gab kein\\p{L}*|ich hab(?:e)? gelogen',
  ],
};

const spanish: SpeechTriggers = {
  spoken: [
    '(?:le|les|se lo) (?:dije|contesté|respondí|prometí|mentí)(?! (?:nada|nunca)(?!\\p{L}))',
    'y (?:yo )?(?:le|les) (?:digo|contesto|respondo)(?: que|:|,)',
    '(?:yo )?(?:dije|contesté|respondí) (?:que|:|no|sí|yo|por|a )',
    '(?:dije|contesté|respondí)(?= yo(?!\\p{L})|[.,:])',
  ],
  noSpoken: [
    '(?:no|nunca|jamás|tampoco|ni|casi|como|lo que|cuando|si|nada)(?: \\p{L}+){0,2}? (?:se |me |le |les |lo |la |te )*(?:dije|digo|conté|cuento|contesté|contesto|mentí|miento|respondí)',
    '(?:mañana|quizás?|a lo mejor|lo mismo|tal vez|algún día|voy y|iba a|iré)(?: \\p{L}+){0,4} (?:le|les) digo|voy y (?:le|les) digo|me (?:dije|digo|cuento)|(?:ya )?lo (?:dije|digo)(?=[.,:]| (?:sin|para|como|en serio|aquí|yo))|(?:qué|quién) (?:le|les) (?:dije|digo|cuento)|digo yo|quise decir|es decir|no digo|y digo|digo la verdad|siempre digo|digo,',
  ],
  asked: [
    '(?:me|nos|le) (?:preguntó|preguntaron|pregunta|preguntan|preguntaba|preguntaban|ha preguntado|han preguntado)',
    '(?:él|ella|mi \\p{L}+|el \\p{L}+|la \\p{L}+|\\p{Lu}\\p{L}+) (?:preguntó|pregunta|preguntaba)',
  ],
  noAsked: [
    '(?:nadie|nunca|jamás|no|ni|sin|tampoco)(?: \\p{L}+){0,2}? (?:me |nos |le |lo )*(?:pregunt\\p{L}+)',
    '(?:si|cuando|antes de que|que) (?:alguien )?(?:me|nos|le) (?:pregunt\\p{L}+)|me pregunto|le pregunté|pregunto',
  ],
  noHeard: [
    // A part of the body is nobody who speaks.
    '(?:mi|el|la|mis|los|las) (?:cuerpo|rodillas?|espalda|estómago|panza|barriga|corazón|cabeza|cuello|hombros?|manos?|pies?|piernas?|pecho|garganta|huesos?|piel|voz) (?:\\p{L}+ )?(?:me )?(?:dice|dijo|decía|dicen|pide|pregunta)|(?:dice|pide|dijo) (?:mi|el) cuerpo',
    // What somebody is called.
    'me (?:dicen|decían|llaman|llamaban) \\p{L}+(?=[,.;]| (?:una palabra|porque|por (?:mi|el)|desde))',
    '(?:me |nos |le )?lo (?:dice|dijo|decía|dicen)(?=[,.;]| (?:siempre|cada|por|todos|dos))',
    // What the Labor asks of a part of oneself.
    '(?:parte|lado) (?:escondid|ocult|secret)\\p{L}*',
    'diga lo que diga|digan lo que digan|(?:fui|soy|he sido) pregunt\\p{L}+',
    '(?<!\\p{L})me (?:digo|dije|decía|he dicho)(?!\\p{L})',
  ],
  untrue: [
    '(?:era|fue|es) (?:mentira|falso)|no (?:era|es|fue) (?:verdad|cierto|así)|(?:le|les)? ?mentí|no (?:había|hay|tenía|tengo) (?:ningun\\p{L}*|tal)',
  ],
};

export const speech: Readonly<Record<SenseLanguage, SpeechTriggers>> = { en: english, de: german, es: spanish };
