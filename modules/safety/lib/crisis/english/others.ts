import type { CrisisRule } from '../crisis';

const person =
  '(he|she|they|someone|somebody|husband|wife|partner|boyfriend|girlfriend|ex|exhusband|father|dad|daddy|mother|mom|mum|mummy|brother|sister|son|daughter|uncle|aunt|stepfather|stepmother|stepdad|stepmum|fiance|fiancee|roommate|flatmate|boss|manager|pimp|carer|coach|teacher|cousin|grandfather|grandad|grandpa|landlord|neighbour|neighbor|priest|pastor|parents|man|men|guy|bloke|hubby|missus|mate|stepbrother|lad|nurse|lodger|supervisor|trainer|doctor|dude|bf|gf|fella|spouse|inlaws|guardian|foster)';
const us =
  '(me|us|my (\\S+ )?(child|children|son|daughter|kids|baby|brother|sister|mum|mom|mother|dog|boy|girl|boys|girls|little one)|the (kids|children|baby|boys|girls|little ones))';
const hits =
  '(hits|hit|hitting|beats|beating|chokes|choked|choking|strangles|strangled|strangling|punches|punched|punching|kicks|kicked|kicking|slaps|slapped|slapping|shoves|shoved|shoving|pushes|pushed|throws|threw|grabs|grabbed|dragged|drags|bit|bites|headbutted|smacked|smacks|whips|thumps|thumped|clawed|burns|burned|burnt|stabbed|attacked|attacks|assaulted|assaults|batters|battered|abuses|beat|slams|slammed|spits on|spat on|pinned|pins|hurts|knocks|knocked|backhanded|backhands|cracked|hurt|scratches|scratched|bruised|shakes|shook)';
const idioms =
  'at (chess|tennis|cards|golf|the (game|race|line)|every game|it|scrabble|table|poker|fifa|mario|monopoly|pool|darts)|to (it|the (point|door|finish|bathroom|phone|last))|with (a|the|his|her) (question|news|truth|idea|smile|joke|bill|look|kindness)|deeply|my heart|heart out|like a (ton|truck|train|stone|wave|brick)|kicked (me|us) out|kicks me out|up (on|for|at)|me off|feelings|boxing|karate|sparring|judo|martial|rugby|football|hockey|training|film|movie|novel|book|series|pillow fight|snowball|water balloon*|by surprise|by the hand|to (try|be|do|apply|study|go|grow|think|finish|write|become)|into (the )?(business|career|school|college|pool|water|arms|lake)|off guard|a (party|ball|line|text|look|glance|smile|kiss|question)|out of (bed|my comfort)|myself|in (the )?(morning|traffic)|waves?|grief|realis*|realiz*|memory|illness|cancer|covid|flu|the news|words hurt|hurt me (with|when he left|that|by (leaving|lying|not))|the smell|the (song|music|thought|sadness|heat|cold|light|truth|silence)|it hit me|hit me that|hit me (how|like|hard|when|then)|attack of|sunburn*|shakes (my|her|his|the) (hand|head)|shook (my|her|his|the|hands) (hand|head)|shook hands|mosquito*|puppy|kitten|toddler|teething|in his sleep|laughing|weight of|tree|door hit|caned|ruler|arm in arm|harder on the swing|swing|out of the car|hug*|danc*|inside me|womb|pregnan*';

