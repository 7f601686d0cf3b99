import type { CrisisRule } from '../crisis';

const day =
  '(tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|christmas|easter|birthday|summer|next week|next month|the first|the holidays|new year|graduation|wedding|exams|soon|then|after that|spring|winter|term|confirmation)';
const gone =
  '(gone|not here|not around|dead|no longer here|out of the way|out of their lives|not in the picture|away for good)';

/** Hints: goodbye, things given away, a burden, sleep without end, and the despair in which they are written. */
export const englishHints: readonly CrisisRule[] = [
  {
    id: 'nobody-has-to',
    category: 'farewell',
    level: 2,
    say: [
      `(nobody|no one|you|they|everyone|everybody|mum|mom|my (family|kids|wife|husband|parents|children|girls|boys)) __ (have to|need to|be|worry|bother|put up) __ (me|my) __ (after|from|once|when|${day}|anymore|again)|(after|from|once|by|come) _ ${day} (, )?(nobody|no one|you|they|it|everything|i) (\\S+ )?(will not|never|have to|has to|will be (free|over|rid|able to)|is over|not hurt|will stop)|(will|would|going to) be (free|rid|shot|relieved) (of|when|without|once|that i) ?(me|i)?|free of me|rid of me|soon (it|i|you|they|this|everything|all this) (will|am|is|are) _ (not hurt|stop|over|be over|gone|be gone|free|peace|be with|no longer|not be|end|quiet)|(not|never) (hurt|be in pain|bother|be a burden|trouble|worry) _ (much longer|anymore|for long|for much longer|again after)|(not|will not) (have|need) to worry about me|(do not|no need to) (bother|save|set|lay|keep|wait|expect|count|plan|book|order|buy|worry|include) __ (for me|me a|my|me in|me on|on me|me a seat|me anything) _ (at|for|on|next|after|anymore|${day})|(will|would) not (need|be needing|be wanting|want) (them|it|these|those|this|that|my|any of it|anything) _ (anymore|where|now|after|soon|$)|where i am going|(do not|will not) need (them|it) where`,
    ],
    unless:
      'holiday|vacation|boat|beach|new job|retire*|last day here|moving|move (out|to|in)|abroad|flight|trip|work from home|on leave|deadline|exam (is|will)|project|sleep for a week|promotion|commute|passport|driving test|divorce|course|degree|chemo|treatment|braces|surgery|cast|crutches|size|too small|outgrown|charger|coat|umbrella|visa|landed|airport|off work|out of office',
    stands: ['denied'],
  },
  {
    id: 'better-without-me',
    category: 'farewell',
    level: 2,
    say: [
      `(better off|better|happier|easier|fine|freer|lighter|relieved|richer|simpler|calmer|safer|less stressed) (\\S+ ){0,2}(without me|once i am|when i am|if i (was|were|am|died|disappeared|vanished|had never)|after i am)|(without me|if i (was|were|am) ${gone}|if i (died|disappeared|vanished|did not exist|was not here|were not here|was not around|stopped existing|never came back)|when i am ${gone}|once i am ${gone}|after i am ${gone}) __ (better|happier|easier|notice|care|miss|fine|relieved|week|free|cry|sad|move on|peace|forget|matter|realise|realize|money|insurance)|(nobody|no one|who|they|none of (them|you)|it) (would|will|is going to) (even )?(really )?(notice|miss me|care|cry|come|mourn|remember)( if i| when i| me)?( was| am| died| disappeared| gone| vanished| dead| at my funeral| $| ,)|(would|will) not (even )?miss me|(they|you) would (be sad|cry|grieve|get over|miss me) __ (then|and|but)|(worth|do) more (dead|for (this|my|the) (family|kids|children) than)|(life insurance|insurance money|insurance) __ (me|i ever|than i|kids|family|mortgage|pay*)|in case i do not (get|make|come|have)|(tell|let) (my|the|him|her|them|mum|mom|dad|\\S+) __ (i loved|i love|loved them|that i loved|i am sorry|was sorry|i tried)|(look after|take care of|be good to|be kind to|watch over) (my|the|each other|her|him|them|mum|mom|\\S+) (\\S+ ){0,3}(for me|when i am|after i|once i am|if anything|please$)`,
    ],
    unless:
      'broker|advisor|salesman|premium|policy (is|was) up|renew*|party|trip without me|went without me|concert|holiday|while i am (away|at work|on)|when i am away|babysit*|if you see|valentine|song|team (plays|played)|work without me|game|(he|she) (would|will) not miss me because',
    stands: ['denied'],
  },
  {
    id: 'burden-soon',
    category: 'farewell',
    level: 2,
    say: [
      '(burden|dead weight|waste of space|drain|nuisance|in the way|millstone|parasite)',
      `(soon|fix|end|change|stop|longer|${day}|relieve|free them|lift|solve|put it right)`,
    ],
    unless:
      'when i am (old|eighty|seventy|ninety)|old age|care home|worry about|tax|burden of proof|not a burden|afraid of (being|becoming)',
  },
  {
    id: 'burden',
    category: 'hopelessness',
    level: 1,
    say: [
      '(am|being|become|feel|just|only|nothing but|i am such) _ (a|the|like a|like) _ (burden|dead weight|waste of (space|oxygen|air)|drain|nuisance|millstone|parasite|failure at everything|worthless|mistake|disgrace)|(useless|worthless|unlovable|unwanted|disposable|nothing)( to (everyone|anyone|anybody))? _ (to everyone|to anyone|always|person|and|anymore|$)',
    ],
    unless:
      'when i am (old|eighty|seventy|ninety)|old age|care home|worry about|tax|not a burden|afraid of (being|becoming)|feel useless at (maths|sport|cooking)|useless at|nothing (special|fancy|much|new|wrong|like)|tells me|told me|said|calls me|called me|by mistake|made a mistake',
  },
  {
    id: 'goodbye',
    category: 'farewell',
    level: 2,
    say: [
      `goodbye (everyone|everybody|all|world|my|to you all|and thank|forever|for good|for ever|and sorry|and i)|(this is|consider this) (my|the|a) (last|final) _ (goodbye|message|letter|night|post|time|entry|words)?|(one|the) last time|(last|final) (message|letter|post|goodbye|words|note|night on|entry|email|hug)|(saying|said|say) (my )?(goodbyes|goodbye to (everyone|all|the people|each|them all))|by the time you (read|find|get|see|hear)|when you (read|find) this|(thank you|thanks|sorry) (\\S+ ){0,2}(for everything|you did everything|you all|you did all|nobody could|no one could|it is not your fault|none of this is your fault)|(not|nobody's|no one's|never|none of this is) your fault|do not blame (yourself|yourselves|each other)|(forgive|please forgive) me (for|all|when|one day|everyone|$)|(please do not|and do not|just do not) (cry|grieve|mourn|be sad|blame|be angry|feel guilty|look for me|come looking|miss me)|(letter|letters|note|notes|video|videos|message|messages) (for|to) (each|every|all|my|the|both|everyone) (\\S+ ){0,3}(kids|children|of them|girls|boys|sons|daughters|drawer|when they|older|after|wife|husband|mum|parents|for when|eighteenth|found)|will not be (around|here|coming back|back|alive|there (to|for|at|when))|(i will|i am going to|about to|am going to) be gone( soon| by| when| for good| forever|$)|(not|never) (going to )?(be|coming) (around|back|home) (much longer|after|anymore|next|for long|when|from|by)|(going|gone) (away|somewhere) (\\S+ ){0,3}(forever|for good|no one|nobody|never|not coming back|hurts)|(vanish|disappear) and (never|not)|be with (him|her|them|\\S+|my \\S+) (again )?(soon|at last|again|tonight|on the other)|(soon|going to|will|be) (be )?(with|see|join|joining|hold|reunited with) (my \\S+|him|her|them|\\S+) (again|soon|up there|in heaven|on the other side|at last)|(he|she|they) (is|are|has been) _ (waiting for me|up there|on his own up|alone up|calling me home)`,
    ],
    unless:
      'fault (lies|line)|last day (at|here|in)|new job|leaving do|colleague*|airport|station|retire*|graduat*|emigrat*|summer camp|university drop|back by|back in|back at|home (late|early|by)|(before|when|as) (he|she|they|mum|dad|granddad|grandma|my (mother|father|wife|husband|dog)) (died|passed|left|went)|(saw|seen|spoke|see|visited|held|kissed|heard|met) (him|her|them|it|each other) _ last time|last time (i|we|he|she|they|you|my)|the last time|holiday|vacation|boat|weekend away|all week|this weekend (but|so)|for lunch|for dinner|next door|be gone for (a|two|three|the|five|ten) (week|weekend|weeks|days|hour*|month)|date|seeing (him|her) again (on|at|next)|visa|prison|deployed|hospital (on|tomorrow)|tax|christmas letter|school|postcard|thank you letter*|new year|never said goodbye|say goodbye to (him|her|my (mother|father|dog|dad|mum))|said goodbye to (him|her|my (mother|father|dog|dad|mum))|at the (hospital|hospice|grave|vet*)|not your fault (he|she|they|the)|hamster|stillborn|baby is|landlord|out of office|shop|museum|concert|sold',
    stands: ['denied'],
  },
  {
    id: 'giving-away',
    category: 'farewell',
    level: 2,
    say: [
      '(gave|given|giving|give|donated|rehomed|rehome|handed|sold|left|passed) (\\S+ ){0,2}(away|my|the (dog|cat|cats|dogs)|all|everything|to|mum|him|her)',
      '(not|no longer|never) (be )?(need*|use|using|require|wear*|play*|want) (them|it|any|these|this|anything|that|my|those)?|(where i am going|no use to me|rent up to|paid up|that is everything|nothing left to do|in order|tied up|loose ends)',
    ],
    unless:
      'moving|move to|flat|apartment|downsiz*|too (small|big)|size|outgrown|charity shop run|diet|weight|retire*|emigrat*|baby clothes|allerg*|new (house|home|phone|laptop|car)|lisbon|boat|upgrade|divorce settlement|marie kondo|declutter*|minimalis*',
    stands: ['denied'],
  },
  {
    id: 'arranged',
    category: 'preparation',
    level: 2,
    say: [
      '(bills|folder|passwords?|papers|will|accounts?|paperwork|affairs|keys|house|insurance|rent|cat|dog|funeral|letters?|loose ends|savings|bank details|instructions)',
      '(in a folder|in order|sorted (out )?(so|for|and|everything)|for when|in case (someone|anything|anybody|they|you|i)|calm|nearly over|almost over|so (nobody|no one|they|that nobody|you) (has|have|will|does|is|need)|after i am|once i am|that is everything|nothing left|ready for (them|you)|by the (door|phone|kettle)|where you (will|can) find|easy to find|when i am gone|tied up|picked the (music|songs)|taken care of|labelled|written down for)',
    ],
    unless:
      'holiday|vacation|moving|new house|notary|solicitor*|lawyer|grown up|power of attorney|accountant|tax|audit|office|airbnb|guests|kids school|sitter|surgery|estate agent|probate|(mum|dad|mother|father|grandmother)s? (affairs|will|house|funeral|papers)|his (affairs|will|papers)|her (affairs|will|papers)|at work|filing|flood|fire|passport|diary',
  },
  {
    id: 'hold-until',
    category: 'farewell',
    level: 2,
    say: [
      `(only|just|last|hold on|hang on|holding on|hanging on|holding out|get through|make it|stay|wait|waiting|keep going|staying|survive|endure) __ (until|through|to|past|for) __ (birthday|christmas|wedding|exams?|graduation|funeral|cat dies|dog dies|mum (goes|dies|is gone)|he dies|she dies|kids (leave|are|grow)|court|summer|anniversary|friday|sunday|monday|easter|confirmation|holidays) __ (then|after|can stop|rest|go|done|free|over|finish*|no more)|(then|after that) i (can|could|may|am allowed to) (stop|go|rest|leave|let go|be done|finally rest|sleep)`,
    ],
    unless:
      'holiday starts|retire|marathon|semester|diet|sober|quit my|deadline|then i can (go|sleep) (home|on|for|in|to)|leave (work|for|the office|school)|essay',
  },
  {
    id: 'calm-decision',
    category: 'farewell',
    level: 2,
    say: [
      '(since|now that|ever since|once) (i )?_ (decided|made up my mind|made the decision|made my decision|chose|chosen|set the date|know how|have a plan|picked)',
      '(calm|calmer|peace|peaceful|light|lighter|relief|relieved|quiet|happy|better|free|smiling|serene|easy)',
    ],
    unless:
      'job|quit|leave him|leave her|divorce|move|moving|adopt|baby|sober|school|career|house|retire|surgery|church|course|vegan|business|apply',
  },
  {
    id: 'passive',
    category: 'hopelessness',
    level: 1,
    say: [
      '(would not|do not|not) (bother|mind|care|matter|be bothered) __ (if|whether) (i|a|the|it|my|something) __ (die|died|missed the|crash*|hit|wake|woke|lived|live|survive|come back|came back|never|car|bus|stopped|happened to me)|(do not care|could not care less|stopped caring) (if|whether|what happens to) _ (me|i (live|die|wake|survive|make it))|(drive|driving|ride|cross|walk|swim) _ (too fast|without looking|with (my|the) (eyes|lights)|out too far|without a (belt|helmet)) __',
    ],
    unless: 'speeding ticket|late|nothing happened to me',
    stands: ['denied'],
  },
  {
    id: 'hopeless',
    category: 'hopelessness',
    level: 1,
    say: [
      '(what is|what is|what) (the|even the) point( of| in| anymore| ,| $)|(no|not any|never any|see no|zero|without|lost all|lost|run out of|given up|giving up|gave up|abandoned|beyond|losing) (\\S+ )?(hope|point|future|way out|way forward|light|purpose|meaning|end in sight|escape|exit|tomorrow for me|place for me)( (in|for|to|of|left|anymore|on|at) (\\S+ ){0,3}| ,| $)|(can not|do not|can never|could not|unable to) (see|imagine|picture|find|feel) (\\S+ ){0,2}(future|way out|hope|tomorrow|point|light|myself (\\S+ )?(alive|living|being|next|in)|reason|anything good|a way|an end|any way)|(hopeless|pointless|meaningless|futile|worthless)|nothing (left |here )*(for me|to (hold|keep|lose|look forward|hope|offer)|matters|ever|will ever|is ever|makes sense|helps|is going to (change|get)|in me|but (darkness|emptiness|pain))|nothing left|(can not|could not|do not think i can|can barely|do not know how much longer i can) (\\S+ )?(do this|go on|keep going|take it|take this|take|carry on|cope|hold on|bear it|bear this|stand it|keep doing this|fight|keep this up|live like this|handle this|face)( anymore| any longer| much longer| another day| alone| ,| $)|(i am|am) (just |so |completely |simply |finally |absolutely )*(done|finished|broken|lost|empty|numb|dead inside|beyond help|beyond repair|past caring|at the end|spent)( with everything| with it all| inside| ,| $)|(have|i|already) (\\S+ )?given up( ,| $| on (myself|everything|life|me|it all|being))|gave up( ,| $| on (myself|everything|life))|dead inside|died (years ago|inside|already|a long time)|(feel|am|like) (already )?(dead inside|already dead|a ghost|a corpse|like a ghost|like i died|like i am dead)( ,| $| and| to)?|(nothing|it|things|life) (will|is|does|is going to|can) (never|not|ever) (\\S+ ){0,2}(get|getting|be|change|improve)( any)? ?(better|okay|good|happy|different|well|$)|never (going to )?(get|be) (better|okay|happy|well|free|good again|alright)|(tired|sick|weary|exhausted) of (existing|fighting|everything|pretending|being me|trying|all of it|it all|myself|being here|hurting|surviving|waking|holding on|myself)|(do not|no idea) know (why|what) i (am|bother|keep|even) (\\S+ )?(here|bother|alive|trying|going|try|get up|for)|why (am i|do i|should i|bother|even|get|i am) (\\S+ ){0,3}(here|alive|bother|try|get up|exist|carry on|going|anymore|matter)|(hope|happiness|tomorrow|the future|life|love) is (\\S+ )?for (other|others)|(every|all the|the last) (door|doors|way|exit) (is|are|has|have) (\\S+ )?(closed|shut|locked|gone|barred)|(so|all|everything|only|just|gone|nothing but|too) (\\S+ )?(dark|black|darkness|empty|grey|gray|bleak)( and| for me| everywhere| inside| $| ,)|(no one|nobody) (\\S+ ){0,2}(cares|would care|loves me|wants me|sees me|would notice|notices|is coming|can help|can reach me)|(do not|never|not) (belong|fit) (anywhere|here|in this world|on this)|(want|wish|need|wanted) (\\S+ ){0,3}(to )?(disappear|vanish|cease|not exist|be nothing|not feel|fade)|(hate|despise|loathe) (myself|my life|being me|being alive|who i am|waking up)|(rock bottom|end of my tether|end of the line|end of the road|breaking point|last straw for me|end of my strength)|(falling apart|drowning|sinking|going under|slipping away)( and| again| $| ,| in)|what is left (of me|for me)|crying (myself|every)|(stopped|given up) (hoping|waiting for it|caring|knocking|fighting|believing)|running out of (reasons|strength|road|fight)|not worth (it|saving|anything|the)',
    ],
    unless:
      'homework|app|diet|job|meeting|commute|printer|traffic|laundry|dishes|spreadsheet|project|course|ironing|laughing|paper|deleting|gym|hill|mile|stairs|exam|revision|marathon|instrument|piano|song|phone|wifi|battery|coffee|sober|smoking|cigarettes|drink*|alcohol|sugar|(he|she|they|mum|dad|mother|father|grandma|grandpa|my (wife|husband|son|daughter|boss|brother|sister)) (has|had|is|was|can|could|did|does|would|said|says|told|gave|felt|never|lost)|nothing (like|wrong|special|fancy|new)|no point (arguing|crying|telling)|in the fridge|eat|dishwasher|no hope of (winning|a seat)|light (in|switch|bulb)|no light (in|on)|embarrass*|ashamed|wallpaper|ground|floor|hole|tell me what is the point of (a|the|your)|boxed in at work|drowning in (work|emails|paper|paperwork|admin|debt)|done (with (being|him|her|work|school|the|it for|my)|my|it|the|that|this|for)|finished (my|the|a|it|work|school|with (the|my))|lost (my (keys|phone|job|way in the)|in (the|a|thought)|the)|point of view|not worth it to|black (coffee|dress|tea|cat|hair|humour)|(dark|grey|black) (when|outside|by|at|hair|eyes|sea|water|winter*|kitchen|room|wood*|chocolate|morning)|no escape from (him|work|noise)|hate (myself )?(when|mondays|how i look in)|in (19|20)[0-9][0-9]|nobody can reach|on a boat|boundar*|people pleas*|no to|polite|nothing left (to|in the|but) (say|eat|the|prove|a|do in)|nothing left in|better (at|than|cook|off financially)|get (better|good) at|not get any better than|never be (happy with|good at|good enough at)|get a better|good enough for (him|her|my|them)|waiting for (him|her|them|it) to|cares about (football|grammar|that|this)|sex|tennis|chess|golf|team|relegat*|season|garden*',
    stands: ['denied', 'past'],
  },
];
