import { synonymKey, type SynonymRow } from '../synonyms.ts';

/**
 * Buyers say the first, and standards and catalogues of the language write instead. Turkish has its own in the database, where
 * the office changes them; these come with the rules of the language, as its stems do.
 */
const english = `
  inner = inside
  outer = outside
  ball race, ball brg, radial ball bearing = deep groove ball bearing
  rubber sealed, rubber seal = 2RS
  sealed bearing = bearing 2RS
  sealed = 2RS
  metal shielded, shielded = ZZ
  taper bearing, cone bearing, taper roller bearing = tapered roller bearing
  self aligning roller bearing, barrel bearing = spherical roller bearing
  plummer block, pillow block bearing, pillow bearing, pillow block = pillow block
  flange bearing, flanged bearing, flange unit = flanged bearing
  drive chain, transmission chain = roller chain
  chain wheel, chain gear, chainwheel = sprocket
  vee belt, wedge belt, v belt = v belt
  sheave, v belt sheave = pulley
  spider coupling, flexible coupling, elastic coupling, lovejoy, shaft coupling = jaw coupling
  cog wheel, cogwheel, gearwheel, gear wheel = spur gear
  oil seal, shaft seal, radial shaft seal, lip seal, simmerring, simmer ring, radial seal = rotary shaft seal
  asynchronous motor, induction motor, electric motor, ac motor, 3 phase motor, squirrel cage motor = three phase motor
  explosion proof motor, ex motor, atex motor = flameproof motor
  vfd, vsd, inverter, variable frequency drive, variable speed drive, frequency inverter, ac drive = frequency converter
  prox, prox switch, proximity switch, inductive sensor, inductive switch = inductive proximity sensor
  photocell, photo eye, photoeye, light barrier, optical sensor, photo sensor = photoelectric sensor
  pressure transmitter, pressure transducer = pressure sensor
  rtd, temperature probe, resistance thermometer, temperature transmitter = temperature sensor
  mcb, breaker, circuit breaker, fuse = miniature circuit breaker
  magnetic contactor, motor contactor, power contactor = contactor
  cord grip, cable fitting, strain relief = cable gland
  smps, psu, power unit, power pack = power supply
  e stop, estop, mushroom button, emergency button, emergency switch, emergency off = emergency stop
  pushbutton, push button = push button
  rotary switch = selector switch
  worm gear, worm reducer, worm gear unit, worm drive = worm gearbox
  gear reducer, speed reducer, reducer, gear unit = gearbox
  geared motor, gear motor, gearmotor = geared motor
  isolation valve, stop valve, shut off valve, ball cock = ball valve
  sluice valve, wedge valve = gate valve
  non return valve, nonreturn valve, one way valve, backflow preventer, nrv = check valve
  strainer, dirt trap, y filter = y strainer
  borehole pump, deep well pump, well pump = submersible pump
  water pump = pump
  air cylinder, pneumatic actuator, air ram = pneumatic cylinder
  hydraulic ram, hydraulic actuator, hydraulic piston = hydraulic cylinder
  solenoid valve, pneumatic valve, directional valve, air valve, directional control valve, way valve = pneumatic valve
  frl, filter regulator lubricator, service unit, air treatment = air preparation unit
  compression fitting, cutting ring fitting, bite type fitting, ermeto = cutting ring fitting
  hex bolt, hex head bolt, hex screw, hexagon bolt, hexagon screw, hex cap screw, machine bolt = hexagon head bolt
  allen screw, allen bolt, allen head, socket screw, socket cap screw, hex socket screw, cap screw, shcs = socket head cap screw
  hex nut = hexagon nut
  flat washer = plain washer
  lock washer, spring washer, split washer = spring lock washer
  partially threaded, partial thread, part thread, part threaded, half threaded = DIN 931
  threaded bar, studding, all thread, allthread, stud bar, screwed rod = threaded rod
  circlip, snap ring, seeger, seeger ring, lock ring = retaining ring
  wall anchor, wall plug, through bolt, throughbolt, sleeve anchor, wedge anchor, anchor bolt, expansion bolt, steel dowel = expansion anchor
  welding neck flange, wn flange, weldneck flange = weld neck flange
  blank flange, blanking flange, blind = blind flange
  drill bit, jobber drill, metal drill = twist drill
  thread tap, screw tap, hand tap = machine tap
  wrench, combination wrench, open end spanner, ring spanner = spanner
  bench vice, machine vice = vice
  vernier, sliding caliper, slide gauge = caliper
  outside micrometer, mic = micrometer
  manometer, pressure meter, glycerin gauge = pressure gauge
  dial thermometer = bimetal thermometer
  cutting wheel, cut off wheel, slitting disc, cutoff disc = cutting disc
  grinding wheel, grinding stone = grinding disc
  welding rod, stick electrode, arc electrode = welding electrode
  mig wire, mag wire, filler wire, solid wire = welding wire
  hard hat, hardhat, safety hat, helmet = safety helmet
  welding mask, welding shield, auto darkening helmet = welding helmet
  working glove, safety glove, protective glove = glove
  cut proof, anti cut = cut resistant
  assembly glove, nitrile glove = nitrile coated glove
  rotary screw compressor = screw compressor
  reciprocating compressor, air compressor = compressor
  air tank, air vessel, pressure vessel = air receiver
  air filter, inline filter = line filter
  genset, generating set, power generator = generator
  belt conveyor, conveyor belt = conveyor
  impact drill, percussion drill, hammer drill = impact drill
  inox, ss, a2, stainless = stainless
  a4, ss316, ss 316l, aisi 316, aisi 316l = 1.4404
  a4, ss316, ss 316l, aisi 316, aisi 316l = 1.4408
  one wire, single wire, 1 wire = 1SN
  two wire, double wire, 2 wire = 2SN
  normally open, make contact = NO
  normally closed, break contact = NC
  zinc coated, zinc, galvanised, galvanized, zp = zinc plated
`;

