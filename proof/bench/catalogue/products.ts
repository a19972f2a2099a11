import { seeded } from '../../../server/testing/random/dice.ts';

/** The names of a family's products follow one template. */
type Family = [category: string, name: string];

const families: Family[] = [
  ['bağlantı-elemanları', '{Dış|İç} Segman DIN {471|472} Ø{8..200} {Yay Çeliği|Paslanmaz A2|Fosfatlı}'],
  ['bağlantı-elemanları', '{Silindirik|Konik|Yarıklı} Pim DIN {7|1|1481} {3..20}x{10..120} {C45|A2|Menevişli}'],
  ['bağlantı-elemanları', '{Düz|Yaylı|Geniş} Pul DIN {125|127|9021} {M3..24} {Çinko Kaplı|A2|A4}'],
  ['bağlantı-elemanları', '{Pop|Gömme|Havşa Başlı} Perçin {24..64}x{6..40} {Alüminyum|Paslanmaz}'],
  ['bağlantı-elemanları', 'Paralel Kama DIN 6885 {4..40}x{4..22}x{10..200} {A|B} {C45|Paslanmaz}'],
  ['bağlantı-elemanları', 'Gijon {M6..30} {1..3} Metre {4.8|5.6|10.9} {Çinko Kaplı|Siyah}'],
  ['bağlantı-elemanları', 'Hortum Kelepçesi {8..120}-{20..160} mm {W1|W2|W4} {9|12} mm Bant'],
  ['rulmanlar-ve-güç-aktarım', 'Yağ Keçesi {10..200}x{20..250}x{7..15} {NBR|FKM|Silikon} {TC|SC}'],
  ['rulmanlar-ve-güç-aktarım', 'Triger Kasnak HTD {5M|8M|14M} {12..90} Diş {15..85} mm'],
  ['rulmanlar-ve-güç-aktarım', 'Triger Bant {T5|T10|AT10|HTD8M} {200..4000} {10..100} mm Poliüretan'],
  ['rulmanlar-ve-güç-aktarım', 'Kilitleme Halkası {RCK 40|RCK 11|TLK 200} {10..200}x{20..285}'],
  ['rulmanlar-ve-güç-aktarım', '{Lineer|Küresel} Kızak {HGR|MGN|SBR} {15..65} L={200..4000} mm'],
  ['rulmanlar-ve-güç-aktarım', '{Bilyeli|Trapez} Vidalı Mil {SFU|TR} {16..63}{05|10|20} L={300..3000}'],
  ['pompalar-ve-vanalar', 'Pislik Tutucu {Y Tipi|Sepet} {NW15..300} PN {16|25|40} {GGG40|1.4408|Bronz}'],
  ['pompalar-ve-vanalar', '{Kauçuk|Metal} Kompansatör {NW25..600} PN {6|10|16} {EPDM|NBR|1.4541}'],
  ['pompalar-ve-vanalar', 'Hidrofor Tankı {24..1000} Litre {6|10|16} Bar {Dik|Yatık}'],
  ['pompalar-ve-vanalar', 'Şamandıra {R 3/8|R 3/4|R 1|R 2} {Pirinç|Plastik} {Tip 1..90}'],
  ['pompalar-ve-vanalar', 'Mekanik Salmastra {MG1|MG12|M7N|H12N} {10..120} mm {SiC/SiC|Karbon/Seramik}'],
  ['elektrik-motorları-ve-sürücüler', 'Fan Pervanesi {AGR|FLD} {56..315} {Plastik|Alüminyum} Mil {9..90}'],
  ['elektrik-motorları-ve-sürücüler', 'Yumuşak Yolverici {SIRIUS|ATS|PSR} {3..250} A {208..600} V'],
  ['elektrik-motorları-ve-sürücüler', 'Step Sürücü Kartı {TB|DM|CL}{422..890} {2..8} A Mikro Adım'],
  ['elektrik-motorları-ve-sürücüler', 'Frenleme Direnci {100..6000} W {10..400} Ohm {IP20|IP54}'],
  ['otomasyon-ve-sensörler', 'Röle {4|8|11|14} Pin {12|48|110|220} V {5..16} A {Soketli|Soketsiz} Seri {RL1..60}'],
  ['otomasyon-ve-sensörler', '{Vidalı|Yaylı} Klemens {2..35} mm² {Gri|Mavi|Sarı-Yeşil} Seri {WK1..90}'],
  ['otomasyon-ve-sensörler', 'Zaman Saati {Haftalık|Günlük|Astronomik} {1..4} Kanal Model {ZS100..999}'],
  ['otomasyon-ve-sensörler', 'Sinyal Kulesi {1..5} Kat {Kırmızı|Sarı|Yeşil} {48|110|220} V {50..90} mm Seri {SK1..70}'],
  ['otomasyon-ve-sensörler', 'Güç Kaynağı {12|48} V {2..40} A {Ray Tipi|Kutu Tipi} Model {GK10..99}'],
  ['otomasyon-ve-sensörler', 'Enerji Analizörü {96x96|72x72} {Modbus|Ethernet|Profibus} Model {EA100..999}'],
  ['hidrolik-ve-pnömatik', 'Dirsek Nipel {R 1/8|R 3/8|R 3/4} {90|45} Derece {Pirinç|Paslanmaz|Çinko} Seri {DN1..90}E'],
  ['hidrolik-ve-pnömatik', 'Çabuk Bağlantı {T|Y|Düz} {4..16} mm {Polimer|Nikel} Ref {CB100..999}'],
  ['hidrolik-ve-pnömatik', 'Hava Şartlandırıcı {FRL|FR|L} {Mini|Midi|Maksi} {5|25|40} µm Model {HS100..999}'],
  ['hidrolik-ve-pnömatik', 'Hidrolik Filtre Elemanı {3|6|12|25} µm {HF100..6900} {Cam Elyaf|Kâğıt|Tel Örgü}'],
  ['hidrolik-ve-pnömatik', 'Dişli Pompa Tamir Takımı {Grup 1|Grup 2|Grup 3} {TT1000..9999}'],
  ['hidrolik-ve-pnömatik', 'Akümülatör {Balonlu|Diyaframlı} {1..50} Litre {210|330} Bar Model {AK10..99}'],
  ['el-aletleri-ve-kesici-takımlar', '{Parmak|Küresel|Kaba} Freze {2..32} mm {2..6} Ağız {Karbür|TiAlN} L={38..150}'],
  ['el-aletleri-ve-kesici-takımlar', '{Düz|Helis|Makine} Kılavuz {M3..36} {6H|6G} {HSS-E|Karbür|TiN}'],
  ['el-aletleri-ve-kesici-takımlar', '{Yıldız|Düz|Torx} Tornavida {PH|SL|T}{1..40} {75..300} mm {İzoleli|Standart}'],
  [
    'el-aletleri-ve-kesici-takımlar',
    '{Kargaburun|Kombine|Yan Keski} Pense {140..250} mm {İzoleli|Krom} Seri {PN1..50}A',
  ],
  [
    'el-aletleri-ve-kesici-takımlar',
    'Şerit Testere {1140..6900}x{13|20|27|34|41} {Bimetal|Karbür} {4/6|5/8|10/14} TPI',
  ],
  ['el-aletleri-ve-kesici-takımlar', 'Torna Kateri {PCLNR|SCLCR|MTJNR} {1212..4040} {H|K|M}{09..16}'],
  ['ölçüm-cihazları', 'Mikrometre {0..275}-{25..300} mm 0,001 {Mekanik|Sayısal} Seri {MK1..40}'],
  ['ölçüm-cihazları', 'Komparatör Saati {1..50} mm 0,002 {Pimli|Sırtlı} Model {KS100..999}'],
  ['ölçüm-cihazları', 'Debimetre {NW15..300} {Manyetik|Ultrasonik|Türbinli} {Flanşsız|Rekorlu} Model {DB10..99}'],
  ['ölçüm-cihazları', 'Su Terazisi {30..200} cm {Mıknatıslı|Alüminyum} {2|3} Gözlü Seri {ST1..60}'],
  [
    'kaynak-ve-iş-güvenliği',
    'Elektrot {Rutil|Bazik|Selülozik} E{6013|7018|6010} {2..6}x{300|350|450} Parti {EL100..999}',
  ],
  ['kaynak-ve-iş-güvenliği', 'Gazaltı Teli SG{2|3} {8..16} {5|15|18} kg Makara Lot {GT100..999}'],
  ['kaynak-ve-iş-güvenliği', 'Koruyucu Gözlük {Şeffaf|Füme|Sarı} EN 166 {KG100..999} {Buğulanmaz|Çizilmez}'],
  ['kaynak-ve-iş-güvenliği', 'Çelik Burunlu Ayakkabı {S1P|S2|S3} {36..47} Numara Model {AY10..99}'],
  ['enerji-ve-kompresörler', 'Hava Kurutucu {Gazlı|Kimyasal} {200..9000} Litre/dk Model {HK10..99}'],
  ['enerji-ve-kompresörler', 'Ayırıcı Separatör {SP1000..9999} {Vidalı Tip|Yağlı Tip}'],
];

