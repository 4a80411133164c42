/**
 * Passwords that attackers try first. Data of others, not written by hand: decision 0043.
 * Loaded when a new password is chosen, not before: 28 KB (brotli).
 */

/** Words in the 10,000 most common passwords, without the figures and signs around them, separated by spaces. */
export const commonWords = String.raw`
aaaa aaaaa aaasss aaliyah aardvark aaron abacab abbott abby abcd abcdefg aberdeen abgrtyu abigail abnormal abracadabra abraham abrakadabra absolut
absolute absolutely abstr acapulco accept access accord account achilles achtung acidburn acmilan action active acura adam adams addict addison
adelaide adelina adgjmptw adidas admin admiral adonis adrenalin adrian adriana adriano adrienne adult adults advance advent aezakmi africa afrika again
agent aggies aikido aikman aileen airborne airbus aircraft airforce airman airplane airport airwolf aisan ajax akira alabama aladin alain alan alanis
alaska albany albatros albert alberta alberto albina albion alcatraz alchemy alcohol alejandr alejandro aleksandr aleksandra aleksey alena alenka
alessandro alex alexalex alexande alexander alexandr alexandra alexandre alexey alexi alexia alexis alexxx alfa alfonso alfred alfredo algebra alibaba
alice alicia alien aliens alina alinka alisa alisha alison alissa alive allan allday allegro allen alleycat allgood alliance allison allmine allsop
allstar almighty almond aloha alone alpha alphabet alpine altair alterego altima altoids alucard alvaro always alyssa amadeus amand amanda amateur
amateurs amatory amature amazing amazon amber ambers ambrose ambrosia amelia americ america american amerika amethyst amiga amigo amigos amorcit amore
amstel amsterda amsterdam anaconda anai anakin anal analsex ananas anarchy anastasi anastasia anastasiya anchor anders andersen anderson andre andrea
andreas andrei andres andrew andrews andrey andromed andromeda andy andyod anfield angel angela angelic angelica angelika angelina angelo angels
angelus angie angus anhyeuem animal animals anime anita anna annaanna annabell anne annette annie annika annmarie anonymous another answer antares
antelope anthon anthony anthrax antoine anton antoni antonia antonina antonio antony anubis anything aolsucks apache apollo apple applepie apples april
aprilia aptiva aquarius aragorn aramis arcadia archange archer archie arctic area argentin argentina ariana ariane arianna ariel aries arizona arjay
arkansas arlene armada armagedon armand armando armani armstron army arnold around arrow arrows arsenal artem artemis artemka arthur artist artur
arturo asdasd asddsa asdf asdfasdf asdffdsa asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdfzxcv asdqwe asdzxc asgard ashle ashlee ashleigh ashley
ashton asia asian asians asimov aspen aspire aspirine assasin assass assassin asses assfuck asshole assholes assman assword asterix astra astral astrid
astro astros athena athens athlon athome atlanta atlantic atlantis atlas atomic attack atticus attila attitude aubrey auburn auckland audi audia audio
auditt audrey auggie august augusta augustus aurora aussie austin australi australia austria auto autumn avalanch avalon avatar avenger avenue aviation
awesome awful awnyce azamat azazel azert azerty azertyui azertyuiop azrael azsxdc azsxdcfv azzer babe babes babies baboon baby babybaby babybear
babyblue babyboy babycake babydoll babyface babygirl babylon babylove bacardi bacchus back backbone backdoor backup bacon badass badboy baddog badger
badgers badgirl badman baggins baggio bagira bagpuss bahamut bailey baker balance baldwin ball baller ballet ballin balloon balloons balls ballsack
baltimor bama bambam bambi bamboo banan banana bananas banane bandit bang bangbang banger bangkok bank banker banner banshee banzai baracuda barbados
barbara barber barbie barcelon barcelona barefeet barefoot barfly baritone barker barkley barley barnes barney baron barrett barron barry barselona
barsik bart bartman barton base basebal baseball basil basket basketba basketball bass basset bassman bastard bastards bathing batman battery battle
bauhaus baura baxter bayern baylor bball bcfields bdsm beach beaches beacon beagle beaker beamer bean beaner beanie beans bear bearbear bearcat
bearcats beardog bears beast beastie beat beater beatle beatles beatrice beau beautifu beautiful beauty beaver beavis because becca becker beckham
becky bedford beech beefcake beemer beer beerbeer beerman beethove beetle beezer begemot behappy believe belinda belkin bell bella belle belly belmont
beloved bender bendover benessere benfica beng bengals benito benjami benjamin bennett bennie benny benoit benson bentley benton beowulf beretta berger
bergkamp berkeley berlin bermuda bernard bernie berry bert bertha bertie bessie best bestbuy beta beth bethany betsy better bettina betty bettyboo
beverly bhbirf bian bianca biao biatch bicycle bigass bigballs bigbang bigbear bigben bigbird bigblock bigblue bigbob bigboobs bigbooty bigboss bigboy
bigbutt bigcat bigcock bigdaddy bigdawg bigdick bigdicks bigdog bigfish bigfoot bigger biggie biggles biggun bigguns bigguy bighead bigjohn bigmac
bigman bigmike bigmoney bigone bigones bigpimp bigpoppa bigred bigsexy bigtime bigtit bigtits bigtruck biit bike biker bikini bilbo bill billabon
billbill billie billy billybob billyboy bimbo bimmer binder bing bingo binladen biology bird birddog birdie birdman birgit birthday biscuit bishop
bismarck bismark bismillah bitch bitchass bitches bitchy bite biteme bitter bizkit blabla black blackbir blackbird blackcat blackdog blackhaw blackie
blackjac blackjack blacklab blackman blackout blacks blacky blade blades blahblah blaine blake blam blanca blanche blanco blast blaster blaze blazer
bleach bledsoe blessed blessing blink blinky blitz blizzard blobby blond blonde blondes blondie blood bloody blossom blow blowfish blowjob blowme
blubber blue blueball bluebell blueberr bluebird blueblue blueboy bluedog blueeyes bluefish bluejay bluejays bluemoon blues bluesky bluesman blunts
boat boater boating bobafett bobbie bobbob bobby bobcat bobdole bobdylan bobmarley body boeing bogart bogdan bogey bohica boiler bolitas bollocks
bollox bologna bolton bomb bombay bomber bombers bonanza bond bondage bone bonehead boner bones bong bongo bonita bonjour bonjovi bonkers bonner bonnie
bonsai boob boobear boobie boobies booboo boobs booger boogie book booker bookie books bookworm boom boomboom boomer booster bootie boots bootsie
bootsy booty bootys booyah boozer borabora bordeaux border borders boricua boris boroda borussia bosco boss bossman boston bottle bottom boulder bounce
bouncer bounty bourbon bowler bowling bowman bowser bowtie bowwow boxcar boxer boxers boxing boxster boys boytoy boyz bozo brad bradford bradley brady
brain brains brand brandi brando brandon brandy brasil braves bravo brazil breaker breanna breast breasts breeze bremen brenda brendan brennan brent
brest brett brewer brewster brian briana brianna bricks bridge bridget briggs bright brighton brigitte bristol british britney brittany brittney
broadway brodie broken broker bronco broncos bronson bronze brook brooke brooklyn brooks brother brothers brown brownie browning browns bruce brucelee
bruins bruiser bruno brutus bryan bryant bubba bubbas bubble bubbles buceta buck bucket buckeye buckeyes buckley buckshot bucky budapest budd buddah
buddha buddie buddy buddyboy budgie budlight budman budweise budweiser buffalo buffet buffett buffy buford bugger bugs builder building bukkake bull
bulldog bulldogs bullet bullfrog bulls bullseye bullshit bumble bummer bumper bunghole bungle bunker bunnies bunny burger burn burner burning burnout
burns burrito burton bush bushido business buste busted buster busty butch butcher butkus butler butt butter buttercu buttercup butterfl butterfly
butters buttfuck butthead butthole buttman button buttons butts buzz buzzard buzzer bynthytn byteme cabbage cabernet cable cabron cactus cadillac
caesar cafc caitlin calgary calibra calico caliente californ california caligula calimero call callaway callie calling callisto callum calvin camaro
camaross camber cambiami cambridg camden camel camelot camels cameltoe camera camero cameron camil camila camilla camille campbell camper camping
canada canadian cancel cancer cancun candace candice candle candy candyass candyman cang cannabis cannibal cannon canon cantona canuck canucks canyon
capcom capecod capetown capital capitals capone caprice capricor capricorn capslock captain caracas caramel caravan carbon card cardiff cardinal
cardinals cards carebear carina carl carla carlisle carlito carlitos carlo carlos carlton carman carmel carmen carmex carnage carnival carol carole
carolin carolina caroline carolyn carpedie carpente carpet carrera carrie carroll carrot carrots cars carson carter cartman cartoon cartoons carver
casanova cascade caserta casey cash cashflow cashmone cashmoney casino casio casper cassandr cassandra cassidy cassie caster castillo castle castor
castro catalina catch catcher catdog catfish catherin catherine cathy catman catnip cats cattle catwoman caught cavalier caveman cayman ccbill cdtnbr
cdtnkfyf ceasar cecile cecilia cedric celeb celebrity celeron celeste celica celine celtic celtics cement ceng cent center central century cerberus
cessna cevthrb cfitymrf cgfhnfr chachi chad chai chains chainsaw chair challeng chamber chambers champ champion champs chan chance chandler chandra
chanel chang change changed changeme changes channel chantal chao chaos chapman charger chargers charisma charity charlene charles charley charli
charlie charlott charlotte charlton charly charmed charon charter chase chaser chavez cheater check checker checkers cheddar cheech cheeks cheeky
cheerleaers cheers cheese cheetah chef chelle chelse chelsea chemical chemist chen cheng cherokee cherries cherry cheryl cheshire chess chessie chester
chestnut chevelle chevrole chevrolet chevy chevys chewie chewy cheyenne chiara chicago chichi chick chicken chickens chicks chico chief chiefs children
chill chilli chillin chilly chimera china chinese chinook chip chipmunk chipper chippy chips chiquita chivas chloe chocha chocolat chocolate choice
choke chong choochoo chopin chopper chou chouchou chris chrisbln chriss chrissy christ christa christi christia christian christie christin christina
christine christma christmas christop christopher christy chrome chronic chrono chrysler chuai chuang chubby chuck chuckie chuckles chucky chui chun
chunky chuo church ciccio cicero cigar cigars cinder cindy cinema cinnamon circle circus cirrus cisco citadel citation citizen citroen city civic
cjkysirj cjkywt claire clancy clapton clarence clarinet clarissa clark clarke classic classics claude claudi claudia claudio clay claymore clayton
cleaner clement clemente clemson cleo cleopatr cleopatra clevelan cleveland clever cliff clifford clifton climax climber clinton clipper clippers clips
clit clitoris clock close closer cloud clouds cloudy clover clovis clown clowns club clutch clyde cnfybckfd coach cobain cobalt cobra cobras cocacola
cocaine cock cocker cocks cocksuck cocksucker cocoa coconut codered cody coffee cohiba coke cola cold coldbeer coldplay cole coleman colin colleen
college collie collin collins colnago colombia colonel colonial colorado colors colt colton coltrane columbia columbus comanche combat comedy comein
comet comfort comics coming command commande commander commando common compact company compaq compass complete compton compute computer conan concord
concorde concrete condom condor confused cong connect conner connie connor conover conquest conrad constant consumer contact content contest contra
contract control conway cook cookie cookies cool coolcat coolcool cooldude cooler coolguy coolhand coolio coolman coolness cooper coors cooter copper
coral corey corinna corinne corleone corndog cornell corner cornwall corolla corona corrado corsair corvette corwin cosmic cosmo cosmos costello
cosworth cottage cotton cougar cougars counter country county courage courtney coventry cowboy cowboys cowgirl coyote crack cracker crackers craig
cramps crappy crash crawford crazy crazybab cream creampie creamy create creation creative creature credit crescent cricket criminal crimson cristian
cristina critter crjhgbjy cromwell cross crow cruise cruiser crunch crusader crusher crusty crysis crystal cthtuf cthulhu cthutq ctrhtn cuan cubbies
cubs cubswin cucumber cuddles cuervo cumming cummins cumshot cumslut cunt cunts cupcake cupoi curious curtis custer custom customer cutie cutiepie
cutlass cutter cvthnm cxfcnmt cyber cyborg cyclone cyclones cyclops cygnus cygnusx cynthia cypress cyprus cyrano cyrus dabears dabomb daddy daddyo
daemon daewoo dagger daisey daisy daisydog dakota dale dalejr dallas dalshe dalton damage daman damian damien dammit damnit damon dana dance dancer
dancing dang danger dangerous dani danie daniel daniela daniele danielle daniels daniil danila danni danny dannyboy dante danzig daphne darina darius
dark darkange darkangel darklord darkman darkness darkone darkside darkstar darlene darling darrell darren darryl darwin data datsun daughter dave
david davide davids davidson davies davinci davis dawg dawn dawson daylight dayton daytona dbnfkbr dbrnjh dbrnjhbz deacon dead deadhead deadly deadman
deadpool dean deanna death deaths debbie deborah december decker deedee deejay deep deeper deepthroat deer deeznuts deeznutz default defender defense
defiant deftones dejavu delaney delaware delete delfin delight delilah dell delldell delmar delphi delpiero delta deluxe demo demon demons denali deng
deniro denis denise deniska denmark dennis dental dentist denver depeche deputy derek derf derparol derrick descent desert design designer desire
desiree deskjet desktop desmond destin destiny destroy detroit deutsch devil devildog deville devils devin devo devon dexter dfcbkbcf dfcbkbq dfkthbz
dfkthf dfktynby dfktynbyf dfvgbh dharma diablo dialog diamon diamond diamonds dian diana diane dianne diao diaper dick dickdick dickens dicker dickhead
dickie dicks dicky diego diehard diesel dietcoke dieter digger diggler digimon digital dilbert dildo dilligaf dillon dima dimadima dimas dimitri
dimples dinamo dinara dindom ding dingdong dingle dingo dinner dino dinosaur dipper dipset dipshit direct director dirk dirt dirtbike dirty disco
discover discus disney diva diver divine diving divorce dixie django dkflbckfd dkflbr dkflbvbh dmitriy dnsadm doberman doctor dodge dodger dodgeram
dodgers dogbert dogbone dogboy dogcat dogface dogfood dogg dogger doggie doggies doggy doghouse dogman dogpound dogs dogshit dogwood doit doitnow
doktor dolemite dollar dollars dolly dolores dolphin dolphins domain dome domingo dominic dominik dominion dominiqu domino donald dong donjuan donkey
donna donner donnie donovan dontknow donuts doobie doodle doofus doogie dookie dooley doom doomsday door doors doreen dorian doris dorothy dortmund
dotcom dottie double doubled douche doug doughboy dougie douglas down downer download downtown draco dracula drago dragon dragonba dragonball
dragonballz dragonfl dragons dragoon dragster drake drakon draven dream dreamcas dreamer dreaming dreams dresden drew drifter driller drive driver
drizzt droopy drowssap drpepper drum drummer drums drunk dthjybrf duan duane dublin ducati duchess duck duckie duckman ducks dude dudedude dudeman
dudes dudley duffer duffman duke dukeduke dumbass dummy duncan dundee dungeon dunlop dupont durango durham duster dustin dusty dutch dutchess dwayne
dwight dylan dynamic dynamite dynamo dynasty eagle eagles earl earnhard earth earthlink easter eastern easton eastside eastwood easy eating eatme
eatmenow eatpussy eatshit ebony eclipse eddie edgar edge edison edmonton eduard eduardo edward edwards eeyore egghead eggman eggplant egorka eight
eileen einstein ekaterina elaine elcamino eldorado eleanor electra electric electro electron elefant element elements elena eleonora elephant eleven
elijah elisabet elite elizabet elizabeth elizaveta ellen ellie elliot elliott elmira elvira elvis elvisp elway elwood emanuel emerald emerson emil
emilia emilie emilio emily eminem emma emmanuel emmett emmitt emperor empire encore energy enforcer engage engine engineer england english enigma enjoy
enrico enrique enter enterme enternow enterpri enterprise enters entrance entropy entry epsilon eraser erection eric erica ericsson erik erika erin
ernest ernesto ernie erotic erotica errors escalade escape escort eskimo espana espresso esquire estelle esther estrell estrella eternal eternity ethan
eugene eunice eureka europa europe evan evangelion evelyn ever everest everett everlast everton evgeniy evil evolutio evolution excalibu excalibur
exchange excite exeter exigen exigent exodus exotic experienced expert explore explorer express extra extreme fabian fabie fabienn fabio fabric
fabulous face facebook facial factory faggot fairlane faith faithful falcon falcons fallen fallon fallout family famous fandango fang fanny fantasia
fantasy fantomas farley farm farmboy farmer farscape farside fart fashion fast fastball faster fatass fatboy fatcat father fatima fatman fatty favorite
fduecn fearless feather feathers february federal federico feelgood feet felicia felipe felix fellatio fellow female females fender feng fenris fenway
fergie fergus ferguson fernand fernando ferrari ferret ferris fester festival fetish fghtkm fgtkmcby fick ficken fiction fiddle fidelio fidelity fields
fiesta figaro fight fighter films filter filthy finally finance finder finger fingers finish finland fire fireball firebird fireblad firefigh firefire
firefly firefox fireman firenze firewall first fischer fish fishbone fisher fisherman fishes fishfish fishhead fishin fishing fishman fishon fisting
fitness fitter five fkbyjxrf fktrcfylh fktrcfylhf fktrctq fktyrf flame flamengo flames flamingo flanker flash flasher flatron fletch fletcher flexible
flicks flight flip flipflop flipper floppy florence flores florian florida flounder flower flowers floyd fluff fluffy flvbybcnhfnjh flyboy flyer flyers
flyfish flying focus follow foobar food foolish foot footbal football footjob forbes force ford fordf forest foreve forever forfun forget forgetit
forgot forlife format formula forrest forsaken fortress fortuna fortune forum forward foryou fossil foster fosters fountain four fowler foxtrot foxy
foxylady franc france frances francesc francesco francine francis francisc franco francois frank frankie franklin franks franky fraser freak freaks
freaky freckles fred freddie freddy frederic frederik fredfred fredrick free freebird freedom freee freefall freefree freeman freepass freeporn freesex
freestyle freeuser freeway freeze french frenchy fresh friday friend friendly friends friendster fright frisbee frisco frisky fritz frodo frog frogger
froggy frogman frogs from front frontier frosch frost frosty frozen fruity fubar fuck fucked fucker fuckers fuckface fuckfuck fuckhead fuckher fuckin
fucking fuckinside fuckit fuckme fuckoff fuckthis fucku fuckyo fuckyou fugazi fujitsu fukkc fulham fullmoon function funk funky funny funstuff funtime
furball fusion fussball futbol futurama future fuzzy fyfcnfcbz fyfnjkbq fylhtq fytxrf fyutkbyf fyutkjxtr gabber gabby gabrie gabriel gabriela gabriele
gabriell gadget gaell gagged gagging galant galaxy galina galore gambit gamble gambler game gameboy gamecock gamecube gameover games gamma gandalf
ganesh gang gangbang gangsta gangster gannibal garage garbage garcia garden gardner gareth garfield gargoyle garion garlic garnet garrett gary gasman
gaston gateway gatit gator gatorade gators gatsby gawker gbhfvblf gbpltw geezer gegcbr geheim gemini gene general generals generic genesis geneva geng
genius geoffrey georg george georgia georgie gerald gerard gerbil german germany geronimo gerrard gerry gertrude gesperrt getmoney getout getsome
getting gfhjkm gfhjkmgfhjkm ghbdtn ghbdtnbr ghblehjr ghbrjk ghbywtccf ghetto ghjcnbnenrf ghjcnj ghjcnjgfhjkm ghjcnjnfr ghjcnjq ghjuhfvvf ghost
ghostrider ghosts gianni giant giants gibson gideon gidget gigabyte giggle giggles gilbert gilles gillian gilligan gina ginger giorgi giorgio giovanna
giovanni giraffe girl girls giulia giuseppe gizmo gizmodo gizzmo gjkbyf glacier gladiato gladiator gladys glamour glasgow glass glasses glenn global
globus glock gloria glory glover glow gmoney goalie goat goaway gobears goblin goblue gobucks gocubs godbless goddess godfathe godfather godlike
godsmack godzilla gofast gofish goforit gogators gohome goirish goku gold goldberg golden goldeney goldeneye goldfing goldfish goldie goldstar goldwing
golf golfball golfer golfgolf golfgti golfing goliath gollum gonavy gone gong gonzales gonzalez gonzo goober good goodboy goodbye goodday goodgirl
goodie goodluck goodman goodtime goodyear goofy google gooner goose gopher gordo gordon gore gorgeous gorilla gotcha goten gotenks goth gotham gothic
gotmilk gotohell gotribe govols grace gracie graham gramma granada grand grandam grande grandma grandpa granite granny grant grapes graphics grass
grateful gratis gravity grayson grease great greatone greece greedisgood greedy green greenbay greenday greene greens greg gregor gregory gremlin
grendel gretchen gretzky greywolf griffey griffin grimace grin grinch gringo grisha grizzly gromit groove groovy groucho groups grover grumpy grunt
gryphon gsxr gthcbr gtnhjdbx guai guang guardian guess guest guido guillaum guiness guinness guitar guitars gumby gundam gunnar gunner gunners gunther
gustav gustavo guyver gymnast gypsy habibi hack hacked hacker hacking haggis hailey hair hairball hairy haley halflife halifax hall hallie hallo
hallowee halloween hambone hamburg hamilton hamish hamlet hammer hammers hammond hampton hamster hancock hand handball handsome handyman hang hank
hanna hannah hannes hannibal hans hansen hansol hansolo hanson hanuman happiness happy happyday harald harbor hard hardball hardcock hardcore harddick
harder hardon hardone hardrock hardware hardwood hardy harle harlem harley harman harmon harmony harold harper harrier harriet harris harrison harry
harrypotter harvard harvest harvey hassan hastings hate hatred hattrick havana havefun having hawaii hawaiian hawk hawkeye hawkeyes hawkins hawks
hayabusa hayden hayley hazard head health heart hearts heat heater heather heaven heckfy hector hedgehog heels heidi heineken heinrich hejsan helen
helena helene hell hellas hellboy hellfire hello hellokitty helloo hellos hellsing hellyeah helmet helmut help helper helpme helsinki hemi hemlock
hendrix heng henrik henry hentai herbert herbie hercules here herewego heritage herman hermes heroes herring hershey hesoyam hetfield hewitt hewlett
heynow hfytnrb hidden higgins high highbury highheel highland highlander highlife highway hiking hilary hill hillary hillbill hilton hiphop hippie
history hitachi hithere hitler hitman hiziad hjccbz hjvfirf hobbes hobbit hockey hoffman hogtied hokies hola holden hole holein holes holger holiday
holidays holla holland hollie hollow holly hollywoo hollywood holmes holycow holyshit home homeboy homemade homepage homer homerj homers homerun
homework honda hondas honey honeybee honeys hong hongkong honolulu honor hookem hooker hookup hooligan hooper hoops hoosier hoosiers hooter hooters
hootie hoover hope hopeful hopeless hopkins hopper horace hores horizon horndog hornet hornets horney horny horse horses hotass hotbox hotboy hotdog
hotgirls hotone hotpussy hotred hotrod hotsex hotshot hotstuff hott hottest hottie hotties houdini hound hounddog house houses houston hover howard
howdy howell htubcnhfwbz huai huang hubert hudson huge hughes hugo hummer humphrey hung hungry hunt hunte hunter hunting hurley hurrican hurricane
husband husker huskers huskies hustler hyperion hyundai iamgod ibanez ibrahim iceberg icecream icecube icehouse iceland iceman idefix idiot idontkno
idontknow idunno iforget iforgot igor iguana ihateyou ijrjkfl iklo ilikeit ilikepie illini illinois illusion ilove ilovegod iloveme ilovepussy ilovesex
iloveu iloveyo iloveyou imagine imation immortal impact impala imperial implants impreza inches incubus india indian indiana indians indigo infantry
inferno infiniti infinity information ingrid inlove innocent insane insanity insert inside insight insomnia inspiron install instant integra intel
inter intercourse interest interne internet intrepid intruder inuyasha invest iomega ipswich ireland irene irina irinka irish irishka irishman iriska
ironmaiden ironman irving isaac isabel isabell isabella isabelle isaiah iscool island islander ismail israel istanbul istheman italia italian italiano
italy itisme itsme ivan ivanov ivanova iverson iwantu jabber jabroni jack jackal jackass jackie jackjack jackoff jackpot jackson jacob jacobs jacques
jade jaeger jagger jaguar jaguars jaime jakarta jake jakejake jamaica james jamesbon jamesbond jameson jamess jamie jammer jammin jane janelle janet
janice janine january japan japanese jared jarhead jarrett jarrod jarvis jasmin jasmine jason jasper java javelin javier jaybird jayden jayhawk
jayhawks jayson jazz jazzman jazzy jean jeanette jeanne jeannie jedi jeep jeeper jeepster jeff jefferso jefferson jeffery jeffrey jehovah jello jelly
jellybea jellybean jenifer jenkins jenn jenna jennaj jennie jennife jennifer jenny jensen jeremiah jeremy jericho jerk jerkoff jermaine jerome jerry
jersey jesper jess jesse jessic jessica jessie jester jesus jeter jethro jets jetski jewel jewels jewish jezebel jiang jiao jiggaman jill jillian jimbo
jimbob jimmie jimmy jimmys jing jingle jingles jiong jktxrf jktymrf joanna joanne jocelyn jockey joebob joecool joejoe joel joemama joey johann johanna
johannes john johnboy johncena johndeer johndoe johngalt johnjohn johnny johnson joke joker jokers jomama jonas jonathan jonathon jones jonny jorda
jordan jorge jose joseph josephin josh joshu joshua josiah journey joyce jrcfyf jsbach juan juanita jubilee judith judy juggalo jughead juice juicy
jules julia julian juliana julie julien juliet juliette julio julius july jumbo jump jumper june junebug jungle junio junior juniper junk junkie
junkmail jupiter jurassic justdoit justi justice justin justine justme justus juventus kaboom kahlua kahuna kaiser kaitlyn kakashka kaktus kalina
kamasutra kamikaze kamila kamilla kane kang kangaroo kansas kappa karachi karaoke karate karen karin karina karine karma karolina kashmir kasper katana
katarina kate katerina katherin katherine kathleen kathryn kathy katie katrin katrina kawasaki kayla kaylee kayleigh kazantip kcchiefs keegan keenan
keeper keepout keisha keith keller kelley kellie kelly kelsey kelvin kendall kendra keng kennedy kenneth kenny kenobi kenshin kent kentucky kenwood
kenworth kermit kernel kerouac kerry kerstin kestrel kevin keyboard keystone keywest kfgjxrf kfhbcf khan kickass kicker kicksass kidrock kids kieran
kill killa killbill kille killer killers killjoy killkill killme kilroy kimball kimber kimberly kimmie kinder king kingdom kingfish kingking kingkong
kingpin kings kingston kinky kipper kirby kirill kirk kirkland kirsten kirsty kiss kisses kissing kisskiss kissme kissmyass kitchen kiteboy kitkat
kitten kittens kittie kitty kittycat kittykat kittys kiwi kjkszpj kjrjvjnbd klaste klaster klaus kleopatra klingon klizma klondike knickers knicks
knight knights knock knockers knopka knuckles kodiak kojak kokomo kolbasa kolobok kolokol komodo kong konstantin kool koolaid kordell korean korn
koroleva korova koshka kosmos kostya kotaku kotenok kramer krasotka kris krishna krissy krista kristen kristi kristian kristin kristina kristine kristy
krokodil krolik kronos krusty krypton krystal ksenia ksusha ktyjxrf kuai kuang kume kungfu kurt kyle labrador labtec lacrosse ladder laddie ladies lady
ladybug laetitia lagnaf laguna lake lakers lakeside lakewood lakota lalakers lambda lambert lamer lamont lance lancelot lancer lancia lander landon
lane lang lansing lantern laptop lara larisa larissa larkin larry larsen larson laser laserjet lassie lasvega lasvegas latin latina latinas latino
laura laurel lauren laurence laurent laurie lawrence lawson lawyer lazarus lback leader leanne leather leavemealone lebowski ledzep leeann leeds
leedsutd lefty legacy legend legion legolas legos legs leigh leinad lekker leland lemans lemmein lemon lemonade lemons lena leng lennon lennox lenny
lenochka leon leonard leonardo leonid leopard leopold leroy lesbian lesbians lesley leslie lespaul lestat lester letmei letmein letsdoit letsgo letter
lewis lexmark lexus lfitymrf lfybbk lhfrjy liang liao libero liberty library lick licker licking lickit lickme life lifehack lifetime light lighter
lighting lightnin lightning lights lilbit lilian liliana lilith liliya lillian lillie lilly limewire limited lincoln linda linden lindros lindsay
lindsey lineage ling link linkin links lion lionel lionking lions lips lipstick liquid lisa lisalisa listen lister lithium little live liverpoo
liverpool living lizard lizzie lizzy ljxtymrf llamas lloyd loaded lobo lobster lockdown locks loco logan logger logitech loki lokiloki lokomotiv lola
lolipop lolita lollipop lollol lollypop lolol londo london lonely lonesome lonestar lonewolf long longbow longdong longer longhair longhorn longjohn
look looker lookin looking lookout looney loose looser lopez lord loren lorena lorenzo loretta lori lorraine loser losers lost lottie lotus loud louie
louis louise loulou love lovebug loveit loveless lovelife lovelove lovely loveme lover loverboy loverman lovers lovesex loveya loveyou loving lowell
lowrider ltybcrf luan luca lucas lucia luciano lucifer lucille luck lucky luckydog luckyone lucy ludmila ludwig luis luke lumber lumina luna lunchbox
lust luther lvbnhbq lynn macaroni macbeth macdaddy machine macintos mack mackie macleod macman macross madagaskar madcat madcow madden maddie maddog
madeline madina madison madman madmax madness madonna madrid maestro mafia magazine magelan magellan maggi maggie maggot magic magical magician magick
magicman magnet magneto magnolia magnum magnus magpie magpies mahler maiden mail mailcreated mailman maison majestic major makaka makaveli makayla
maksim maksimka malachi malaka malaysia malcolm malibu malice malina malish mallard mallorca mallory mallrats malone mama mamacita mamamia mamapapa
mamas manager manchest manchester mancity mandarin mandingo mandrake mandy manfred mang manga mango mangos maniac manila mankind mann manning manny
manolo manowar manson mantis mantle manuel manuela manutd maple maradona marathon marauder marble marbles marc marcel marcello marcelo march marcia
marcin marcius marco marcos marcus margaret margarit margarita margie mari maria mariah mariam marian mariana marianna marianne marie mariel marijuan
marijuana marika marilyn marin marina marine mariner mariners marines marino mario marion mariposa marisa marissa marius mariya marjorie mark marker
market markie markiz markus marlboro marlene marley marlin marlon marquis marriage married mars marseill marseille marsha marshal marshall martha marti
martin martina martine martinez martini marty marvel marvin mary maryann maryjane maryland masamune maserati mash mason massage massimo massive maste
master masterbate masterbating masterp masters matador matchbox mathew matilda matisse matrix matt matteo matthe matthew matthews matthias mattie matty
mature maureen maurice maveric maverick maxdog maxell maxim maxima maxime maximka maximo maximum maximus maxine maxmax maxwell maxx maxxxx mayday
mayhem maynard mazafaka mazda mazdarx mcdonald mckenzie mclaren meadow meagan meat meatball meathead meatloaf mechanic media medic medical medicine
medina medion medusa medved mega megadeth megaman megan megane megapass megatron meghan meier meister melani melanie melina melinda meliss melissa
mellon mellow melody melons melrose melvin member memorex memory memphis menace meng mental menthol mentor meow meowmeow mephisto mercede mercedes
mercury meredith meridian merlin merlot mermaid mersedes messiah metal metall metallic metallica method metroid mets mexican mexico miami mian miao
michae michael michaela michaels michal micheal michel michele michell michelle michigan mick mickey micro microlab micron microphone microsof
microsoft middle midget midnight midnite midway mierda mighty migue miguel mihail mikael mike mikemike mikey milan milana milano mildred milena miles
military milk milkman millenium miller millie million millions millwall milo milton mindy mine minecraft minemine minerva ming mingus minime minimoni
ministry minnie miracle mirage miranda miriam mirror mischief misery misfit misfits misha mishka misiek missie mission mississippi missouri missy
mister mistress misty mitch mitchell mittens mizzou mobile mobydick model models modelsne modena modern mogwai mohamed mohammad mohammed mohawk mojo
mollie molly mollydog moloko molson momdad mommy momoney monaco monalisa monarch monday mondeo mone money moneyman moneys mongoose monic monica monika
monique monitor monk monke monkey monkeybo monkeys monopoly monroe monster monsters montag montana monte montecar montgom montreal montrose monty
moocow mookie moomoo moon moonbeam moondog mooney moonligh moonlight moonshin moore moose mooses mopar morales mordor more moreno morgan moritz morning
moron morpheus morris morrison morrowind mortal morten mortgage mortimer mortis morton moscow moses moskva mother motherfucker motherlode mothers
motion motley motocros motor motorola motown mountain mouse mouser mouth movie movies mozart mudvayne mufasa muffin muhammad mulder mullet mulligan
multiplelo munch munchkin munich muppet murder murphy murray murzik musashi muscle muscles mushroom music musica musical musicman muslim mustafa
mustang mustangs mustard mutant mybaby mydick mygirl mykids mylife mylove myname mynameis mypass mypassword myrtle myself mystery mystic myxworld nadia
nadine naked namaste nancy nang nanook napalm napass napoleon napoli napster narnia naruto nascar nastia nasty nastya natali natalia natalie nataly
natalya natasha natedogg nathalie nathan nation national native natural nature naughty nautica nautilus navajo navigator navy navyseal nazgul nbvjatq
nebraska needles nellie nelson nemesis nemrac neng neon neptune nestor netscape network nevada never nevermind nevermore nevets neville newark newbie
newcastl newcastle newlife newman newpass newport news newton newyear newyork nextel nfnmzyf nfytxrf nguyen niang niao nice niceass niceguy nicholas
nichole nick nickel nicky nico nicol nicola nicolas nicole nigga nigger night nightmar nightmare nights nightwish nike nikita nikitos nikki nikola
nikolai nikolas nikolay nimbus nimitz nimrod nina nine nineball nineinch niners ning ninja ninjas nintendo nipper nipple nipples nirvana nissan nitram
nitro nittany nobody noel noelle nofear nokia nokian nolimit nomad nomore noname none nonenone nong noodle noodles nookie nopass norbert normal norman
normandy norris north northern norton norway norwich nostromo notebook nothing notredam notused nounours nova novell november noway nthvbyfnjh ntktajy
nuan nuclear nude nudes nudist nugget nuggets number nurses nursing nutmeg nuts nutter nuttertools nygiants nyjets nylons nymets nympho oakland oakley
oasis oatmeal obelix oberon obiwan oblivion obsidian ocean oceans october octopus odessa odyssey office officer offshore ohshit ohyeah oicu oilers
oklahoma oksana older oldman oleg olenka olesya olga olive oliver olivia olivier ollie olympus omar omega onelove onetime onetwo onion onions online
onlyme ontario open opendoor opennow openup operator ophelia optimist optimus option options oracle oral orange oranges orchard orchid oregon oreo
orgasm orient original orioles orion orlando oscar osiris othello otis ottawa otto outback outkast outlaw outside over overkill overlord owen oxford
oxygen oyster ozzy pablo pacers pacific pacino packard packer packers pacman paco paddle padres page pain paint paintbal paintball painter painting
pajero pakistan palace paladin palermo pallmall palmer palmtree paloma pamela panama panasoni panasonic pancake pancakes pancho panda pandas pandora
pang panhead panic panter pantera panther panthers panties pants pantyhos panzer paolo papamama paper papers papillon papito paradigm paradise paradox
paragon paramedi paranoid paris park parker parkour parlament parol parola parrot partner party pasadena pascal pass passat passes passion passme
passpass passport passwd passwor password passwords passwort pastor pasword patch patches pathetic pathfind patience patric patrice patrici patricia
patrick patriot patriots patrol patton patty paul paula paulie paulina pauline paulpaul pavel pavement pavilion pavlov payday payton pdtplf peace peach
peaches peachy peacock peanut peanuts pearl pearljam pearls pearson pebble pebbles pecker pedro peekaboo peeper peewee pegasus peggy pelican pencil
penelope penetration peng penguin penguins penis penny pentagon penthous pentium people pepito peppe pepper peppers pepsi perfect perkins perry persik
person persona personal pervert pete peter peterbil peterpan peters peterson petra petrov petrova petunia peugeot peyton phantom pharao pharmacy phat
pheonix phialpha phil philip philippe philips phillies phillip phillips philly phish phoebe phoeni phoenix phone photo photon photos phpbb phyllis
physics pian piano pianoman piao piazza picard picasso piccolo pickle pickles picks pickup pics picture pictures picturs pierce piercing pierre pigeon
piggy piglet pigpen pikachu pilgrim pillow pilot pimp pimpdadd pimpdaddy pimpin pimping pinball pineappl pineapple pinetree ping pingpong pinhead pink
pinkfloy pinkfloyd pinkie pinky pinnacle pioneer pipeline piper pippen pippin pippo piramida pirate pirates pisces pissing pissoff pistol pistons
pitbull pitch pixies pizdec pizza pizzaman pizzas placebo placid planes planet plasma plastic plastics platinum plato platon platypus play playa
playball playboy player players playing playmate playstat playstation playtime please pleasure ploppy plumber pluto plymouth pobeda pocket poetry point
pointer poison pokemo pokemon poker poland polaris police polina polish pollux polly polniypizdec polo polopolo polska pompey poncho pong pontiac pony
poochie poodle pooh poohbear pookey pookie pooky pool poontang poop pooper poopie poopoo pooppoop poopy pooter popcorn popeye popova popper poppy
poptart porkchop porn pornking porno pornos pornporn pornstar porsche portal porter portland portugal poseidon positive possum post postal postman
potato pothead potter powder powell power powerful powers praise prayer preacher precious predator prelude premier premium presario presiden president
presley pressure presto preston pretty pride priest prime primus prince princes princesa princess pringles printer printing prissy private privet
probes prodigy profit program progress project promise property prophet prospect prosper protect protocol proton proview prowler proxy prozac psycho
public puck puddin pudding puffin puffy pufunga pugsley pulsar pumper pumpkin pumpkins punch punisher punk punker punkin punkrock puppet puppies puppy
puppydog pupsik purdue purpl purple pushkin puss pussey pussie pussies pussy pussycat pussyman pussys putter puzzle pyramid python qawsed qawsedrf
qazqaz qazws qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazxcv qazxsw qazxswedc qazzaq qiang qiao qing qiong qqqq qqqqq qqqwww quality quan quantum quartz
quasar quattro quebec queen queenie queens quentin quest question quick quincy qwas qwaszx qweasd qweasdzxc qwedsa qweqwe qwer qwerasdf qwerasdfzxcv
qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop rabbit rabbits rabota race racecar racer racerx rachael rachel rachelle racing radar radeon radical
radio radiohea radiohead raduga rafael rage ragnarok raider raiders railroad rain rainbow rainbows rainman rainyday raistlin raleigh ralph rambler
rambo ramirez ramjet rammstein ramona ramones rampage ramrod ramses ramsey ranch rancid randall random randy rang ranger rangers raphael rapper raptor
raquel rascal rasdzv rasmus rasputin rasta rastaman ratboy rated ratman raven ravens raymond razor razz rbhbkk rctybz reader readers reading ready
reagan real reality really realmadrid reaper reason rebecca rebel rebels reckless record records recovery redalert redbaron redbird redbone redbull
redcar redd reddevil reddog reddwarf redeye redfish redfox redhat redhead redheads redhot redline redman redneck redrose redrum reds redskin redskins
redsox redstar redwine redwing redwings redwood reebok reefer reeves referee reflex reggae reggie regina reginald register reilly reload reloaded
remember remingto remote renata renate renato renault renee renegade reng repair report reptile republic requiem rereirf rescue research reserve
resident respect restart retard retire retired revenge review revoluti revolution revolver rewq reynolds rfgecnf rfhbyf rfhfvtkmrf rfhfylfi rfhnjirf
rfnthbyf rfntymrf rfrfirf rfrnec rfvfcenhf rhbcnbyf rhfcfdbwf rhfcjnrf rhiannon rhino rhinos rhjrjlbk rhonda rhtdtlrj rhubarb ricard ricardo riccardo
rich richar richard richards richie richmond rick ricky rico riddle ride rider riders ridge riffraff right rightnow riley rimmer ring ringer ringo
ripken ripley ripper ripple rita river rivera rivers riversid rjhjkm rjhjktdf rjirfrgbde rjntyjr rjycnfynby road roadkill roadking roadrunn roadrunner
roadster robbie rober robert roberta roberto roberts robin robins robinson robocop robot robotech robotics rocco rochelle rock rocker rocket rockets
rockford rockhard rockie rockies rockin rocknrol rocknroll rockon rocks rockstar rockwell rocky rodeo rodman rodney rodrigo roger rogers rogue roland
rolex roll roller rollin rolling rollins rolltide roma roman romance romano romans romantic romashka romeo romero rommel ronald ronaldinho ronaldo rong
ronnie roofer rookie rooney rooster rootbeer rosario roscoe rose rosebud rosemary roses rosie ross roswell rotten rough route rover rovers roxanne roxy
royal royals royalty rtyuehe ruan rubber rubble ruby rudeboy rudolf rudy rufus rugby rugger rules rulez rulezzz rumble runaway runescape runner running
rupert rush ruslan russel russell russia russian rustam rusty rustydog ryan sabbath sabina sabine sabres sabrina sacred sadie safari safety sahara
saigon sailboat sailing sailor saint saints sairam saiyan sakura salamander salami salasana saleen salem sales sally salman salmon salome salomon
salope salsero salvador samanth samantha samara sambo samiam samira samm sammie sammy samoht sampson samson samsun samsung samtron samuel samurai
sanchez sancho sand sander sanders sandie sandiego sandman sandr sandra sandrine sandro sandwich sandy sanford sanfran sang sanity santa santafe
santana santiago santos sapper sapphic sapphire sara sarah saratoga sascha sasha sashka saskia sassy sasuke satan satana satchmo saturday saturn saun
sauron sausage sausages savage savanna savannah savior sawyer sayang scamper scania scanner scarface scarlet scarlett schalke schatz scheisse schmidt
school science scissors scooby scoobydo scoobydoo scooter score scorpio scorpion scotch scotland scott scottie scotty scout scouts scrabble scrapper
scrappy scratch scream screamer screen screw screwy script scruffy scuba scully seabee seadoo seagull seahawks seamus sean searay search season seattle
sebastia sebastian sebring second secret secrets secure security sedona seeker seeking segblue seinfeld sekret select selena selina seminole semper
semperfi senator senators seneca seng senior senna sensei sentinel sephiroth septembe september serega serena serenity sergbest sergeant sergei sergey
sergi sergio series serious serpent sersolution server service services sesame seven sevens severin sexgod sexman sexo sexsex sextoy sexual sexx sexxx
sexxxx sexxxy sexxy sexy sexybabe sexybitch sexyboy sexygirl sexylady sexyman sexyone sexysexy seymour shado shadow shadows shady shag shaggy shai
shakira shakur shalom shaman shampoo shamrock shamus shan shane shaney shang shanghai shania shanna shannon shanti shao shaolin shark sharks sharky
sharon sharp sharpe shasta shauna shaved shawn shawna shazam shearer sheba sheeba sheena sheep sheepdog shei sheila shelby sheldon shell shelley shelly
shemale shen sheng shepherd sheridan sheriff sherlock sherman sherri sherry sherwood shibby shiloh shiner shinobi shirley shit shitface shithead shitty
shock shocker shodan shoes shogun shojou shonuf shooter shopper shopping short shorty shotgun shou shovel show shower showme showtime shrimp shuai
shuang shui shun shuo shuttle shutup sick sidekick sidney siemens sierra sigma sigmachi signal silence silent silly silver silverad silvia simba
simmons simon simona simone simons simple simpson simpsons sims sinatra sinbad sinclair singapor singer single sinister sinned sinner siobhan sirius
sissy sister sisters site sites sithlord sixers sixpack sixty skate skateboard skater skeeter skibum skidoo skiing skillet skinhead skinner skinny skip
skipper skippy skirt skittles skorpion skydive skyhawk skylar skylark skyler skyline skywalke skywalker slacker slamdunk slammer slapper slappy
slapshot slater slave slavik slayer sleep sleeper sleepy slick slider slim slimshad slimshady slinky slipknot slippery sliver slonik sloppy slowhand
slugger sluggo slut sluts slutty smackdow smackdown small smart smashing smeghead smegma smelly smile smiles smiley smirnoff smirnov smith smiths
smitty smoke smoker smokes smokey smokie smokin smoking smooth smoothie smudge smurf smut snake snakes snapon snapper snapple snappy snatch sneakers
sneaky snicker snickers sniffing sniper snooker snoop snoopdog snoopy snow snowball snowbird snowboar snowboard snowflak snowman snuffy snuggles sobaka
socce soccer socrates sofia softail softball software solaris soldier soleil solitude solnce solo solomon solution some someday someone somerset
somethin something sommer sonata song sonia sonic sonics sonny sonoma sony sonyericsson sonyfuck sonysony sooner sooners sophi sophia sophie soprano
sopranos soul soulmate sound south southern southpar southpark southpaw sowhat space spaceman spam spanish spank spanker spanking spankme spanks spanky
spanner spark sparkle sparkles sparks sparky sparrow sparta spartak spartan spartans spawn speaker speakers spears special specialk spectre spectrum
speed speedo speedway speedy spence spencer sperma sphinx spice spider spiderma spiderman spidey spike spiker spikes spikey spinner spiral spirit
spitfire splash spleen spliff splinter spock spoiled sponge spongebo spongebob spooge spooky spoon spoons sport sporting sports sporty spot spotty
spread spring springer springs sprint sprinter sprite sprout spud spunky spurs sputnik spyder sqdwfe squall square squash squeak squeeze squirrel
squirt srinivas stacey stacie stacy stafford stalin stalker stallion stan standard stanford stang stanislav stanley stanton staples star starbuck
starcraf starcraft stardust starfire starfish stargate starligh starman starr stars starship starstar start starter startrek starwar starwars stasik
state static station status stayout stealth steam steaua steel steele steeler steelers stefan stefanie stefano steffen steffi stella stellar stepan
steph stephan stephane stephani stephanie stephen stereo sterlin sterling sterva steve steven stevens stevie stewart stick stickman sticks sticky
stiffy stigmata stimpy sting stinger stingray stinker stinky stitch stock stocking stocks stockton stolen stone stonecol stonecold stoned stoner stones
stoney stop storage store stories storm stormy straight strange stranger strap stratfor stratus strawber strawberry stream streaming street streets
strelok strength stress stretch strider strike striker string strip stripper stroke stroker strong stryker stuart stubby stud student studio studly
studman stuff stumpy stunner stupid style styles stylus suan subaru sublime submit suburban subway subzero success suck suckdick sucked sucker suckers
sucking suckit suckme suckmydick sucks sugar suicide sullivan sultan summer summers summit sundance sunday sundevil sunfire sunflowe sunflower sunlight
sunny sunnyday sunrise sunset sunshin sunshine super superb superfly superior superma superman supernov supernova supersonic supersta superstar support
supra supreme surf surfer surfing surgery surprise survivor susan susana susanna susanne sushi suslik sutton suzanne suzuki sveta svetik svetlana
svoboda swallow sweden swedish sweet sweetheart sweetie sweetnes sweetness sweetpea sweets sweety swimmer swimming swinger swingers swinging switch
swoosh sword swordfis swordfish swords sydney sylveste sylvia sylvie syncmaster synergy syracuse system systems syzygy tabasco tabitha taco tacobell
tacoma taekwondo talbot talisman talks talon tamara tamerlan tammy tampabay tang tango tank tanker tanner tantra tanya tara tarakan tardis target
tarheel tarheels tarpon tarzan tasha tasty tatarin tatiana tattoo tatyana taurus taxman taylor tazman tazmania tazz tbone tdutybq tdutybz teacher team
tech technics techno teddy teddybea teddybear teen teenage teens tekken telefon telephon telephone temp tempest templar temple temppass tenchi tender
teng tennesse tennis tequila terefon teresa terminal terminat terminator termite terra terrapin terrell terrier terror terry test tester testing
testpass testtest tetsuo texas thailand thanatos thanks thankyou theater theatre thebear thebeast thebest theboss thecat thecrow thecure thedog thedon
thedoors thedude theend theforce thegame thegreat their thekid theking thelma theman theodore theone there theresa therock these thesims thewho thierry
thing things thirteen this thisisit thoma thomas thompson thong thongs thor thrasher three threesom throat thuglife thumb thumbs thumper thunder
thunderb thursday tiamat tian tiao tiberius tiburon ticket tickle ticklish tiffany tiger tigercat tigers tigge tigger tight tights timber time timeout
timmy timosha timothy tina ting tinker tinkerbe tinkerbell tinman tintin tiny tipper titan titanic titanium titans titfuck titleist tits titten titties
titts titty tkbpfdtnf toast toaster tobias toby today todd toejam toffee together toilet tokiohotel toledo tolkien tomahawk tomas tomato tomcat tommie
tommy tommyboy tomorrow tomtom tong tongue tonight tony toocool tool toolbox toolman toomuch toon toonarmy tootie tootsie topcat topdog topgun tophat
topher topper toriamos torino tornado toronto torpedo torres toshiba tosser tottenha tottenham touching tower towers town toyota trace tracer tracey
track tracker tractor tracy trader traffic trailer train trainer training trains tralala trance tranny trans transam transfer transit translator
trapper trash trauma travel traveler travis treasure treble trebor tree treefrog trees treetop trek trenton trevor trfnthbyf trial triangle tribal
tricia tricky trident trigger trigun trinidad trinitro trinitron trinity trip triple tripleh triplex tripod tripper trisha tristan triton triumph
trixie trojan trojans troll trombone trooper tropical trouble trout troy truck trucker trucking trucks truelove truman trumpet trunks trust trustme
trustno truth tsunami tuan tucker tuesday tujhrf tulips tuna tunafish tundra tuning tupac turbo turbos turkey turner turnip turtle tuscl tuxedo tweety
twelve twenty twiggy twilight twinkie twinkle twins twist twisted twister tycoon tyler typhoon tyrone tyson ufkbyf ukraine ultima ultimate ultra
ulysses umbrella umpire undead underdog underground undertak undertaker unicorn unique united universa universal universe university unknown unlock
unreal uptown upyours uranus ursula usarmy user username usmarine usmc usnavy usuckballz utopia vacation vader vadim vagabond vagina valencia valentin
valentina valentine valera valeri valeria valerie valery valhalla valkyrie valley vampir vampire vampires vancouve vanessa vanguard vanhalen vanilla
varvara vasilisa vaughn vauxhall vbkfirf vector vectra vedder vegas vegeta vegitto vehpbr velocity velvet vendetta venera venice venom ventura venture
venus vera verbatim veritas verizon vermont vernon verona veronica veronika versace vertigo vette vfczyz vfhbyf vfhecz vfhufhbnf vfibyf vfitymrf
vfksirf vfndtq vfntvfnbrf vfrcbv vfrcbvrf vfvekz vfvfgfgf vfvjxrf viagra vickie victor victori victoria victory video videos vienna vietnam viewsoni
viewsonic viking vikings viktor viktoria viktoriya villa village vincent vinnie vintage violet violetta violin viper vipergts vipers virgil virgin
virginia virginie virtual virus visa vision visual vitalik vitamin vivian vjcrdf vjkjrj vjqgfhjkm vkontakte vlad vladik vladimir vladislav vodka
volcano volcom volkov volkswag volley volleyba volume volvo voodoo vortex voyager voyeur vqsablpzla vsegda vsjasnel vulcan waffle wagner walker wallace
wallet walleye wally walmart walnut walrus walter walton wanderer wang wanker wanking wanted wapbbs warcraft wareagle warez warhamme warhammer warlock
warlord warner warning warren warrior warriors warthog wasabi washburn washingt washington wasser wassup wasted watch watcher water waterboy waterloo
waterman waters watford watson wayne wealth weare weasel weather weaver webber webhompas webmaste webmaster webster wedding weed weekend weezer weiner
weird welcom welcome welder welkom weller wendy weng werder werdna werewolf werner wesley west western westham weston westside westwood wetpussy wetter
what whatever whatsup whatthe whatwhat wheeler wheels whiplash whiskers whiskey whisky whisper whistler white whiteboy whiteout whitesox whitey whitney
whocares whore whynot wibble wicked widget wifey wilbur wild wildbill wildcard wildcat wildcats wilder wildfire wildman wildone wildwood will willia
william williams willie willis willow willy wilson wind windmill window windows windsor windsurf winger wingman wingnut wings winner winners winnie
winona winston winter wireless wisdom wiseguy wishbone wives wizard wizards wolf wolfen wolfgang wolfie wolfman wolfpac wolfpack wolverin wolverine
wolves woman womans wombat women wonder wonderboy wonderfu wonderful wood woodie woodland woodstoc woody woofer woofwoof woohoo wookie word wordpass
wordup work worker working workout world wormix worthy wraith wrangler wrench wrestle wrestler wrestlin wrestling wright wrinkle writer wutang wxcvbn
wyoming xanadu xander xantia xavier xbox xerxes xfiles xian xiang xiao xing xiong xtreme xuan xxxpass yamaha yamahar yamato yang yankee yankees yasmin
ybrbnf ybrjkfq yeah yeahbaby yellow yessir yfcntymrf yfnfif yfnfkb yfnfkmz ying yjdsqgfhjkm yoda yogibear yolanda yomama yong yosemite young yourmom
yousuck youtube yoyoma yuan yugioh yummy yvette yvonne yzerman zach zachary zack zalupa zander zang zanzibar zaphod zappa zapper zaqwsx zaqwsxcde
zaqxsw zaqxswcde zaraza zarina zasada zebra zeng zenith zephyr zeppelin zero zerocool zerozero zeus zhai zhang zhao zhei zheng zhjckfd zhong zhou zhuai
zhuang zhui zhun zhuo zidane ziggy zigzag zildjian zipper zippo zippy zodiac zoloto zombie zong zoomzoom zorro zuan zvezda zxasqw zxcasd zxcasdqwe zxcv
zxcvb zxcvbn zxcvbnm zyjxrf zzzxxx
`;

