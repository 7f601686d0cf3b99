import type { Voice } from './find-speaker';
import type { LanguagePack } from './language-pack';
import type { Reality } from './sense';
import { words } from './words';

const gerund = '(?:of|about) (?:one day |ever |my own )?\\p{L}+ing';
const dream = words(
  [
    `(?:dreamt|dreamed|dream|dreams|dreaming)(?: (?:once|again|often|always|last night|that night))?(?: (?:that|i|i'm|i'd|we|he|she|they|it|you|you're|about|my|the|there|this|a)(?!\\p{L})| (?!${gerund})of| the same)`,
    "in (?:the|my|this|that|a|another|one|these|those|every|his|her|last night's) (?:[\\p{L}]+ ){0,2}?(?:dreams?|nightmares?)",
    '(?:in|during) my sleep i|same (?:old )?dream|recurring (?:dream|nightmare)|the (?:dream|nightmare) (?:starts|started|begins|began|goes|always|ends|ended|where|in which|came|comes)',
    '(?:had|have|having|get|got) (?:a|the|this|that|these|an|another|one) (?:[\\p{L}-]+ ){0,3}?(?:dreams?|nightmares?)(?! of (?:being|becoming|having) a)',
  ].join('|'),
);
const dreamOf = words(
  `(?:dreamt|dreamed|dream|dreams|dreaming|dreamed) ${gerund}|my (?:one |only |big |great |old )?dream (?:is|was|has always been)`,
);
/** The next sentence wakes up: what stands before it was a dream. */
const wakes =
  /^(?:and )?(?:then )?(?:(?:the|my) alarm(?: clock)? (?:went|rang)|it was (?:only |just |all )*(?:a|the same) dream|i (?:woke|wake) (?:up )?(?:and|with|in|before|from|just)(?!\p{L})|(?:only|just) a dream)/iu;
const isDream = words('it was (?:only|just|all) a dream');
const asked = words(
  'ask|asks|asked|asking|wonder|wonders|wondered|want to know|wants to know|wanted to know|inquired|enquired',
);
const wonders = words(
  "(?:i|i'd|i've|we) (?:\\p{L}+ ){0,2}?(?:wonder|wondered|wondering|ask myself|asked myself) (?:if|whether|why|what|who|how|where|when|which)|i (?:don't|do not) know (?:whether|if)(?= i)",
);
/** Of others the same verbs, in what they say of themselves. */
const theirWish = words(
  "(?:he|she|they) (?:had |has |always |only |just |so |often |still |really |did |'d )*(?:wish(?:es|ed)?|hopes?|hoped|wants?|wanted|longs?|longed|would (?:love|like|rather)|'d (?:love|like|rather))|(?:she|he|they)'d (?:love|like|rather)|i hope|i wish",
);
const will = "(?:'ll|'d|(?<!\\p{L})(?:will|won't|would|wouldn't|could|couldn't|might|id|wont|wouldnt|couldnt))";
const condition = new RegExp(
  `(?<!\\p{L})(?:if|unless|even if|were i|supposing)(?!\\p{L})(?! only).*${will}(?!\\p{L})|${will}(?!\\p{L}).*(?<!\\p{L})(?:if|unless|without)(?!\\p{L})`,
  'iu',
);
const without = /(?<!\p{L})without(?!\p{L}).*(?:\p{L}'d|would|wouldn't|might)(?!\p{L})/iu;
const unrealPast = words(
  "(?:would|wouldn't|could|couldn't|might|should|shouldn't|\\p{L}+'d)(?: \\p{L}+| not| never){0,2} (?:have|of) (?!(?:to|a|an|the|my|no|any|some|more|another|children|it|time)(?!\\p{L}))\\p{L}+|\\p{L}+'d've|would've|could've|should've|might've|what if|in another life|suppose i|supposing",
);
const honest = words(
  "if i(?:'m| am) (?:honest|truthful|being)|if (?:you ask|i remember|memory|truth be)|as if|as though|asks? if|asked if|wonders? if|wondered if|know if|see if",
);
const pastFrame = words(
  'said|told|promised|warned|insisted|thought|believed|swore|predicted|claimed|knew|answered|wrote|announced|decided|assured|foretold',
);
const routine = /^(?:you'd|you would|we'd|we would|he'd|she'd|they'd|mum would|dad would|sundays|every)(?!\p{L})/iu;

/** Whether what an English sentence says is so; `next` is the sentence after it. */
export const findEnglishReality = (
  sentence: string,
  { content: span, speaker }: Voice,
  pack: LanguagePack,
  dreaming: boolean,
  next: string,
): Reality => {
  const content = sentence.slice(span.start, span.end);
  const frame = `${sentence.slice(0, span.start)} ${sentence.slice(span.end)}`;
  if (/\?["'“”„«»‘’)\]]*\s*$/u.test(sentence) || /\?\s*$/u.test(content)) return 'question';
  const opensWithQuestion = /^\s*(?:if|whether|why|what|who|how|where|when|which)(?!\p{L})/iu.test(content);
  if (speaker === 'reported' && asked.test(frame) && opensWithQuestion) return 'question';
  if (wonders.test(content)) return 'question';
  const says = sentence.replace(/["'“”‘’]/gu, (sign, at: number) =>
    /\p{L}/u.test(sentence[at - 1] ?? '') && sign === "'" ? sign : ' ',
  );
  const awake = pack.noDream.test(sentence) && !/(?:when|and) i woke/iu.test(sentence);
  if (dream.test(says) && !awake && !(dreamOf.test(says) && !/in (?:the|my) (?:dream|nightmare)/iu.test(says)))
    return 'dream';
  if (wakes.test(next) && speaker === 'own') return 'dream';
  if (isDream.test(next)) return 'dream';
  if (
    dreaming &&
    !/^(?:i woke|when i woke|then i woke|this morning|today|now)/iu.test(content) &&
    pack.dreamGoesOn.test(content)
  )
    return 'dream';
  if (dreamOf.test(content)) return 'wish';
  const conditional = !honest.test(content) && (condition.test(content) || without.test(content));
  const wished = pack.wish.test(content) && !pack.noWish.test(content);
  const theirs = speaker !== 'own' && theirWish.test(content);
  if ((wished || theirs) && !/^\s*(?:if (?!only)|had i)/iu.test(content)) return 'wish';
  if (conditional || unrealPast.test(content)) return 'hypothetical';
  // "The nurse said I'd be walking": a future seen from the past.
  if (speaker === 'reported' && pastFrame.test(frame)) return 'real';
  if (routine.test(content) && !/(?:never|rather|love|like)/iu.test(content) && speaker === 'own') return 'real';
  return pack.hypothetical.test(content) && !pack.noHypothetical.test(content) ? 'hypothetical' : 'real';
};
