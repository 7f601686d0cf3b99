import type { CrisisRule } from '../crisis';

const selfKill =
  '(kill|killing|hang|hanging|shoot|shooting|drown|drowning|poison|poisoning|gas|gassing|unalive|unaliving|electrocute|suffocate|suffocating|end|ending|finish|finishing off|off|offing|delete|deleting|stab|stabbing|murder|murdering|suicide|top|topping)';
const myself = '(myself|my self)';
const pills =
  '(pills?|tablets?|tabs|meds|medication|medicine|sleeping pills|painkillers|paracetamol|tylenol|ibuprofen|aspirin|insulin|antidepressants|xanax|valium|opioids|morphine|the lot|overdose|prescription)';
const means = `(${pills}|rope|noose|gun|pistol|rifle|shotgun|razor|razors|blade|knife|belt|poison|helium|hose|cord|bleach)`;
const die =
  '(die|be dead|stop existing|not exist|not be here|not be alive|be gone forever|cease to exist|be unalive|be over|disappear forever|never wake up|not wake up|be done with life|stop living|stop breathing|end it|end it all|join him in heaven|unalive|be put out of my misery|be put down)';
const wants =
  '(want|wants|wanted|wanting|wish|wishing|ready|rather|prefer|hope|hoping|pray|praying|long|longing|ache|aching|need|deserve|beg|begging|crave|craving|would love|desperate|willing|dying|going|tempted|supposed|ought|love)';
const others =
  '(brother|sister|mother|father|mum|mom|dad|friend|uncle|aunt|cousin|grandfather|grandmother|grandpa|grandma|colleague|neighbour|neighbor|son|daughter|husband|wife|patient|patients|suicidal patients|client|clients|people|teacher|classmate|roommate|he|she|they|his|her|their)';

