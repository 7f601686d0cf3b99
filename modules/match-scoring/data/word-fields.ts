/**
 * Words of one matter. A passage of a client and a statement of a practitioner speak of the same thing only where both hold a word
 * of one field: likeness of vectors alone takes "my parents divorced" for "caring for ageing parents".
 */
export const wordFields: Readonly<Record<string, RegExp>> = {
  bereavement:
    /(?<!until the day \w+ )\b(?:died|dies|death(?:bed)?|dead|funeral|grave|buried|mourn\w*|grie(?:f|v\w*)|bereave\w*|ashes|scattered|widow\w*|headstone|loss of a|passed away|goodbye)\b/iu,
  child:
    /\b(?:miscarr\w+|stillb\w+|loss of a child|lost (?:a|our|my) (?:baby|child)|infertil\w*|hoping each month|without children|pregnan\w*)\b/iu,
  suicide: /\b(?:suicid\w*|took (?:his|her) own life)\b/iu,
  drink: /\b(?:alcohol\w*|drank|drunk\w*|drinking|drinkers?|bottle|sober|glass each evening|vodka|hangover)\b/iu,
  habit: /\b(?:addicted|compuls\w*|habits|screens|scroll\w*|gambl\w*|porn\w*|binge\w*)\b/iu,
  body: /\b(?:(?:my|the|your) (?:chest|stomach|jaw|neck|throat|belly|breath|teeth|eyelid)|shoulders|tension|twitch|(?:gets|feels?|felt) tight|tightens|trembl\w*|grind my|held in the body|breath, the jaw)\b/iu,
  panic:
    /\b(?:panic\w*|heart rac\w*|heart rate|racing heart|could not breathe|anxious|anxiety|could not open the door)\b/iu,
  sleep: /\b(?:sleep\w*|insomnia|awake|wake (?:up )?at|at three|ten to four|nights)\b/iu,
  burnout:
    /\b(?:burn(?:ed|t)? ?out|exhaust\w*|worn out|dependable|overwork\w*|every shift|rewrite their|meetings about)\b/iu,
  worth:
    /\b(?:prove|proving|achiev\w*|never (?:once )?felt (?:that )?there was enough|good enough|worth something|grades|without end)\b/iu,
  critic:
    /\b(?:self-critic\w*|inner judge|inner critic|critic\b|judge\b|lazy|ugly thing|stupid|hard on myself|compare myself)\b/iu,
  perfection: /\b(?:perfection\w*|properly|good enough|strict|unfinished|done right|never finish\w*)\b/iu,
  career:
    /\b(?:career|profession|promotion|job|my (?:boss|manager)|office|insurance|retired|vocation|calling|what (?:my|the) work (?:is|was) for|diploma)\b/iu,
  retirement: /\b(?:retire\w*|the title and the calendar|since I stopped working)\b/iu,
  lead: /\b(?:lead(?:ing|ership|er)?|team|in charge|ward sister|boss|power)\b/iu,
  control: /\b(?:control\w*|itinerar\w+|dashboard|let(?:ting)? go|leave things alone|plan(?:ned|ning) everything)\b/iu,
  money:
    /\b(?:money|debts?|owe[ds]?|earn(?:ed)?|salary|savings?|expenses|spending|inherit\w*|credit card|loan|afford)\b/iu,
  create:
    /\b(?:writers?|painters?|creativ\w*|paint(?:ed|ing)?|dr(?:aw|ew|awing)|sketch\w*|guitar|piano|band|wr(?:ite|iting) (?:a|the|for)|recipes|art school|make (?:something|all my own))\b/iu,
  voice:
    /\b(?:voice|sing(?:ing)?|sang|choir|keeping quiet|keep quiet|be(?:ing)? heard|speak(?:ing)? up|silen(?:ce|t)|no one said|nobody (?:said|told)|not a talker|words never said|never spoke)\b/iu,
  family:
    /\b(?:family patterns|in (?:my|our) family|grand(?:mother|father|parents?|child)|nan\b|kept? the peace|generations?|ancestors?|places one comes from|women from my family|village|difficult until)\b/iu,
  father:
    /\b(?:absent fathers?|father (?:was at sea|left|drank)|dad: |my father (?:left|was never|drank)|men who left|fell silent)\b/iu,
  ageing:
    /\b(?:ageing|dementia|begins to forget|forgets? (?:my|who)|care home|elderly|look(?:ing)? after (?:my|her|his) (?:mother|father|mum|dad))\b/iu,
  partner:
    /\b(?:couples?|married|marriage|husband|wife|partner|quarrel\w*|argument|long relationships?|boyfriend|girlfriend|second husband)\b/iu,
  divorce: /\b(?:divorc\w*|separated|living alone again|moved out|leaving him)\b/iu,
  betrayal: /\b(?:betray\w*|trust was broken|affair|cheat(?:ed|ing)|lied to me|unfaithful)\b/iu,
  jealousy: /\b(?:jealous\w*|env(?:y|ious)|suspicion)\b/iu,
  desire: /\b(?:desire|sexual\w*|pleasure|tenderness|coming out|whom one loves|queer|gay|lesbian)\b/iu,
  leaving:
    /\b(?:abandon\w*|cling\w*|wait(?:ing)? for (?:them|him|her|someone) to|is late|everyone leaves|they go\b|by the window|pick a fight|left me|leave me|packing)\b/iu,
  receive:
    /\b(?:yes to every|say(?:ing|s)? (?:yes|no)|boundar\w*|said yes|guilt|let (?:them|somebody|anyone|someone) look after|being given|don['’]t make it easy|look after someone)\b/iu,
  anger: /\b(?:anger|(?:so|already|am|was|still|be) angry|rage|furious|temper|shouted|resent\w*)\b/iu,
  shadow: /\b(?:shadow|parts of (?:themselves|me)|hide\b|hidden|asham\w*|shame|envy|put mine away)\b/iu,
  dreams: /\b(?:dreams?|dreamt|nightmares?)\b(?! (?:job|house))/iu,
  between:
    /\b(?:cultures?|countr(?:y|ies)|migra\w*|accent|foreign\w*|at home in neither|the one who left|Polish|where I am from|languages?)\b/iu,
  dignity: /\b(?:racis\w*|dignity|skin|speaking to me slowly|low work|humiliat\w*)\b/iu,
  belonging:
    /\b(?:belong\w*|circle of people|neighbours?|community|would notice|without knocking|lonel\w*|behind glass|not myself|groups? where|among people)\b/iu,
  faith: /\b(?:faith|religio\w*|church|chapel|prayer|pray|god\b|minister|priest|holy|sacred|conscience)\b/iu,
  stillness:
    /\b(?:stillness|restless|thoughts run|daily sitting|quiet hour|don['’]t think about anything|stopping in ordinary|simplicity|calendar)\b/iu,
  nature:
    /\b(?:forest|the sea|coast|beach|pier|cliff|rivers?|birds|gulls|garden|allotment|mountains?|outdoors|nature)\b/iu,
  passage:
    /\b(?:rites?|passage|end of one age|begin again|took the bus|new life|threshold|initiation|midlife|forty or fifty|after the (?:second )?operation|the change came)\b/iu,
  illness: /\b(?:illness|diagnos\w*|operation|surgery|hospital|chronic)\b/iu,
  meaning: /\b(?:meaning|what (?:it|this|it['’]s|it is|is it) (?:is )?for|no point|empty|emptiness)\b/iu,
  mortality: /\b(?:fear of death|before I die|my time is|end in order to live|limited|never went)\b/iu,
  legacy:
    /\b(?:legacy|hand on|life review|pass(?:ed|ing)? on|leave behind|when he will be old|I will not be here|could tell \w+ one thing|thread)\b/iu,
  forgive: /\b(?:forgiv\w*|apologi[sz]\w*|grudges?|guilt|moral injury|before it is too late|wish I had)\b/iu,
  mother: /\b(?:becoming a mother|motherhood|new baby|after the birth|menopause)\b/iu,
  image: /\b(?:body image|eating|diet(?:s|ing)?|weight|mirror)\b/iu,
  attention: /\b(?:ADHD|lost keys|check for keys|autis\w*|mask\b|unfinished plans|too much noise|overwhelm\w*)\b/iu,
  men: /\b(?:men who learned|feelings are weakness|boys don['’]t cry|as a man)\b/iu,
  parts: /\b(?:inner parts|the pusher|part of me|a chair and a voice)\b/iu,
  decide: /\b(?:decisions?|decid\w*|choos\w*|neither force nor wish)\b/iu,
};

/** Matters so particular that a statement about one of them is not meant by anything less. */
export const narrowFields: ReadonlySet<string> = new Set([
  'bereavement',
  'child',
  'suicide',
  'drink',
  'habit',
  'panic',
  'father',
  'ageing',
  'divorce',
  'betrayal',
  'jealousy',
  'desire',
  'dreams',
  'between',
  'dignity',
  'faith',
  'illness',
  'money',
  'mother',
  'image',
  'attention',
  'men',
  'retirement',
]);