const german = `
  Kugellager = Rillenkugellager
  Schrägrollenlager, Kegellager = Kegelrollenlager
  Tonnenlager = Pendelrollenlager
  gummigedichtet, Gummidichtung, abgedichtet = 2RS
  Blechdeckel, Deckscheibe = ZZ
  Stehlager, Lagerbock, Stehlagergehäuse = Stehlagereinheit
  Flanschlager, Flanschlagergehäuse = Flanschlagereinheit
  Antriebskette, Gliederkette = Rollenkette
  Ritzel, Kettenritzel, Zahnkranz = Kettenrad
  Riemenscheibe, Keilscheibe = Keilriemenscheibe
  Elastomerkupplung, Sternkupplung, Wellenkupplung, elastische Kupplung = Klauenkupplung
  Zahnrad = Stirnrad
  Simmerring, Simmering, Radialwellendichtring, Öldichtring, Wellendichtung, WDR = Wellendichtring
  Elektromotor, Asynchronmotor, E-Motor, Käfigläufermotor = Drehstrommotor
  FU, Frequenzumformer, Inverter, Umrichter = Frequenzumrichter
  Induktivsensor, induktiver Sensor, Näherungssensor, Initiator, Ini = Näherungsschalter
  Lichtschranke, Lichttaster, Fotozelle, optischer Sensor = Optosensor
  Druckaufnehmer, Drucktransmitter, Druckmessumformer, Druckgeber = Drucksensor
  Temperatursensor, Widerstandsthermometer, Fühler = Temperaturfühler
  LS-Schalter, Sicherungsautomat, Sicherung, Automat = Leitungsschutzschalter
  Leistungsschütz, Motorschütz, Schaltschütz = Schütz
  PG-Verschraubung, Kabeleinführung = Kabelverschraubung
  Stromversorgung, Spannungsversorgung, Netzgerät, Schaltnetzteil, Hutschienennetzteil = Netzteil
  Not-Aus, Notaus, Nothalt, Not-Aus-Taster, Notausschalter, Not-Aus-Schalter, Notaus Schalter, Not-Aus Schalter, Pilztaster = Not-Halt
  Taster, Druckknopf = Drucktaster
  Drehschalter, Knebelschalter = Wahlschalter
  Schneckengetriebemotor, Schneckenradgetriebe = Schneckengetriebe
  Kugelventil, Absperrhahn, Kugelabsperrhahn = Kugelhahn
  Klappe, Drosselklappe, Zwischenflanschklappe = Absperrklappe
  Schieber, Keilschieber, Flachschieber = Absperrschieber
  Rückschlagklappe, Rückflussverhinderer = Rückschlagventil
  Schmutzfilter, Siebfilter, Filter Y = Schmutzfänger
  Kreiselpumpe, Wasserpumpe, Zentrifugalpumpe = Normkreiselpumpe
  Brunnenpumpe, Unterwasserpumpe, Tiefbrunnenpumpe = Tauchpumpe
  Druckluftzylinder, Luftzylinder = Pneumatikzylinder
  Hydraulikkolben, Hydrozylinder = Hydraulikzylinder
  Magnetventil, Wegeventil, Pneumatikwegeventil = Pneumatikventil
  Druckluftwartungseinheit, Filterregler, FRL = Wartungseinheit
  Schneidringverschraubung, Rohrverschraubung = Einschraubverschraubung
  Maschinenschraube, Sechskantbolzen, Bolzen = Sechskantschraube
  Inbusschraube, Imbusschraube, Inbus, Imbus, Innensechskantschraube, Zylinderkopfschraube = Zylinderschraube
  Mutter = Sechskantmutter
  Scheibe, U-Scheibe, Beilagscheibe = Unterlegscheibe
  Teilgewinde, Schaftschraube = DIN 931
  Federscheibe, Sprengring = Federring
  Gewindestab, Gewindestift lang = Gewindestange
  Seegerring, Seeger, Sprengring Welle, Sprengring Bohrung, Wellensicherung, Sicherungsscheibe = Sicherungsring
  Schwerlastanker, Bolzenanker, Stahldübel, Dübel = Spreizdübel
  Vorschweissbund, Anschweissflansch, Schweissflansch = Vorschweißflansch
  Blinddeckel, Deckelflansch = Blindflansch
  Bohrer, Metallbohrer, HSS-Bohrer = Spiralbohrer
  Gewindebohrer, Gewindeschneider = Maschinengewindebohrer
  Ringschlüssel, Gabelschlüssel, Maulschlüssel, Schraubenschlüssel, Gabelringschlüssel = Ring-Maulschlüssel
  Schieblehre, Schublehre, Messlehre = Messschieber
  Mikrometer, Messschraube = Bügelmessschraube
  Druckmesser, Druckanzeige, Manometer = Manometer
  Zeigerthermometer = Bimetallthermometer
  Flexscheibe, Trennblatt = Trennscheibe
  Schleifscheibe = Schruppscheibe
  Schweisselektrode, Elektrode = Stabelektrode
  MAG-Draht, MIG-Draht, Drahtelektrode, Schutzgasdraht = Schweißdraht
  Helm, Bauhelm, Arbeitsschutzhelm = Schutzhelm
  Schweißmaske, Schweißschirm, Automatikhelm = Schweißhelm
  Arbeitshandschuh, Handschuhe = Handschuh
  Schnittschutz = Schnittschutzhandschuh
  Kompressor Schraube, Schraubenverdichter = Schraubenkompressor
  Kolbenverdichter = Kolbenkompressor
  Luftkompressor, Verdichter = Kompressor
  Drucklufttank, Druckkessel, Luftkessel, Druckluftkessel = Druckluftbehälter
  Luftfilter, Druckluftfilter = Leitungsfilter
  Stromerzeuger, Generator, Notstromaggregat, Dieselgenerator = Dieselaggregat
  Förderband, Bandförderer = Gurtförderer
  Bohrmaschine, Schlagbohrer = Schlagbohrmaschine
  Inox, VA, V2A, A2, rostfrei, nichtrostend = Edelstahl
  V4A, A4 = 1.4404
  V4A, A4 = 1.4408
  einlagig, 1 lagig = 1SN
  zweilagig, 2 lagig = 2SN
  Öffner = NC
  Schließer = NO
  galvanisch verzinkt, zinkbeschichtet = verzinkt
`;

