/** Alternatives of patterns for English speech: closed classes and fixed phrases. */
const join = (...parts: readonly string[]): string => parts.join('|');

/** Verbs of speech that lead direct and indirect speech. */
export const saying = join(
  'say|says|said|saying|tell|tells|told|telling|warn|warns|warned|promise|promises|promised|remind|reminds|reminded',
  'assure|assures|assured|inform|informs|informed|advise|advises|advised|convince|convinced|teach|teaches|taught',
  'claim|claims|claimed|insist|insists|insisted|swear|swears|swore|repeat|repeats|repeated|write|writes|wrote',
  'answer|answers|answered|reply|replies|replied|explain|explains|explained|announce|announces|announced',
  'declare|declares|declared|joke|jokes|joked|argue|argues|argued|add|adds|added|admit|admits|admitted',
  'suggest|suggests|suggested|complain|complains|complained|predict|predicts|predicted|maintain|maintains|maintained',
  'preach|preached|text|texts|texted|remark|remarked|pointed out|hint|hints|hinted|confess|confesses|confessed',
  'state|states|stated|mention|mentions|mentioned|let slip|made it clear|let it be known|order|ordered|beg|begged|urge|urged',
  'threaten|threatens|threatened|boast|boasts|boasted|vow|vowed|deny|denies|denied|agree|agrees|agreed',
);
/** Verbs of belief: what follows is never in their own words. */
export const thinking = join(
  'think|thinks|thought|believe|believes|believed|reckon|reckons|reckoned|suspect|suspects|suspected|assume|assumes|assumed',
  'feels|hold that|holds that|held that|is convinced|was convinced|is sure|was sure|were convinced|are convinced|imagines|supposes|figures',
);
/** Ways of speaking, and verbs that have other senses: direct speech alone makes them speech. */
export const loud = join(
  'shout|shouts|shouted|shouting|yell|yells|yelled|yelling|scream|screams|screamed|whisper|whispers|whispered|whispering|mutter|mutters|muttered',
  'roar|roars|roared|hiss|hisses|hissed|sing|sings|sang|sigh|sighs|sighed|laugh|laughs|laughed|snap|snaps|snapped|bark|barks|barked',
  'growl|growled|murmur|murmured|chant|chants|chanted|cry|cries|cried|call|calls|called|piped up|pipes up|goes|go|went|was like|is like|were like',
  'read|reads|sneer|sneered|bellow|bellowed|mumble|mumbled|spat|groan|groaned|chuckled|grumble|grumbled|hum|hums',
);
export const asks = join(
  'ask|asks|asked|asking|wonder|wonders|wondered|inquire|inquired|enquire|enquired',
  'want to know|wants to know|wanted to know',
);
/** Verbs that name what was said: `accused me of`. */
export const giving = 'accuse|accuses|accused|blame|blames|blamed';

const anybody =
  "me|us|him|her|them|everyone|everybody|anyone|anybody|people|someone|(?:my|our|his|her|the|their)(?: whole| entire| other)? (?:[\\p{L}-]+'s )?(?!heart|hand|hands|body|life|face|head|door|house)[\\p{L}-]+(?= (?:that|i|i'm|i'd|i've|he|she|they|we|it|you|you're|you'll|you've|the|my|there|not|to|if|whether|why|how|what|where|who|when)\\b|\\s*[,:])|mum|mom|dad|nan|gran";
/** To whom something is said. */
export const objects = join(anybody, `to (?:${anybody})`, "anyone who'll listen", 'to myself|myself|himself|herself');
/** Short adverbials between the verb and what was said. */
export const adverbs = join(
  'once|again|quietly|softly|straight|out loud|aloud|loudly|outright|flatly|plainly|proudly|later|today|yesterday|always|often|afterwards|back|only',
  'last (?:week|night|month|year|summer)|these days|every (?:day|night|time|year|sunday|christmas|morning)|the other day|one day|that (?:day|night|morning)',
  "(?:on|at|in|over|up|down|through|across|after|before|from|to|into) (?:(?:the|my|our|his|her|a|that) )?(?!that)[\\p{L}-]+(?=\\s*[,:]|\\s+(?:that|you|you're|i|i'm|he|she|we|they|the|my|your|if|whether)\\b)",
);
/** Next to the subject: it was not said. */
export const unsaid = join(
  "never|didn't|did not|doesn't|does not|don't|hasn't|has not|haven't|hadn't|had not|wouldn't|would not|couldn't|could not|won't|can't|cannot",
  'hardly ever|rarely|not once|nobody|no one|none of|didnt|doesnt|never once|refused to|forgot to|dont',
);
export const hearsay = join(
  'rumou?r (?:had|has) it(?: that)?|rumou?rs? (?:was|were|said)(?: that)?|(?:the )?(?:word|talk|gossip|story|rumou?r|verdict|family story|legend)(?: (?:in|at|on|around|round|among|from) (?:the |our |my )?\\p{L}+)? (?:was|is|went|goes|has it|had it)(?: that)',
  'it (?:is|was|has been) (?:said|claimed|rumou?red|believed)(?: that)?|apparently|allegedly|supposedly|reportedly|i am supposed to have|i am said to|i (?:hear|heard) (?:from [\\p{L} ]{2,20} )?that',
  'word has it(?: that)?|so the story goes',
);
/** Opens words that are addressed to somebody. */
export const secondPerson = join(
  "you|you're|you'll|you've|you'd|your|youre|yours|don't|be|stop|go|get|come|look|listen|shut|sit|stand|keep|never mind|let's|give|take|try|eat|wait|remember",
  'forget|pull|make|oh|yes|careful|smile|trust|pray|hold|grow|watch|put|call|save|finish|mind|sleep|breathe|run|hush|use|not now|why|who|what|well|here|leave',
  "if you|when you|one day you|big boys|men don't|girls don't|boys don't|life is|that's|that is|this is|we don't|enough|behave",
);