/** Passwords of published leaks that have a capital letter, a small one, a figure and a sign, separated by spaces. */
export const leakedPasswords = String.raw`
!!VMwar33 !2h7=aol64#Exq0Q !4PolskaViza$ !@QW12qw !Fish72! !QA2ws3ed !QAZ1qaz !QAZ2wsx !QAZ2wsx#EDC !QAZxsw2 !QAZxsw2#EDCvfr4 !QAZzaq1 !Qaz2wsx
!W0S5974_Kwx !WArr1111 !Window25 !Winslow123 !Winston1209 !X2x4357zda#wjD_ !Ycas1982 !Yeti37139 !ZooMan1 !cuCIJ_LN942q0EW !v_J#zCws9mjI107 !xD3$g^l[
!y1asFE67_g0f3jo !y7aqU3a6u3u$U !y8AjEWuveNeqa #EDCvfr4 #VPVNx81SkqM #Warrior1 #X12!gU8Mji_PrlE #X1u6H3ztvl!P_Gd #Y5a2eZujE9atE #YGb3_67zM8FA5R0
#Yz_u0n!Z94mI25d #Zafirakis3 #_XlK!P2705cAFTG #x3g48I!0wWy1K_P #y#aDuPY$UMu5y #y@AMe@uHuTy2u #yratuRaqe4E3E $$wHp106 $RFV4rfv $Tatyana09$ $WuHibaxJ4Ay
$XeaRoMs8upWyBtS $Y6emyGYRaVAgU $YMaQWz2 $YNE3U8unybUNu $emperF1 $wnUAp8X $wpaHhy3uRt9 $xkAw93Fubpq $y5AJEnU3Ary2a $y5yZadaNURE@E $yXYRJ2bzm6FZW*d
$ybaqa8U7e7ESE $ymeqAHe4UbELe %Y$ejEHUDyvy6e %Y7EbUPe6YpYLE %YNaVuNyqy8A#y &&wdXWabuSc7&b*QDex_6B*5v?e8V &Y&Y7y7y *F2i9UfcRdZ3 *Q_sS886004_ *Voetius-1
*Xp230036 *Z1317z* *waterS1 -=WPB=-yankees1 -xXx-111 ...YIDMA819g ..QfZe5pxdVA ..Y9fVOZiyuO ..Z1y4dAuA9l ..ZmeC4YEz58 ..oO3xPZokK6 .VoOdka8 .Xan.1941.%
.YL38Jt#M46xzZ!d .YaLiin2 ._#y8upN!9qF26fL .ykA9zjtDds3 0!g2437k8D#NTzUe 0ERin4j_ 11!!qqAA 12#$qwER 123qwe!@#QW 127Hour$291 141791.htmTranslator
1475aA## 17-Jan-78 1702_ED_New 1976_Mikhail 1Password! 1Runner! 1_Marian 1qaz!QAZ 1qaz@WSX 1qazZAQ! 25Uw1gF. 2GqHir*EhjSa 2YD*bJeN 2ldNp_7735 2wsx#EDC
2wsx@WSX 37947952Lc$ 39603610-Ba 3Lgn5!9IMBHb 3SKpil#C!1=62ehH 4!gEb6HGSOeP 49eS#t#A 4c@J&$sS 4rfv$RFV 4xXx_ab0ot 5#o7!0qfvWdI46DF 51c0J!CRVNyo
5YJY#ELeLu6YLe 5tgbBGT% 666.Meta 6aNAqU#esA7u3Y 6yhnMJU& 7!k19Cglxs_52zAr 74BU.BzI 74N.a4bW 74ywcO.y 7=zARJK#bo928u4i 7ceM0s!#o4x8NG29 91jL.rHI
9j!7cT_3lHUOLM#Q =Yh3z#8!C27sbZ4i @WSX1qaz @WSX2wsx @WSX2wsx!QAZ1qaz @YSU9e2eXUNupa @YVe9uZegYVa#a @YZA6y9aduBadu @YsaMA7UJA!UnU @YtYTySeWapY2u
@yRAnUGyNU9e9E @ybe4EnEsUXEse A5ezygyJa4y#eL AAA..9aFctqxKSFY AC_DCmp3 AH-DPqd9 ASdf12#$ AZaz!@12 Ab.1234567 Adobe_01 Al#kS3!kSj0xX Alph@5380
Amiral24-24 Anderley@07 Anders_54 Art_06.05 AsiraK@1892 Atao!4V1hwp9 AycO.17111995 Az.1996. BE%eTYjaguWA7A BaD.BoY_007 Beaver44-uncleewj Black2055!
Bmw_540_i Bolinha@2008 Bomber52! Boryna_evVA4 Bradley1! Buster123! CBDBL3xi@ Creeper_3 Creeper_4 DD!mstwy28 DFj8979789!ths DIAnaEK_23 DJ3lyKi! DaS.g3ht
Dragon_6.9 Dragoness.1 Dybik.66. EC_.D7fVQ ETaQaTeve2A#y2 Ekips123_ Election@09 Elogos_10 Elogos_11 Euq8pvHrnpSSdymIZQx+ F5_mK6Vn Fenice1.
Fetish.combeezer4topper4 Fi2t_5ha Fowler-01 Froob!23 Fuck0ff! Fuckyou123! Fylh.irf888 Geo'rge5 Gfhjkm_2 GiA^Sox-291 Godisgreat@78 GudronBaton.12
Hengsha_2_23 INMDinmd_93 J33p3rs! Jerk921@ Jesus777! Jhon@ta2011 Jhood22-december Joed++?8 Jonbm86! Juninho1999@ Karina_1996 Katty_Astro1 Katya13.12
Kauguri98-02 Killer_123 L58jkdjP! LA%u9E5y2YVuVA LT95vv@s L_h1o2rn Lavey-Lavey666 LazerBoy_1 Lena_9Tanya LucXakK_00 M3hm3t_k Mach1_03 ManicSon-love908
Marco1997! Money4me2! Monster_1 Mosquito@13 Mumi-l0v NICK1234-rem936 NY#77G-f Nicole_1 Nloq_010101 No_Hack8 Number123456789!!! Ocgatk2-Llaveatk2
Oleg.Kapustin_95 OmL47#yW P@$$w0rd P@55w0rd P@ssW0rd P@ssw0rd Pa$$w0rd Passw0rd! Password1! Password1. Play-b0y Pw_310la Qwerty1! R9lk7..y7IE.
RaBe_1968 S!OsoP8duGDbqEcH S=#Et!041mAkToeZ Samantha1! Seriy.290199 Shad0w*10*1 Simpsons1# Sj2323!! Sky!blu3 Some@1128 Sorboro@14 Super.168
Tickled.comreaper999MOR098GO Tm3A..M2 UXUdE%U7uqeryG V!p3r_69 V#jXFPb5_fkh1AHK V6#WnsBLDES2!7Zg VKizsj6NG*9a VLaD_25610 VPk18MNP.90 VSEHmydo%3Apassword
VU9agA#AzaPAXA VWvw471690488.c VYBMTNuvhp4* VYBvyb_8 VcW19uNO3o!p Vixens.comreaper999MOR098GO VjQ$e5sctXgh VkAnan-6! Vkn&str1 Vkn&str1be VlAd86_NaDyA86
Vlad_20061124 Vlad_4321 Vlad_Nv86 Vlada_99 Vladimir*1977 Vladimir_61_Nik Vladislav-07 Vlasta88- Vlctim-1 Vliel@nd02 VmFIE5V_B VnJ901ID28_!6c75
Vo5jPJxH$ZXw VoPR.Fz23 VoVa_1986 Volodia-999 Volodia.1981 VolzhanKa-85 Voodoo1! Voronin_1991 Vova1888.05 Vova_2005 Vova__2001 Voy@ger0 VqGbShD5BmMw$Lup
Vshe_92002 VtD70183Do~1 Vtkmybwf.1 Vtnhj_85 Vuwpei*xqBo3ZFmy VvF_Lnhk5 VyPu$U8eQePury Vyacheslav123. Vyt_18ktn W!%Jt1Ll W!d3n3r781! W03$8J0facy4
W0lver1ne.1927 W0mbatdrug$ W0wsers! W1247!a_6mBK5zfD W1ck3d_s0ng W325_N79hJfIi6H# W3Ar3U5! W6kMNjroiz-8i2ymy1y4e W8STED_R0x W8hlx#Gn W8sted_r W@t^pth0
W@tdog1865 W@terf00d WAwE4A$PAf3d2pu WAyne69!! WBQew5l_1a#7mLXx WER28u_1984 WH$m9jKsbLCG WN*j3owz WOVuk$5jY WQJk93GwmH$f WR7B8N@CXnMk WRY120_Z4fxLD5
WSQ_c9rs WU3yta#umyLAry WVUbB10! WWWtutBY_190489 WWeezel-WW4344 WXBmDnm5.. WZhNe-M1z W_3Bm4St6 W_A0x082 Wa6A#YhyByta%U WaJ$5D94Prxz WaTer#BS6
WaZ15378A. Wafer_45 Waiwai77-3mooxeni Walinoor786. Walki.12 War3xpansion_ Warhammer!99! Wario4life__ Warren24! Wash@4718 Washington1! Waswas@5
Watermelon-1 Wauchula-316 Waypier51! Wd0q#2!QP6z9H=XV WdX36YvgB_0OK WeAre*138* WeRtH_MaN093 WeWuMypyWE2y$U WebeQu%ERE$A9u Weeded55555@@ Weitlingstr.4
Weitlingstr.41 Welc0meer!c Welcome!2012 Welcome01! Welcome1! Welcome1. Welcome11! Welcome11-- Welcome2015! Welcome_5 Welk0m!! Wep2qk!21 WfB_24lS
Wh@tThe69 WhJ*fz6oiFx7 Whatnow1! Whisky54-11 Wiil_7574 Willkell_62 Wilts.68 Win!2014 Win2003@ Winner-88888888 Winnie@1 Winter-1 Winter.1 Winter03*
Winter09# Wj-260670 Wjc23451$ WmP_3863 WmT_93aS Wolf6256! Wolf_359 Wolki1H%ig Wollbold_23 Wombat_1 Wooster427! WordP@$$1 WordPass_112 Wordpass10!
Work@100 Worker_05 WorldInv@$ion1511 Woud@berg39 Wrath$01 Wrestle140.5 WsotcoM&53rd Wsp1025% Wth.th76 WuVAMy4y%aXe$e WuZa3Y@u2y4Edy WvzJ6E-sr
Ww3Ymb8f$fhr Wxcvbn741852963@ WyNznoRZ-GbzQ6Lmw Wya9qyvi.1 Wyrmn_25 Wz8AlJ_Gz X!tus3nc X&t%$ffalk1@# X-Files0 X-rated1087 X-rated1130 X-rated1143
X-rated1358 X-rated1391 X-rated1503 X-rated1770 X-rated1825 X-rated1837 X-rated1857 X-rated1872 X-rated1893 X-rated1928 X-rated1945 X-rated1982
X-rated1986 X-rated2019 X-rated2088 X-rated2164 X-rated2168 X-rated2269 X-rated2419 X-rated2474 X-rated2545 X-rated2597 X-rated2921 X-rated2968
X-rated3031 X-rated3080 X-rated3173 X-rated3182 X-rated3268 X-rated3426 X-rated3521 X-rated3569 X-rated3592 X-rated3635 X-rated3757 X-rated3878
X-rated4073 X-rated4093 X-rated4279 X-rated4402 X-rated4675 X-rated4735 X-rated4778 X-rated4782 X-rated4828 X-rated4844 X-rated4917 X-rated5033
X-rated5108 X-rated5187 X-rated5333 X-rated5366 X-rated5562 X-rated5589 X-rated5703 X-rated5865 X-rated5873 X-rated6048 X-rated6092 X-rated6167
X-rated6301 X-rated6390 X-rated6475 X-rated6634 X-rated6719 X-rated6729 X-rated6931 X-rated7019 X-rated7058 X-rated7198 X-rated7200 X-rated7277
X-rated7417 X-rated7487 X-rated7559 X-rated7739 X-rated7748 X-rated7773 X-rated7828 X-rated7886 X-rated7990 X-rated8165 X-rated8202 X-rated8412
X-rated8446 X-rated8531 X-rated8563 X-rated8597 X-rated8744 X-rated8891 X-rated9038 X-rated9096 X-rated9264 X-rated9430 X-rated9437 X-rated9557
X-rated9820 X-rated9872 X-rated9992 X19101992$e X2Marc&uVw X3$d2JDjWwos X3cnI-8Co X5$RTkPaL X5m10.ZN.6Ds. X7JtUECkTL$q X8752c98df91514_ X?1cr5tL1308
X@18aSDF XD@35x100pr XF9E$aUMihwK XFj58bMe*QD@ XG_Ubdgbc_666 XHNhgj8*D4my XJ28_63y5#1Ze!Na XO4z!ay65Tsh9rqE XR8zdZ95bwB$ XSW@xsw2 XWfEDre9*CFw
XWz-MAK-yk5-Dao XYZabc98!! XZjyo9i$ X_5c0p3_X X_reaper1337 X_xir1706 Xalema09? Xavideus_01 Xavier_July1 Xbnf*61! Xbox360! XdVTDQ*jR8pG Xe%yXaSUNeHy7U
XeNtp4ViZg*H Xenien_4096 Xerriah31@ XfcqR7*5DEhY Xfqrf_33_ XiXAqKl0LtaY. Xjqwz*rtC2Jp Xkueswnn1! Xm77868!KMX878 Xmas200& Xn.N.7Wx1ffs XnB(y3vrMJ5
Xo9iso_to6oU Xorula_19831602 Xpy$4asgtmY5 XqShzAj$4mov Xro_M1988 Xsw2@wsx Xthrfcjdf&130385 Xthtgjdtw_2012 Xtoccept123. Xvkal12&%# Xwing14- Xylo45t!
XypAtujuna2E@a Xz10_Mse Xzcv@134bn Y#AGAXEDe$U6E# Y$$Wpm87 Y$EXE9E2a2e2am Y$e6a$EdU6agyP Y$uWeBYPe9u#aQ Y%U3E9uSYSEZUb Y%y@ebEGeWAgA3 Y.cz_1234509876
Y.if52520 Y.if544623 Y0u8FutUr3& Y0zH81gP** Y29.08.1998ay Y2o*BM5KvTq6 Y2ySATe!U6U2AR Y3s3C2A0n4$8 Y3yQypUVE%ytaB Y4O!921_eXVpkd73 Y4aq7pR6m0DNwF_T
Y4w-6bG-V5T-HGM Y6LH_vcb Y6YDeqyMAvy!eX Y7uvagy5ury$E6 Y8AtYnuqUZuWA$ Y8EDUqYraJE$UJ Y8s_kO9t3x38lFq Y8uNa$utASY8av Y9E$U2Y3aNE#UD Y9n-8yv-R9T-PWa
Y9umY$YPu#eJY% Y@UWYVY!YtY@U2 Y@kr@622 Y@nk3y!@ YAwn?8sky YByXa6uhe#YNEg YDAPy2y#epaNym YDUZU7y3eQeqA# YDutU7eqU8a#u7 YFa6Sd5*4RqK YGU6eXyHE4AJu%
YG_ErQ6ul YGo3I_QZnz YGuJE8y4E6u@Ap YGuXA4AXAjY%at YHYQAVY!aqEHA2 YJqxcXsNHV$2*SmC YLK5$cr* YLeHUJupY#aWA2 YLovaksD1a.N YMAX@y9mt23 YNE258subs!#$n
YNY6YpAsu7yMu$ YNeMUhE4a2Y#uv YNy!E7EJuzaDyQ YNyty@e9ELu@uX YR1TYM.k YRY$YmamU4amYt YRYNA4ehy!asag YSG7aDQysj53n*vL YULqbdV5nFj@agh YVATU@eLA5u6ys
YVB!6aHCce4FgTbp YVUrEMY%eBA8u3 YWeVE4eBUXuvY$ YXOCV.05ip YXy8aZYqA$A9yH YZa%Usybaha6Y3 Y_24_i_3i_4_W_ Ya@limadad11 YaKolpak_56 YaTvOyA71521_i
Ya_96clash Yaku*6482 Yamaha88! Yampaw-1 Yan_Vydysh_22021996 Yana.16011998 Yana.251010 Yana07_11_1989 Yankee.1 Yankees1! Yarkan08- Yarochka_1991
Yay1nt3rN3ts!2 Ycp.1II5CBDB Yd#!bcgW6P_Ik9lO YdareQYDE8A%AT YeHDoOrIy@n72 YehF@aslEy271 Yfcnz.2002 Yfl.if95 Yfl.irf84 Yflsqrf*1953 Yflt;lf1
Yfnfk.csxrf1505 Yfnfkb_Z_270781 Yfnfkmz_30 YgUbYTy5e$ubAm Yge$YgUTA8Y7e Ygl_Bmc6 YhaJu!Y2eWYLAJ Yip6z5nfB_9o!2LW YjA#Y@aLAgEty2 Yjdsq_flhtc12345
Yk8$98bKxdCxp# YlVwh$ClO@2V YnaXy2E7atyPa$ Ynina24.277 Yogesh@20 Yomon1998! Yopqt.37 Yorkie_1 You_wan1 Your_Guardian_Angel_050813 Yourelt5! Yousei*1
Youtube88. Ype#upYRuSE5ym Yqe#E7e4Egu8uM Yr7$jiRO YrHS9Fn*tVJk Yran.com1995 Yt1crf;e Ytant.ufycr86 Ytn_Gfhjkz_666 Ytu#YTE#abuQU4 YtuMa%E7YBe6as
YuVeVlNa4_S Yui-gi-Uhi_Lac_P8090 Yukon@1992 Yul609!PdwIvfR3_ Yuli-999 Yulya_277237 Yun@l3sc Yura_2010 YurijZ-76 Yv487Xw598# Yya_m#NnR!dhAv24
YzU7U#e2eMABam Z!1RsA4J6g9#B8ui Z#ji6sk5_3Lc01VO Z.61gZGfMh Z1@@urat Z1yth2um! Z3_nz92_koz15EJsos250264 Z4kw#xkBn Z4o1_g6V Z5w#q7J& Z7zO2b5=mF#31eJT
Z8g749kc!! Z@Y@tS20892 ZA$uzEty3EXu2a ZAQ!1qaz ZAQ!2wsx ZAQ!xsw2 ZAQ!zaq1 ZAZEWu3uNa%YNy ZA]1RejkO ZE!uvAZyrYnE3u ZEZgEwQq1x!&amp ZF!8fxXHovN3
ZGd-9rm-rRK-vs6 ZHyY2UP_7SK4Lten ZIZ6_3zD ZIma.3000 ZJSwCGjkqM*7 ZJX44_08ex ZNBy*2Vh ZO$qP#U5 ZQ48$N9LWxS* ZRCue2fc$pX4 ZU$U#u8ETaBaTA ZUTAmagY@EBu6e
ZXCvbn123! ZXji99_ASW ZZyZZ56. Z_utybq2 Z_v#49365ckRXlW7 Za!rOQ7_#I9PG48D Za.Nat20 ZaQE$aVyde4uXu ZaRa_1988S Zab_0503 Zachary1! Zachispro1! Zadok77*
Zaika_3485 ZakOG&II*70 Zam_1234 Zanfan01! Zangezur_71 Zanos-65 Zaq%212wsx Zaq1!qaz Zaq1-000 Zaq1xsw@ ZaqwsX7679bgHrty! Zarina88. Zasada52* Zasranka-87
Zathras_1 Zatvon0. ZbR#VI_c3myf8!z2 Zballa24! Zdw96k.l ZeV.xoy0Ioqb Zegerid@108 Zeitfahren-05 Zelja-007 ZenDanFaj25! Zep4Evr! Zeroshift_23 Zeta.312
ZgM.Uvjo6TDF ZgWju.J3 Zhop_en235 ZiEbOlD_199 Zidane04! Zie1987.. Ziggs05!** Zikank@_2010 Zim52115# Zima1979! Zind@giN@205 Zinzoe@6 Ziocul.123 Zip_7351
Zippermaster-team3x Zjy*3iRGUTCDoaNw Zk.vbire1999 Zm$K23aihH*4qJEc Zmrzl1na! ZoRRo_1987 Zolotinka_83 Zoloto_12 Zont!123# Zorro_666 Zp$AVUaMgh9fqubn
ZpWTN_lM7 Zs12345! Zsw23$rfv ZtU3#vYjG$ Zu.lu971 Zunechka23.01. Zx_040790 Zxc_6044684 Zxcaq1@w Zxcdwer_24 Zybov.1979 Zyjxrf97_16_0 ZzPgE23y$Dvr
ZzR4HXUeKWx$ ^YHN6yhn _!W1mpAcJ07C _!xmj0RrD2qW _JJJDDDl29_ _WinxClub743_ _X9h!AGE7S3w _XTItn!7m8Prwv4E _Ynwalone49 _YoxtrT3 _Yx_b.1199$Bu1.215
_y4IYnS!8ve6 _z9fnvpiC aZiA-J64 aaNN3X.P abcd!EFG!123 afRu0dYen!1z allthe_y7FGb bb33BB## c2.99792E8 cinnamon^21isonIRC dQSp_h2I dcbrown5-ENujypEGYsu7eh
e#y9A4A%EmUqYB e0POR0xn8Kt8lRk96+ e5yRUDu@eDYZYB eXpl0it|ng eZE3A#E7U9APu6 fZF2LgUr!A g00dPa$$w0rD g8NJr*QxcCkF gAgY4UzA%EWAQu gNdb4b3$ goofY4$5
hansel_nEYz4 i05#2VWET!GfCO7M iA!VK#S=72q0UjG4 iPhone43. jack33_lWR9L m!6jAnlik0Mt97 m#XI!RZYvh681=Fn n6mjx7yQ@orw onlyOne4-eXcesS onlyOne4-myXworld
s5j1Ko6Sa# sUtY8yLaDyhe!A sk68xzd!3NhY t69_XDKx taQU5ybY5e#YbA u@eLy2y6u#erY4 umyZu@APY7ytYQ v9ActnwQoy$Y v@N3$$@7374 vKFRL#XleQ4iTfq3 vU$ELeDARa7Y!U
vWqeU_47 vYsota10.84 vZ8&@88*mc vk9.tYNT vko2uK*mGFX5 vla_ALX-198 vladkA@250707 volodya207-Kitty99 vsP$65dhS*Ma vtT^17ghkK91y62fA vtlSVfmdu!53qkQ#
vu.TOxyyVB9S vuJE8Y%ygE8eQa vxF$kFG7 vz62wKo!_ye vzzx.Lf1 w!2E3B#pszD9fXAv w#6!uAMYR1DNZmhc w#YNl2izko4DPy_V w%5Fpass w*7xuAUS w10.Miwa w1nK@454
w2V6#UNK!f1arl4W w2lidZI@DE w5Z9d.19377$sY3.17378 w6$jEyNVn48G w6JDb.13298$5F7.4550 w=SAFE946 wAD1m_VX wIg_Bold1 wL7320JQ!8 wLgq$edDS2tF wU_Nvw3Q
wW%&e4w4 wZ!Yz82skD_#u1V7 wb89kU_GYTw8N-8k we9sYAf7c*bu weAaQIno0lhLHWsIfL9TQG30ZrI-~B weL11209! welcomeAn_Ev73 welcomeCHANGER-7 welcomeDeamon_2008
welcomeJK1_5 welcomeLIL_josh_13 welcomeSaibe_97 welcomeeduard_7zuxN welcomehotboy_Vpgs5 welcomeshahza_vD4t5 wer-9zd-p4Z-UDr weym0.U3
whateverBoneman-venus6 whateverDimmon_007 whateverboby00_PQbf1 whigginb1-S739RHT8 williamFatPiggy-1983 williamMODEM-1992 williamR%3Fbi%5FFredy
williamSmart_87 williamgeorge_6JYYE williamgreggy_3eeHr williamnils%5Flennart. wl!_#1hW97eFcLA8 wm_104685-3K4767QU wn.tfgKi7Gaw wnHz1!QoAlP8X7_0
wnr2*yoLc5NXhFuz woiA$cBHUW8k wp_24Hfs wr9sm6gyKDk. wtP4uMuYe.v7 wuw2D0_o9 wvT_1954 wyCkXWu5$gJQ wzuhQ.PEu9Af x!WSm6E0u1l#bT72 x$79YMjp x$AHc7U*V23N
x3o8u!7_y2qV x7fOpM4gwD8ZK_!3 xA_fn_lOt5 xBvc#39!DkWKT0_1 xE$ujt8nBPYk xK7zZ4B$ xKeB3UaL9w*2 xO!678kNdl_vB#a1 xS7hs9!sk9 xV9#C5ZHb1l34_2O xWzT8t!F$0
xX.x1996_21 xXH!ftc954V_s3j0 xXsSwW2@ xY8MZXLOD!#2Vo_w x_7cP51d xb$2maQ9 xbfA2rt_b1Su! xfcxi6T-B xgrHUei$WK53 xk#w65F8v0!bA2Ku xp5uP.wF3NxQ xpjv0q-3E
xsw2!QAZ xsw2#EDC xsw21#eD xsw2ZAQ! xtrontek-Xinside2 xvtwj*kS2ho8bU$Y xx.2bYwYhF9.6 xx.7MPoqnnRnw xx.9pOnoSq6jI xx.9uBfzmPoqc xx.GHMM4PhVUw
xx.KUD81geugE xx.W7z1626Aqo xx.f3WB9Nj5G2 xx.iA0ZTGB3ys xx.sTmXyg.0Bg xx.tFzItwzD16 xx.uH7vzegy2U xx0trl.Ebiq5E xx0z.NNO4wUZE xx1DXrF.pLGXA
xx2XRIo91ddY. xx2ZcUfpK8Eo. xx3.zYubklMOY xx3Tlma.UtGAc xx3WTwHSoN.2I xx3a.FTEair3s xx3bW2U.3VdsM xx3jKunBc3LJ. xx4ALkby.UlFE xx4Zv9R.7Rvgg
xx4rrC733Uny. xx51nV8.tRfOQ xx51tyFGWH1m. xx5KuK.i5o3qk xx5cVu.QjuZaU xx5g4qX.uucgI xx6.xfFiN1Xpg xx64yo7Gcgz.2 xx69KofrvAje. xx6MOZCdFBn.Q
xx6k2stIPDuk. xx6qU.M0dAS3A xx6vFdR8.62OY xx7.kRT4kGPWg xx75qKSSkAxs. xx7Ubh3CauhJ. xx84pZpu.K7dI xx85.eNK7a8M2 xx8D.gmP.8TV. xx8m.f5NKHVHs
xx8nh.sqY7ZVI xx8ypeNnxcC.k xx9.kqQvq5Yeg xx98h4xq.4LKw xx9glNS0COp8. xxA94ko.4g6vA xxAERffkGV1j. xxAKpSONU4.s2 xxAN3Te.Z2b7s xxAxtCP.tvKq2
xxAz592tN3ph. xxCJtrM.6d10U xxDPkiSp4.PCs xxDr.DBa7wxjs xxEOv0gOu.K2M xxG2jtc0ynqr. xxGl.oO8w3ncQ xxGle0cb.4Pzs xxH3j6Gs.siNI xxHEEbh.XsX5g
xxHJWo.gc7G8c xxHSzRlpN1Uu. xxHizLp68X6w. xxHmhb4R4z29. xxINKZuW5B6p. xxIWF5k.0BH0s xxIy.5hzry9jE xxJStp9.WCcac xxKgUWcf9Lhk. xxLDwnq8Fgq2.
xxLEfsh9St.c. xxLftHW9NpSt. xxMJ.8HYv5rwY xxMcrBTISq3b. xxMvDvJ.JaW1w xxN5CZ3Szs.L. xxNj4ioyEftT. xxO.mZQhxU2RI xxO03Olo.QHZ2 xxOIB28K.iR7M
xxPF3p7z.KJHE xxPa33bq.aDNA xxPgE393gs54. xxR1zE.YPBLRA xxR5F3kSHXrq. xxR9aO7XpBCW. xxRKp1Eh4vb3. xxRekVihcKU9. xxRjrXF4VoDr. xxSy4Dy6d1LK.
xxT.impy.G0OY xxT1.mV33tHEM xxTHdZr59yk.6 xxUrT.zMx8DT. xxV.7RBlbS6kA xxV.Hzv.pcTl2 xxVAqk.61Ufvo xxVI3J7.hkJY6 xxWYXlqUzN7y. xxWt.6KLGVqek
xxXNCsyU4.otc xxXvwGX.2W9YA xxY64py.0QWb6 xxY6zzH.Nzcyc xxYE8fuN5.vAI xxYlPG41W5cA. xxYm3OM.wCIWM xxZ3Q.AyC2hck xxZ4BxZyBNSp. xxZ9cJNBd.LG6
xxZdpcSus63c. xxZicm58lHcV. xxaQMev0Mh5.E xxas4e3u3MfN. xxb1jpF8VoQ.w xxb3o.o1RrW66 xxbtBfyv.98Ag xxdGgF024tUN. xxe.0jmwxjAUE xxeM.0DOLhi1c
xxeyP0xCpfep. xxfLQ1uC1d8.o xxfg6E8C6.26. xxfqfXyzTPU2. xxhKk4oPUXCK. xxlOtUoHGA51. xxlk.Ec7hGQxY xxlvloV3VG.A6 xxmZwxsRsF9G. xxn6yqAP0z1F.
xxo.8kQYZJVSw xxoC9P.RqFE6c xxpe6TgitPMc. xxphX2.3pqaD. xxptR9.NpKMl2 xxq.k9Q5hO5D2 xxqZYd4oYXoF. xxrUI.IWPeJ8g xxrgGIP4.6PoE xxs5rTZ5.7m72
xxsOc2Ily3i.I xxt1.YIO3roPc xxt8gWDBu.THc xxtlasSiiF0N. xxtq7wYplCL.w xxu1kRJN.Uvl6 xxu2ib.7S2US. xxul2h2CPk5.c xxvmL1GkHnq.w xxw0sq088bXQ.
xxwr.acXSDl1M xxx4nDFWoGKq. xxyIq.tkp0d3g xxyfC5Pifm.9s xxyx6aeG.mubE y!U8enADY9AMU8 y!kt4LY1SwnV y!urYte6AgEgyq y#_8a2S3nupGJdXU y$E%A#E6A9eLuq
y$U6E7EDYsY3eq y$UPe@aWE#e3yp y$aRA3Y@YQy3eG y%aWU$E@y9AduP y%eJUDeZu6ejeR y2Ay2Ls- y3udVp_7K7 y4EbAte2a#A8yM y4aZy$YSU@e8YZ y4c16pH!508w y58.Kbn2TKDV
y6UpaqY$UWEPEL y6Y2UvUQEHu#EL y7aWugadu#U9E7 y8A#e#EHA$E7Yz y8iO.dq41 y9B0b.1303$Hf.611 y9R@z46oMNzF!Qy-V99X y9Y%aTy3EpYXUQ y9Z7JlL!YOA3268d y9w6_JPLnI
y@E#YveXYXa8yH y@YLADYteru8Us y@u%Aqu8esUbUg y@u9U4yjUTuZej yA_hdE_r0ytq yD8dtHV*iKvxjSN yDt$uVscU7AM yDu$e8ezuQu#Eq yH85Bv$a yHESaWUTEsU2E$
yHe8UQe6eNU!uB yKD-ojI2 yLKU*s4tfuTv yMa2a6U#yhu3az yMyvE!Y!YDeVE7 yN4*ufZjdo4*OC#U yNYv5J7G*Lwj yP8CC*E*Lm yQunA4eGu6e5e# yRY-Fen-9Nw-sDt
yReqEBE8ySADA# ySYmYVy6yBUSY# ySuYxgX3RmY5. yVATUdAHEsu#u5 yVJI2szg2t%z yWeH#$712dod yWy!y@Y4U3YVyP yZ3ndbc*9w$G y_138!KoE5Wh9N4q y_B4ghKRB
yankeesBACHCHUSINGH_95 yankeesRomeo-NK1992 yankeesRu_G4b9i yankeesTweety_babygurl1 yankeesg%5Fdogg yankeeslennox_1kjxS yankeesseeker_gY9n0
ybULa#U5EgeMUQ ybWjkU$XMvuYdr4P yeN-6kA-773-SA6 yestV*95ULTq ygU2ETe$AJatys ygeDuWa6y$udY3 ygw*3sJaH2W8 yhqVZb8* yju$u#yVyBuTu5 ynaJAWave$U6Y4
ync!Jfwm7N yo32kA9$ yoSHI88! you_have_been_hacked_gWSxH1FZfr young&R10 yp2qc.rG.2Eh yrEzejyMe3A#a% yruME3UPeLu!EJ ysQN*AXT5oKP ysaSa#Y5U7emed
yse@AsujAsY2u2 yuliaogaJo1! yur24-3Gp yvU7yBaqUBAPE$ yvygU7yDa5usu# yz14_xT# yzY#UBupU6uNu8 z#D3NvEw0H!ou_nK z1UTYBQ_qbytu z21U387OrDs! z2YQnw*o
z90X_#5tba3O4!Ag zABAR999ABC. zAxScDvF_123 zG0Te19L8W#kf_u3 zI8Flp4H1a! zMy7D$YTfP zN8_nvFfT zP5QmEu*9saA zStDba*vN6qF zYs.obJzWo07 zag.8780_05307N
zairaKIKIS_920706 zaq1!QAZ zaq1!Qaz zaq1#EDC zaq1@WSX zaq1@WSXcde3 zaq1ZAQ! ze$UQYPUteQa6u zenitEThelios44M-4 zhuO2K_1#dPargfG zhzwcF3! zi.A5Ooqxqmj
zib4-DAZ zk39g0odPOPfr$$ zkhh!7!MnS zmID~1B3d znaj2_8Ety zq@R$PW8bhGT zse4ZSE$ zweRTfc5N4n7u6#q zxC_PoiU7 zxc_LK12as zy$a9E8uvu!AJe zyab72K!
zyquXYZuhe6E$e zz0rr0ZZ# zzOT901d_1984 ~Will5Melvin
`;