const lists: Record<string, string> = { en: english, de: german };

/** Each line has names that buyers give to a dimension, and an attribute that has it; they count with a number alone: 'bore 30'. */
const dimensions: Record<string, string> = {
  en: `
    bore, bore diameter, bore size, inner diameter, internal diameter, inside dia, inner dia, id = inside diameter
    bore, bore diameter, bore size = piston diameter
    bore, bore diameter, bore size = shaft or bore diameter
    outer diameter, external diameter, outside dia, outer dia, od = outside diameter
    diameter, dia = diameter
    diameter, dia = inside diameter
    diameter, dia = outside diameter
    diameter, dia = piston diameter
    thk = thickness
    stroke length = stroke
    shaft, shaft size, shaft dia = shaft diameter
    shaft, shaft size, shaft dia, shaft diameter = inside diameter
    shaft, shaft size, shaft dia, shaft diameter = shaft or bore diameter
  `,
  de: `
    Bohrung, Bohrungsdurchmesser, Innen, ID = Innendurchmesser
    Bohrung, Kolben = Kolbendurchmesser
    Bohrung = Wellen- oder Bohrungsdurchmesser
    Außen, AD = Außendurchmesser
    Durchmesser = Innendurchmesser
    Durchmesser = Außendurchmesser
    Durchmesser = Kolbendurchmesser
    Stärke = Dicke
    Hublänge = Hub
    Welle = Wellendurchmesser
    Welle = Innendurchmesser
    Welle = Wellen- oder Bohrungsdurchmesser
  `,
  tr: `
    delik, göbek, mil = iç çap
    delik, mil = mil ya da delik çapı
    mil = mil çapı
    çap = iç çap
    çap = dış çap
    çap = piston çapı
  `,
};

/** Returns the names that buyers give to dimensions in a language. */
export const dimensionsOfTrade = (code: string): SynonymRow[] => rowsOf(dimensions[code] ?? '');

/** Returns the synonyms of a language; none where nobody has written them. */
export const wordsOfTrade = (code: string): SynonymRow[] => rowsOf(lists[code] ?? '');

const rowsOf = (lines: string): SynonymRow[] =>
  lines
    .split('\n')
    .filter((line) => line.includes('='))
    .flatMap((line) => {
      const [said = '', finds = ''] = line.split('=');
      const found = finds.trim();
      return said
        .split(',')
        .map((one) => synonymKey(one))
        .filter((key) => key !== synonymKey(found))
        .map((key) => ({ key, finds: [found], instead: false, twoWay: false }));
    });