const descriptions = [
  '{Rulman|Motor|Pompa|Vana|Redüktör|Silindir|Kompresör|Konveyör} bakımında kullanılır; {1..40} kg gelir, {5|10|50|100} adetlik kutudadır.',
  'Çalışma sıcaklığı -{10..40} ile {60..250} °C arasındadır. {Rulman|Dişli|Zincir|Kayış|Kaplin} bulunan {hatlarda|makinelerde} denenmiştir.',
  '{Stoktan|Siparişle} verilir. Ölçüsü {DIN|ISO|EN} {100..9999} standardına göredir; {vana|flanş|cıvata|somun|hortum} ayrıca istenir.',
];

/** Fills a template: `{a|b}` becomes one of both, `{M3..24}` an M and a number from 3 to 24. */
const expand = (template: string, random: () => number) =>
  template.replaceAll(/\{([^}]+)\}/g, (_, choice: string) => {
    const [, letters, least, most] = /^(\D*)(\d+)\.\.(\d+)$/.exec(choice) ?? [];
    if (least && most) return `${letters}${Number(least) + Math.floor(random() * (Number(most) - Number(least) + 1))}`;
    const options = choice.split('|');
    return options[Math.floor(random() * options.length)] ?? '';
  });

/** Generated products are older than all others: what the company entered itself is newer. */
const oldest = 1_500_000_000_000;

/**
 * Makes `count` products with different names, the same ones at every run; about one in four has no price. A name is
 * left out when `isTaken` says so.
 */
export function* generated(count: number, isTaken = (_name: string) => false) {
  const random = seeded(20261121);
  const names = new Set<string>();
  while (names.size < count) {
    const [category, template] = families[Math.floor(random() * families.length)] ?? ['', ''];
    const name = expand(template, random);
    if (names.has(name) || isTaken(name)) continue;
    names.add(name);
    const description = expand(descriptions[names.size % descriptions.length] ?? '', random);
    const price = random() < 0.25 ? undefined : Math.round(20 + random() ** 4 * 90_000);
    const id = String(oldest + 1000 * (names.size - 1));
    yield { id, name, description, category, price, featured: random() < 0.01 };
  }
}