/** What others do to the writer and to those near, lost reality, and danger to others. */
export const englishOthers: readonly CrisisRule[] = [
  {
    id: 'hits-me',
    category: 'violence',
    level: 2,
    say: [
      `${person} (\\S+ ){0,6}${hits} (\\S+ )?${us}|${hits} ${us} (\\S+ ){0,8}${person}|(being|get|gets|getting|got|am|i was|been) (\\S+ )?(beaten|hit|battered|strangled|choked|punched|kicked|slapped|attacked|abused|stabbed|shoved|thrown|pushed down) __ (by|every|at home|again|husband|wife|boyfriend|partner|last|when|up)|(black eye|bruises?|bruised|ribs|broken (arm|nose|jaw|rib|wrist)|split lip|fractured|swollen|marks) __ (he|she|him|her|fell|stairs|make ?up|doctor|hospital|last time|hide|concealer|told|husband|wife|boyfriend)|(told|tell) (the|a|my) (hospital|doctor|nurse|school|everyone|work) (\\S+ ){0,3}(fell|walked into|slipped|tripped)|(flinch*|cower*|duck|freeze|hide|brace) __ (when|whenever|if|every time) (he|she|they|my|dad|mum)|(throws|threw|smashes|smashed|breaks|punches|punched|kicks) (\\S+ )?(things|plates|furniture|doors?|walls?|stuff|glasses|bottles|phone|holes) __ (me|my|head|near|wall|night|when|never touched|kids)|(fists?|belt|hands on me|by (my|the) hair|in the (face|stomach|ribs|head)|raised his hand|raises his hand|raises her hand)`,
      person,
    ],
    unless: `${idioms}|belt and braces|seat ?belt|conveyor|bible belt|hands on me to (heal|bless)|black eye (peas|from)|i (hit|beat|slap|smack|shook|push|pushed|punched|kicked|threw|shook) (him|her|my|them)`,
  },
  {
    id: 'fears-them',
    category: 'violence',
    level: 2,
    say: [
      `(scared|afraid|terrified|frightened|fear|frightens|scares|terrifies) (\\S+ ){0,4}(of (my )?(husband|wife|partner|boyfriend|girlfriend|ex|dad|father|stepdad|stepfather|brother|son|him at home|him when|what he will|what he might|what she will|what she might)|to (go home|be (at home|alone with)|leave him|say no to)|when (he|she) (drinks|comes home|gets|is drunk|is angry)|he will (hurt|hit|find|come)|she will (hurt|hit)|of him$|of him (,|and)|for my (life|safety))|(threatens|threatened|threatening|threaten) (\\S+ ){0,4}(me|us|to (kill|hurt|burn|shoot|stab|hit|take the (kids|children)|find|harm|beat|throw|smash)|my (family|kids|mother|life))|(stalks|stalking|stalked|follows me|following me|stands outside|waits outside|tracks me|sits outside|turned up at my) (\\S+ ){0,6}|not (\\S+ )?safe (at home|in my (own )?(home|house|bed|room|flat)|with (him|her|my)|around (him|her)|here|there)|unsafe (at home|with|around|here)|(hiding|hide|run|running|escape|escaped|flee|fled|get away|leaving) (\\S+ ){0,4}(from (him|her|my (husband|wife|ex|dad|partner|boyfriend|father))|before he|so he|women's (shelter|refuge)|refuge)|(ex|stalker) (\\S+ ){0,5}(knows where i live|found me|outside)`,
    ],
    unless:
      'exam|spider*|dentist|thunder|dream|film|losing (him|her|them)|disappoint*|that he will (leave|die)|she will (leave|die)|boss will|rain|storm|dog|puppy|kitten|toddler|dentist|bees?|god|instagram|twitter|podcast|blog|i work|volunteer*|flying|driving|being late|he will (die|be|not|forget|leave|think|hate|say)|used to be afraid|threatened (to (resign|quit|leave)|by)|rain',
  },
  {
    id: 'kills-me',
    category: 'violence',
    level: 3,
    say: [
      `(going to|gonna|will|would|might|could|wants to|tried to|threatened to|threatens to|says he will|swore he would|said he would|said she would|promised to|trying to|wanted to|next time he) (\\S+ ){0,2}(kill|murder|shoot|stab|strangle|burn|choke|finish|drown|slit|bury) (me|us|my (kids|children|son|daughter|baby|family|mum|mother)|the (kids|children|baby))|(kill|murder|shoot|stab) me (and the kids|if i (leave|go|tell|told|left|report|talk)|tonight|when he|one day|before|too|first)|(hands?|arm|scarf|cord|cable|fingers) (\\S+ )?(round|around|on|at|to) my (throat|neck)|(strangl|chok|suffocat|throttl)(ed|es|ing) (me|us)|(knife|gun|blade|bottle|axe|bat|hammer|scissors|lighter|petrol|razor) (\\S+ ){0,3}(to|at|on|against|in) (my|me|us) ?(throat|neck|head|face|chest|back|stomach)?|(pulled|held|holds|put|puts|pointed|points|waved|waves) (\\S+ ){0,3}(knife|gun|pistol|blade|axe|bat|hammer|machete) (on|to|at|in|against|up to) (me|my|us|the kids)|(came at|comes at|chased|chases|threatens|threatened|went for) (me|us) with|(locked|locking|barricaded|hiding|hid|shut) (\\S+ )?(myself )?in (the|my|a) (bathroom|bedroom|room|toilet|cupboard|car|wardrobe|closet|shed) (\\S+ ){0,6}(he|she|him|her|they|dad|door|husband|ex)|(breaking|kicking|banging|smashing|bashing|hammering|pounding|punching|beating) (\\S+ ){0,2}(the |my |down the |at the |on the |in the |through the )*(door|window)( down| in)?|(is|he|she) (\\S+ )?(hitting|beating|hurting|attacking|kicking|choking) (me|us) (and|now|right|please|help|again|so)|(he|she) (is|has) (\\S+ )?(outside|downstairs|on the stairs|coming up|coming back|at the door|got a (gun|knife)|a gun)|(has|got|have|owns|keeps|bought) a (gun|knife|rifle|weapon|pistol) (\\S+ ){0,6}(me|threat*|kill|said|leave|bed|afraid|scared)`,
    ],
    unless:
      'this (job|traffic|heat|commute|weather)|stress|exam|back is|laughing|my (mum|mom|mother|dad|wife|husband|boss|sister|friend|coach) (is going to|will|would|is gonna) kill me (if i|for|when|over)|kill me (for|with kindness|softly|if i (forget|break|scratch|spill|eat|tell|post))|game|film|movie|novel|book|boss level|cooking|chef|hunt*|delivery|parcel|postman|taxi|uber|waiting for me with|necklace|scarf she|pearls|massage|hug*|toddler|my son loves|kids outside|choir|wind|rain|branch|woodpecker|builder*|plumber|drum*|knife skills|camp|dentist|the cancer|illness|secret|guilt|shame|grief|arthritis|these (shoes|heels|stairs)|curiosity|collar|carpet|coat|miss his hand|haha|lol',
    stands: ['denied'],
  },
  {
    id: 'sexual',
    category: 'abuse',
    level: 2,
    say: [
      '(raped|rape|rapes|raping|molest*|groped|gropes|groping|sexually|groom(ed|ing|s)|trafficked|assaulted me|sexual (assault|abuse|harassment)|abused me|abuses me|abusing me|abusive (husband|wife|partner|boyfriend|relationship|marriage))|(touches|touched|touching|fondles|feels|felt|rubs|puts (\\S+ )?hands?|put (\\S+ )?hands?|fondled) (\\S+ )?(me|me up|my (breasts?|chest|thigh|legs?|bum|body|private)|himself on me)|hands? (\\S+ )?(on me|up my|down my|inside my|under my)|(forces|forced|forcing|makes|made|pressures|pressured|coerced|coerces) (me|us) (\\S+ ){0,3}(sex|sleep with|touch|strip|undress|do things|watch|kiss|into it|into sex|perform|send)|(makes|made|making) me do (things|stuff)|(not allowed to|can not|never) (say|tell him) no (to|in) (sex|him|bed)|(i (said|say|screamed|kept saying|was saying)|told him) (no|stop) (\\S+ ){0,6}(anyway|did not stop|carried on|kept|continued|still|did it|does it|does not|ignored|but he|and he)|(kept going|carried on|did not stop) (\\S+ ){0,5}(no|stop|crying)|(comes?|came|coming|creeps|sneaks|climbs|gets) (\\S+ )?(in ?to|in) (my|our) (room|bed|bedroom|tent|shower|bathroom)|our secret|little secret|keep it (a )?secret|(not|never) (to |allowed to |supposed to )?tell (anyone|anybody|mum|mom|my parents|a soul)|(if i|if i ever) (told|tell|tells)|(things|stuff|something) (\\S+ )?(did|does|do|done|happened) to me|(woke|wake) up (\\S+ ){0,8}(no memory|bruise*|naked|could not remember|not remember|did not agree|no clothes|underwear)|(spiked|drugged|put something in) (\\S+ )?(my |a )?(drink|glass|me)?|(photos|pictures|nudes|videos|pics|images) (\\S+ ){0,8}(break up|send|post|share|leak|family|parents|threat*|blackmail|online|school|leave him)|(bring|brings|sends) (\\S+ )?men (here|to|in)|(sleep with|have sex with) (men|strangers|customers|clients|his friends|him when i|him or)|did not (consent|agree to (that|it|sex))|did not want (to|it) (\\S+ ){0,4}(he|she|but)',
    ],
    unless:
      'touched me (deeply|so|that|how|with (his|her|their) (kindness|words))|touches me (deeply|so|that|how)|touched by|(song|film|book|poem|music|letter|words|story|gesture|kindness) _ (touch*|moved)|abused (his|the|her|their) (power|trust|position)|drug abuse|alcohol abuse|substance abuse|film|movie|novel|series|trial|article|i work|my work|clients?|survivors i|surprise (party|birthday)|gift|present|christmas|recipe|secret (recipe|santa|ingredient|garden|admirer)|secret (is|was|to)|trade secret|family secret|best kept|(cat|dog|son|daughter|toddler|kids|baby|granddaughter|grandson|child|little one|three year old|four year old) (\\S+ ){0,3}(comes|came|climbs|gets|sneaks|creeps)|(holiday|wedding|baby|family) (photos|pictures)|what (grief|travel|love|motherhood|the war|that (did|does)) (\\S+ )?(did|does|do) to me|pregnancy|good things|best thing|nice things|worst thing|nightmare*|story time|wake me|with (tea|coffee|breakfast)|lawn|(touch(ed|es)?|felt) (my|me) (shoulder|hand|cheek|forehead|hair|arm gently)|on the shoulder|laying on',
    stands: ['denied'],
  },
  {
    id: 'old-abuse',
    category: 'abuse',
    level: 1,
    say: [
      '(abused|raped|molested|touched me|did to me|happened to me|assaulted|did things|came into my (room|bed)|hurt me)',
      '(never (told|said|spoken|talked)|have not told|nobody knows|no one knows|do not have words|still do not|to this day|out loud|first time i|never told|no words|before today|still wake|can not say|nightmares)',
    ],
    stands: ['past', 'denied'],
    unless: 'film|novel|best thing|embarrassing thing|funniest',
  },
  {
    id: 'controlled',
    category: 'abuse',
    level: 2,
    say: [
      `(locks|locked|locking|lock) (me|us) (\\S+ )?(in|up|out|inside)|(not allowed|not allow|does not let|do not let|will not let|did not let|never lets|forbids|forbidden|needs? (his|her) permission|have to ask|has to approve|make me ask|without (his|her|their) permission) (\\S+ ){0,4}(me|to|leave|see|go out|work|phone|drive|friends|money|talk|house|out|permission|eat|sleep)|(keeps|took|takes|taken|hides|holds|confiscat*|has|controls) (\\S+ )?my (passport|bank card|bank cards|cards?|phone|id|papers|documents|money|wages|pension|car keys|keys|medication|wheelchair|benefits|salary)|(controls|checks|tracks|monitors|reads|goes through|watches) (\\S+ )?(my|what i|everything i|who i|where i|every) (\\S+ )?(phone|money|messages|spend|wear|eat|do|see|go|texts|location|penny|move|emails|cent|step)|(calls|called|tells|says|makes me feel|call) (me|i am) (\\S+ ){0,5}(worthless|stupid|useless|fat|ugly|a whore|a slut|pathetic|crazy|nothing|disgusting|nobody (else )?(will|would)|trash|rubbish|insane|a bitch)|(eggshells|gaslight*|coercive|blows up|explodes|silent treatment for|humiliates me|degrades me|belittles me|isolat(es|ed) me)|(marry|marriage|married) (\\S+ ){0,6}(never met|do not want|not met|against my will|forced|do not know|can not get out|arranged for me|my parents (chose|want|decided))|forced (marriage|to marry|me to marry)|sending me (abroad|away|back) (\\S+ ){0,4}marry|(does not|do not|will not) (give|let) me (\\S+ )?(food|eat|any money|see (a doctor|my))|(takes|took|taking|steals|spends) (\\S+ )?my (pension|benefits|wages|savings)|(will not|does not|can not|not) let me (leave|go|out)|can not (leave|get out|get away) (\\S+ ){0,4}(he|house|they|passport|because)|(starves?|drugs|ties|tied|chained|held|holds|keeps|keep|kept) me (\\S+ )?(up|here|captive|hostage|prisoner|down|against|in the|locked)`,
      person,
    ],
    unless:
      'lockdown|covid|quarantine|elevator|lift|airport|customs|border|cat|dog|puppy|toddler|son is|as a (child|kid)|boarding school|strict|when i was|surgery|cast|doctor (says|said)|nurse (says|said)|hospital|physio|diet|trainer says|boss (does not|will not) let me (work|take|go)|meeting|grounded|netflix|at dinner and|so that we talk|and we talk|bank (called|keeps|took)|police|keeps my (secret|spirits|feet)|holds my hand|my (accountant|bank) (keeps|has)|my breath|wake me|company|warm|awake|sane|grounded',
    stands: ['denied'],
  },
  {
    id: 'trafficked',
    category: 'abuse',
    level: 3,
    say: [
      '(not allowed to leave|passport|locked|can not leave|hurt my (family|sister|mother|kids)|owe them)',
      '(bring|brings|sell|sold|clients|customers|men|strangers|brothel|work for them)',
      '(men|they|ran|run|sex|sleep with|hurt|debt)',
    ],
    unless: 'shop|store|holiday|team|football|customers (are|were|loved)',
    stands: ['denied'],
  },
  {
    id: 'voices',
    category: 'psychosis',
    level: 2,
    say: [
      '(voices?|whispers?|whispering) (\\S+ ){0,3}(tell|tells|telling|say|says|saying|order|orders|ordering|command|commands|commanding|want|wants|whisper|scream|screaming|shout|shouting|laugh|talk|talking|are back|back|again|will not stop|never stop|in my head|in the|louder|getting|keep|keeps|is telling|is ordering|mock|argue|warn)|(hear|hearing|heard|hears) (\\S+ ){0,2}(voices|whisper*|people talking|them talking|someone (calling|talking|whispering)|voices that|things (that|other)|my name)|(man|woman|face|girl|shadow|shadows|demon|devil|god|angel|angels|satan|jesus|tv|radio|creature|thing|it|spirit|spirits) (in|on|inside|behind|under) (the|my) (\\S+ )?(mirror|wall|walls|corner|vents|ceiling|bed|head|wardrobe|attic|dark) (\\S+ ){0,3}(says|tells|said|wants|talks|orders|told|speaks|whispers|watches)|(god|satan|the devil|jesus|an angel|angels|the demon|demons|allah|the lord|spirits?) (\\S+ ){0,2}(told|tells|telling|commanded|commands|ordered|orders|wants|chose|has chosen|speaks) me|(demon|devil|satan) (in|inside) (me|him|her|my)',
    ],
    unless:
      "on the radio|keep me company|you are (lazy|stupid|useless|not)|little voice|inner voice|voice of (reason|my mother|my father|god in prayer|the)|small voice|quiet voice|(mother|mum|mom|father|dad|grandmother|grandma|grandfather|husband|wife|nan|coach|teacher|aunt|brother|sister)('?s)? voice|voice in me (says|tells)|choir|radio (presenter|show)|audiobook|podcast|voicemail|voice (message|note|mail)|therapist|singing|church|sermon|pastor|prayer|pray*|kids voices|children's voices|neighbours voices|voices in the (street|kitchen|hall|next)|of the children|critic*|gut|vote*|heard (people )?(voices )?(outside|downstairs|in the kitchen)|raise* (their|his|her|my) voice|still hear (my|his|her)",
  },
  {
    id: 'voices-command',
    category: 'psychosis',
    level: 3,
    say: [
      '(voices?|god|satan|devil|demon*|angel*|jesus|lord|spirits?|man in the (wall|mirror))',
      '(order*|command*|told|tells?|telling|says?|forc*|make|making|must|have to)',
      '(jump|kill|sacrifice|hurt|stab|strength|obey|push|daughter|son|baby|child|children|burn|tonight|knife|send it back|drown|window|attack)',
    ],
    unless:
      'sermon|bible|abraham|pastor|church|novel|film|movie|inner voice|little voice|choir|thank god|oh god|god knows|hurt (myself )?or he|stories|grandma|mother|my god|feelings',
  },
  {
    id: 'persecuted',
    category: 'psychosis',
    level: 2,
    say: [
      '(cameras?|microphones?|bugs?|listening devices?|trackers?|transmitter*|wires) (\\S+ ){0,5}(in (my|the|every) (\\S+ )?(walls?|lamps?|smoke alarms?|sockets?|lights?|ceiling|tv|clock|house|flat|bathroom|vents?|phone|teeth|tooth|room|mirror)|hidden|planted|everywhere|watching me|installed)|(chip|chips|implant|implants|device|transmitter|something|microchip|tracker) (\\S+ ){0,3}(in|into|inside|under) my (\\S+ )?(head|brain|tooth|teeth|arm|skin|body|ear|neck|blood)|(put|implanted|inserted|planted) (something|a chip|a device|chips|them) (in|into|inside) (my|me)|(government|cia|fbi|mi5|police|neighbours|neighbors|they|people|everyone|agents|aliens|satellites?) (\\S+ ){0,4}(are|is|have been|keep|has been|can|have) (\\S+ )?(watching me|following me|spying on|after me|out to get|poisoning|tracking me|listening to me|listening in|monitoring me|beaming|controlling (me|my)|reading my (mind|thoughts)|hear (what i think|my thoughts)|plotting|recording me|hear what i)|(hear|read|steal|stealing|control|controlling|broadcast*|insert*|know|reading|hearing|putting) (\\S+ )?(what i think|my thoughts|my mind|thoughts (into|in) my|what i am thinking)|(food|water|fridge|drink|tea|coffee|milk|everything|meals|air|medicine) (\\S+ ){0,4}(poisoned|been poisoned|drugged|tampered|laced|contaminated by)|poisoning (me|my|us|the (food|water))|(not|is not|are not|was not) (really )?(my|the) (\\S+ )?(wife|husband|mother|father|mum|dad|son|daughter|sister|brother|family|parents|real (wife|mother|husband|family)) (\\S+ ){0,3}(anymore|replaced|imposter|impostor|has been|looks like|he has|she has|,)|(replaced|impostor|imposter|double|doppelganger|lookalike|swapped) (\\S+ ){0,4}(by|wife|husband|mother|them|her|him|copies|robot*)|been replaced|(chosen|been chosen|the chosen one|messiah|prophet|special mission|a mission|new god|reincarnation) (\\S+ ){0,4}(world|save|fix|humanity|god|mankind|mission|earth|people|to)|(insects|bugs|worms|parasites|spiders|ants|maggots|something crawling|things crawling|snakes) (\\S+ ){0,3}(under|in|inside|beneath) (my|the) (\\S+ )?(skin|body|head|brain|veins|scalp|eyes)|(newsreader|news|tv|television|radio|weatherman|presenter|billboard*|adverts|number plates|licence plates|license plates|songs|streetlights|traffic lights) (\\S+ ){0,5}(sending|sends|message*|signal*|talking to me|speaks to me|speaking to me|about me|for me|code|codes|at me|secret)|(not sure|do not know|no longer know|can not tell|convinced|sure|think|believe) (\\S+ ){0,6}(real|already dead|died in|somewhere else|simulation|not real|exist|dreaming or|i am dead|hell|afterlife|purgatory)|(came off|stopped|off|stop taking|stopped taking|skipped) (\\S+ )?(my )?(meds|medication|tablets|pills|antipsychotics?) (\\S+ ){0,6}(voices|see|clear*|special|power*)|(not slept|no sleep|have not slept|awake) (\\S+ ){0,3}(in|for|days|nights) (\\S+ ){0,8}(chosen|do not need|energy|mission|genius|plan to|understand everything|powers|special|invincible)|(see|seeing|saw) (\\S+ ){0,3}(people|things|figures|shadows|faces|demons|spiders) (\\S+ ){0,3}(not there|that are not|no one else|nobody else|others can not|in the walls)|(i am|i have become|am) (\\S+ )?(god|jesus|the messiah|immortal|invincible)',
    ],
    unless:
      'film|movie|novel|book|series|theatre|burglar*|insurance|baby monitor|nanny|doorbell|office|privacy|ex (is|was)|food poisoning|my stepmother|stepfather|adopt*|biological|chosen (to|for) (the team|represent|play|speak|lead|be (head|captain|maid))|job|jury|prize|scholarship|psycholog*|podcast|wildlife|lice|nits|splinter|pacemaker|hip|filling|crown|dentist|brace|contraceptive|mosquito*|itch*|eczema|read my mind|wish (i|he|she) could read|like he can read|hotel|company|union|replaced (the|my|our) (boiler|kitchen|phone|windows|car|knee|hip)|knee|engine|in a (good|different) way|(son|daughter|wife|husband)s? (school|teacher|birthday|friends)|twitter|google|facebook|adverts on|cookies|cat|jesus christ|my god|feels real|god(mother|father|son|daughter)|love is real|pipes|not my (mother|father)s (fault|daughter|favourite)|bug (in the|report)|software|santa|wifi',
    stands: ['denied'],
  },
  {
    id: 'i-kill-them',
    category: 'harm-to-others',
    level: 3,
    say: [
      '(i am |am |i |will |just )?(going to|will|plan to|planning to|ready to|want to|decided to|about to|intend to|need to|have to|swear i will) (\\S+ )?(kill|shoot|stab|murder|strangle|poison|burn|run over|slaughter|blow up|bomb|end|attack|hurt|torch) (him|her|them|my|someone|somebody|people|everyone|everybody|that (bastard|man|woman|bitch)|those|the (place|house|school|office|building|kids|children|baby|bastard|lot)|his|everybody|as many|you all|you)|(whole|entire) (school|office|class|world|town|family) (\\S+ ){0,4}(find out|pay|regret|sorry|see what|remember)|(they|he|she|you|everyone|all of them|you all) (will|are going to|is going to|are all going to) (\\S+ )?(pay|regret|be sorry|bleed|wish they|suffer|burn|not (be )?(walk|walking|wake|get up|leave|make it))|not (walking|going|coming|getting|leaving) (home|up|anywhere|out) (\\S+ )?(tonight|alive|again|,|$)|if i can not have (\\S+ )?(him|her|them|the (kids|children)|my (kids|children)) (\\S+ )?(no one|nobody)|(no one|nobody) (else )?(will|can|is going to) (have|get) (them|him|her|the (kids|children))|(take|taking) (them|the kids|the children|him|her|everyone|my (kids|children)|you all) (with me|down with me|out with me)|(school|mass) shooting|shoot up',
    ],
    unless:
      'could kill|kill (my darlings|time|the (lights|engine|mood|vibe)|weeds|two birds|it|for)|murder a|ego|inner|old self|plants?|spider*|wasps?|slugs|rats?|mice|flies|mosquito*|game|boss (fight|level)|film|movie|novel|character|chess|joke|karaoke|murder mystery|with kindness|burn (calories|off|the (toast|dinner|sage|letters|candle))|hurt (him|her|them|my (feelings|back|mother|knee)|anyone|people)? ?(feelings)|not (want|going|trying|wanting) to hurt|never (want|going|wanted|meant) to hurt|afraid|scared|worried|shoot (him|her|them|you|my (mum|boss|friend)) (a|an)|shoot (a|the|my) (wedding|film|photo*|video|scene|pictures?)|photo*|pay (the|for|my|back|off|me|his|her|tax|rent)|laughing|take (them|the kids|the children|him|her) with me (to|on|when|for|shopping|everywhere|in)|sorry (for|to|that|about)|end (them|him|her) ?(relationship|contract|marriage)|end (my|the|his)|deer|ducks?|pheasant*|pig*|chicken*|rabbit*|cockerel|thank|poison ivy|burn the (place )?(rubbish|leaves|wood)|attack (the|my) (garden|pile|to do)|need to (end|attack)|burn (my|his|her) (tongue|hand|letters|clothes|journals)|regret (not|it if)|spoil|haha|lol',
    stands: [],
  },
  {
    id: 'wait-for-them',
    category: 'harm-to-others',
    level: 3,
    say: [
      '(waiting|wait) (\\S+ )?(for (him|her|them)|outside (his|her|their))|know where (he|she|they) (parks?|lives?|works?|walks?|sleeps?)|(packed|in) my bag|in my (pocket|coat|car)',
      '(not walking|kill|regret|pay for|(the|a|my) (knife|gun|hammer|bat|acid|petrol)|what happens when|never (walk|laugh|hurt)|not (going|coming|getting) home)',
    ],
    unless:
      'wedding|airport|school run|kitchen|camping|picnic|fishing|kill for|never late|gift|birthday|lunch|he has|she has|pay (for|the|rent)|him to (pay|finish)|husband is|dinner|hiking',
    stands: ['denied'],
  },
  {
    id: 'harm-thoughts',
    category: 'harm-to-others',
    level: 2,
    say: [
      '(think|thinking|thoughts?|imagine|imagining|picture|picturing|fantasi*|daydream*|dream|urges?|want|wanting|impulse|obsess*|images|tempted|afraid|scared|terrified|worried) (\\S+ ){0,4}(killing|hurting|stabbing|strangling|shaking|drowning|smothering|dropping|throwing|poisoning|hitting|pushing|harming|punching|beating|suffocating|kill|hurt|harm|strangle|drown|smother|hit|shake|stab|suffer|choke) (\\S+ )?(him|her|them|my (\\S+ )?(husband|wife|baby|child|children|kids|son|daughter|mother|mum|mom|dad|father|boss|partner|ex|brother|sister|boyfriend|girlfriend|little boy|little girl)|the (baby|kids|child|children)|someone|people|somebody|everyone|strangers)|(shook|shaken|shaking|smothered|dropped|threw|slapped|smacked|hit|punched|beat|burned|bit|squeezed|bruised|shake) (\\S+ )?(the (baby|kids|child|toddler)|my (\\S+ )?(baby|child|daughter|son|kids|toddler|wife|husband|girlfriend|boyfriend|mother|mum|partner|little (boy|girl))) (\\S+ ){0,8}(hard|crying|cry*|stop|bled|bleed|lip|bruise*|again|last night|yesterday|scared|marks|hospital|so|swear|face|screaming|ashamed|tonight|temper|drunk)|i (\\S+ )?(hit|beat|slap|punch|smack|kick|choke|choked|strangled|hurt|shake|shove) (my|the|her|him|them) ?(wife|husband|girlfriend|boyfriend|kids?|children|son|daughter|partner|mother|mum|baby|dad|toddler|little)?|make (him|her|them) (suffer|pay|hurt|bleed|cry|beg|scream)|want (him|her|them|everyone) (\\S+ )?(to )?(suffer|die|dead|hurt|bleed|in pain)|(grip|hold|squeeze|pinch|handle|push|press|shove|force|wash|feed) (\\S+ ){0,4}(harder|too hard|rougher|rough|tighter) (\\S+ ){0,3}(than|need*|marks|on purpose|and i)|(pillow) (\\S+ ){0,3}(over|on) (his|her|my|the) face',
    ],
    unless:
      'hurt (his|her|their|my (\\S+ )?)feelings|hurting (his|her|their) feelings|at (chess|tennis|cards|golf|scrabble|monopoly|poker|it|squash)|film|movie|novel|dream(t|ed)|game|want to (hurt|harm) (no ?one|nobody)|(not|never) (\\S+ ){0,2}(want|wanted|meant|mean|meaning|trying) to (hurt|harm)|hit (it off|the)|beat (him|her|them|my (brother|dad|son|friend|sister|husband)) (at|in|by|to)|boxing|punch bag|shook (his|her|my) (hand|head)|shake (his|her) hand|losing|hurting (anyone|people) (by|with)|hurt (him|her|my \\S+) (by|when i (left|lied|said)|with my words|deeply)|hurts me|i hurt (my|the) (knee|back|ankle|wrist|shoulder|foot|leg|neck|hip|hand)|i hit (my (head|knee|stride|goal|thumb|elbow|funny)|the (gym|road|wall|ground|jackpot|roof|ceiling|snooze|sack|books))|i kick (the|my) (ball|habit|heels)|i beat the|i (hurt|choke) (on|up)|i choked (up|on)|i (hit|hurt) (him|her|them)?$|whipp*|eggs?|drum*|rug|cocktail|milkshake|i shake (the|my) (bottle|rug|head)|strangle (him|her) when|could strangle|as a (child|kid)|when i was|swing|pushing (him|her|the|my) (\\S+ )?(on|to (do|study|be|eat|try)|in the (pram|buggy|pushchair|wheelchair))|pram|push(ing)? me|afraid (he|she|they|that he|that she)',
  },
  {
    id: 'harm-worry',
    category: 'harm-to-others',
    level: 1,
    say: [
      '(afraid|scared|frightened|worry|worried|worrying|terrified|fear|daydream*|imagine|picture)',
      '(i will (lose it|snap|hurt|hit|lose control|do something)|i might (snap|hit|hurt|lose|do)|i could (hurt|hit)|lose it and|losing control|pushing (my|him|her)|hit (my|him|her)|lash out)',
    ],
    unless: 'he|she will|he might|she might|driving|game|traffic|weight|feelings|my job',
  },
];
