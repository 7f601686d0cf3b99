import type { WordLists } from './triggers';

/** Relatives, numbers and how common words are. */
export const germanWords: WordLists = {
  kin: `
mutter mama mami mutti
vater papa papi vati
mann ehemann
frau ehefrau
partner
partnerin
ex-mann exmann
ex-frau exfrau
freund
freundin
sohn
tochter
bruder
schwester
großmutter oma omi grossmutter
großvater opa opi grossvater
onkel
tante
stiefvater
stiefmutter
enkelin
enkel
cousin
cousine
nichte
neffe
schwiegermutter
schwiegervater
schwager
schwägerin
chef
chefin
lehrer
lehrerin
eltern
meister
`,
  close: 'mutter vater mann frau sohn tochter eltern partner partnerin',
  she: 'mutter frau tochter schwester großmutter tante freundin stiefmutter enkelin ex-frau schwiegermutter schwägerin cousine nichte',
  he: 'vater mann sohn bruder großvater onkel freund stiefvater enkel ex-mann schwiegervater schwager cousin neffe',
  units:
    'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  commonNouns: `
zwei drei vier fünf sechs sieben acht neun zehn elf zwölf gelegenheit
zeit jahr jahre jahren tag tage tagen weg ding dinge sache sachen mann frau kind kinder kindern welt leben mensch menschen leute ort stelle platz woche wochen
monat monate stunde stunden minute minuten moment augenblick nacht nächte morgen abend mittag vormittag nachmittag gestern heute sonntag montag
dienstag mittwoch donnerstag freitag samstag frühling sommer herbst winter januar februar märz april mai juni juli august september oktober november dezember
weihnachten ostern teil menge art weise seite ende anfang mitte rest mal nummer zahl fall punkt idee frage fragen antwort wort worte wörter satz sätze geschichte
name namen grund problem wahrheit beispiel reihe gruppe vergangenheit zukunft alter gefühl gedanke gedanken sinn mutter vater mama papa eltern bruder schwester
geschwister sohn tochter oma opa großmutter großvater onkel tante freund freundin freunde junge mädchen baby nachbar nachbarin chef chefin lehrer
lehrerin kollege kollegin kollegen arbeit beruf geld haus wohnung zimmer schule körper kopf gesicht hand hände luft gott liebe tod geburt ehe labor
jemand niemand alles nichts etwas mensch paar dame herr herrn frau familie stück bild größe form stunde chance tatsache gegenteil wochenende
ahnung hause minute mund seiten lust recht spaß ruhe angst glück herz jahrhundert feierabend
`,
  ordinaryNouns: `
tür türen fenster tisch bett stuhl küche boden wand straße auto bus zug stadt dorf land garten baum wasser meer fluss himmel sonne regen schnee wind
feuer licht dunkel farbe foto buch brief papier seite telefon handy kiste tasche flasche tasse glas teller brot tee kaffee fleisch milch hund katze pferd
vogel haar haare arm arme bein beine fuß füße schulter rücken finger stimme ton lied musik kirche krankenhaus arzt schwester station laden büro firma
betrieb kunde kunden patient klasse schüler kurs spiel ball verein fest hochzeit urlaub reise kleid mantel hemd schuhe jacke schlüssel uhr glocke stelle
schicht lohn preis rechnung schulden bank krieg polizei gericht zeitung film radio fernseher computer maschine werkzeug motor schiff boot bahnhof ecke hof feld
wald berg stein holz metall garage schublade schrank treppe dach keller bad toilette prüfung plan bericht regel fehler unfall krankheit schmerz
operation schlaf traum träume wut scham freude hoffnung hilfe erfahrung erinnerung gewohnheit geheimnis versprechen entscheidung gespräch streit stille
frieden ärger macht kraft freiheit mut geduld stolz vertrauen gebet glaube seele geist stufe bank schritt karte geschenk kuchen suppe essen topf magen brust
knie zahn haut blut atem tränen lächeln lachen kuss kaffee satz leute gespräche
`,
  commonWords: `
ist waren wäre hab 
sein haben werden können müssen sollen wollen dürfen mögen machen gehen kommen sagen sehen wissen geben nehmen finden denken glauben lassen stehen liegen bleiben
sitzen bringen halten heißen zeigen führen sprechen leben fahren meinen fragen kennen stellen spielen arbeiten brauchen folgen lernen bestehen verstehen setzen
bekommen beginnen erzählen versuchen schreiben laufen erklären entsprechen ziehen scheinen fallen gehören entstehen erhalten treffen suchen legen vorstellen
handeln erreichen tragen schaffen lesen verlieren darstellen erkennen entwickeln reden aussehen erscheinen bilden anfangen erwarten wohnen warten helfen gut
schlecht neu alt groß klein lang kurz hoch spät früh erste letzte ganz richtig falsch schön einfach schwer leicht wichtig möglich ander eigen viel mehr
wenig immer noch wieder schon auch nur sehr dann jetzt heute morgen hier dort nicht kein keine nichts niemand etwas jemand damals vielleicht eigentlich
natürlich trotzdem deshalb weil wenn dass aber oder denn mein dein unser euer ich mich mir dich dir wir uns sich ihm ihn ihnen diese dieser jeder jede jedes alle
habe hatte hätte wäre war waren bin bist sind wurde wurden worden geworden gewesen gehabt gemacht gesagt gegangen gekommen gesehen gewusst gegeben genommen
gefunden gedacht geglaubt gelassen gestanden geblieben gebracht gehalten gefragt erzählt kann konnte könnte muss musste will wollte soll sollte darf durfte
macht machte geht ging kommt kam sagt sagte sieht weiß wusste gibt steht stand liegt bleibt blieb über unter nach zwischen gegen ohne durch während zwei drei vier
fünf sechs sieben acht neun zehn einmal mal irgendwie irgendwann manchmal meistens selbst allein zusammen weg raus rein beim vom zum einen einem einer eines
`,
};
