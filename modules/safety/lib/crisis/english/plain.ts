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
];