/** What the writer wishes, thinks, plans or does to themselves. */
export const englishSelf: readonly CrisisRule[] = [
  {
    id: 'kill-myself',
    category: 'intent',
    level: 3,
    say: [
      `(want|going|gonna|ready|plan|planning|planned|decided|intend|intending|about|have|need|try|trying|will|shall|determined|promised myself|time|able|might as well|may as well|might|should|could just|could|must|urge|tempted|desire|let me) (to |just |actually |really |finally |i |am |am going to |now |probably |honestly )*${selfKill} ${myself}|i (will|am going to|am gonna) _ ${selfKill} ${myself}|(i am|am|i will be) (going to |just )?${selfKill} ${myself}|(if|unless|when|once|before|tonight|tomorrow|then) __ i _ (will|am going to|shall) _ ${selfKill} ${myself}|(i will|going to|gonna|want to|am|i am|will) (just |really )?kms|kill(ing)? myself (tonight|today|tomorrow|now|soon|this|on|before|after|when)|kms (tonight|today|tomorrow|now)`,
    ],
    unless: `(if|when) (this|that|the|he|she|they|my|one) (printer|boss|song|wifi|kid|class|teacher|train|meeting|laptop) __|laughing|hang(ing)? myself (a|out|up)|kill(ing)? myself (to|with work|trying|at the gym|laughing)|off myself (a|the)|over (the )?(homework|spreadsheet|printer)|finish myself|shoot(ing)? myself in the foot|top myself up|end(ing)? myself up|would(n't| not| never)`,
  },
  {
    id: 'kill-myself-base',
    category: 'thoughts',
    level: 2,
    say: [
      `${selfKill} ${myself}|kms|unalive (me|myself)|unaliving|suicid*|sui|end(ing)? (my|this) (own )?(life|existence)|end things|end(ing)? it all|take(ing)? my (own )?life|taking my (own )?life|took my own life|commit|my (own )?suicide`,
    ],
    unless: `(she|he|they|mum|mother|brother|friend|father|dad|sister) (used|threatened|wanted|tried|said|tells|told|says) __ |${others} _ (suicide|suicidal|killed|committed)|(his|her|their|a friend's|'s) (own )?(suicide|life)|commit (to|myself)|commitment|commit$|suicide (of|by|bomber|squad|prevention|rates|awareness|note in|watch in|mission|hotline)|(exam|interview|move|career|political|test|that) _ (is|was|would be|is like) (suicide|murder)|suicide without|(after|since|lost|losing|survivor of|survivors of|bereaved) _ suicide|hang(ing)? myself (a|out|up)|kill(ing)? myself (laughing|at the gym|with work|trying to please|to)|shoot(ing)? myself in the foot|shot myself in the foot|end (up|things (well|on|with|between))|off myself (a|the|by)|finish(ing)? myself (a|off a|some)|treat|end things (with|between)|ending things (with|between)|took part|take my life (in|back|into|to|seriously|for|one|as|less|more|slower|in a new)|taking my life (back|into|in|to|seriously|for|one)|end myself|top myself up|${selfKill} myself (to|for|by) (make|work|study|look|exhaust)|my life story|life in the|life insurance agent|(printer|spreadsheet|wifi) (jams|breaks|crashes)|delete myself from (the|facebook|instagram|social|that)`,
  },
  {
    id: 'life-end-intent',
    category: 'intent',
    level: 3,
    say: [
      `(going to|will|want to|decided to|decided i am|plan to|planning to|ready to|about to|made up my mind|intend to|tonight|this weekend|have to|need to|am) __ (end|ending|take|taking|finish) (my|this) (own )?life|(want|going|ready|need|plan|planning|decided|time) to (just |finally )*(end it|end it all|end everything|end this|end things|finish it|finish it all|check out|get it over with|go through with it)( all)?( tonight| now| soon| today| this week| ,| $)|(going to|will|about to) (do it|be dead|jump|hang|commit suicide|not be alive|overdose|od|step|take them all|take the lot|take all|drive off)|(do it|doing it) (tonight|today|tomorrow|this weekend|on \\S+day|soon|before|after they|while they)|i (will|am going to) be (dead|gone for good) (by|before|in|tomorrow|tonight|soon|next)|commit suicide (tonight|today|tomorrow|soon|this)|(am|will be|going) (going )?to commit suicide|not (going to )?(make it|be alive|be here|see|live) (to see |until |past |to |through )*(my |the )?(tonight|morning|weekend|christmas|birthday|thirtieth|fortieth|fiftieth|summer|new year|tomorrow|next week|monday|friday|sunday|spring|winter|thirty|end of)|(will|am) not (going to )?(see|reach|turn) (my )?(thirtieth|fortieth|fiftieth|thirty|forty|twenty \\S+|sixteen|eighteen|next birthday)|can not _ keep myself (safe|alive)|not safe (with|from|alone with) myself|(do not|can not) trust myself (tonight|alone|with|to stay|not to)|keep myself (safe|alive) (tonight|anymore|much longer)|this time _ (will not|not going to|wont) (fail|mess|be found|survive|wake)|nobody (will|is going to) (find|stop) me (this time|in time)|nobody is going to (stop|talk) me|no one (will|is going to|can) (stop|talk) me`,
    ],
    unless:
      'end this (chapter|relationship|marriage|job|conversation|call)|my life (in|back|into|to|seriously|less|more|slower|for granted)|chapter|relationship|marriage|contract|career|lease|end things with|meeting|diving board|into the (pool|water|lake|sea)|bungee|trampoline|parachute|party|deadline|exam|marathon|train on time|christmas (party|dinner)|wedding|flight|trip|(she|he|they|it) (will|is) not|do it (again|better|myself|properly|anyway|for)|dishes|laundry|homework|hang (out|the|up|on|in|pictures)|be dead (tired|on my feet|wrong)|jump (ship|in|on|for|into)|step (down|up|back|aside|out|in)|rejoin|be here (for|on|at) (the )?(party|meeting|christmas)|job|game|drive off|applying|art school|to the men',
    stands: ['denied'],
  },
  {
    id: 'attempt',
    category: 'act',
    level: 3,
    say: [
      `(tried|attempted|attempt|attempting) __ ((to|at) )?(${selfKill} ${myself}|end (it|my life)|take my (own )?life|suicide|die|hang|overdose)|(suicide|failed) attempt|my attempt|(just|have|i|already|has|have just) _ (took|taken|swallowed|downed|drank|necked|ate) _ (all|too many|a whole|the whole|a bottle|a handful|handfuls|forty|thirty|twenty|fifty|sixty|a box|a load|loads|every|the rest|bleach|lots) _ ${means}|(took|taken|swallowed|necked) _ (all my|all the|all of my|too many|forty|thirty|twenty|fifty) (of )?(my |the )?${means}|(took|taken|had) an overdose|overdosed|(cut|slit|slashed|opened) _ my (wrists?|veins|throat|arms open)|(rope|noose|belt|cord) _ (around|round|on) my neck|(am|i am) (on|at|standing on|sitting on|in) __ (roof|ledge|bridge|cliff|cliffs|edge|tracks|railway|parapet|balcony) __ (jump|goodbye|goodbyes|not coming|coming down|going to|over the edge|let go|last|alone|about to|ready|nobody|thinking)|(gun|blade|pills|tablets|knife|rope) (is|are) (in|to) my (hand|mouth|head|lap)|(in|to) my (hand|mouth|head|lap) _ (gun|blade|pills|knife)`,
    ],
    unless: `${others} _ (tried|attempted|overdosed|took an overdose|suicide attempt)|(his|her|their) (suicide )?attempt|attempt at (cooking|baking)|vitamin*|dog|cat|chocolate|of caffeine|sugar|laughing|holiday|photo|bungee|hike|climb*|tried to die (down|out)|overdosed on (chocolate|sun|tv|sugar|caffeine)|ego`,
  },
  {
    id: 'note',
    category: 'preparation',
    level: 3,
    say: [
      '(written|wrote|write|writing|left|leave|leaving|finished|typed|have|recorded) _ (the|my|a|suicide|goodbye|farewell|goodbye) _ (note|suicide note|goodbye letter|goodbye note|farewell letter|goodbye video|letters? to say goodbye|goodbyes|goodbye letters|farewell)|(note|goodbye letters?|farewell letters?) (is|are) (in|on|written|ready|finished|addressed)|said my goodbyes|suicide note',
    ],
    unless:
      "(his|her|their|brother's|father's|friend's|mother's|uncle's) _ note|sticky|thank you|post it|colleague*|team|leaving do|last day|new job|on the fridge|to school|shopping|doctor's note|found (a|the|his|her)|at the (airport|station)|moved|note that said thanks|to my ex|not send",
  },
  {
    id: 'plan',
    category: 'plan',
    level: 3,
    say: [
      '(have|got|made|worked out|writing|finalised) (a|my|the) plan and|have (a|my) (suicide )?plan (to die|to kill|for how|to end|for tonight|and a date|ready)|(picked|chosen|set|fixed|decided on|have) _ (the|a|my) _ (date|day|place|spot|bridge|method|time|tree|hour) (and|to die|to do it|i will|for it|,)|(picked|chosen|set) (the|a) (date|day|place|method|bridge|spot|time)|(got|have|has) everything (i need|ready|set|prepared|planned|in place)|everything (is|i need is) (ready|set|in place|prepared) _ (for tonight|tonight|waiting|when|hidden|in the)|bought (what i need|what i needed|everything i need|the rope|a rope|the pills|the gun|a gun|helium|the stuff)|(know|knows) (exactly )?(how|where|when) (i am going to|i will|and when|and where|and how) _ (do it|die|end)?|worked out (how|exactly|the dose|how many)|(looked up|googled|researched|searched|found out) (how many|how much|how to|ways to|the best way to|painless|whether) __ (die|kill|takes|dose|painless|hang|jump|suicide|overdose|quick)|how many _ (it takes|would kill|to die)|(painless|quickest|easiest|best) way to (die|go|end it)|lethal dose|only waiting (for|until)|waiting (until|for) (everyone|they|my|the kids|him|her) __ (out|leave|asleep|gone|away|bed)',
    ],
    unless:
      'wedding|date night|first date|holiday|trip|party|moving|surprise|picnic|venue|dentist|meeting|surgery|camp*|hike|hunting|climb*|sail*|swing|dog|cake|dinner|retire*|business|school|baby|nursery|birthday|christmas presents|wrap|diet|for the interview',
  },
  {
    id: 'means-ready',
    category: 'preparation',
    level: 3,
    say: [
      means,
      '(counted|counting|saved up|saving up|saving them|stockpil*|hoard*|lined up|laid out|stashed|hidden|set aside|enough to|ready for|loaded|next to (me|the bed|my bed)|in front of me|take them all|take all|ceiling|beam|in my mouth|to my head|waiting for me|around my neck|swallow them|all of them|all at once|whole bottle|collecting|keep looking at|go to sleep for good|and wine|with vodka)',
    ],
    unless:
      'from the (kids|children|toddler|baby)|calories|vitamin*|climb*|sail*|boat|hunt*|dog|cat|nurse|pharmacy|ward|patient*|kitchen knife set|chef|butcher|dressing|whittl*|my (mother|father|dad|mum|wife|husband) (takes|needs|forgot)|thyroid|blood pressure|antique|museum|camping|days i|sorted|work*|grandfather*|inherit*|old gun|beams|pill organiser|weekly|washing|tent|swing|razor sharp|conditioner',
  },
  {
    id: 'jump',
    category: 'thoughts',
    level: 2,
    say: [
      '(think|thinking|thought|thoughts|imagine|imagining|picture|urge|temptation|tempted|wonder|want|wanting|fantasi*|could|pull|draw*|how easy|feel like|consider*) __ (jump|jumping|step|stepping|steer|steering|swerve|swerving|drive|driving|crash|crashing|walk|walking|throw*|let go|letting go|fall|falling|lean*) _ (off|in front|into|onto|under|over|out|forward)|(on|onto) the (tracks|rails|platform) __ (step|think|jump|lie|go|imagine)|(jump|jumping|throw myself|step|stepping|walk) (off|in front of|under|into|from|onto) (a |the |that |my )?(\\S+ )?(bridge|roof|train|bus|truck|lorry|traffic|building|cliff|balcony|window|tracks|tube)',
      '(bridge|roof|train|trains|tree|truck|lorry|traffic|building|cliff|balcony|window|tracks|tube|platform|wall|oncoming|ledge|edge|stepping off|bus|river|sea|wheel|car park)',
    ],
    unless:
      'bungee|skydiv*|parachute|pool|lake|dream*|game|film|movie|jump (in|into) (the )?(lake|sea|water|river|pool)|dog|cat|kids?|children|swim*|platform game|commute|conclusions|photo|view|test|instructor|into a (new|different)|lost my|stepping off the (plane|boat|bus|train)|throw (it|that|them)|driving (test|lesson)|tree house|christmas tree|walk (by|along|to|near|past)|walking (by|along|to|near|past)|drive (by|along|past|to)|driving (along|to|past)|window shopping',
  },
  {
    id: 'want-to-die',
    category: 'wish-to-die',
    level: 2,
    say: [
      `${wants} (\\S+ ){0,3}to (just |really |simply |honestly |only |please |finally |be allowed to )*${die}|${wants} (death|dead)|(let|make|help) me die|(wish|wishing|wished) (\\S+ ){0,2}(i was|i were|i would be|to be|i could be|i am) (dead|never born|gone forever|not alive|not here anymore)|(wish|pray|prayed|praying|hope|hoping|ask|asking|beg|begging) __ (die|take me|not wake|never wake|let me go|end it|kill me|my heart (stops|to stop)|dead|strike me|finish me)|(better off|rather be|prefer to be|i would be|want to be|might as well be|should be|supposed to be|wanna be) (\\S+ )?dead|rather (die|be dead)|my life to (be over|end|stop)|life to be over|(death|dying) (would|will|is|seems|sounds|looks|feels) _ (relief|better|easier|peace|peaceful|kind|mercy|nice|good|way out|answer|solution|welcome|like a)|(want|welcome|crave|long for|longing for|waiting for) death|death wish|suicidal|fantasi[sz]e about (my own death|dying|being dead|not existing|my funeral)|(my own|my) (death|funeral) _ (calm*|comfort*|peace|fantas*|only thing|look forward)|dying (is all|calms|comforts)|(all i think about is|think about|thinking about|thoughts of|thought of|thinking of|think of|dream of|daydream about) (dying|death|being dead|not existing|not being (here|alive)|ending (it|my life|everything)|disappearing forever|how i would do it|doing it|going through with it)|(think|thinking) (a lot |often |all the time |constantly )?about (how i would|how to) (do it|die|end it)|(done|finished|through|over|tired|sick|fed up|exhausted|bored|weary|had enough) (with|of|from) (my |this |being |all of )?(life|living|alive|existing|existence|breathing|the world|waking up|this world)`,
    ],
    unless:
      'die (to|before|laughing|of|in peace|at home|old|happy|someday|one day|rich|with|knowing|from|a|down|out|hard|trying|alone|at sea|young at|on stage)|want to die (at|in my own|with dignity|old|surrounded|peacefully)|somewhere between|was going to (die|be dead)|would die|how to die well|(old|my) (\\S+ )?(habits?|self|selves|patterns?) to (just )?die|grow|i dig graves|(ego|part of me|pattern|habit|plant|story|feeling|version|phone|hope|it|him|her|them|old me|plants|bees|character|language|tradition|friendship) to (just )?die|want (him|her|them|it|you|people) to|dying to (see|know|meet|hear|try|tell|go|find|get|ask|read|be asked|eat)|to die for|dead (tired|serious|right|certain|on my feet|to the world|weight|line|end|sea)|rather die than (eat|wear|go|ask|admit|be seen|sing|speak|dance|listen|watch|say|let)|(he|she|they|mother|father|mum|dad|dog|cat|wife|husband|grandmother|grandfather|granny|nan) __ (wanted|wants|wished|ready) to (die|go)|fear* (of )?(death|dying)|(afraid|scared|terrified|frightened) (of|to|that) _ (die|dying|death)|live (anywhere|elsewhere|in|with|like|up|at|near|alone|under|by|through|off|together|according|his|her|their|on (a|the|benefits)|here|there|next|far|without (him|her|it|a|my|them|butter|sugar|coffee|music|you))|living (in|with|like|up|at|near|alone|under|by|together|out of|off|here|there|without|on)|be here (for|with|when|at|because|in this|on|all day|late|tonight|until)|wake up (early|at|next|late|him|her|the|before|to|hungover|with|alone|in)|go on (holiday|a|the|stage|like|about|with it|to|that|dates|this|strike|tv|social|facebook|our)|keep going (to|there|back|over|on about)|be around (people|him|her|them|that|crowds|smokers|my)|survive on|of life in|exist in|of being alive at the same|make it (about|a|to|worse|seem|weird|awkward)|my life is over (the|there|budget|crowded)|stay (here|at|in|with)|to live (a|in|with|like|more|slow*|differently|near|here|on)|point (in|of) going (on|to)|love of life|reason to (stay|carry on) (in|at|with)|hundred|glad|reason to live is|gave me (a|the) (reason|will)|reasons to live|i dig graves|other people think about|(grandad|grandpa|grandma|gran|grandfather|grandmother|he|she) (\\S+ ){0,5}enough of living|patients?|stoics?|philosophy|my (mother|father|mum|dad|husband|wife|brother|sister|grandmother|granny|nan|dog)s? (own )?(death|funeral)|(s) death|his death|her death|when he died|when she died|is dying|was dying|are dying|were dying',
  },
  {
    id: 'not-live',
    category: 'wish-to-die',
    level: 2,
    say: [
      `(do not|did not|not) (want|wish|need|deserve|care) to (live|be alive|exist|be here|go on living|wake up|keep living|carry on living|survive|breathe|be on this (earth|planet)|be in this world|continue living|stay alive|go on|keep going|see tomorrow|continue|be around|be anymore|make it)|(no longer|never again) want to (live|be alive|exist|be here|wake up|go on|be in this)|(no|any|not a single|zero|not a|without a|without any|lost the|lost my|lost all) (will|reason|reasons|point|desire|wish|purpose|motivation|strength) (left )?(for me |for |left )*(to|in|for) (live|be alive|living|going on|go on|stay alive|keep going|carry on|life|exist|existing|wake up|stay|keep living|continue|still be here)|(can not|do not|no longer|never|hardly|could not) _ see (a|any|the|much|one) (point|reason|sense)|nothing (left )?(to|worth) (live|living) for|life (is|has) _ (not|never|no longer|no|without) (\\S+ )?(worth|point|meaning|purpose|liveable|livable)|not worth (living|it anymore|going on)|my life is over|(can not|do not know how to) _ (live|go on living|keep living|carry on living|be alive) (like this |this way |with this |anymore|another day)`,
    ],
    unless:
      'somewhere between|die (to|before|laughing|of|in peace|at home|old|happy|someday|one day|rich|with|knowing|from|a|down|out|hard|trying|alone|at sea|young at|on stage)|want to die (at|in my own|with dignity|old|surrounded|peacefully)|was going to (die|be dead)|would die|how to die well|(old|my) (\\S+ )?(habits?|self|selves|patterns?) to (just )?die|grow|i dig graves|(ego|part of me|pattern|habit|plant|story|feeling|version|phone|hope|it|him|her|them|old me|plants|bees|character|language|tradition|friendship) to (just )?die|want (him|her|them|it|you|people) to|dying to (see|know|meet|hear|try|tell|go|find|get|ask|read|be asked|eat)|to die for|dead (tired|serious|right|certain|on my feet|to the world|weight|line|end|sea)|rather die than (eat|wear|go|ask|admit|be seen|sing|speak|dance|listen|watch|say|let)|(he|she|they|mother|father|mum|dad|dog|cat|wife|husband|grandmother|grandfather|granny|nan) __ (wanted|wants|wished|ready) to (die|go)|fear* (of )?(death|dying)|(afraid|scared|terrified|frightened) (of|to|that) _ (die|dying|death)|not (want|wanting) to die|live (anywhere|elsewhere|in|with|like|up|at|near|alone|under|by|through|off|together|according|his|her|their|on (a|the|benefits)|here|there|next|far|without (him|her|it|a|my|them|butter|sugar|coffee|music|you))|living (in|with|like|up|at|near|alone|under|by|together|out of|off|here|there|without|on)|be here (for|with|when|at|because|in this|on|all day|late|tonight|until)|wake up (early|at|next|late|him|her|the|before|to|hungover|with|alone|in)|go on (holiday|a|the|stage|like|about|with it|to|that|dates|this|strike|tv|social|facebook|our)|keep going (to|there|back|over|on about)|be around (people|him|her|them|that|crowds|smokers|my)|survive on|of life in|exist in|of being alive at the same|make it (about|a|to|worse|seem|weird|awkward)|my life is over (the|there|budget|crowded)|stay (here|at|in|with)|to live (a|in|with|like|more|slow*|differently|near|here|on)|point (in|of) going (on|to)|love of life|reason to (stay|carry on) (in|at|with)|hundred|glad|reason to live is|gave me (a|the) (reason|will)|reasons to live|patients?|stoics?|philosophy|my (mother|father|mum|dad|husband|wife|brother|sister|grandmother|granny|nan|dog)s? (own )?(death|funeral)|(s) death|his death|her death|when he died|when she died|is dying|was dying|are dying|were dying',
    stands: ['denied'],
  },
  {
    id: 'sleep-forever',
    category: 'wish-to-die',
    level: 2,
    say: [
      '(sleep|asleep|bed|eyes|lie down) __ (never|not|without ever|and not) (wake|waking|get|open*|getting)|(never|not) (have to )?wake up( again| tomorrow| anymore| $| ,)|(sleep|asleep) (forever|for good|for ever)|(never|not) (been|be) born|never existed|had not been born|(want|wish|like|love|wanted) (\\S+ ){0,2}to (\\S+ )?(vanish|disappear|cease|fade away|evaporate|be gone|not be here|stop being|go away) (forever|for good|completely|and never|from this|for ever)|not come back (from it|out of)|hope __ (goes wrong|does not work|do not come back|do not wake|not make it|plane crashes|car hits|is malignant|is terminal|cancer)|(it all|everything|all of it|the pain|all) to (just )?(stop|end|be over|go quiet|go dark|go away)|take me (in my sleep|tonight|now|away from|home lord|already)|let me die|die in my sleep|(heart|breathing) __ (just )?stops?( beating)?( in my sleep| tonight| for good)?$',
    ],
    unless:
      'kids?|baby|toddler|alarm|dog|cat|philosophy|bee stings|hangover|meeting to|war to|noise to stop|lesson|rain to stop|argument|music to stop|she would|he would|would the world|snooze|vacation|holiday|tourists|on a beach|out of embarrassment|into the floor|hole|ground|his sleep|her sleep|film to|show to|series to',
    stands: ['denied'],
  },
  {
    id: 'self-harm',
    category: 'self-harm',
    level: 2,
    say: [
      '(cut|cutting|cuts|burn|burning|burned|burnt|hurt|hurting|harm|harming|injure|injuring|starve|starving|stab|hit|hitting|punch|punching|bite|biting|scratch|scratching|choke|choking|carve|carving|slice|slicing|punish|punishing|bruise|bruising|mutilat*) (and \\S+ )?(my self|myself)|self ?harm*|selfharm*|self injur*|(started|relapsed|back to|addicted to|keep|kept|into|been|am|stop|urge to|want to|need to|hide my|need) (cutting|cut|burning|sh|self harming)|sh (is|again|daily|every|relapse|scars|urges|clean)|(cut|cutting|cuts|burn|burning|burnt|burned|carve|slash|slice|scratch|scratching|claw|pick|picking|stab|dig|razor|blade|lighter|cigarettes?) __ (my|into my|on my|at my) _ (arms?|skin|wrists?|legs?|thighs?|stomach|forearms?|hips?|wounds|flesh|hand|hands|scabs|ankles?)|(done|did|do|doing) to my (arms?|legs?|thighs?|wrists?|body|skin)|(burn|cut|scratch|slice|stab|hit|punch|bite) my (arms?|legs?|thighs?|wrists?|skin|stomach|hips?|head|face)|(arms?|thighs?|wrists?|legs?|skin|stomach|forearms?) __ (until|til|so that|so) (it|they|i|nobody|no one) _ (bleed*|blood|see|sees|feel|notice)|(hit|bang|banging|slam|smash|punch|punching|beat) (my|the|a) (head|fists?|forehead|wall|knuckles|hand|face|walls) __ (wall|until|split|bleed|stars|deserve|against|floor|myself|shut|quiet|stop)|(new|fresh|more) (scars|cuts|burns|marks)|(scars|cuts|marks) __ (the cat|long sleeves|hide|sleeves|cover|every week|nobody)|(long sleeves|hoodies?|sleeves|jumpers?|bracelets?) __ (arms|cuts|scars|marks|hide|cover|wrists)|(blade|razor|razors|lighter) _ (again|hidden|in my (drawer|bag|phone case|pocket)|under|relapsed|and everything)|relapsed __ (blade|cut|razor|cutting|arms)|(starve|starving|purge|purging|throw up|vomit|make myself sick|not eating) __ (deserve|punish|bad|myself|days)|(make|making|made) myself (throw up|vomit|sick|bleed)',
    ],
    unless:
      'myself (off|out|some|a |an |down|from|shaving|open to|loose|free|back|into|short|by|at (the|work)|while|when i (fell|shaved|cooked)|slack|skiing|playing|cooking|running|on (the|a)|with (the|a) (knife|tin|paper|kitchen|iron|pan|bread)|up about|working|falling|in the (foot|kitchen))|accident*|kitchen|gym|sun|oven|stove|hair|surgeon|surgery|pan|iron|shaving|carrots?|onions?|potato*|bread|tin|paper|glass|gardening|she used|he used|her school|dream*|burning my bridges|cut my (hair|losses|teeth|nails|hours)|burnt my (hand|tongue|mouth|finger)|burned my (hand|tongue|mouth|finger)|cat scratched|hospital gown|caesarean|transplant|tattoo|mosquito|eczema|appendix|knee|wisdom|punch(ing)? (above|bag)|the dog|hit (the|my) (ceiling|wall at|road)|scratch my head|laughing|ran a marathon',
  },
  {
    id: 'self-harm-urge',
    category: 'self-harm',
    level: 1,
    say: [
      '(urge|urges|craving|temptation|imagine|imagining|thoughts?|keep picturing|want|need|fantasi*) (\\S+ ){0,3}(to |of |about )?(cut|cutting|self harm*|sh|hurt myself|hurting myself|burn myself|harm myself)',
    ],
  },
  {
    id: 'bleeding',
    category: 'act',
    level: 3,
    say: ['cut|slit|slashed', '(too deep|so deep|really deep|deeper than)', '(bleed*|blood|stop|scared|help|stitches)'],
    unless: 'kitchen|knife slipped|bread|glass|cuts deep|words|tree|onion*|garden*',
    stands: ['denied'],
  },
];
