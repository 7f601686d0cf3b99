import type { DoubtWords } from './find-doubt';

const any = (...alternatives: string[]): string => alternatives.join('|');

/** Where an English sentence leaves open what it is. */
export const englishDoubts: DoubtWords = {
  first: "i|i'm|i've|i'd|i'll|im|ive|me|my|mine|myself|we|we're|we've|we'd|we'll|us|our|ours",
  second: "you|you're|you've|you'd|you'll|your|yours|yourself|youre|youve|ya|yer|young (?:lady|man)|son,|girl,|boy,",
  imperative: any(
    "don't|dont|do not|never mind|stop|go (?:and|to|on|away|home)|get (?:up|out|over|on|off|a)|come (?:on|here|back|in)|look (?:at|after)|listen|shut|sit|stand|keep|let's|give|take (?:it|your|care|that|off)|try|eat|wait|remember|forget|pull|make (?:sure|do|yourself)|careful|smile|pray|hold|grow|watch|put|save|finish|mind|hush|behave|leave (?:it|me|him|her|that)|be (?:a|quiet|good|careful|grateful|nice|strong)|have some|show some|say (?:sorry|thank|please)|chin up|man up|cheer up|toughen up|not (?:now|another|in)",
  ),
  speech: any(
    "(?<!never )(?<!not )(?<!n't )(?:says|said)|saying|swears|swore|claims|claimed|reckons|reckoned|insists|insisted|maintains|maintained|announced|announces|declared|muttered|whispered|shouted|yelled|screamed|hissed|snapped|replied|answered|promised|promises|warned|warns|predicted|preached|repeated|repeats|called me|calls me|call me|called us|names? me|used to (?:say|tell|call|shout)|told (?:me|us|everyone|people|him|her|them)|tells (?:me|us|everyone|people)|telling (?:me|us|everyone)|was told|were told|been told|am told|heard (?:that|her say|him say)",
    "(?:thinks|thought|believes|believed|wrote|writes|asks|asked(?! me (?:a|an|for|out))|considers|considered|sees|saw)(?=\\s+(?:that|i|i'm|i'd|me|we|my|us)(?!\\p{L}))|(?:apparently|allegedly|supposedly|reportedly|so they say|rumour has it|word was|according to)|(?:doctor|doctors|teacher|teachers|they|she|he|family|mother|father|mum|dad) (?:have|has|had) me down as|diagnosed|reputation|known as|taken for|accus\\p{L}+|blam\\p{L}+",
  ),
  mine: "(?:i|we|i've|i'd) (?:\\p{L}+ ){0,2}(?:say|said|tell|told|answer|answered|reply|replied|wrote|write|asked|ask|shouted|promised|swore|admit|admitted|thought|think|believe|believed)",
  lore: any(
    "rules?|(?<!in-)laws?|motto|saying|proverb|commandments?|forbidden|not allowed|banned|allowed|supposed to|had to be|were to be|was to be|in (?:our|my|this|that) (?:house|family)|seen and not heard|manners|customs?|etiquette|policy|must(?:n't)?|compulsory|expected",
    "(?:a|that|this|small|little|inner) voices?|voice (?:in|inside)|inner|conscience|letters? (?:said|says|read|from)|note|card|sign|text message|texted|email|poster|diary|report|certificate|headstone|gravestone|plaque|label|verdict|words were|last words|phrase|sermon|lecture|whisper|rumou?r|gossip|story goes|version|opinion|theory|view|verdict|in (?:his|her|their|my \\p{L}+'s) (?:eyes|book|opinion|view)|to (?:him|her|them|my (?:father|mother|dad|mum)),? i (?:was|am)",
  ),
  general:
    "he who|she who|those who|whoever|people|men|women|girls|boys|children|kids|a (?:man|woman|lady|girl|boy|mother|wife|lad)|ladies|life|time|money|god|the lord|love is|blood is|family (?:is|comes)|pride|idle hands|what (?:goes|doesn't|you)|better|waste not|nobody|no one|everyone|everybody|one|there's no|hard work|big boys|real men|actions|beggars|charity|home is|good things|every \\p{L}+ has",
  ironic: any(
    'oh(?:,)?|lucky (?:me|us|him|her|girl|boy)|sure,|right,|yeah(?:,)?|of course|great(?: news)?,|thanks (?:a lot|very much|for nothing|dad|mum|to)|many thanks|how (?:nice|kind|lovely|thoughtful|generous|sweet|charming|convenient|delightful|touching|wonderful|romantic)|what (?:a|an|luck|joy|fun)|just (?:what|my luck|great|perfect|wonderful|lovely|the thing)|some (?:father|mother|friend|hero|party|holiday|honeymoon|husband|wife|welcome|present|gift|help)|big (?:surprise|of him|of her)|bless (?:him|her|them)|good (?:old|for him|for her)|nice (?:one|touch|of)|well done|bravo|congratulations|surprise,? surprise|charming|lovely\\.|brilliant\\.|fantastic\\.',
    '(?:a|an|the|such a|such an|quite the|quite a|real|right|proper|regular|true|perfect|absolute|total|complete) (?:saint|angel|gentleman|hero|charmer|gem|treat|joy|delight|catch|prince|princess|peach|picnic|laugh|blast|riot|treasure|genius|picture of|model of|pillar|romantic|family man|rock|triumph|privilege|dream come true|barrel of laughs|bundle of joy|ray of sunshine)|father of the year|mother of the year|husband of the year|proper \\p{L}+|so (?:very )?(?:kind|generous|thoughtful|helpful|caring|considerate|supportive|lucky|grateful|proud|loving|modest) (?:of|that|to)|ever so|terribly (?:kind|helpful)|really (?:helped|helpful|kind)|a great (?:help|comfort|dad|father|mother|friend)|(?:very|most|truly|incredibly) (?:helpful|kind|generous|thoughtful|considerate|caring|supportive)',
  ),
  denying:
    'hardly|barely|scarcely|rarely|seldom|fail(?:ed|s)? to|refus\\p{L}+|denied|deny|doubt|impossible|unable|incapable|lack(?:s|ed)?|far from|anything but|like hell|my arse|my foot|fat chance|neither|nor|instead of|rather than|stopped short|false|untrue|a lie|the last (?:person|thing)|too (?:\\p{L}+) to',
  reason: 'because|cause|since|who|which|where|when|that|although|though|but|if',
  unreal: any(
    "(?<!as )if(?= (?:only|i ever|he ever|she ever|.*(?:would|'d|'ll|could|might|will)))|unless|maybe|perhaps|possibly|probably|might|may|would (?:have|never|rather|be|love|like)|wouldn't|should|could have|ought|could've|would've|should've|suppose|supposing|imagine|imagined|imagining|pretend|pretended|almost|nearly|as though|were i|had i|what if|otherwise|hopefully|(?:i|we) (?:\\p{L}+ )?hop(?:e|ed)|hoping|wish\\p{L}*|want|wanted|wants|wanting|long(?:ed|ing)? (?:to|for)|yearn\\p{L}*|crav\\p{L}+|pray\\p{L}*|dream\\p{L}* of|fantasi\\p{L}+|rather|prefer|plan(?:s|ned|ning)?|intend\\p{L}*|meant to|going to|one day|some day|someday|looking forward|can't wait|would love|(?:i|he|she|it|you)'d(?! (?:been|had|gone|done|seen|lost|left|come|taken|made|known|got|\\p{L}+ed)(?!\\p{L}))",
    "wonder\\p{L}*|whether|(?:don't|doesn't|didn't|isn't|aren't|wasn't|haven't|hasn't|couldn't|wouldn't) (?:i|you|he|she|it|we|they)|what became of|for me to (?:be|become|have|go|marry|get)|hearts? on|ambitions?|hopes|dying to|keen (?:to|for)|ask(?:ed|ing)? myself|no idea|who knows|god knows|not sure|guess|must have|need (?:him|her|them|someone|somebody) to|need you|beg|begged|please,?|give me|another life|given the chance|ideally|for all i know",
  ),
  opensUnreal:
    '(?:and |but |so |oh )?(?:for what|what for|since when|ever (?:wondered|noticed|felt)|if only|only|may (?:he|she|they|god|i)|let|why|how (?:come|could|do|did|can|long|many|much)|what (?:if|am|was|did|do|would|is)|who (?:am|was|would|do|did)|when (?:will|did|do)|is|are|was i|were we|am i|do|does|did|have i|can|could|would|should|to (?:be|have|see|hold|sleep|wake|go|live|hear)|had|were|just (?:once|one|to)|one more|anything)',
  sleep: 'dream|dreams|dreamt|dreamed|dreaming|nightmares?|in my sleep|asleep|last night',
  wakes: 'dream|dreams|dreamt|dreamed|nightmares?|alarm|woke|wake|waking|awake',
  awake:
    'woke|wake|waking|awake|alarm|morning|today|now|since|ever since|next day|in real life|really|actually|told|rang|called|these days|still|breakfast|therapist|sweat\\p{L}*|got up|means?',
  gesture: any(
    'looked|turned|leaned|bent|grabbed|took|pointed|stared|glanced|smiled|laughed|sighed|shrugged|nodded|shook|stood|sat|walked (?:in|out|over|up|past)|came (?:in|over|up|back|out)|went (?:back|out|on|quiet)|put (?:down|the|her|his|it)|held|slammed|banged|closed|shut|opened|rang|called|phoned|hung up|picked|dropped|lit|poured|wiped|tapped|patted|kissed|hugged|pulled|pushed|threw|folded|raised|lifted|winked|snorted|tutted|grinned|frowned|cried|paused|stopped|knelt|lowered|waved|handed|gave me (?:a|the|that) look|eyed|stirred|spat|coughed',
    "on the phone|in my ear|to my face|looked at me|over (?:her|his) (?:shoulder|glasses)|(?:that's|that is|that was|those were) (?:what|how|my|his|her|the)|his words|her words|(?:her|his) (?:exact|last|only|favourite) words|(?:he|she|they) (?:meant|said|went|always|never|used)|then (?:he|she|they)|and (?:he|she|they) (?:went|turned|left|closed|walked)",
  ),
  past: "\\p{L}{2,}ed|was|were|had|did|went|came|took|got|gave|made|said|saw|knew|thought|felt|kept|left|lost|found|held|stood|sat|slept|ran|drove|wrote|read|sang|drank|ate|grew|began|bought|sold|taught|broke|wore|hid|put|cut|met|spent|led|used to|i've|i have|has been|have been|fell|drew|woke|built|sent|chose|swam|flew",
};
