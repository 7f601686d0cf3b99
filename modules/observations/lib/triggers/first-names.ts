import { listed } from '../find';

/**
 * First names in lower case, as text without capitals writes them, without those that are everyday words too. Facts from the lists of
 * `@faker-js/faker` 10.6 (MIT) for English, German and Spanish.
 */
const names = `
aadi aadidev aadinath aaditya aadrika aagam aagney aagneya aaliyah aalok aamod aanand aanandaswarup aanandinii aanjaneya aaratrika aaron aarya aaryan
aarón aasa aasha aashritha aatmaj aatmaja aatreya aayushmaan aayushman abagail abani abbie abbigail abby abdiel abdul abdullah abeiku abel abelardo
abena abhaidev abhaya abhirath abhisyanta abigail abigale abigayle abimbola abisola abisoye abner abraham acaryatanaya achalesvara acharyanandana
acharyasuta achintya achyut adah adalberto adaline adam adan adaugo addie addison adeboye adedayo adegoke adela adelbert adele adelia adelina adeline
adell adella adelle adheesh adhiraj adhrit adikavi adinath aditeya aditya adityanandan adityanandana adolf adolfo adolph adolphus adonis adrain adrian
adriana adrianna adriano adriel adrien adrienne adripathi advaya adwitiya adwoa adán afia afton afua agasti agastya aglae agnes agneya agnimitra
agniprava agnivesh agrata agustin agustina agustín ahalya ahilya ahmad ahmed ahmet aida aidan aiden aileen aimee aisha aishani aiyana ajeet ajit
akande akanni akeem akofa akorfa akos akosua akroor akshainie akshaj akshat akshata akshayakeerti akshita akua akula akumaa akunna akwasi akwesi alade
alaina alan alana alanis alanna alayna alba albert alberta albertha alberto albin albina alda alden alea alec aleen alejandra alejandrin alejandro
alek alena alene alessa alessandra alessandro alessia alessio aletha alex alexa alexander alexandra alexandre alexandrea alexandria alexandrine
alexandro alexane alexanne alexia alexie alexis alexys alexzander aleyna alfons alfonso alfonzo alford alfred alfreda alfredo alia alica alice alicia
alina aline alisa alisha alison alissa alivia aliya aliyah aliza alize allan allegra allene allie allison ally alois alok alondra alonzo alphonso alta
althea alton alva alvah alvena alvera alverta alvin alvina alvis alyce alycia alysa alysha alyson alyssa alysson alícia amalia amanda amani amar amara
amaranaath amaresh amari amarnath amaya ambar ambrose amelia amelie amely america americo ameyatma amie amina aminat aminu amir amira amish amiya
amodini amogh amon amos amparo amrit amrita amritambu amya anaadi anabel anabelle anagh anahi anais anal anala anamika anand ananda anandamayi anang
ananta anasooya anastacio anastasia anasuya anderson andre andrea andreane andreanne andreas andres andrew andré andrés andy angela angelica angelina
angeline angelique angelita angelo angie angus anibal anika anil anila anilaabh anilabh anish anissa anita aniya aniyah anja anjali anjaneya anjushree
anjushri ankal anna annabel annabell annabelle annalena annalise annamae annamarie annapurna anne anneke annelie annemarie annetta annette anni annie
annika anny anouk ansel ansgar anshula ansley anthony antoine antoinette anton antone antonella antonetta antonette antonia antonietta antonina
antonio antony antwan antwon antônio anuja anunay anuraag anurag anusuya anwesha anya apsara araceli aracely arch archan archibald archie arda ardella
arden ardith arely ariadna arian ariana ariane arianna aric ariel arielle arindam arjun arlene arlie arlo armand armando armani armin arnaldo arne
arnesh arno arnold arnoldo arnulfo aron arthur artur arturo arun aruna arved arvel arvid arvilla arwen arya aryan aryanna asha ashlee ashleigh ashlesh
ashley ashly ashlynn ashok ashton ashtyn asia aslesha assunta astrid asya athena atmaja atmanand atmananda atreyee atreyi aubree aubrey audie audra
audreanne audrey augusta augustina augustine augustus aurelia aurelie aurelio aurore austen austin austyn avadhesh avani avantika avery avis awesi
axel ayana ayden ayebatari ayinde ayla ayleen aylin ayman ayse ayushmati azra azubuike baaba baala baalaaditya baalagopaal bahula baidehi baijayanti
bailee bailey bakula bala balaaditya balachandra baladitya balagopal balagovind balamani balgopal bandhu bandhul banji bankim bankimchandra bankole
baran barbara baris barney baron barrett barry bart bartholome barton basanti bastian batuhan baylee beat beatrice beatrix beatriz beau beaulah becky
bela belinda bell belle benedict benedikt benito benjamin benjamín bennet bennett bennie benno benny bent benton benício berat berenice berkay
bernadette bernadine bernard bernardo bernd berneice bernhard bernice bernie berniece bernita berry bert berta bertha bertram bertrand beryl bessie
beth bethany bethel betsy bette bettie bettina betty bettye beulah beverly bhaanumati bhaasvan bhaaswar bhadra bhadrak bhadraksh bhadran bhagavaan
bhagirathi bhagvan bhagwanti bhagwati bhamini bhanumati bharadwaj bharat bhardwaj bhargava bhargavi bhasvan bhaswar bhaumik bhavani bhaves bheeshma
bhilangana bhima bhisham bhishma bhoj bhoopat bhoopati bhooshan bhooshit bhramar bhudev bhudeva bhupati bhupen bhushan bhushit bhuvanesh bhuvaneshwar
bianca bianka bilal bill billie billy bilva bilwa birdie birjesh bishnu bjarne björn blair blaise blake blanche blaze bless blessing bobbie bobby
bodhan bonita bonnie boris boyd brad braden bradford bradley bradly brady braeden brahma brahmaanand brahmabrata brahmanandam brahmdev brain brajendra
brajesh brandi brando brandon brandt brandy brandyn brannon branson brant braulio braxton brayan breana breanna breanne brenda brendan brenden brendon
brenna brennan brennon breno brent bret brett bria brian briana brianne brice bridget bridgette bridie brielle brigitta brigitte brijesh brionna brisa
britney brittany brock broderick brody brooke brooklyn brooks bruce bruna bruno bryan bryana bryant bryce brycen bryon buchi buddhana budhil buford
bukola bulah burak burdette burley burnice buster byron cade caden caesar caio caitlin caitlyn cale caleb calebe caleigh cali calista callie callum
calvin camden cameron camila camilla camille camren camron camryn camylle candace candelario candice candida candido carey carina carissa carl carla
carlee carles carleton carley carli carlie carlo carlos carlota carlotta carlton carmel carmela carmella carmelo carmen carmine carol carolanne carole
carolin carolina caroline carolyn carolyne carrie carroll carson carter cary casandra casey casimer casimir caspar casper cassandra cassandre cassidy
cassie catalina caterina catharina catharine catherine cathrine cathryn cathy catrin cauã cayla ceasar cecelia cecil cecile cecilia cecília cedric
cedrick cedrik celestine celestino celia celina celine cesar ceyda ceylin chaanakya chaaruchandra chad chadd chadrick chaim chaitan chakor chakradhar
chakravartee chakravarti chakrika chanakya chanda chandak chandan chandani chandi chandini chandira chandler chandni chandra chandraayan chandrabhaga
chandrabhan chandradev chandrakala chandraketu chandrakin chandramani chandramauli chandramohan chandran chandranath chandrani chandraprabha
chandraswaroopa chandravati chanel chanelle chantal chapal chapala charak charity charleen charlene charles charley charli charlie charlotta charlotte
charuchandra charumati charuvrat charvi chasity chaten chatur chatura chaturaanan chaturbhuj chauncey chaya chayenne chaz chelsea chelsey chelsie
cherechi cheryl chesley chester chet chetan chetanaanand cheyanne cheyenne chiamaka chiara chidaakaash chidaatma chidambar chidambaram chidananda
chimamanda chinedu chinmayanand chinmayananda chinyere chiranjeev chiranjeeve chisom chitraksh chitrali chitramala chitrangada chizoba chloe chris
christa christelle christian christiana christiane christiano christie christin christina christine christop christoph christophe christopher christy
chukwu chyna ciara cicero cierra cindy citlalli claas clair claire clarabelle clare clarence clarissa clark claud claude claudia claudie claudine
claudio clay clayton clemens clement clemente clementina clemmie cleo cleora cleta cletus cleve cleveland clifford clifton clint clinton clotilde
clovis cloyd clyde coby cody colby cole coleman colin colins colleen collien collin colten colton columbus comfort concepcion concepción conchita
conner connie connor conor conrad constance constantin cooper cora coralie corbin cordelia cordell cordia cordie corene corey corine corinna corinne
cornelia cornelius cornell corrine cortez cortney corvin cory cosima coty courtney craig crawford creola cristal cristian cristina cristián cristobal
cristopher cristóbal crystel cullen curt curtis cydney cynthia cyril cyrus célia césar daevi daevika dagmar dahlia daija daisha daiwik dakota daksha
dakshayani dale dalila dallas dallin dalton damaris damayanti dameon damian damien damilare damilola damion damián damodara damon dana dandak
dandapaani dandre dane dangelo danial daniel daniela daniele daniella danielle danika danilo danjuma dannie danny dante danyka daphne daphnee daphney
darby darcy daren daria darian dariana darien dario darion darius darla darleen darlene darnell daron darrel darrell darren darrick darrin darrion
darron darryl darshan darshwana darwin daryl dashawn dasia datta dave davi david davide davin davion davonte dawson dayaamay dayaananda dayaanidhi
dayamayee dayana dayna dayne dayton deangelo deanna debbie deborah debra declan dedric dedrick deeksha deenabandhu deepali deepan deepankar deependra
deepesh deeptanshu deeptendu deeptiman deeptimay deeptimayee deeptimoy deeptimoyee deevakar defne deion dejah dejon dejuan delaney delbert delfina
delia delilah dell della delmer delores delpha delphia delphine delta demarco demarcus demario demetris demetrius demond dena deneval denis denise
deniz dennis denny deon deondre deontae deonte dereck derek derick deron derrick deshaun deshawn desiree desmond dessie destany destin destinee
destiney destini devadatt devagya devajyoti devak devan devangana devani devante devasree devdan deven devesh deveshwar devi devika devin devon
devonte devvrat devyn dewayne dewey dewitt dexter dhaanyalakshmi dhana dhanadeepa dhanalakshmi dhananjay dhanapati dhanesh dhanpati dhanu dhanvin
dhara dharani dharitri dharmaketu dhatri dhruv dhyanesh dhyaneshwar diamond diana diane dianna dianne didier diego dieter digambar digambara diksha
dilara dillan dillon dimitri dina dinakar dinesh dinkar dino dion dipali dipankar dipendra dipesh diptendu divaakar divakar divjot divya dixie dock
dolly domenic domenica domenick domenico domenik dominic dominick dominik dominique donald donato donavon donna donnell donnie donny dora dorcas
doreen dorian doris dorotea dorothea dorothy dorris dortha dorthy doug douglas dovie doyle drake draupadi dron drona duane dudley dulari duncan durga
durgeshwari durward dustin dwaipayan dwaipayana dwayne dwight dylan débora earlene earline earnest earnestine easter easton ebba ebiere ebiowei ebony
ecrin eddi eddie eddy eden edgar edgardo edison edith edmond edmund edna eduard eduarda eduardo edward edwardo edwin edwina edyth edythe eekalabya
effie efrain efren eileen einar eino ekaaksh ekadant ekaksh ekalavya ekaling ekaparnika ekdant ekow eladio elaina elaine elakshi elanur elbert elda
eldon eldora eldred eldridge elea eleanor eleanora eleanore eleazar electa elena eleni elenor elenora eleonora eleonore elfrieda elia eliabeth eliah
elian eliana eliane elias eliezer elif elijah elina elinor elinore elisa elisabeth elise eliseo elisha elissa eliza elizabeth ellen elli ellie elliot
elliott ellis ellsworth elly elmer elmira elmo elmore elna elnora elody eloisa eloise elouise eloy eloá elroy elsa elsbeth elsie elta elton elva
elvera elvie elvira elvis elwin elwyn elyse elyssa elza elías elísio emanuel emanuelly emeka emelia emelie emely emerald emerson emery emie emil emile
emilia emilian emiliano emilie emilio emily emir emirhan emma emmalee emmanuel emmanuelle emmely emmet emmett emmi emmie emmitt emmy emory emre
enakshi enes enid enie enna enno enoch enola enos enrico enrique enya enzo ephraim eren eriberto eric erica erich erick ericka erik erika erin erling
erma erna ernest ernestina ernestine ernesto ernie ervin erwin eryn esha eshana eshita esma esmeralda esse essie esteban estefania estefanía estel
estela estell estella estelle ester estevan esther etha ethan ethel ethelyn ethyl etienne ettie eudora eugen eugene eugenia eula eulah eulalia euna
eunice eusebio evalyn evan evangeline evans evelin evelina eveline evelyn evelyne everardo everett everette evert evie ewald ewell eyram ezekiel
ezequiel ezra fabian fabiano fabien fabienne fabio fabiola fabrice fabrícia fabrício falk fannie fanny fatima fatma faustino fausto favian faye
federico felicia feliciano felicita felicitas felicity felina felipa felipe felix felton felícia femke fenja ferdinand fermin fernanda fernando ferne
fidel fiete fiifi filiberto filip filomena finia finja finlay finley finn finnja finnley fiona flavie flavio fleta fletcher flora florence florencia
florencio florentine florian florida florine flossie floy floyd ford forrest foster frances francesca francesco francis francisca francisco franco
franka frankie franklin franz franziska françois françoise fred freda freddie freddy frederic frederick frederico frederik frederike frederique
fredrick fredy freeda freeman freida freya frida fridolin frieda friederike friedrich fritz frédéric funmilade funmilayo furkan furman fynn fábio
félix gabe gabino gabriel gabriela gabriella gabrielle gael gaetano gage gail gajaadhar gajabahu gajadhar gajbaahu ganak ganaka ganapati gandharv
gandharva ganesh gangesh gardner garett garfield garland garnett garret garrett garrick garrison garry garth garud garuda gary gaston gati gatik
gauraang gaurang gauranga gautam gautama gautami gavin gayatri gayle gbeminiyi gbemisola geeta geetanjali gemine gemini gemma gene general genesis
geneva genevieve gennaro genoveva geoffrey georg george georges georgette georgia georgiana georgianna georgina geovanni geovanny geovany gerald
geraldine gerard gerardo gerda gerhard germaine german germán gerrit gerry gerson gertrud gertrude ghanaanand ghanashyam ghanshyam giada gian gianluca
gianni gideon gifty gilbert gilberto gilda giles gillian gina gino giorgio giovani giovanna giovanni giovanny giri girija girik girika girindra
giriraaj giriraj girish girja gisela gisselle gita gitanjali giulia giuliana giuliano giuseppe gladyce gladys glen glenda glenn glenna glennie gobinda
godfrey golda golden gonzalo gopaal gopal gopee gopi gorakhanatha gorakhnath gordon goswamee goswami gottfried gotum gouranga goutam govinda gracie
graciela grady graham granville grayce grayson greg gregg gregor gregoria gregorio gregory greta gretchen greyson griffin grover guadalupe gudakesa
gudakesha gudrun guido guilherme guillermina guillermo guiseppe gunnar gunner gurdev guru gussie gust gustav gustave gustavo gwen gwendolyn gérald
gérard gúbio habiba hadley hagen hailee hailey hailie haleigh haley halie halle hallie hamish hamsini hamza hana hank hanna hannabel hannah hanne hannes
hanno hansjörg hanspeter hansruedi hansueli hardy hari harinakshi harinarayan harit harita harley harmon harold harriet harrison harry harvey hasan
haskell hassan hassie hattie hauke haven hayden haylee hayley haylie hazle heather heber hector heema heidi heinrich heinz heitor helen helena helene
helga helin hellen helmer helmut heloise heloísa henderson hendrik hennes henning henri henrick henrietta henriette henrik henrike henrique henry
herbert herman hermann hermenegildo hermina hermine herminia herminio hernán hershel herta hertha hester hettie hilario hilbert hilda hildegard
hillard hillary hilma hilton himadri himani hipolito hiram hiranmay hiranmaya hiranya hobart holden hollie hollis homer homero horace horacio hortense
hosea houston howard howell hoyt hubert hudson hugh hugo hulda humberto hussein hyman hélio ibrahim icie idell idella ifeanyichukwu ifeoma ifunanya
ignacio ignatius ikenna iker ikhidie ilayda ilene iliana ilias ilja ilyas imani imelda imke immanuel imogen imogene inder indira indra ines inez inga
ingrid inka inés irem irene ireti irma irvin irving irwin isaac isabel isabela isabell isabella isabelle isabelly isac isadora isadore isai isaiah
isaias isidro isioma isis isla ismael ismail isobel isom israel issac itzel ivah ivan ivanna iven ivonne ivory iván izabella izaiah jabari jace jacey
jacinthe jacinto jack jackeline jackie jacklyn jackson jacky jaclyn jacob jacobo jacqueline jacquelyn jacques jacynthe jada jaden jadesola jadon jadyn
jaeden jagadish jagadisha jagathi jagdeep jagdish jagmeet jahnu jaida jaiden jailyn jaime jaimini jairo jakayla jake jakob jaleel jalen jalon jalyn
jamaal jamal jamar jamarcus jamel james jameson jamey jamie jamil jamila jamir jamison jammie jana janae janaína jane janek janelle janessa janet
janice janick janie janin janina janine janis janiya janna janne jannek jannes jannie jannik jannis jano janosch jany jaquan jaquelin jaqueline jara
jared jaren jari jarne jarno jarod jaron jarred jarrell jarret jarrett jarrod jarvis jasen jasmin jasmina jasmine jason jasper jaunita javas javier
javon javonte jaya jayce jaycee jayda jayde jayden jaydon jaylan jaylen jaylin jaylon jayme jayne jayson jazlyn jazmin jazmyn jazmyne jean jeanette
jeanie jeanne jeannette jeannie jedediah jedidiah jeff jefferey jeffery jeffrey jeffry jella jena jenifer jenna jennie jennifer jennings jenny
jennyfer jens jensen jerad jerald jeramie jeramy jerel jeremiah jeremias jeremie jeremy jermain jermaine jermey jerod jerome jeromy jerrell jerrod
jerrold jerry jerónimo jesper jess jesse jessica jessie jessika jessy jessyca jesus jesús jett jette jettie jevon jewel jewell jill jillian jimena
jimmie jimmy jitender jitendra joan joana joanie joann joanna joanne joannie joanny joany joaquim joaquin joaquín jocelyn jodi jodie jody joel joelina
joeline joelle joesph joey johan johann johanna johannes johathan john johnathan johnathon johnnie johnny johnpaul johnson jolanda jolayemi joleen
jolie jolien jolin jolina joline jona jonah jonas jonatan jonathan jonathon jonna jonte joojo joost jordan jordane jordi jordon jordy jordyn jorge
joris joscha joschua jose josef josefa josefin josefina josefine josep joseph josephin josephine josette josh joshua joshuah josiah josiane josianne
josie josua josue josy josé jovan jovani jovanny jovany joyce joão juan juana juanita judah judd jude judith judson judy jule jules julia julian
juliana juliane julianne julie julien julienne juliet julieta julika julina julius juna junius juri justen justice justin justina justine juston
justus justyn juvenal juwan jyoti jyotis jyotsana jörg júlia júlio jürg kaan kacey kaci kacie kade kaden kadin kaela kaelyn kaia kailash kailee kailey
kailyn kaitlin kaitlyn kaja kale kaleb kaleigh kaley kali kalinda kalle kallie kalpana kalyani kama kamala kamalesh kameron kamille kamla kamlesh
kamren kamron kamryn kanak kanaka kanchan kane kanishka kannan kannen kanti kara karan kareem karelle karen kari kariane karianne karim karin karina
karine karl karla karlee karley karli karlie karlo karlotta karolann karolina karoline karson karthik kartik karunanidhi kasandra kasey kashyap
kashyapi kassandra katarina kate katelin katelyn katelynn katharina katherine katheryn kathleen kathlyn kathrin kathryn kathryne kathy katie katja
katlyn katlynn katrin katrina katrine kattie katy kavon kaya kaycee kayden kayla kaylah kaylee kayleigh kayley kayli kaylie kaylin kayode kayra keagan
keanu keara keaton keegan keeley keely keenan keerti keira keith kellen kelley kelli kellie kelly kelsi kelsie kelton kelvin kemi kenan kendall kendra
kendrick kenna kennedi kennedy kenneth kennith kenny keno kent kenton kenya kenyatta kenyon keon kerem kerim kerry keshaun keshawn keven kevin kevon
keyon keyshawn khalid khalil kian kiana kianna kiara kiarra kiel kiera kieran kiley kilian kimberley kimberly kimi kira kiran kirk kirsten kirstin
kirti kitty kjell klaas klara klaus klemens kléber kobe koby kody kofi kojo kolby kole konrad konstantin kopano koray korbin korbinian korey korinna
kory kraig kris krishna krishnadas krishnadasa krista kristen kristi kristian kristie kristin kristina kristine kristofer kristoffer kristopher kristy
krystal krystel krystina kubra kubura kujoe kumar kumari kumuda kurt kurtis kwabena kwadwo kwaku kwame kwamena kwasi kweku kwesi kyla kyle kylee
kyleigh kyler kylie kyra laal lacey lachlan lacy ladarius ladislau lafayette laila laisha lakshman lakshmi lakshmidhar lakshminath lalita lamar
lambert lamont lana landen laney lara larissa laron larry lars larue lasse latoya laura laureen laurel lauren laurence laurens laurent laurenz
lauretta lauriane laurianne laurie laurin laurine laury lauryn lavada lavanya lavern laverna laverne lavina lavinia lavon lavonne lavínia lawrence
lawrencia lawson laxman laxmi layla layne lazaro leah lean leana leander leandra leandro leann leanna leanne leatha leda leela leif leigh leila
leilani lela lelah leland lelia lempi lemuel lena lene leni lenia lenja lenn lenna lennard lennart lennert lennie lennox lenny lenora lenore lenya
leola leon leona leonard leonardo leone leonel leonhard leoni leonidas leonie leonor leonora leopold leopoldo leora lera leroy lesley leslie lesly
lessie lester leta letha leticia letitia letizia levent levi levin levke lewin lewis lexi lexie lexus leyla liah liam lian liana lias libbie libby
lila lili lilia lilian liliana liliane lilith lilla lilli lillian lilliana lillie lilly lilyan lina lincoln lindsay lindsey linn linnea linnie lino
linus linwood lion lionel lisa lisandro lisann lisanne liselotte lisette litzy livia liza lizbeth lizeth lizzie llewellyn lloyd logan lois lola lolade
lolita loma london lonie lonnie lonny lonzo lora loraine loreen loren lorena lorene lorenz lorenza lorenzo loretta lori lorine loris lorna lorraine
lotta lotte lottie louie louis louisa louise lourdes louvenia lowell loyal loyce luan luana luca lucas lucca lucia lucian luciano lucie lucien
lucienne lucile lucille lucinda lucio lucious lucius lucy lucía ludie ludwig luella luigi luis luisa luise luiz luiza luka lukas luke lula lulu luna
lungelo lupe lura lurline luther lutz luzie lyda lydia lyla lyle lynda lynette lynn lynne lyric lysanne lívia mabel mabelle mable macey maci macie
mack mackenzie macy madaline madalyn maddison maddox madeleine madeline madelyn madelynn madge madhuri madie madilyn madisen madison madisyn madita
madleen madlen madonna mads madyson maegan maeve mafalda magali magdalen magdalena maggie magnolia magnus mahendra mahesh maheswar maia maica maida
maik maike mailin maira maitê maiya maja makayla makenna makenzie makinwa maksim malachi malati malcolm malena malia malik malika malin malina malinda
mallie mallory malte malti malvina mamie mandaakin mandakini mandy manfred mangala mangalya mani manik manikya manisha manjusha manley manoj manuel
manuela mara marah marc marcel marcela marcelina marcelino marcella marcelle marcellus marcelo marcia marco marcos marcus mareike marek maren margaret
margarete margarett margaretta margarette margarida margarita marge margie margot margret margrit margrith marguerite maria mariah mariam marian
mariana mariane marianna marianne mariano maribel maricarmen marie marieke mariela mariella marielle marietta marika marilie marilou marilu marilyn
marilyne marilú mario marion marisa marisol marissa marit maritza marius marjolaine marjorie marjory marko markus marla marlee marleen marlen marlena
marlene marley marli marlies marlin marlis marlo marlon marlène marques marquis marquise marsha marshall marta marten martha martin martina martine
marty martín marut marvin marwin mary maryam maryann maryjane maryse maría massimo mateo matheus mathew mathias mathilda mathilde mathis matilda
matilde matis mats matt matteo mattes matthew matthias matthis matti mattie mattis matías maud maude maudie maureen maurice mauricio maurine maverick
mavis mawuena mawusi maxi maxie maxim maxima maxime maximilian maximiliano maximillia maximillian maximo maximus maxine maxwell maya maybell maybelle
maye maymie maynard mayoor mayra mayte mazie mckayla mckenna mckenzie meagan meaghan meda medina medine meena meenakshi megan megane meggie meghan
meghnad meghnath mehmet meik meike meire mekhi melanie melany melba melek melike melina melinda melis melisa melissa mellie melvin melvina melyna
melyssa menaka menka meredith merl merle merlin merritt mert mertie merve mervin meryem meta mette micaela micah michael michaela michale micheal
michel michele micheline michelle mick mieke miguel mika mikail mikayla mike mikel mila milan milana mildred milena milford milla miller millicent
millie milo milton mina minakshi mindy minerva minnie mirac miracle miranda miray mirco mireille mireya miriam mirja mirko misael missouri mitchel
mitchell mittie modesta modesto mohamed mohammad mohammed mohan mohana mohinder mohini moises mollie molly mona monde monica monika monique monroe
monserrat monserrate montana monte monty morgan morgana moriah moritz morris morten mortimer morton mose moses moshe mossie mozell mozelle mpho
muhammad muhammed mukesh mukul murat muriel murilo murl murphy murray musa mustafa muyiwa myah mylene myles myra myriam myrl myrna myron myrtice
myrtie myrtis myrtle márcia mércia mónica nadia nadine nadja naemi nagabhushanam nakia nalini nana nancy nanda nannie naomi naomie napoleon narayan
narciso narendra narinder nash nasir natalia natalie nataniel natasha nate nath nathalie nathan nathanael nathanial nathaniel nathen natália naval
naveen navin nawal nayeli neal nedra neele neha neil nela nelda nele nella nelle nelli nellie nelly nels nelson neoma nestor nettie neva nevio newell
newton nicholas nicholaus nichole nick nicklaus nickolas niclas nico nicola nicolai nicolas nicole nicolette nicolás niels nigel nika nike nikita
nikki nikko niklas niklaus niko nikolai nikolas nila nils nimakoah nimit nina nino niranjan nirbhay niro nisa nnamdi noah noble noel noelia noemi
noemie noemy nola nolan nona nora norbert norberto norene norman norris norval norwood nova novella nqobile nthabiseng nyah nyasia núbia obie obioma
oceane ocie octavia octavio odell odessa odie odin ofelia ofélia ojaswini okey olaf olaide olen oleta olga olin oliver olivia olivier ollie olufunmi
olumide oluwunmi omana omar omari omawunmi omer omolara onie onome onoriode onur oormila opal opalina opaline ophelia oral oran oren orie orin orion
orland orlando orlo orpha orrin orval orville osbaldo osborne oscar oskar osvaldo oswald oswaldo otha otho otilia otis ottilie ottis otto owen ozella
pablo padma paige palma pamela pansy paola paolo param paramartha paris parker parvati pascal pascale pasquale patience patrice patricia patricio
patrick patrizia patsy patti pattie patty paul paula paulette paulina pauline paulo paxton payton pearlie pearline pedro peer peggie peggy penelope
penny pepe percival percy perry pete peter petra peyton phil philine philip philipp philippe phillip phoebe phyllis pierce pierre piet pietro pink
pinkie piper pius polly poornima poppy porter pramila pran pranay prasad prasanna prathamesh prayag precious preity prem prema presley preston
princess priscilla priska priya priyala promise providenci prudence puneet purnima purushottam pushti queen queenie quentin quincy quinn quinten
quinton quirin rachael rachel rachelle radha raegan rafael rafaela rageshwari rageswari raheem rahel rahsaan rahul raik raina rainer rajan rajendra
rajinder rajiv rakesh raleigh ralph ramaa ramesh rameshwar ramiro ramon ramona ramón randal randall randi randolph randy rania ranjeet ranjit ransom
raoul raphael raphaelle rapulane raquel rashad rashawn rasheed rasheedah rasmus rati raul ravi rayan raymond raymundo raúl reagan reanna reba rebeca
rebecca rebeka rebekah rebekka reece reese regan reggie reginald regula reid reilly reinhard reinhold remilekun remington remo renata renate renato
rene renee rené ressie reta retha reto retta reuben reva reyes reymundo reyna reynold rhea rhett rhianna rhiannon rhoda rhonda riana ricardo riccardo
richard richie richmond rick rickey rickie ricky rico rieke rigoberto rike riley rita ritesh robb robbie robert roberta roberto robyn rocco rochelle
rocio rocío roderick rodger rodney rodolfo rodrick rodrigo roel rogelio roger rogers rohan rohana rohit roland rolando rollin roma romaine romeo
romina romy ronald ronaldo ronja ronnie ronny roosevelt rory rosalee rosalia rosalie rosalind rosalinda rosalyn rosamond rosanna rosario roscoe
rosella roselyn rosemarie rosendo roser rosetta rosie rosina roslyn ross rossie rotimi rowan rowena rowland roxane roxanne royal royce rozella ruben
rubie rubye rubén rudolf rudolph rudra rudy ruedi rufus rukhmani rukmin rupert rupinder russ russel russell ruth ruthe ruthie ryan ryann ryder rylan
rylee ryleigh ryley sabina sabine sabrina sabryna sachin sadie sadye sahra saige salih sallie sally salma salome salomey salvatore samanta samantha
samara sameer sami samia samir samira sammie sammy samson samuel sancho sandra sandrine sandro sanford sanja sanjay sanka santa santiago santina
santino sanya saphira sara sarada sarah sarai sarala saraswati sarina sarisha sarla saroja sarvin sascha sasha saskia satish satyen saul savanah
savanna savannah savion saúl scarlett schuyler scot scott scottie scotty seamus sean sebastian sedrick sekinat selena selim selin selina selma selmer
semih sena serena serge sergi sergio seth shad shade shaina shakira shakti shakuntala shalewa shana shane shanel shanelle shania shanie shaniya
shankar shanna shannon shanny shanon shantanu shanti shany sharda shari sharmila sharon shashi shashikala shaun shawn shawna shaylee shayna shayne
shea sheela sheila sheldon shelia shelley shelly shemar sher sheri sheridan sherman sherri sherry sherwood sheryl shirley shiv shivakari shobhana
shresth shresthi shreya shreyashi shridevi shrishti shubha shubhaprada shwet shyann shyanne sibyl siddarth siddhi siddhran sidney sienna sierra
sigmund sigrid sigurd silas silja silvia silvio simeon simisola simon simone sina sinan sincere sinja sirineu sitara skye skyla skylar sloka smilla
smita smriti sname sofia sofie sofía solon soma somnath somu sonia sonja sonny sonya sophia sophie soraya spencer stacey stacy stan stanford stanley
stanton stefan stefanie steffen stella stephan stephania stephanie stephany stephen stephon sterling steve steven stevie stewart stina stuart stéphane
stéphanie subhash subhashini subhasini subodh sucheta sude sudeva sujata sukanya suma suman sumayyah sumitra sunita suresh surya suryakant suryakanta
suryakantam susan susana susanna susanne susheel sushil sushma susie suzanne suélen svea sven svenja swami swapnil swara swarnalata swarup sweta syble
sydnee sydney sydni sydnie sylvan sylvester sylvia sylvie sílvia sönke sören tabea tabitha tadeo taha tahlia talea talia talita talon tamara tami
tamia tamina tamino tammo tammy tania tanirika tanja tanner tanushree tanushri tanya tapan tara tari tarik tarja tarun taryn tasha tate tatum tatyana
taurean tavares taya tayler taylor teagan tejas telly temitope teodoro terence teresa teri terrance terrell terrence terri terrill terry tertuliano
tess tessa tessie tevin thad thaddeus thalea thalia thea thelma theo theodor theodora theodore theresa therese theresia theron thies thilo thomas
thora thorben thore thorge thurman théo tiago tiana tianna tiara tierra tiffany till tillman tillmann timm timmothy timmy timo timon timoteo timothy
tina tino titi titilayo titilope tito titus tizian tjark tobias tobiloba tobin toby todd toke toluwani tomasa tomiloba tomke tommie tommy tomás toney
toni tony tonya tope torben tore torey torrance torrey tracey traci travis travon tremaine tremayne trent trenton tressa tressie treva trever trevion
trevor trey tricia trilochan trilochana trilok trilokanath trilokesh triloki trinity trisha tristan tristian tristin triston troy trudie trycia
trystan tuana turner tushar twila tyler tyra tyree tyreek tyrel tyrell tyrese tyrique tyron tyrone tyshawn tyson ubaldo udai udit ueli ujjawal ujjwal
ulices ulises ulrich umang umut unique upendra urban uriah uriel urmila ursula usha uttam uzodimma vada vaidehi vaijayanthi vaijayanti vaishnavi
vaishno vaishvi valentin valentina valentine valentino valeria valerie vallie vance vanessa varalakshmi vasanti vasudev vasudeva vasudha vasundhara
vaughn veda vedang vedanga vedanshi veit velda vella velma velva vena vera verda verdie verena vergie verla verlie vern verna verner vernice vernie
vernon verona veronica veronika verónica vesta vicenta vicente vicki vickie vicky victor vidal vidhur vidhya vidur vidya vijay viktor viktoria vilma
vimal vimala vinay vince vincent vincenza vincenzo vinnie viola violet violette virgie virgil virginia virginie vishnu vishwamitra vita vito vitor
vitus vitória viva vivian viviane vivianne vivien vivienne vladimir vreni vrinda vrund vyas véronique víctor waino waldo wale walker wallace walter
walton wanda warley warren washington watson wava waylon wayne webster weldon wellington wendell wendy werner wesley westley weston whitney wibke
wiebke wilber wilbert wilbur wilburn wiley wilford wilfred wilfredo wilfrid wilhelm wilhelmine willa willard willi william willie willis willow willy
wilma wilmer wilson wilton winfield winifred winnifred winona winston wolfgang woodrow wyatt wyman xander xaver xavier xenia ximena xochitl xzavier
yadira yago yakubu yamileth yango yannic yannick yannik yannis yara yaren yaretzi yasin yasmeen yasmin yasmine yazmin yesenia yessenia ylvi ylvie
yogendra yogesh yoginder yolanda yolande yoshiko youssef yunus yuri yusuf yven yves yvette yvonne zachariah zachary zachery zack zackary zackery
zainab zakary zander zane zara zaria zechariah zehra zelda zella zelma zena zetta zeynep zion zita ziyanda zoey zoie zoila zola zora zula ángela
ángeles ígor óscar ömer
`;

export const firstNames: ReadonlySet<string> = listed(names);
