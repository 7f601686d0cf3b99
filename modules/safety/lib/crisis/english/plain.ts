import type { CrisisRule } from '../crisis';

/** Common wordings that the other rules miss: what a person in despair says first. */
export const englishPlain: readonly CrisisRule[] = [
  {
    id: 'plain-bullet',
    category: 'intent',
    level: 2,
    say: [
      '(bullet|gun|barrel|pistol) (\\S+ ){0,3}(my|me own) (\\S+ )?(head|brain|brains|skull|mouth|temple)|blow my (\\S+ )?(brains|head) (out|off)',
    ],
  },
  {
    id: 'plain-want-die',
    category: 'wish-to-die',
    level: 2,
    say: [
      'i (\\S+ ){0,3}(want|wants|wanted|wish|would like|would love|would rather|rather|need|beg|begging|long) (\\S+ ){0,2}(die|dee|be dead|be deid|death|not exist)$|(begging|praying|longing) for (death|the end)|made up my mind (\\S+ )?(die|to die)|(may|might) as well (be dead|die)|cross the road without looking|(hope|wish) (a|the|some) (car|bus|train|truck|lorry) (\\S+ ){0,2}(hits?|runs?|kills?) me',
    ],
    unless: 'laugh*|shame|embarrass*|boredom|curious*|wanted to die (when|at)',
  },
  {
    id: 'plain-not-live',
    category: 'wish-to-die',
    level: 2,
    say: [
      'not (\\S+ )?(trying|tryna|wanting|wanna|want) (\\S+ ){0,2}(live|be alive|exist) (no more|anymore|at all)|not care (if|whether) i (die|live)',
    ],
    stands: ['denied'],
  },
  {
    id: 'plain-taken',
    category: 'act',
    level: 3,
    say: [
      '(i|have|just|already) (\\S+ ){0,2}(took|taken|swallowed|downed|drank|drunk|had) (\\S+ ){0,2}(all the pills|all my pills|all the tablets|all my tablets|a load of (tablets|pills)|loads of (tablets|pills)|too many (tablets|pills)|bleach|antifreeze|everything (\\S+ ){0,4}(bathroom|cabinet|cupboard)|stuff from under the sink)',
    ],
    unless: 'accident*|my (son|daughter|dog|cat|toddler)',
  },
  {
    id: 'plain-ending',
    category: 'intent',
    level: 3,
    say: [
      'i am (going to |gonna )?(ending|end) (it|it all|everything|things|my life)( (now|tonight|today|tomorrow|soon|for good|myself))?$|(the )?(goodbye|suicide|farewell) (letters?|notes?) (are|is) (\\S+ )?(done|written|ready|finished)',
    ],
    unless: 'relationship|marriage|with (him|her)|contract|job|between us|affair|novel',
  },
  {
    id: 'plain-no-rescue',
    category: 'intent',
    level: 2,
    say: [
      'not want (\\S+ ){0,2}(to be|get) (talked out of it|saved|rescued|revived|found in time|brought back)|not want (anyone|anybody|them|you) to (revive|save|rescue|find) me',
    ],
    stands: ['denied'],
  },
  {
    id: 'plain-worthless',
    category: 'thoughts',
    level: 2,
    say: [
      'worthless|useless|a burden|hopeless|no good to (anyone|anybody)',
      'can not (\\S+ ){0,2}(go on|carry on|keep going|do this|take it|take anymore|live)|not want to (\\S+ )?(be here|live|go on)|(no|any) (point|reason) (\\S+ ){0,2}(going on|living|being here|carrying on)',
    ],
    stands: ['denied'],
  },
  {
    id: 'plain-cut',
    category: 'self-harm',
    level: 2,
    say: [
      'i (\\S+ ){0,2}(cut|cutting|burn|burned|burnt) (again|myself|last night|yesterday|today|this morning|tonight|this week|my (\\S+ )?(arms?|wrists?|thighs?|legs?|stomach|skin))',
    ],
    unless:
      'cook*|kitchen|hair|shav*|oven|pan|accident*|onion*|bread|garden*|grass|glass|sun|by mistake|class|school|losses|costs|budget|short',
  },
  {
    id: 'plain-rather-dead',
    category: 'wish-to-die',
    level: 2,
    say: [
      "(not|never) (afraid|scared) (of|to) (dying|die|death) (\\S+ ){0,3}(afraid|scared) (of|to) (go|going|live|living|stay|staying|keep)|(disappoint*|sad|sorry|angry|upset) (\\S+ ){0,2}(that )?i('m| am| have) (\\S+ )?(still )?(alive|woken up|woke up)|(is it|it's|it is) normal to want to (be dead|die)|want to be dead|to see if i('d| would|ll| will)? (die|get hit|crash)|hop(e|ing) (\\S+ ){0,2}(not|never|i don't|i won't|i never) (to )?wake up|(this|the|my) wish to die|envy the dead|stopped taking (my )?(insulin|pills|medication) (\\S+ ){0,2}(to see|so i|until) (\\S+ )?(i|die|if)|(cross|crossing) the (road|street) without looking|wonder* (if|whether|how) (\\S+ ){0,2}(hurt*|it hurts) (\\S+ )?(to )?(die|dying)",
    ],
    unless:
      'joke|laugh*|film|movie|novel|game|grandmother|grandfather|my (father|mother|brother|sister|son|daughter|friend) (was|had|said)',
    stands: ['denied'],
  },
  {
    id: 'plain-kill',
    category: 'thoughts',
    level: 2,
    say: [
      "(my (head|brain|mind)|i|it) (\\S+ ){0,3}(says|say|saying|telling|tell|repeat*|whisper*) (\\S+ ){0,3}(kill yourself|just die)|(only|just) (stay|staying|am) alive (because|for)|when i('m| am) dead|kill myself first|i (will|'ll) have ended my life",
    ],
    unless: 'joke|film|movie|novel|game|scatter*|will and testament|funeral song|songs? at my',
    stands: ['denied'],
  },
  {
    id: 'plain-wounds',
    category: 'self-harm',
    level: 2,
    say: [
      'when i cut i|(\\S+teen|five|six|seven|eight|nine|ten|twenty|three|four) cuts (for|because|last|tonight|today)|(burn(ed|t)?|cut|scratched|bit|bruised|hurt) myself on purpose|(new|fresh) (lines|cuts|marks) (on|down|up) my (\\S+ )?(arm|arms|forearm|wrist|wrists|thigh|thighs|leg|legs)|(scratches|marks|cuts) (\\S+ ){0,5}i (do|make|made|did) them myself|(nails|needle|scissors|blade) (\\S+ ){0,4}(until|till) (\\S+ )?(it|they|i) bleeds?',
    ],
    unless:
      'cook*|kitchen|onion*|bread knife|shav*|hair|paper cuts?|rose*|garden*|by accident|accidentally|film|cat did',
    stands: ['denied'],
  },
  {
    id: 'plain-beaten',
    category: 'violence',
    level: 2,
    say: [
      'from (the|inside the|inside a|a) (closet|wardrobe|bathroom) (\\S+ ){0,6}(breaking|shouting|screaming|banging|looking for me)|(threw|poured|spilled) (\\S+ ){0,2}(hot|boiling|scalding) (\\S+ )?(on|over|at) me|(restraining order|no contact order|non molestation order) (\\S+ ){0,6}(door|outside|house|here|again)|(tied|chained|locked) me (\\S+ ){0,2}(to (the|a)|up|in)|comes home drunk (\\S+ ){0,6}(who gets it|hits|beats|whose turn)|fear for my life|(he|she|my ex) has a gun (\\S+ ){0,8}(angry|table|shows|says)|bury me (alive|if|where)',
    ],
    unless:
      'film|movie|novel|game|play|rope course|escape room|magician|as a child|when i was (little|small|a child|young)|years ago',
    stands: ['denied'],
  },
];
