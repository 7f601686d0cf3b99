import type { WordLists } from './triggers';

/** Relatives, numbers and how common words are. */
export const englishWords: WordLists = {
  kin: `
mother mum mom mam mama mummy mommy ma
father dad daddy papa pa
husband
wife
partner
ex-husband
ex-wife
boyfriend
girlfriend
son
daughter
brother
sister
grandmother nan gran granny grandma nana
grandfather grandpa grandad granddad
uncle
aunt auntie aunty
stepfather
stepmother
granddaughter
grandson
cousin
niece
nephew
mother-in-law
father-in-law
sister-in-law
brother-in-law
boss
friend
teacher
parents
`,
  close: 'mother father husband wife partner son daughter parents',
  she: 'mother wife daughter sister grandmother aunt girlfriend stepmother granddaughter ex-wife mother-in-law sister-in-law',
  he: 'father husband son brother grandfather uncle boyfriend stepfather grandson ex-husband father-in-law brother-in-law',
  units: `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`,
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  commonNouns: `
time year day way thing man woman child world life people person place week month hour minute moment night morning evening afternoon
today yesterday tomorrow sunday monday tuesday wednesday thursday friday saturday spring summer autumn winter january february march april may
june july august september october november december christmas part lot kind sort bit half end side number case point fact idea question answer word sentence
story name reason problem matter truth example order line group side top bottom front back middle rest past future age feeling thought
sense mind mother father mum mom dad parent brother sister son daughter husband wife partner family grandmother grandfather nan gran aunt
uncle cousin friend boy girl baby kid neighbour neighbor boss teacher colleague work job money home house room school body head eye face hand
god love death birth marriage something anything nothing everything somebody anybody nobody everybody someone anyone everyone one ones
other others self myself himself herself yourself themselves labor prompt second century decade weekend lunch dinner
breakfast couple guy guys stuff use course chance change reply note piece pair set type level size amount form state
`,
  ordinaryNouns: `
door window table bed chair kitchen floor wall street road car bus train town city village country garden tree water sea river sky sun rain
snow wind fire light dark colour color picture photo book letter paper page phone call box bag bottle cup glass plate food bread tea
coffee meat milk dog cat horse bird hair arm leg foot shoulder heart back finger voice sound noise silence music song church hospital doctor
nurse ward shop office business company customer client patient team class student course game ball team party wedding funeral
holiday trip clothes coat shirt shoe dress pocket key clock watch bell job shift wage pay price pound dollar bill debt bank
government war army police law court paper news film radio television computer screen machine tool engine boat ship station corner
yard field farm land hill mountain stone wood metal garage drawer cupboard stair stairs roof cellar basement bathroom toilet shower
lesson exam degree project plan meeting list report rule mistake accident illness pain operation medicine sleep dream fear anger shame
joy grief hope luck fault help care attention interest experience memory habit secret promise decision conversation fight argument
silence peace trouble power strength control freedom courage patience pride trust respect prayer faith soul spirit hall floor bench step steps
crowd stranger member leader worker driver manager captain priest minister queen king card gift present piece cake soup meal oven pot
stomach chest throat knee tooth skin blood breath tear tears smile laugh kiss touch
`,
  commonWords: `
be have do say go get make know think take see come want look use find give tell work call try ask need feel become leave put mean keep
let begin seem help show hear play run move like live believe bring happen write sit stand lose pay meet include continue set learn
lead understand watch follow stop create speak read spend grow open walk win teach offer remember consider appear buy serve die send
build stay fall cut reach raise pass sell decide return turn start wait love stay die kill hope wish miss hold carry sleep eat drink
wear drive break lie talk wonder notice finish close visit marry wake forget laugh cry shout save fight good new first last long great
little own other old right big high different small large next early young important few public bad same able sure real true whole full
free hard easy late low left clear certain best better worse nice fine happy sad dead alive ready wrong strong dark short cold warm hot
quiet empty alone afraid angry tired simple possible main many much more most such only two three four five six seven eight nine ten
still again always never often once
`,
};
