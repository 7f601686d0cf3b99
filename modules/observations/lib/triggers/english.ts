import { englishWords } from './english-words';
import { speech } from './speech';
import type { Triggers } from './triggers';
import { verdicts } from './verdicts';

const adverb =
  "(?:still|always|often|just|really|mostly|sometimes|usually|also|even|only|simply|never|now|then|secretly|quietly|actually|probably|have|had|do|did|'ve|'d|slowly|finally)";
const i = `i(?:'ve|'d|'m)?(?: ${adverb}){0,3}`;
const body =
  '(?:chest|stomach|throat|jaw|shoulders?|hands?|teeth|belly|gut|neck|heart|knees?|skin|back|ribs|fists?|legs?|breath|voice)';
const place =
  '(?:house|door|gate|church|chapel|border|bridge|station|hospital|ward|school|hall|shop|cemetery|office|room|building|studio|theatre|club|garden|yard|barn|flat|workshop|choir|class|surgery|clinic|synagogue|mosque|temple|harbour|pier)';
const day =
  '(?:day|night|morning|evening|week|month|year|sunday|monday|tuesday|wednesday|thursday|friday|saturday|christmas|easter|summer|winter|spring|autumn|birthday|time i)';

export const english: Triggers = {
  hide: [
    'what (?:nobody|no one) knows',
    `${i} (?:hide|hid|hidden|conceal|concealed|pretend|pretended|pretending)`,
    `${i} (?:keep|kept) (?:it|this|that|them|him|her|everything|all of it|the \\p{L}+|my \\p{L}+)(?: \\p{L}+)? (?:to myself|hidden|secret|a secret|quiet|from (?:him|her|them|everyone|everybody|my \\p{L}+))`,
    "i(?: have|'ve|'d| had)? never (?:ever )?(?:told|tell|said|say|admitted|confessed|mentioned|shown|showed|spoken|spoke)(?! (?:my|the) truth)",
    "i(?: have|'ve|'d| had)? (?:not|n't) (?:told|shown|mentioned|admitted|confessed)",
    "i (?:have not|haven't|had not|hadn't|did not|didn't|do not|don't) (?:ever |really |even )?(?:tell|told|admit|admitted|confess|mention|mentioned|show|shown) (?:this|it|that|him|her|them|anyone|anybody|everyone|people|my \\p{L}+|a soul|a single|the \\p{L}+)",
    "i(?: have|'ve)? (?:told|tell|showed|show|admitted to) (?:nobody|no one|no-one)",
    '(?:nobody|no one|no-one|not even (?:my|the) \\p{L}+|none of them|my (?:wife|husband|partner|mother|father|children|daughter|son|family)) (?:else )?(?:knows|knew)(?: (?:that i|about (?:it|this|that|the)|i (?:have|had|did|still)|of (?:it|this|that)))',
    '(?:nobody|no one|no-one) (?:else )?knows(?=[.,;!]|$)',
    'without (?:telling|saying anything to|a word to) (?:anyone|anybody|him|her|them|my \\p{L}+|a soul|the \\p{L}+)',
    `${i} (?:lie|lied|lying) (?:to|about)`,
    `${i} (?:say|said|tell \\p{L}+|told \\p{L}+(?: \\p{L}+)?) (?:that )?(?:i'm|i am|i was|i have|i had|it's|it is|everything is) (?:fine|ok|okay|alright|all right|a cold|busy|tired|food poisoning|nothing)`,
    "i (?:didn't|did not|won't|never) (?:tell|told) \\p{L}+ (?:why|what|about|that|where|how)",
    'i (?:ought to|should) have (?:reported|told|said|admitted|confessed|owned up)',
    "behind (?:my (?:husband|wife|mother|father|partner|parents|family)|his|her|their)(?:'s)? back",
    "i (?:would|'d) rather (?:nobody|no one) knew",
    'i swore (?:myself )?(?:never|not) to (?:tell|say)',
    'i (?:swallow|swallowed|bite|bit) (?:it|back|it down|my tongue|down)',
  ],
  owed: ['i (?:ought to|should|could) have (?:reported|told|said|admitted|asked|confessed|owned up)'],
  noQuestion: [
    '(?:and )?(?:i|he|she|they|we|mum|mam|dad|somebody|someone|\\p{Lu}\\p{L}+) (?:said|says|asked|asks|wrote|shouted)',
  ],
  noHide: [
    'i (?:was )?hid(?:e|es|ing)?(?: myself)? (?:in|under|behind|inside|beneath|up)(?!\\p{L})',
    "(?:to tell you the truth|i never said (?:no|yes)|i can't tell (?:if|whether|the difference)|cannot tell (?:if|whether|you)|can't tell you|could not tell you|couldn't tell you|hide and seek|hid(?:ing)? place|i never tell (?:jokes|lies)|lie (?:down|in bed|awake|there)|to be honest)",
    "(?:don't|do not|never|didn't|did not|no longer|stopped|nothing to|can't|cannot) (?:\\p{L}+ )?(?:hide|hiding|pretend|pretending|lie|lying)",
  ],
  conclusion: [
    'what (?:i|it|we|\\p{L}+) (?:\\p{L}+ ){0,5}(?:frightens|scares|hurts|frightened|scared|hurt|bothers|shames|surprises|surprised|saved|taught|means|meant|learned|learnt|know|understand|understood|carry|carried|took|want|wanted|mean|miss|found|see)(?: \\p{L}+){0,5}? (?:is|was)(?! (?:that|this|it)\\?)',
    'what (?:frightens|scares|hurts|bothers|surprises|shames|keeps|saved|loss|grief|work|life|love|illness|age) (?:\\p{L}+ ){0,5}?(?:is|was)',
    'the (?:truth|real reason|true reason|reason|point|trouble|thing|short version|whole truth|plain truth|sad part|worst (?:part|of it)|funny thing|odd thing) is(?: that)?',
    "i (?:now |have |'ve |finally |only now )*(?:notice|noticed|realise|realised|realize|realized|understand|understood) (?:now )?(?:that|how)",
    "i(?: have|'ve) come to (?:believe|think|see|understand|mistrust)",
    "i think (?:that )?(?:that|this|it)(?: is|'s) (?:the thing|the reason|what i|why|where i|so that|because)",
    "(?:that|this)(?: is|'s) (?:the thing|what i (?:am|do|mean|want|carry|learned|learnt|know|believe|think)|why i|how i|who i|where i|the whole)",
    'i know (?:now|by now) (?:that|what|why|who|how)?',
    "i(?: have|'ve) (?:learned|learnt) (?:that|how|what|this|one thing)",
    '(?:it|everything|all of it) (?:all )?(?:comes|came|boils|boiled) down to',
    "(?:maybe|perhaps) (?:that|this)(?: is|'s) (?:why|what|how|who|where|all)",
    "i suppose (?:that |what )?(?:i|that is|that's|it is|it's) (?:what|why|the|\\p{L}+ \\p{L}+)",
    "i (?:suspect|believe|think) (?:now )?(?:that )?(?:i|what i) (?:have been|'ve been|was|am|learned|have|wanted|was really|do it|did it)",
    'looking back,? (?:i|it)',
    "it(?: is|'s) (?:easier|harder|simpler) for me to",
    'actually why',
    "i(?: have|'ve)? (?:finally |slowly |also |only |really )?(?:learned|learnt) (?:to|not to|from|early|young|the hard way)",
    "(?:that|this)(?: is|'s| was) (?:the thing|how i|when i|where i|as close as|what it(?:'s| is) for|belonging|all i (?:want|wanted|ever|know)|the closest|my whole)",
    '(?:now|these days|today|lately),? i (?:think|see|know|believe|understand|suspect|wonder if)(?! of| about)',
    'i used to (?:think|believe|figure|suppose|imagine|tell myself)|used to be,? i (?:figured|thought)|i had supposed|i always (?:thought|supposed|believed)',
    '(?:it|that|this|life|love|work) (?:teaches|taught) (?:you|me)(?! (?:maths|english|latin|piano|music|to (?:drive|swim|knit|read)))',
    "i(?:'ve| have) (?:spent|lived) (?:my (?:whole |entire )?(?:life|marriage|career|childhood)|years|half my life|decades)",
    '(?:all|most of|half) my life,? i|my (?:whole|entire) life,? i',
    "it(?: is|'s| was)(?: only| just) that",
    'i (?:do|did) (?:it|that|this) (?:because|so that|so)',
    'from (?:then|that) (?:on )?i knew',
  ],
  stays: [
    "i(?:'ve| have| still| often)* (?:thought|think) (?:about|of) (?:that|it|this|him|her|them|those|the \\p{L}+)(?: \\p{L}+){0,3}? (?:every|a lot|a great deal|often|more (?:than|often)|since|still|a whole lot|ever since|most days|all the time|to this day)",
    "i(?:'ve| have)? turned (?:that|it|this)(?: \\p{L}+)? over",
    "that(?:'s| is) the (?:one|bit|part|thing) i (?:recall|remember|keep|think of|come back to)",
    "i(?: can|'ll)? still (?:hear|smell|taste) (?:him|his|her|it|that|the)|i can still see (?:him|his|her|it|that|the)",
    "i(?: have|'ve)? never forg(?:ot|otten)|i (?:won't|will not|can't|cannot) forget",
    "(?:it|that|this)(?: has|'s)? (?:stayed|stuck) with me|i can't (?:get|shake) (?:it|that)(?: out| off)?",
    'i remember (?:it|that|this|every word|the exact|exactly)(?! was| is)',
  ],
  conclusionLeads: [
    '(?:is|was) that',
    'notice(?:d)? that|reali[sz]ed? that|understand (?:now )?that|understood that|(?:believe|think|see) that|know now that|learne?[dt] that|comes down to',
  ],
  fear: [
    `i(?:'m| am| was| have been|'ve been)(?: ${adverb}| so| very| a bit| a little| terribly| quite| most){0,3} (?:afraid|scared|frightened|terrified|ashamed|jealous|envious|angry|furious|lonely)`,
    `i (?:${adverb} ){0,2}(?:fear|dread|resent)(?! not)`,
    `i (?:${adverb} ){0,2}(?:feel|felt) (?:\\p{L}+ )?(?:guilty|ashamed|afraid|scared|angry|jealous|lonely|humiliated)`,
    '(?:it|that|this|which|what) (?:still |really |always )?(?:frightens|scares|terrifies|frightened|terrified|scared) me',
    'my (?:biggest |greatest |worst |real |secret )?(?:fear|shame|guilt|dread) is',
  ],
  noFear: [
    "i(?:'m| am) afraid (?:so|not|that|i|it|there|we|he|she|they)(?! might| will|'ll| would)|(?:when|if) (?:it|that) (?:frightens|scares|terrifies)|scared of heights|not (?:\\p{L}+ )?(?:afraid|scared|ashamed)",
  ],
  stance: [
    "i(?:'ve| have) decided (?:to|that|not)",
    'i decided (?:that|not to|to (?:stay|leave|live|forgive|stop|keep|let|go|ask|tell|learn|say))',
    "i(?:'m| am) (?:now )?allowed to",
    "i (?:now |have |'ve |'m learning to |am learning to )*(?:let myself|allow myself|refuse to|refused to|choose to|chose to|accept|accepted|forgive|forgave|forgiven)(?! (?:the (?:offer|job|money|invitation|parcel)|credit|cash|cards))",
    "i(?:'ve| have) made (?:my )?peace",
    'i (?:can|could) live with',
    "i(?:'m| am) learning to",
    'i (?:did|left|went|stayed|said|asked|sang|wrote|came|kept|opened|signed|told \\p{L}+)(?: \\p{L}+){0,3} anyway',
    "i (?:will|'ll|would) not let",
    "i won't let",
    "i(?:'d| would) do it again",
    'i (?:still )?(?:get|got) up (?:every|each)',
  ],
  noStance: [
    'forgive me|accept (?:cards|cash)|i refuse to (?:believe|comment)|refused to (?:eat|speak|go) (?:for|until)',
  ],
  figure: [
    `i(?:'m| am| was|'ve been| have been)(?: ${adverb}| more| a bit| a little| rather){0,3} like (?:a|an|the|some|one of)(?! lot| bit| (?:dream|good|bad|nice))`,
    `i (?:${adverb} ){0,2}(?:feel|felt)(?: more| a bit| rather| a little| exactly| most)? like (?:a|an|the|some|somebody|someone)(?! (?:drink|coffee|tea|cup|walk|beer|smoke|fag|cigarette|lot|pint|change))`,
    'i (?:\\p{L}+ ){1,5}(?:myself|my own(?: \\p{L}+)?) like (?:a|an|the)',
    `i (?:${adverb} )?(?:live|lived|move|moved|walk|walked|sit|sat|stood|stand|work|worked|talk|talked|treat|treated|sleep|slept|carry|carried|watch|watched|wait|waited|love|loved) (?:\\p{L}+ ){0,4}like (?:a|an|the)(?! lot)`,
    'my (?:body|heart|head|life|mind|anger|temper|hands?|memory|marriage|grief|work) (?:is|was|feels like|felt like|has been|is like|was like) (?:a|an)(?! (?:bit|lot|little|good|bad|big|small|great|mess|part|very|problem|thing|few|pain|nurse|teacher))',
  ],
  noFigure: [
    "look(?:s|ed)? like|sounds? like|like (?:a|the) (?:others?|rest|time|one|idea|way)|like my|would like|'d like|don't like|didn't like",
  ],
  selfName: [
    "i(?:'m| am| was|'ve been| have been)(?: always| still| just| only)? the (?:one|person|girl|boy|man|woman|daughter|son|child|sort|kind|type)(?: of \\p{L}+)? (?:who|that|they|everyone|everybody|people)",
    "i(?:'m| am| was)(?: always| still| just| only| not)? (?:someone|somebody|a (?:person|man|woman|kind of \\p{L}+)|the (?:kind|sort|type) of (?:person|man|woman|mother|father)) (?:who|that)",
    "i(?:'ve| have) always been (?!told|asked|given|able|sure|there|in |on |at |to |interested|afraid|scared|called|taught|made|allowed|drawn|expected|treated|forced|left)\\p{L}+",
    'i was always the',
    "i(?:'m| am) (?:a|an) (?:\\p{L}+ )?(?:person|man|woman|coward|liar|listener|worrier|fixer|collector|keeper|leaver|outsider|optimist|pessimist|realist|loner)(?! who| that)",
    "i(?:'m| am| was| became)(?: always| still| just| only)? (?:his|her|their|everyone's|everybody's) (?!wife|husband|son|daughter|friend|mother|father|sister|brother|boss|carer|best|only (?:son|daughter|child)|favou?rite|age|type|eldest|oldest|youngest|own|size|neighbou?r|girlfriend|boyfriend|partner|first|second|third)(?:\\p{L}+ )?\\p{L}+(?=[,.;:!?]| and| for| until| from| at|$)",
    "i(?:'m| am| was) the (?:good|quiet|clever|strong|sensible|responsible|difficult|funny|easy|middle|black|eldest|youngest|oldest|other) (?:one|child|daughter|son|girl|boy|sister|brother|sheep|man|woman)",
    'people like me',
  ],
  shadow: [
    'i(?: (?:still|secretly|do|really|always|often|also|even))? (?:envy|envied)',
    "i(?:'m| am| was)(?: (?:so|still|secretly|often|a bit|a little|quite))? (?:envious|jealous) of",
    "i (?:can't|cannot|can not|couldn't) (?:stand|bear|abide) (?:people|anyone|anybody|men|women|those|it when|the (?:way|sort|kind|people)|somebody|someone|her|him|\\p{L}+ people)",
    "(?:there is |there's )?(?:a|some) part of me (?:that |who )?(?:would|wants|wanted|enjoys|enjoyed|hates|hated|likes|liked|hopes|hoped|is glad|was glad|loved|loves)",
    'what (?:irritates|annoys|enrages|maddens|infuriates) me(?: \\p{L}+){0,4} (?:is|are)',
    "i(?: have|'ve)? (?:caught|catch) myself (?:hoping|wishing|thinking|enjoying|smiling|envying)",
    'i think (?:that )?what i feel is (?:envy|jealousy|anger|rage)',
    '(?:drives?|drove) me (?:mad|crazy|up the wall)',
    'i (?:secretly|privately) (?:\\p{L}+)',
  ],
  threshold: [
    `i(?: \\p{L}+){0,3} (?:walk|walked|drive|drove|cycle|cycled|go|gone|went|walking|driving) past (?:the|my|our|his|her|that|their) (?:\\p{L}+ ){0,2}(?:${place})`,
    `i(?: \\p{L}+){0,3} (?:stand|stood|sat|sit|waited|parked) (?:\\p{L}+ )?(?:outside|in front of|before|at|in) (?:the|my|our|his|her|that|their) (?:\\p{L}+ ){0,2}(?:gate|doorway|threshold|border|door|bridge|house|church|school|station|hospital|cemetery)`,
    `i (?:\\p{L}+ ){0,3}(?:crossed|cross) (?:the|that|a) (?:\\p{L}+ )?(?:border|bridge|river|threshold|yard|sea|channel|line)`,
    `i (?:\\p{L}+ ){0,3}(?:stepped|walked|went|came) (?:into|through|out of|in through|back into) (?:the|my|our|his|her|that|their) (?:\\p{L}+ ){0,2}(?:${place})`,
    "i (?:could not|couldn't|cannot|can't|did not|didn't) (?:go|walk|come) (?:in|inside|through)",
    `i (?:could not|couldn't|cannot|can't) (?:open|put the key in) (?:the|that|my) (?:\\p{L}+ )?door`,
  ],
  rite: [
    `(?:every|each) (?:single )?${day}(?: \\p{L}+){0,3},? (?:i|we)`,
    `(?:i|we)(?: \\p{L}+){1,9} (?:every|each) (?:single )?(?:day|night|morning|evening|week|month|year|sunday|monday|tuesday|wednesday|thursday|friday|saturday|christmas|easter|summer|winter|spring|autumn|birthday)`,
    'on (?:sundays|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|christmas eve|(?:his|her|their|my) birthday)(?: and \\p{L}+)?,? (?:i|we)',
    '(?:i|we)(?: \\p{L}+){1,7} on (?:sundays|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays)',
    'before (?:i|we) (?:\\p{L}+ ){1,6}?,? (?:i|we) always',
    '(?:i|we) always (?:\\p{L}+ ){1,6}(?:first|before (?:i|we)|when (?:i|we)|at (?:five|six|night|dawn))',
    'i get up at (?:four|five|half)',
  ],
  noRite: [
    '(?:says?|said|asks?|asked|tells?|told|goes) (?:to )?(?:(?:me|us|him|her|them),? )?every|every (?:day|night|year|week) (?:of|that|since|for)|every time|(?:wonder|think|miss|worry|remember|hear|see|feel) (?:\\p{L}+ ){0,4}every|every(?:one|body|thing)|used to|i was|we were|i had|(?:work|worked|earn|earned|paid|pay) (?:\\p{L}+ ){0,4}(?:every|each)',
  ],
  body: [
    `(?:my|the) (?:whole )?${body} (?:still |always |just |suddenly |simply )?(?:tighten|clench|shake|tremble|burn|freeze|froze|ache|pound|race|drop|sink|lock|knot|stiffen|close|closes|closed|tightens|clenches|shakes|trembles|burns|freezes|aches|pounds|races|drops|sinks|locks|tightened|clenched|shook|trembled|burned|burnt|ached|pounded|raced|dropped|sank|locked|went (?:cold|tight|numb|quiet|dry)|goes (?:cold|tight|numb|quiet|dry)|turns? to|come down|comes down|were shaking|was shaking|are shaking|is shaking|did not go|would not|won't)`,
    `(?:in|on|behind|under|across|into) my (?:${body}|ribs|collarbone|breastbone|bones)(?=.{0,60}(?:anger|angry|fear|afraid|grief|sad|sadness|longing|shame|worry|love|joy|panic|lonel))`,
    `(?:anger|fear|grief|sadness|longing|shame|worry|joy|panic|rage|love)(?: \\p{L}+){0,6} (?:in|on|behind|under) my (?:${body}|ribs|bones)`,
    '(?:a|the) (?:knot|lump|stone|fist|weight|stitch|hole) (?:in|on|under) my (?:stomach|throat|chest|belly|ribs|heart)',
    'i (?:still )?(?:grind|ground|clench|clenched) my (?:teeth|jaw|fists)',
    '(?:it|anger|the anger|grief|the grief) (?:arrives|comes|sits|sat|arrived|goes|went) (?:as|in|like|to|into) (?:a|an|my) (?:migraine|headache|rash|chest|throat|stomach|back|shoulders|jaw|neck)',
    'i feel (?:sick|ill|it) in (?:the|my) (?:stomach|chest|throat|belly|gut|hands)',
  ],
  wish: [
    `i (?:(?:just|still|really|secretly|only|also|do|even|mostly|always|sometimes|truly) ){0,2}(?:want|wish|hope|long|yearn)(?! for nothing)`,
    "i(?:'d| would| should)(?: (?:so|really|still|just|dearly|quite|secretly))? (?:like|love|give (?:anything|a lot|my))(?! to (?:think|say|believe))",
    'my (?:one |only |biggest |greatest |secret )?(?:wish|hope|dream) is',
    'what i (?:really |still |most |would |should )*(?:want|wish|long for|like)(?: \\p{L}+){0,6} is',
    'all i (?:really )?want (?:is)?',
    "one day i (?:will|'ll|want|hope)",
  ],
  noWish: [
    "(?:hope|wish|want) (?:that )?(?:he|she|they|you|it|him|her|them|\\p{Lu}\\p{L}+)(?: would| will|'d|'ll| to)? (?:die|dies|died|dead|rot|rots|suffer|suffers|burn|burns|drop dead)",
    "if you (?:want|wish)|i want(?:ed)? (?:nothing|none)|i want (?:that|it|this) (?:understood|noted|clear|known|on record)|like to (?:report|point out|add|state|know who|see (?:him|her|you|them) try)|i would(?:n't| not) (?:like|want)|i'd like to (?:think|say)|i hope (?:so|not|that (?:makes|helps)|this)|i would have (?:liked|loved)|want to (?:say|write) (?:that|here)|the prompt|this question|as i (?:wish|want)",
    '(?:what|who|where|why|whatever|whether|if|when|because|how) i (?:really )?(?:want|wish|hope)(?!.{0,20} is )',
  ],
  age: [
    'when i was (?:about |around |only |just |maybe |barely )?(?<age>\\p{L}+(?:-\\p{L}+)?|\\d{1,2})(?: years? old)?(?! (?:year|years|month|months|week|weeks|day|days|hour|hours|minute|minutes|kilo|pounds|stone|miles|of|in|at|on|with|to|for) (?!years? old))',
    '(?:at (?=thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|1[3-9]|[2-7]\\d)|at the age of|by the age of|since the age of|until i was|since i was|until the age of|before i was|by the time i was|i turned) (?<age>\\p{L}+(?:-\\p{L}+)?|\\d{1,2})(?: years old)?(?=[,.;:!?)]| (?:i|and|my|because|years old|with|when|but|to|in|the|we|he|she)(?!\\p{L})|$)',
    'i (?:was|am|was only|was just|am now|will be) (?<age>\\p{L}+(?:-\\p{L}+)?|\\d{1,2})(?: years old|(?=[,.;:!?)])|(?= (?:and|when|then|but|now)(?!\\p{L}))|$)',
    "i'm (?<age>\\p{L}+(?:-\\p{L}+)?|\\d{1,2})(?: years old|(?=[,.;:!?)])|(?= (?:and|now|but)(?!\\p{L}))|$)",
  ],
  year: [
    '(?:in|since|until|from|by|around|before|after|summer of|winter of|spring of|autumn of|of) (?<year>(?:19|20)\\d\\d)',
  ],
  insistence: [
    ['nobody', 'nobody|no one|no-one'],
    ['never', 'never'],
    ['always', 'always'],
    ['should', "should|shouldn't"],
    ['must', "must(?! have| be)|mustn't"],
    ['enough', 'enough'],
    ['useful', 'useful|usefulness'],
    ['supposed to', 'supposed to'],
    ['sorry', 'sorry'],
  ],
  memory: [
    'used to (?:say|tell|call|shout|whisper|ask)|always (?:said|says|told|called)|would (?:always )?say|still hear|i can hear|never forgot(?:ten)?|i have never forgotten',
    "(?:i(?: have|'ve)?|have|still) (?:thought|think) (?:about|of) (?:that|it|this|those)(?: sentence| words?)?|every (?:day|week|night|time|sunday)|as long as i|stayed with me|stuck with me|ten thousand times|a hundred times|i remember (?:him|her|them|the words|that)|to this day|all my life|once said|one night he said|i (?:still )?(?:carry|kept) (?:that|this|the) (?:sentence|word)|keep hearing|rings? in my (?:ears|head)|in my head|(?:a|the|our|their|her|his) (?:saying|motto)",
  ],
  reply: [
    "i (?:did not|didn't|don't|do not|never|still don't|still do not) (?:believe|believed|agree|agreed|understand|understood)|i (?:have thought|'ve thought|thought|think|still think) (?:about|of) (?:that|it|this)|i (?:said|answered|told (?:him|her|them)) (?:nothing|no|yes|that)|i had no answer|i (?:didn't|did not) (?:answer|say anything|reply|know what to (?:say|answer))|i (?:have never|never) forg(?:ot|iven|otten)|i laughed|i believed (?:him|her|them|it)|(?:he|she|they) (?:was|were) (?:right|wrong)|i had to leave|i (?:simply )?did not go back|i (?:nodded|left|walked out|cried)",
  ],
  unsaid: [
    '(?:has |had |have )?never (?:once )?(?:said|told|asked|spoke|spoken|talked|mentioned|thanked|apologised|apologized|explained|answered|hugged|kissed|touched|praised|cried|came|wrote|called|rang|visited|forgave|held me|looked)',
    "(?:did not|didn't|does not|doesn't|would not|wouldn't|has not|hasn't|had not|hadn't|do not|don't|could not|couldn't|can't|cannot) (?:ever |once |really |even )*(?:say|said|tell|told|ask|asked|speak|spoken|talk|talked|mention|thank|apologise|apologize|explain|answer|hug|kiss|praise|cry)(?! me (?:apart))",
  ],
  unheard: [
    'i (?:have )?never (?:once )?(?:heard|saw|seen) (?<who>him|her|my \\p{L}+|mum|mam|mom|dad|daddy|nan) (?:say|cry|sing|laugh|ask|admit|thank|complain|apologi[sz]e)',
  ],
  unsaidByNobody: [
    '(?:nobody|no one|no-one) (?:ever )?(?:said|told|asked(?! for(?!\\p{L}))|spoke|talked|mentioned|explained|thanked|had said|has said|has ever (?:said|told|asked))',
    "we (?:never|did not|didn't) (?:ever )?(?:say|said) (?!grace|yes|no(?!\\p{L}))",
    "(?:we|they|my parents|my family) (?:never|did not|didn't|do not|don't) (?:ever )?(?:speak|spoke|talk|talked|mention|mentioned|discuss|discussed)(?: \\p{L}+){0,3}? (?:of|about|it|him|her|that|them|why)",
  ],
  correction: [
    `(?<not>i (?:don't|do not) want (?:[^,.;:?!–—]){3,70}?),? (?:but )?(?<but>i(?:'d| would| just| only)? (?:just |only )?(?:want|like) [^.;:?!–—]{3,110})`,
    `(?<not>i (?:didn't|did not|haven't|have not) \\p{L}+ [^,.;:?!–—]{2,40}), (?<but>i (?:just|only) (?:didn't|did not|haven't) [^.;:?!–—]{3,60})`,
    "(?<not>(?:it|that|this|what \\p{L}+ (?:\\p{L}+ ){0,4})?(?:wasn't|isn't|was not|is not|'s not|was never|is never|weren't|aren't|were not|are not) (?:just |only |so much |really |about )?(?:[^,.;:?!–—]){2,70}?)[,;:–—] ?(?:but )?(?<but>(?:it|that|this|they)(?:'s| was| is| were| are)[^.;:?!]{3,110})",
    '(?<not>not (?!only|just|long|far|even|sure|really|that i know)(?:because |that |for |from |to |in |with |out of |so much )?(?:the |a |an |my |his |her |their |because |that )?(?:[^,.;:?!–—]){2,60}?),? (?<but>but (?!i |he |she |we |they |it |not|then|never|now|when|if|that |you|there|still|also)[^.;:,?!]{2,90})',
    '(?<not>not because [^.;:?!]{3,70}?),? (?<but>but because [^.;:?!]{3,90})',
    "(?<not>(?:it|that)(?:'s| is| was)(?: not|n't) (?:that|because) [^.;:?!]{3,90}?)[,;–—] ?(?:but )?(?<but>(?:it|that)(?:'s| is| was) (?:that|because) [^.;:?!]{3,110})",
    "(?<not>i (?:don't|do not|didn't|did not|wasn't|was not|am not|'m not) [^,.;:?!]{3,60})[,;] (?<but>i(?:'m| am| just| only)? (?!was|had|did|never|don't|didn't|went|got|came|have|know|think|said|\\p{L}+ed )[^.;:?!]{3,90})",
    "(?<not>what i [^.;:?!]{3,50} is not [^.;:?!]{2,60}?)[,;] (?<but>(?:it is|it's|but) [^.;:?!]{2,90})",
  ],
  correctionPair: [
    [`i (?:don't|do not) want`, `i(?:'d like| want| just want| only want| would like)`],
    ...['the', 'a', 'about', 'because', 'that', 'my', 'for'].map(
      (word) =>
        [
          `(?:it|that|this)(?: is not| was not| was never|'s not| isn't| wasn't) ${word}`,
          `(?:it|that|this)(?: is|'s| was) ${word}`,
        ] as const,
    ),
    [
      "i(?: am|'m| was)(?: not|n't) (?:afraid|scared|angry|ashamed|sad|frightened|lonely|jealous)|i wasn't (?:afraid|scared|angry|ashamed|sad|lonely)",
      "i(?: am|'m| was) (?:afraid|scared|angry|ashamed|sad|frightened|tired|lonely|jealous|relieved|bored)",
    ],
    ["i (?:don't|do not) (?:miss|want|mind|hate|fear|need|resent)", 'i (?:miss|want|mind|hate|fear|need|resent)'],
  ],
  halves: [
    `(?<one>i (?:hate|hated|love|loved|miss|missed) [^,.;:?!–—]{3,60}),? (?:and|but) (?<other>i [^.;:?!–—,]{5,80})`,
    `(?<one>(?:i|we)(?:'re|'m| are| am| were| was)? [^,.;:?!–—]{3,60}),? (?:and|but) (?<other>it(?:'s| is| was) the (?:best|worst|happiest|loveliest) [^.;:?!–—]{3,60})`,
    "(?<one>i(?:'m|'ve|'d)? [^,.;:?!–—]{5,70}?),? (?:but|and yet|yet|and still|though) (?<other>i(?:'m|'ve|'d|'ll)? [^.;:?!–—,]{5,80})",
    '(?<one>part of me [^,.;:?!–—]{5,70}),? (?:and|but) (?<other>part of me [^.;:?!–—,]{5,70})',
    '(?<one>one half of me [^,.;:?!–—]{5,70}),? (?:and|but) (?<other>(?:the other|one) (?:half )?[^.;:?!–—,]{5,70})',
  ],
  flip: [
    "i(?:'m| am| was|'ve been| have been)(?<no> not| never|n't)?(?: (?:very|really|so|quite|always|still|just|simply|particularly|especially|all that|a)){0,2} (?<word>\\p{L}{4,})",
    "i (?<no>wasn't|am not)(?: (?:very|really|so|quite|always|still|just|particularly|a)){0,2} (?<word>\\p{L}{4,})",
  ],
  flipNot: [
    'sure|able|going|ready|really|there|here|that|very|only|just|also|still|back|home|alone|told|asked|taught|born|given|allowed|left|made|called|sent|used|about|over|from|with|like|then|always|never|almost|already|supposed|trying|getting|doing|being|having|looking|working|sitting|standing|writing|saying|talking|thinking|living|coming|waiting|hers|theirs|mine|whom|what|where|once|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eight|nine|seven|eleven|twelve|fourteen|fifteen|known|someone|somebody|person|woman|girl|nobody|anybody|done|glad',
  ],
  shift: [['you', "you|you're|you've|you'd|you'll"]],
  noShift: [
    "you know|thank you|if you (?:allow|count|include|want|ask|like|must|will)|you (?:ask|asked|see)|as you|to tell you|tell you|your question|the question|i'd tell you",
  ],
  feelings: [
    'afraid|scared|frighten\\p{L}*|terrif\\p{L}*|asham\\p{L}*|shame|angr\\p{L}*|anger|furious|rage|temper|envy|envious|jealous\\p{L}*|lonel\\p{L}*|guilt\\p{L}*|proud|pride|joy\\p{L}*|happ\\p{L}*|sad\\p{L}*|grief|griev\\p{L}*|mourn\\p{L}*|love|loved|loves|loving|hate\\p{L}*|miss|missed|longing|long for|hope\\p{L}*|despair\\p{L}*|hurt\\p{L}*|cry|cried|crying|wept|laugh\\p{L}*|tired|exhausted|relie\\p{L}*|worr\\p{L}*|panic\\p{L}*|tender\\p{L}*|shaking|shy|embarrass\\p{L}*|regret\\p{L}*|forgive\\p{L}*|safe|unsafe|helpless|useless|wish|ache\\p{L}*',
  ],
  ...englishWords,
  ...speech.en,
  ...verdicts.en,
};
