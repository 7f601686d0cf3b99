import type { LanguageWords } from './language-pack';

const kin = `mother|father|mum|mom|mam|mama|mummy|mommy|ma|dad|daddy|pa|papa|pop|parents?|grandmothers?|grandma|gran|granny|nan|nana|nanny|
grandfathers?|grandpa|grandad|granddad|grampa|grandparents?|brothers?|sisters?|siblings?|husband|wife|ex|ex-husband|ex-wife|partner|fiancée?|
boyfriend|girlfriend|lover|sons?|daughters?|child|children|kids?|boys?|girls?|baby|aunts?|auntie|aunty|uncles?|cousins?|nieces?|nephews?|
step-?(?:mother|father|mum|mom|dad|son|daughter|brother|sister)|(?:mother|father|brother|sister|son|daughter)-in-law|in-laws|twin|family|
godmother|godfather|grandsons?|granddaughters?|grandchild(?:ren)?|foster (?:mother|father|mum|dad|parents)|old man`;
const others = `friends?|mates?|buddy|neighbou?rs?|teachers?|headmaster|headmistress|head|professor|lecturer|tutor|boss|manager|supervisor|foreman|
colleagues?|coworkers?|co-workers?|apprentice|doctors?|gp|nurses?|midwife|surgeon|consultant|therapist|counsellor|counselor|psychologist|psychiatrist|coach|trainer|
priest|vicar|pastor|minister|rabbi|imam|nuns?|sisters?|monk|sergeant|captain|officer|landlord|landlady|lawyer|judge|social worker|caseworker|
man|woman|men|women|lady|gentleman|guy|lad|lads|bloke|fella|girl|boy|stranger|roommate|flatmate|housemate|classmates?|customers?|clients?|patients?|
sponsor|conductor|director|editor|chef|cook|butcher|baker|farmer|hairdresser|driver|leader|elders?|ancestors?|team|crew|class`;
const own = 'my|our|his|her|their|your';

