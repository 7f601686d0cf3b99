import type { CrisisLanguage } from '../crisis';
import { englishBase } from './base';
import { englishHints } from './hints';
import { englishOthers } from './others';
import { englishPlain } from './plain';
import { englishSelf } from './self';

export const english: CrisisLanguage = {
  language: 'en',
  rules: [...englishSelf, ...englishBase, ...englishHints, ...englishOthers, ...englishPlain],
  spellings: [
    ["(i) ?'?m|im", 'i am'],
    ["i'll|ill", 'i will'],
    ["i've|ive", 'i have'],
    ["i'd|id", 'i would'],
    ["(can't|cant|cannot|cnt|can not)", 'can not'],
    ["(won't|wont)", 'will not'],
    ["(don't|dont|dnt|donot|do nt)", 'do not'],
    ["(doesn't|doesnt)", 'does not'],
    ["(didn't|didnt)", 'did not'],
    ["(isn't|isnt)", 'is not'],
    ["(wasn't|wasnt)", 'was not'],
    ["(aren't|arent)", 'are not'],
    ["(haven't|havent)", 'have not'],
    ["(hasn't|hasnt)", 'has not'],
    ["(wouldn't|wouldnt)", 'would not'],
    ["(couldn't|couldnt)", 'could not'],
    ["(shouldn't|shouldnt)", 'should not'],
    ["(weren't|werent)", 'were not'],
    ["(he's|hes)", 'he is'],
    ["(she's|shes)", 'she is'],
    ["(it's|its)", 'it is'],
    ["(that's|thats)", 'that is'],
    ["(there's|theres)", 'there is'],
    ["(what's|whats)", 'what is'],
    ["(they're|theyre)", 'they are'],
    ["(they'd|theyd)", 'they would'],
    ["(they'll|theyll)", 'they will'],
    ["(he'll|hell)", 'he will'],
    ["(she'll)", 'she will'],
    ["(he'd|hed)", 'he would'],
    ["(it'd|itd)", 'it would'],
    ["(it'll|itll)", 'it will'],
    ['wanna|wana|wnat to|wan to|want too|wnt to|wnat', 'want to'],
    ['want to to', 'want to'],
    ['gonna|gunna|gona|going too|finna|bout to', 'going to'],
    ['gotta', 'got to'],
    ['(any more|any longer)', 'anymore'],
    ['tonite|2nite|tnite', 'tonight'],
    ['tmrw|tmr|tomorow|tomorrow', 'tomorrow'],
    ['u', 'you'],
    ['til|till', 'until'],
    ['kil|kll|kyll', 'kill'],
    ['myslef|my self|meself|mysef|myslf', 'myself'],
    ['sucide|suicde|suiside|sewerslide|sui cide', 'suicide'],
    ['liv|lve', 'live'],
  ],
  typoWords: ['myself', 'suicide', 'suicidal', 'killing', 'yourself', 'overdose', 'tablets', 'alive'],
  negators: "not|never|no|nothing|nobody|none|without|neither|nor|hardly|ain't|no longer|rather than",
  noDenial:
    'can not _ (stop|help|keep|take|go on|cope|bear|see|promise|trust|live|find|anymore|make it stop|get)|not (only|just|sure|even)|why (\\S+ ){0,2}not|do not (know|care|think i can|want to (live|be|wake|exist|go on|do|feel))|could not (stop|help)|nothing (left|else|to)|no (one|way|point|reason|hope|future|longer see)|not (a joke|joking|kidding)|whether or not|nobody (knows|will|would|cares|is)|without (them|him|her|telling|anyone)|no longer (see|care|want to live)|not (someday|another)|not going to (talk|stop|be)|no (clue|idea)|if (i|it|they|he|she) (\\S+ ){0,3}not',
  clauseOpeners:
    'and|but|or|because|that|if|when|although|though|since|so|while|until|before|after|then|which|who|except',
  longAgo:
    'years ago|decades ago|as (a|an) _ (child|kid|teen|teenager|girl|boy|student|adolescent|young (man|woman|girl|boy|adult)|toddler|baby)|when i was _ ([a-z]*teen|twelve|eleven|ten|nine|eight|seven|six|five|four|three|two|twenty[a-z]*|thirty|[0-9]+|young*|little|small|a (child|kid|boy|girl|teenager|student|teen|baby)|at (school|college|uni|university)|growing up|in (school|college|high school|hospital|my (teens|twenties|thirties)))|when we were (kids|young|small|little|children)|back then|growing up|in (19|20)[0-9][0-9]|in the (fifties|sixties|seventies|eighties|nineties|war)|in my (teens|twenties|thirties|youth|childhood|early)|long ago|long time ago|once upon|at (fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirteen|fourteen|twelve|school)|(nineteen|eighteen) (hundred|[a-z]+ty)|a lifetime ago|in those days|years later|for years after',
  now: 'i am going to|i will|i want to|now|again|still|today|tonight|lately|these days|every (day|night|morning|week|single)|anymore|tomorrow|this (week|morning|evening|month|year)|keeps?|since then|last (night|week|weekend|month)|yesterday|right now|before today|recently|ever since|currently|most nights|just (took|swallowed)',
  ended:
    'used to|no longer (think|want to die|want to kill|feel|hurt|cut|have|suicidal)|stopped|quit|gave up (thinking|cutting|hurting)|got over|recovered|behind me|in the past|not anymore|grew out of|clean for|in recovery from',
  fiction:
    "(in|of|from|for) (my|the|a|this|that|his|her) _ (novel|film|movie|book|story|song|play|game|series|opera|poem|script|thriller|show|video game)|(novel|film|movie|book|song|story|series|play|show|poem) _ (is about|was about|opens|ends|begins|called|tells|in which|where|titled)|(chorus|lyric*|song title|album|band) _|(hero|heroine|protagonist|character|detective|villain|murderer|king|queen) _ (dies|die|kills|killed|is killed)|i play _ (lady|lord|the|a|hamlet|macbeth|ophelia|juliet|romeo)|(sentence|line|words|thing|phrase) i (hear|heard|read) _|dissertation|thesis|research|prevention|volunteer* _ (crisis|helpline|hotline)|bell jar|romeo and juliet|hamlet|werther|philosophy|karaoke|improv|on stage|i (dreamed|dreamt)|last night's dream|in (my|the|this|that|a) (dream|nightmare)|boss (fight|level)",
};
