interface Rule {
  /** The words of danger, on text of one clause in lower case with straight apostrophes. */
  readonly hit: RegExp;
  /** The same words in a harmless phrase. */
  readonly unless?: RegExp;
}

const PERSON =
  '(?:he|she|they|(?:my|our) (?:\\w+ ){0,2}(?:husband|wife|partner|boyfriend|girlfriend|ex|father|dad|mother|mom|mum|brother|sister|son|daughter|uncle|aunt|stepfather|stepmother|stepdad|fiance|fiancee|roommate|boss|pimp|carer))';
const METHOD =
  '(?:pills?|tablets|medication|meds|gun|pistol|rifle|rope|noose|razor|blades?|knife|insulin|opioids|sleeping pills)';
const HARM = '(?:kill|hurt|harm|shoot|stab|strangle|beat|murder)';

/** Wish to die and intent. */
const DYING: readonly Rule[] = [
  {
    hit: /\b(?:ask|asked|beg|begged|pray|prayed|praying|wish|hope) (?:that )?(?:god|the lord|the universe|death|heaven)? ?(?:to|will|would) (?:just )?take me\b/u,
  },
  {
    hit: /\b(?:want|wanting|need|looking for a way) (?:to get )?out of (?:this|my) life\b|\bleav(?:e|ing) this (?:world|earth|life)\b|\bno longer be (?:in this world|on this earth|alive)\b/u,
  },
  {
    hit: /\b(?:will|'ll|be|want to be|rather be) dead (?:by|before|soon|within|tomorrow|next|in a)\b/u,
    unless: /\b(?:he|she|they|it|battery|phone|plant|dog|cat)(?: will|'ll)? (?:be )?dead\b/u,
  },
  {
    hit: /\b(?:don't|do not|can't|can not|cannot) see myself (?:\w+ )?(?:being alive|alive|living|making it|surviving)\b|\bnot (?:going to|gonna) make it (?:through|to|past) (?:the |this )?(?:night|week|weekend|end|month|christmas|my birthday)\b/u,
  },
  {
    hit: /\b(?:wish|wishes|longing|urge|desire|impulse|need|temptation) (?:to|for) (?:die|death|kill myself|jump|end my life|end it|hurt myself|cut myself|cut)\b/u,
    unless: /\bjump (?:for|with|in the air)\b/u,
  },
  {
    hit: /\b(?:giv(?:e|ing|en)|gave) away (?:all |most of )?my (?:things|possessions|belongings|stuff|books|clothes|dog|cat|pets)\b.{0,40}\b(?:won't|will not|don't|no longer|do not) need\b/u,
  },
  {
    hit: /\bwant (?:it all|everything|all of this|the pain) to (?:just )?(?:stop|end|be over) (?:for ?ever|for good|tonight|now)\b|\bdisappear (?:and never (?:come|be)|for ?ever|for good)\b/u,
  },
  {
    hit: /\b(?:fine|better|better off|happier|easier|relieved|free) (?:without me|once i am gone|once i'm gone|when i am gone|when i'm gone)\b/u,
  },
  { hit: /\b(?:keep|trust) myself (?:safe|alive|alone|with|not to)\b|\bnot safe (?:from|with) myself\b/u },
  {
    hit: /\b(?:heart|breathing|body|everything) (?:would |could |will )?(?:just |simply )?stops? (?:beating|for ever|forever|tonight)\b|\bpray\w* (?:that |for )?(?:my heart|death|the end|i die)\b/u,
  },
  { hit: /\b(?:if|world|they|everyone|family|kids|children)\b.{0,40}\bif i (?:was|were) (?:dead|gone)\b/u },
  {
    hit: /\b(?:be|join|follow|reunited) (?:with )?(?:him|her|them|my (?:dead|late) \w+) (?:soon|again soon|in death|tonight)\b|\bsoon (?:i will|i'll) be with (?:him|her|them)\b/u,
  },
  {
    hit: /\b(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|poison|poisoning|off) myself\b/u,
    unless: /\b(?:hang|hanging) myself (?:a|out)\b/u,
  },
  {
    hit: /\b(?:end|ending|take|taking|took|finish) my (?:own )?life\b/u,
    unless:
      /\bmy (?:own )?life (?:in|into|back|to|onto|on|for granted|as|seriously|less|more|lightly|story|forward|there|with|by|one)\b/u,
  },
  { hit: /\bend(?:ing)? it all\b|\bend it (?:tonight|now|today|soon|for good)\b/u },
  {
    hit: /\b(?:want|wanted|wanting|wish|wishing|ready|rather|prefer|going|planning|plan|decided|need|deserve|longing|long|try|trying|tempted) (?:\w+ ){0,3}(?:to (?:just )?(?:die|be dead|be gone forever|never wake up|stop existing|not exist)|die|dying|i (?:was|were) dead|i had never been born|i was never born)\b/u,
    unless:
      /\bdie (?:to|before|laughing|of|in peace|at home|old|happy|someday|one day|rich|with|knowing|without|from|a|for)\b|(?:ego|self|part|pattern|habit|plant|story|feeling|parts|version|phone|mask|hope|it|him|her|them) to (?:just )?die\b|\brather die than\b/u,
  },
  {
    hit: /\b(?:i am|i'm|i feel|feeling|been|become|becoming|getting|being|actively|still) (?:\w+ ){0,2}suicidal\b|\bsuicidal (?:thoughts|again|and|urges|ideation|tonight|plans?)\b/u,
    unless: /\b(?:not|never|no longer|n't|clients?|patients?|people) (?:\w+ )?suicidal\b/u,
  },
  {
    hit: /\b(?:commit|committing|attempt|attempting|think of|think about|thinking of|thinking about|thoughts of|thought of|consider|considering|plan|planning|contemplating|google|googled|researching) suicide\b/u,
  },
  {
    hit: /\b(?:suicide|farewell|goodbye) (?:note|letter)s?\b/u,
    unless:
      /\b(?:his|her|their|friend's|brother's|father's|mother's|uncle's|aunt's|colleague|colleagues|job|work|team)\b/u,
  },
  {
    hit: /\b(?:don't|do not|no longer|not|never) want to (?:live|be alive|exist|wake up|be here|be on this earth|go on living|keep living|carry on living)\b(?! (?:in|with|like|up|at|near|here|alone|under|on|by|through|up to|off|together|for others|according|his|her|their|my parents|this city))/u,
    unless: /\bbe here (?:for|with|when|at|because|in this)\b|\bwake up (?:early|at|next|late|him|her|the|before)\b/u,
  },
  {
    hit: /\b(?:no (?:point|reason|sense)(?: left)? (?:in|to|for me to) (?:living|live|going on|go on|be alive|being alive)|nothing (?:left )?to live for|life (?:is not|isn't|is no longer|isnt) worth (?:living|it))\b/u,
  },
  {
    hit: /\b(?:better off|be better|easier for everyone|happier) (?:dead|without me|if i (?:was|were) (?:dead|gone|not here)|if i (?:died|didn't exist|disappeared|weren't here|wasn't here))\b/u,
  },
  {
    hit: /\b(?:can't|cannot|can not|couldn't) (?:go on|keep going|carry on|take it|take this|bear it|do this|bear living|live like this) (?:living|any ?more|any longer|another day)\b/u,
    unless: /\b(?:job|course|project|meeting|diet|relationship|commute|work|marathon)\b/u,
  },
  {
    hit: /\b(?:tired|sick) of (?:living|being alive|existing|life itself)\b(?! (?:in|with|like|up|at|near|alone|under|for|on|a|by|out|his|her|their))/u,
  },
  {
    hit: /\bwon't be (?:here|around|alive) (?:tomorrow|next|by|much longer|when|for long|after|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bthis is (?:my|the) (?:last|final) (?:goodbye|message|letter|night)\b|\bmy last (?:night|day) (?:alive|on earth|here on earth)\b/u,
  },
  {
    hit: /\b(?:go to sleep|fall asleep|sleep) and (?:never|not) wake up\b|\bhop(?:e|ing) i (?:don't|never|do not) wake up\b|\bwish i (?:wouldn't|didn't|would not|would never|could just not) wake up\b/u,
  },
];

/** Means and plans. */
const MEANS: readonly Rule[] = [
  {
    hit: /\bhow many (?:\w+ ){0,6}(?:pills|tablets|paracetamol|aspirin) (?:\w+ ){0,3}(?:takes?|need|lethal|die|kill)\b|\blethal dose\b/u,
  },
  {
    hit: /\b(?:bought|buy|buying|ordered|got hold of) (?:a|the|some) (?:rope|gun|pistol|noose|razor blades)\b/u,
    unless: /\b(?:climb\w*|boat|sail\w*|swing|hunt\w*|dog|toy|tent|water)\b/u,
  },
  {
    hit: /\b(?:box|bottle|packet|pack|handful|strip) of (?:\w+ )?(?:painkillers|pills|tablets|paracetamol|sleeping pills|valium|xanax)\b/u,
    unless: /\b(?:bought|prescribed|doctor|pharmacy|vitamin|found in|threw)\b/u,
  },
  {
    hit: new RegExp(
      `\\b${METHOD}\\b.{0,30}\\b(?:counted|stockpiled|saved up|hoarded|set aside|laid out|lined up|ready for (?:tonight|it|me)|loaded|to my head|in my mouth|to end)\\b`,
      'u',
    ),
  },
  {
    hit: new RegExp(
      `\\b(?:counted|counting|stockpil\\w+|saved up|saving up|hoard\\w*|hidden|hiding|collect\\w*|loaded) (?:\\w+ ){0,4}${METHOD}\\b`,
      'u',
    ),
    unless: /\b(?:from the (?:children|kids|baby|toddler)|antique|knife collection|calories)\b/u,
  },
  {
    hit: /\b(?:swallow(?:ed|ing)?|took|take|taking|taken) (?:\w+ ){0,3}(?:all|too many|a whole|the whole|whole bottle of|a bottle of|a handful of|handfuls of) (?:\w+ ){0,4}(?:pills|tablets|medication|meds|paracetamol|tylenol|aspirin|insulin|sleeping pills)\b/u,
  },
  {
    hit: /\b(?:overdose|overdosed|overdosing)\b/u,
    unless:
      /\b(?:his|her|their|brother|sister|friend|father|mother|son|daughter|uncle|cousin|information|sugar|caffeine|work|of (?:sun|screen|news|chocolate|love|cuteness))\b/u,
  },
  {
    hit: /\b(?:jump(?:ing)?|throw(?:ing)? myself|step(?:ping)?|walk(?:ing)?|lie down|lying down) (?:\w+ ){0,2}(?:off (?:a|the|that|my) (?:\w+ )?(?:bridge|roof|building|balcony|cliff|tower|ledge|overpass)|in front of (?:a|the) (?:\w+ )?(?:train|bus|car|truck|lorry|tram|traffic)|into (?:the )?traffic|on the (?:tracks|rails))\b/u,
    unless: /\b(?:bungee|skydiv\w*|parachute|paraglid\w*|into the (?:pool|lake|sea|water))\b/u,
  },
  {
    hit: /\b(?:drive|driving|crash|crashing|steer|steering|swerve|swerving) (?:my |the )?(?:car )?(?:straight )?(?:into|off) (?:a|the|that|oncoming) (?:\w+ )?(?:tree|wall|bridge|road|cliff|river|truck|lorry|traffic|pillar)\b/u,
    unless: /\b(?:accident|almost|nearly|test|dream\w*|game)\b/u,
  },
  {
    hit: /\b(?:bought|have|got|tied|tying|found|keep) (?:\w+ ){0,2}(?:noose|rope) (?:\w+ ){0,4}(?:tonight|ready|ceiling|beam|hang|neck|end)\b|\b(?:rope|noose|belt) (?:\w+ ){0,3}(?:around|round) my neck\b/u,
  },
  { hit: /\b(?:slit|slitting|cut|cutting|opened|open) my (?:wrists?|throat|veins)\b/u },
];

/** Injuring oneself. */
const SELF_HARM: readonly Rule[] = [
  {
    hit: /\bmy (?:arms?|skin|legs?|hands?|wrists?|thighs?|knuckles|face)\b.{0,20}\b(?:until|till) (?:i|it|they) bleeds?\b/u,
  },
  {
    hit: /\b(?:make|making|made) myself (?:throw up|vomit|sick)\b|\bforce myself to (?:throw up|vomit)\b/u,
    unless: /\bsick with\b/u,
  },
  {
    hit: /\bself[- ]?harm(?:ing|ed|s)?\b/u,
    unless: /\b(?:his|her|their|she|he|they|clients?|course|training|daughter|son|patients?)\b/u,
  },
  {
    hit: /\b(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|injure|injuring|starve|starving|stab|stabbing) myself\b/u,
    unless:
      /\bmyself (?:off|out|some|a|an|down|from|shaving|open to|loose|free|back|into|short|by|at|while|when i (?:fell|shaved|cooked)|slack|skiing|playing|cooking|running)\b|\b(?:accidentally|kitchen|gym|afraid of getting hurt)\b/u,
  },
  {
    hit: /\b(?:cut|cutting|carv\w+|burn(?:ed|ing)?) (?:\w+ ){0,2}(?:my (?:arms?|legs?|thighs?|skin|stomach)|into my (?:arms?|skin|thighs?))\b/u,
    unless: /\b(?:sun|oven|stove|hair|surgeon|kitchen|accident\w*|pan|iron)\b/u,
  },
];

/** Violence by others, or feared from oneself. */
const VIOLENCE: readonly Rule[] = [
  {
    hit: /\b(?:hold|holds|held|holding|put|puts|point|points|pointed|pulled|pulls) (?:a|the|his|her) (?:\w+ )?(?:knife|gun|pistol|razor|blade) (?:to|at|on|against) (?:me|my|us|our)\b/u,
  },
  {
    hit: new RegExp(
      `\\b${PERSON} (?:\\w+ ){0,2}(?:pushed|pushes|threw|throws|dragged|drags|slammed|slams|grabbed|grabs) me (?:down|against|into|across|by|onto|through)\\b`,
      'u',
    ),
    unless:
      /\b(?:into (?:the )?(?:business|career|school|college|pool|water|arms)|by surprise|by the hand|in the pool)\b/u,
  },
  {
    hit: /\b(?:he|father|dad|stepfather|stepdad|uncle|brother|stepbrother|cousin|grandfather|teacher|coach|landlord)\b.{0,20}\b(?:comes|coming) (?:in)?to my (?:room|bed|bedroom)\b/u,
    unless: /\b(?:wake|reads?|kiss|story|stories|breakfast|borrow|talk|play)\b/u,
  },
  {
    hit: /\b(?:finish|end|bury|destroy) me (?:off|too|this time|if i)\b|\b(?:he|she) (?:will|would|'d|'ll|is going to) finish me\b/u,
  },
  {
    hit: /\bvoices? (?:\w+ ){0,3}(?:tell|tells|telling|order|orders|ordering|say|says|command|commands|commanding) (?:me )?(?:\w+ ){0,2}to (?:\w+ )?(?:kill|hurt|push|stab|die|jump|cut|harm|burn|attack)\b/u,
  },
  {
    hit: /\b(?:he|she|my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|father|mother|stepfather|brother|uncle|ex))\b.{0,40}\b(?:stabbed|cut|burned|bit|broke) my (?:arm|face|hand|leg|nose|jaw|ribs?|skin|wrist)\b/u,
  },
  {
    hit: /\b(?:threatened|threatens|threatening) to (?:burn|shoot|kill|stab|hurt|take the (?:kids|children) and)\b/u,
    unless: /\bmyself\b/u,
  },
  {
    hit: new RegExp(
      `\\b${PERSON} (?:\\w+ ){0,2}(?:hits|beats|hurts|chokes|strangles|punches|kicks|slaps|rapes|molests|burns|hit|beat|choked|strangled|punched|kicked|raped|assaulted|stabbed|shoved|touches|threatened) (?:me|us|my (?:child|children|son|daughter|kids|baby))\\b`,
      'u',
    ),
    unless:
      /\b(?:at (?:chess|tennis|cards|golf|the|every game|it|scrabble|table)|to (?:it|the)|with (?:a|the) (?:question|news|truth|idea|smile|joke|bill)|deeply|my heart|heart|like a|touches me (?:gently|with|so|deeply)|kicked (?:me|us) out|up (?:on|for)|me off)\b/u,
  },
  {
    hit: new RegExp(
      `\\b(?:afraid|scared|terrified|frightened|fear|worried|sure|convinced|think|thinks|know|knows|said|says|swore|promised|threaten(?:s|ed|ing)?)\\b.{0,30}\\b(?:will|would|going to|gonna|might|could|to|'ll|is going to) (?:\\w+ )?${HARM} (?:me|us|my (?:child|children|son|daughter|kids|mother|baby)|the (?:children|kids|baby))\\b`,
      'u',
    ),
    unless:
      /\b(?:feelings|traffic|job|work|stairs|boredom|exam|the truth|hurt me (?:again|like|emotionally)|criticism|words|if i (?:love|open|trust))\b/u,
  },
  {
    hit: new RegExp(
      `\\b${PERSON} (?:\\w+ ){0,2}(?:threaten(?:s|ed|ing)?|tried|tries|wants|keeps|is going|says (?:he|she|they)(?:'ll| will)) (?:\\w+ ){0,2}(?:to )?${HARM} (?:me|us|my (?:child|children|son|daughter|kids)|the (?:children|kids|baby))\\b`,
      'u',
    ),
  },
  {
    hit: /\b(?:not|never|isn't|don't feel|do not feel|no longer) safe (?:at home|in my (?:own )?(?:home|house)|with (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|father|mother))|around (?:him|her))\b|\bunsafe at home\b/u,
  },
  {
    hit: /\b(?:am|i'm|being|getting|been|get) (?:physically |sexually )?(?:abused|beaten|raped|molested|trafficked|strangled|stalked|assaulted)\b/u,
    unless: /\b(?:at (?:chess|tennis|cards|golf|the)|not being|market|competition|team)\b/u,
  },
  {
    hit: /\b(?:forces|forced|forcing|makes|made) me (?:to )?(?:have sex|into sex|sleep with)\b|\b(?:locks|locked) me (?:in|up)\b|\b(?:won't|doesn't|does not|will not) let me leave (?:the house|him|her|home)\b|\b(?:hands|hand) (?:around|round) my (?:throat|neck)\b/u,
  },
  {
    hit: /\b(?:going|plan|planning|decided|intend|ready|about) to (?:kill|shoot|stab|murder) (?:him|her|them|my|someone|people|everyone)\b|\b(?:afraid|scared|terrified|worried)\b.{0,20}\bi (?:will|might|could|may|'ll) (?:\w+ )?(?:hurt|harm|kill|shake) (?:my (?:baby|child|children|kids|son|daughter|wife|husband)|the (?:baby|children|kids)|someone)\b/u,
    unless: /\b(?:kill (?:my|the) (?:darlings|ego|inner|old|time|lawn|weeds|engine|lights))\b|\bfeelings\b/u,
  },
];

const RULES: readonly Rule[] = [...DYING, ...MEANS, ...SELF_HARM, ...VIOLENCE];

/** A denial right before the words: "I would never", "I am not going to". "I can't stop" and "why not" are no denials. */
const DENIED =
  /\b(?:not|never|no longer|don't|doesn't|didn't|won't|wouldn't|isn't|wasn't|without|stopped|nobody|no one)(?: \w+){0,4} $/u;
const NO_DENIAL =
  /\b(?:can't|cannot|could not|couldn't) (?:stop|help|promise)|why (?:\w+ ){0,2}not|not only|not sure|don't know|do not know|don't care|don't see|whether|if not|why i shouldn't/u;

const PAST =
  /\b(?:years? ago|decades ago|used to|as an? (?:child|kid|teen|teenager|girl|boy|student|young (?:man|woman))|when i was|when we were|back then|growing up|in (?:19|20)\d\d|in my (?:teens|twenties|youth|childhood)|long ago|once)\b/u;
const PRESENT =
  /\b(?:now|again|still|today|tonight|lately|these days|every (?:day|night|week)|anymore|tomorrow|this (?:week|morning|evening|month)|keeps?|since then|am|i'm)\b/u;

const straighten = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`\u00b4]/gu, "'")
    .replace(/[\u200b-\u200d\u00ad\ufeff]/gu, '');

/** Clauses end at stops and line ends; one without any is cut every 400 signs, with an overlap. */
const clausesOf = (text: string): string[] =>
  straighten(text)
    .split(/[.!?;:\u2026\r\n]+/u)
    .flatMap((clause) => {
      const plain = clause
        .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim();
      if (plain.length <= 500) return [plain];
      return Array.from({ length: Math.ceil(plain.length / 400) }, (_, i) => plain.slice(i * 400, i * 400 + 500));
    });

const raises = (clause: string, { hit, unless }: Rule): boolean => {
  const found = hit.exec(clause);
  if (found === null || unless?.test(clause)) return false;
  const before = clause.slice(0, found.index);
  return !DENIED.test(before) || NO_DENIAL.test(before);
};

/** Clauses in which a phrase speaks of present danger to life or limb. A help: it misses much, and silence proves nothing. */
export const findCrisisPhrases = (text: string): readonly string[] =>
  clausesOf(text).filter((clause) => {
    if (PAST.test(clause) && !PRESENT.test(clause)) return false;
    return RULES.some((rule) => raises(clause, rule));
  });