/** English. */
export const english: LanguageWords = {
  common:
    "the|and|of|to|i|an|was|that|my|it|is|for|with|not|but|you|he|she|they|we|me|his|her|this|have|had|be|were|are|at|on|so|if|or|from|by|when|what|who|all|there|their|do|did|would|could|will|one|about|because|been|our|them|him|us|never|just|like|i'm|don't|it's|didn't|can't|a|in",
  people: [
    `(?:(?:${own}|the|a|an|one of (?:my|the|his|her)|every|another|some|that|this|both|two|three)\\s+(?:[\\p{L}'-]+\\s+){0,2}?(?:${kin}|${others})(?![\\p{L}-])|(?:mum|mom|mam|mama|mummy|mommy|dad|daddy|papa|nan|nana|nanna|granny|gran|grandma|grandpa|grandad|granddad|auntie|aunty)(?![\\p{L}])(?<called>\\s+\\p{Lu}\\p{L}+)?|(?<titled>(?:uncle|aunt|auntie|father|sister|brother|mrs?\\.?|ms\\.?|miss|dr\\.?|sergeant|coach|grandma|grandpa|nana|sir|madame|mother|professor|saint)\\s+\\p{Lu}[\\p{L}'-]+))`,
  ].join('|'),
  anybody: 'he|she|they|everyone|everybody|people|nobody|no one|someone|somebody|folks?|others|the others',
  notNames: [
    `i|i'm|i'd|i'll|i've|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july`,
    `august|september|october|november|december|christmas|easter|ramadan|english|german|french|spanish|polish|irish|turkish`,
    `italian|catholic|protestant|jewish|muslim|christian|god|lord|labor|ok|okay|tv|nhs|gp|uni|london|paris|berlin|america`,
    `england|ireland|scotland|wales|europe|africa|mr|mrs|ms|dr|bible|covid|facebook|instagram|whatsapp|youtube|google`,
  ].join('|'),
  i: "i|i'm|i've|i'd|i'll|im|ive",
  beforePlaces: 'in|to|from|at|near|of|through|around|outside|leaving|into',
  iSay: '',
  between: [
    `always|often|once|just|would|used to|still|also|even|only|ever|then|later|simply|quietly|really|has|had|have|'d|'s|'ve`,
    `must have|will|likes? to|liked to|loves? to|loved to|kept|keeps|keep|kept on|begins? to|began to|started|starts`,
    `sometimes|usually|finally|suddenly|all|both|too|again and again`,
    `every (?:day|night|morning|evening|time|year|week|sunday|christmas|summer)|the other day|last (?:week|night|year|month)`,
    `on the phone|at (?:dinner|breakfast|home|school|the table)|to me|one day|recently|apparently|eventually`,
    `in (?:front of|the end|the kitchen|the car)(?: \\p{L}+){0,2}|who|which`,
  ].join('|'),
  object:
    'me|us|him|her|them|it|myself|my \\p{L}+|our \\p{L}+|the \\p{L}+|to me|to us|to him|to her|to everyone|to people|to my \\p{L}+|to the \\p{L}+|everyone|everybody|people|anyone|once|again|quietly|out loud|in my ear',
  unsaid:
    "never|did not|didn't|does not|doesn't|has not|hasn't|has never|had never|hadn't|would not|wouldn't|won't|don't|do not|couldn't|can't|cannot|never once|not once|hardly ever|nothing|neither|rarely",
  saidAfterAll: 'never (?:stopped|tired|missed|failed|ceased)|nothing but',
  say: [
    `tell|tells|told|telling|ask|asks|asked|asking|warn|warns|warned|promise|promised|remind|reminds|reminded|assure|assures`,
    `assured|convince|convinced|teach|taught|inform|informed|advise|advises|advised|beg|begged|order|ordered|persuade`,
    `persuaded|say|says|said|saying|tell (?:people|everyone|us|him|her|them)`,
    `told (?:people|everyone|us|him|her|them|everybody|my \\p{L}+)|think|thinks|thought|thinking|believe|believes|believed`,
    `reckon|reckons|reckoned|claim|claims|claimed|insist|insists|insisted|swear|swears|swore|promise|promises|promised|shout`,
    `shouts|shouted|shouting|yell|yells|yelled|yelling|scream|screamed|whisper|whispers|whispered|whispering|mutter|muttered`,
    `repeat|repeats|repeated|repeating|write|writes|wrote|answer|answers|answered|reply|replied|replies|explain|explains`,
    `explained|announce|announced|declare|declared|decide|decided|hiss|hissed|laugh|laughed|sigh|sighed|joke|joked|ask|asks`,
    `asked|asking|argue|argued|add|added|admit|admits|admitted|suggest|suggested|complain|complained|warn|warned|predict`,
    `predicted|maintain|maintained|preach|preached|go|goes|went|be like|was like|were like|is like|text|texted|call`,
    `called out|remark|remarked|point(?:ed)? out|made it clear|let it be known|feel|feels|felt|hold|agree|agreed|assume`,
    `assumed|suspect|suspected|wonder(?:ed)?`,
  ].join('|'),
  indirect: [
    `that|i|i'm|i'd|i've|i'll|we|we're|he|he's|he'd|she|she's|she'd|they|they're|it|it's|it'd|there|this|my|our|his|her`,
    `their|the|a|an|how|what|why|whether|if|to|not to|never to|nobody|no one|nothing|everything|everyone|girls|boys|men`,
    `women|children|people|who|where|when|you can't|you could|someone|something|some|crying|being|dad|mum|mom|god|real|good`,
  ].join('|'),
  direct: [
    `you|you're|you'll|you've|you'd|your|yours|don't|do|be|stop|go|get|come|look|listen|shut|sit|stand|keep|never|leave|let`,
    `let's|give|take|try|eat|wait|remember|forget|think|pull|make|who|what|why|well|oh|no|yes|right|careful|smile|trust|ask`,
    `work|pray|always|hold|enough|if you|when you|just|grow|have|show|watch|put|big boys|men don't|girls don't|boys don't`,
    `life is|there's no|it's only|money doesn't|nobody likes|one day you|that's|this is|we don't|stay|call|cry|save|finish`,
    `say|tell|mind|sleep|breathe|run|move|close|open|see|hush|use|not now|not bad|too|so|here`,
  ].join('|'),
  accordingTo:
    "according to|in the words of|in (?=(?:my|his|her|our) \\p{L}+'s (?:eyes|opinion|view|words|book|house))|for (?=(?:my|our) (?:mother|father|mum|mom|dad|parents|grandmother|grandfather|husband|wife)(?:,| it was| that was))|to hear (?=(?:my|her|him|dad|mum|mom|nan))",
  rule: [
    `the (?:first |only |unwritten |unspoken |big |main |golden |house |family )*rules?(?: (?:at home|in (?:our|my|that|the) (?:house|home|family|flat|village|kitchen)|at (?:our|the) table|of (?:the|our) (?:house|home|family)|there|back then|among us|with us))?,? (?:was|were|is)(?: always| simply)?`,
    `(?:our|the) (?:house|family) rule(?: was)?|(?:it was|we had) a rule(?: that)?|house rules?:?|family rules?:?`,
    `rule (?:number )?one`,
    `in (?:our|my) (?:house|family|home)(?: (?:growing up|back then))?,? (?:you|we|nobody|no one|one|boys|girls|children|crying|feelings)(?: (?:did not|didn't|don't|never|were not|weren't|was not|wasn't|only))?`,
  ].join('|'),
  negators: [
    `not|n't|never|no|none|nobody|no one|nothing|nowhere|neither|nor|cannot|without|hardly|barely|scarcely|don't|doesn't`,
    `didn't|won't|wouldn't|can't|couldn't|isn't|aren't|wasn't|weren't|haven't|hasn't|hadn't|shouldn't|mustn't|needn't|ain't`,
    `dont|didnt|cant|wont|isnt|wasnt|couldnt|wouldnt|doesnt|havent|hasnt|hadnt|arent|werent`,
  ].join('|'),
  notNegating: [
    `not only|not just|not merely|not simply|no doubt|no wonder|nothing but|not (?:that )?long (?:ago|after)|no sooner`,
    `why not|not least|can't (?:help|stop|wait|not)|couldn't (?:help|stop|not|wait)|can't but|couldn't agree more`,
    `couldn't (?:have )?(?:be|been) (?:more|happier|prouder)`,
    `never (?:stop|stops|stopped|fail|fails|failed|once failed|tired|tires|forget|forgot|miss|missed) `,
    `(?:never|not|no one|nobody|nothing|none|no \\p{L}+)(?:(?![,;:.]).)*? (?:without|not|n't|that (?:i )?(?:don't|didn't|doesn't))(?! (?:a|any|anyone|anybody|help|me|him|her|them|my|his|shoes|it|ever|you)(?! ))`,
    `don't (?:dis|un)\\p{L}+|not (?:un|in|im)\\p{L}{4,}|not for nothing|more often than not|whether or not|or not|if not`,
    `no matter|nothing less than|not (?:far|unlike)|never mind|don't you|isn't it|wasn't it|no less`,
    `not a day (?:goes|went|has gone)(?: by| past)?(?: that| when)?(?: i)? (?:don't|without|didn't)|believe it or not`,
  ].join('|'),
  noLonger: `no longer|not any ?more|n't (?:(?!but|and|because)[\\p{L}']+ ){0,7}?any ?more|any ?more|any longer|not .{0,40}any ?more`,
  ended: [
    `quit|gave up|given up|stopped|have stopped|i've stopped|used to be|am done with|i'm done|i am done|finished with`,
    `left behind|got over|grew out of|gone now|is over|was the last time|let go of|that's over|behind me now|outgrew`,
    `outgrown|put an end|ended`,
  ].join('|'),
  coordinators: 'and|but|or|yet|so',
  subordinators: [
    `because|although|though|while|whenever|when|if|unless|until|till|since|after|before|whereas|so that|even though|even if`,
    `as if|as though|as long as|as soon as|wherever|where|which|who|whom|whose|that|whether|than|in case|what|how|why|as`,
  ].join('|'),
  dream: [
    `i (?:once |often |still |always |sometimes |just |had |have |also |keep |kept |never |again )*(?:dreamt|dreamed|dream|dreaming)(?! of (?:being|becoming|having|going|a |an |one day|my own|moving|living|leaving|opening|owning|working|studying|finding|writing|starting|getting|running|walking|sailing|children|the (?:sea|day)))`,
    `i'?ve dreamt`,
    `in (?:the|my|this|that|one|a|another|last night's|these|those|every|both) (?:\\p{L}+ )?(?:dreams?|nightmares?)`,
    `(?:had|have|got|keep having|kept having|having) (?:a|the|this|that|these|an|another|one|my) (?:[\\p{L}-]+ ){0,3}(?:dreams?|nightmares?)`,
    `(?:the|a|this|that|my) (?:recurring |same |old |bad |strange )*(?:dream|nightmare) (?:starts?|started|begins?|began|always|goes|went|is always|was|ends?|ended|comes|came|again|where|in which)`,
    `last night(?:'s dream)?,? (?:in a dream|i was|i dreamt|i dreamed)|dream:`,
  ].join('|'),
  dreamGoesOn: [
    `then|and then|there|there was|suddenly|she|he|they|it|in it|behind|outside|inside|at the end|and|when i woke`,
    `the (?:water|house|door|room|road|train|sea|man|woman|child|dog|walls|floor|stairs|boat|car)|nobody|everyone`,
    `i (?:was|could|couldn't|tried|ran|opened|had|saw|kept|looked|knew|went|walked|stood|turned|reached|wanted|didn't|wasn't|can't|am|open|run|try|see|keep)`,
    `my (?:teeth|hands|legs|feet|mouth|mother|father|dad|mum|brother|sister|voice)`,
  ].join('|'),
  noDream: [
    `dream (?:job|house|home|man|woman|come true)|my dream (?:is|was) to|dream of (?:being|becoming|having)|don't dream`,
    `never dream|no longer dream|stopped dreaming|day ?dream|wouldn't dream|pipe dream|not a dream|wasn't a dream|no dream`,
    `woke (?:up)?|when i woke|after (?:that|the) dream`,
  ].join('|'),
  wish: [
    `i (?:just |only |still |so |often |sometimes |always |really |do |secretly |had |have )*(?:wish|wished)`,
    `wish(?:ing)? (?:i|that|he|she|they|somebody|someone|we|my|it|for|there|to)|if only`,
    `i (?:just |only |still |really |secretly |do |even |badly |always |so |don't |also |never |mostly |simply |actually |honestly )*want(?:ed)?(?! (?:not|nothing(?! but)) )`,
    `i'?d (?:so |really |still |just )*(?:love|like|give)`,
    `i would (?:so |really |still |just |rather |have |dearly )*(?:love|like|give|loved|liked)|i'?d rather`,
    `i (?:really |still |so |just |do |only )*(?:hope|long|yearn|crave|ache|pray)(?:ed)? (?:for|to|that|i|we|he|she|they|one|my|it|the|someday)`,
    `i(?:'m| am| was) (?:still )?(?:hoping|longing|yearning|dying) (?:for|to|that)`,
    `i(?:'ve| have)? (?:always |often |still |once )*(?:dreamt|dreamed|dream|dreaming) of (?:being|becoming|having|going|a|an|one day|my|moving|living|leaving|opening|owning|working|studying|finding|writing|starting|getting|running|walking|sailing|children)`,
    `my (?:dream|wish|hope|one wish|only wish|biggest wish|greatest wish) (?:is|was|would be|for)`,
    `may (?:i|he|she|they|it|you|my|we) (?:one day|be|find|have|never|still|rest|learn|get)|would that i`,
    `one day i (?:want|hope|would)|all i (?:want|ever wanted|wanted)|what i (?:want|wanted|long for|wish)`,
    `let me (?:just )?(?:be|have|find|get)|oh to|oh, to|please let|i could (?:really )?do with`,
  ].join('|'),
  noWish: 'as i wish|want for nothing|wishing well',
  hypothetical: [
    `if (?:i|he|she|we|they|it|my|the|someone|somebody|anyone|you|there|dad|mum|mom|nobody|\\p{Lu}\\p{L}+) (?:[\\p{L}']+ ){0,4}?(?:had|hadn't|were|weren't|was|wasn't|could|couldn't|ever|did|didn't|died|left|went|got|came|told|asked|stopped|lost|won|found|knew|said|saw|stayed|'d|would|made|gave|took|met|fell)`,
    `if i'd|if he'd|if she'd|if they'd|if we'd`,
    `(?<!\\p{L}\\s)had (?:i|he|she|they|it|my \\p{L}+|we|someone|anyone|nobody) (?:not |never |only |ever )?\\p{L}+|were i`,
    `should (?:i|he|she) ever|would(?:n't)? (?:\\p{L}+ ){0,2}?have|wouldn't have|i'?d (?:\\p{L}+ ){0,1}have|he'?d have`,
    `she'?d have|they'?d have|would've|wouldn't've|could(?:n't)? have|could've|might(?: not)? have|might've`,
    `should(?:n't)? have|should've|what if|suppose|supposing|imagine|in another life|let's say|say i|i would(?:n't)?`,
    `i'?d (?:be|go|say|tell|leave|take|buy|still|never|probably|have|not|stand|run|burn|sell|move|quit|ask|do|choose|keep|let|want|start|know|die|lie|hold|sit|call|open|stay)`,
    `(?:he|she|they|it|we|you|that|nobody|everyone|my \\p{L}+)(?: would|'d) (?:be|have|never|still|not|probably|say|laugh|kill|hate|understand|know|go|think|leave|forgive|turn|fall|die|look|come|need|see|take|cry|only|just)`,
    `wouldn't|might|maybe i'd|perhaps i would|were to|as long as i`,
  ].join('|'),
  noHypothetical: [
    `as if|as though|like if|(?:would|'d) (?:always|often|sometimes|sit (?:on|in|at|by)|come home|every)`,
    `every (?:day|night|morning|evening|sunday|saturday|friday|summer|winter|year|week|christmas|time)`,
    `each (?:night|morning|evening|sunday|summer|time)|on (?:sundays|saturdays|fridays|weekends|mondays)`,
    `when i was (?:a|little|small|young|\\p{L}+)|as a (?:child|kid|boy|girl)|in the (?:evenings|mornings|summers|holidays)`,
    `used to|knew (?:he|she|they|i|it|that)|said (?:he|she|they|i|it)|told me|thought (?:he|she|they|i|it)|ever since`,
  ].join('|'),
  habit: [
    `used to|in those days|back then`,
    `every (?:day|night|morning|evening|sunday|saturday|friday|summer|winter|year|week|christmas|time|month|school day)`,
    `each (?:night|morning|evening|sunday|summer|time|year)`,
    `would (?:always|often|sometimes|sit|come|take|go|wait|say|put|make|hide|lie|tell|sing|hum|count)`,
    `kept (?:saying|telling|asking|on)`,
    `always (?:said|told|had|was|were|came|made|took|knew|did|got|sat|put|called|thought|went|left|hid)`,
    `on (?:sundays|saturdays|fridays|weekends|mondays)|as a (?:child|kid|boy|girl)`,
    `when i was (?:a|little|small|young|\\p{L}+)`,
  ].join('|'),
  past: [
    `was|were|had|did|didn't|wasn't|weren't|hadn't|went|said|told|came|left|took|made|got|gave|knew|thought|felt|saw|heard`,
    `found|kept|lost|began|grew|became|held|stood|sat|ran|wrote|read|put|let|met|paid|spent|brought|bought|taught|caught`,
    `fell|broke|spoke|chose|wore|drove|slept|woke|ate|drank|sang|hid|lay|meant|sent|built|cried|tried|died|couldn't|could`,
    `\\p{L}{2,}ed|ago|yesterday|last (?:year|week|night|month|summer|winter)|once|in (?:19|20)\\d\\d`,
  ].join('|'),
  future: [
    `will|won't|'ll|going to|gonna|shall|tomorrow|next (?:year|week|month|summer|spring|winter|time)|one day|some day`,
    `someday|soon|from now on|by the time`,
  ].join('|'),
};
