import { countText } from '../../../../common/text/locale.ts';
export const exampleOfTheSection = 'Kesit örneği';
export const yourDrawing = 'Çiziminiz';
export const addAttribute = 'Özellik ekle';
export const heading = 'Başlık';
export const headingOf = (name: string) => `Başlık: ${name}`;
export const none = 'Yok';
export const attributeOf = (letter: string) => `Harfin özelliği: ${letter}`;
export const inTheDrawingNotInTheKind = (notTied: string) => `Çizimde var, türde yok: ${notTied}.`;
export const inTheKindNotInTheDrawing = (notDrawn: string) => `Türde var, çizimde yok: ${notDrawn}.`;
export const screen = {
  title: 'Ürün türleri',
  add: 'Tür ekle',
  edit: 'Türü düzenle',
  none: 'Henüz ürün türü yok',
  saved: 'Ürün türleri güncellendi',
  deleted: 'Tür silindi',
  loadFailed: 'Ürün türleri yüklenemedi. Lütfen sayfayı yenileyin.',
  saveFailed: 'Ürün türleri güncellenemedi. Lütfen tekrar deneyin.',
  search: 'Türlerde ara',
  noMatch: (search: string) => `“${search}” için tür bulunamadı`,
  showAll: 'Tüm türleri göster',
  found: (count: number) => `${countText(count)} tür`,
};
export const aKindSuchAsRulmanLists =
  '“Rulman” gibi bir tür, aynı çeşit ürünlerde bulunması gereken özellikleri sıralar: form bunları sorar, ziyaretçiler bunlarla süzer ve karşılaştırır.';
export const aKindSaysWhichAttributes = 'Tür, ürünlerinde hangi özelliklerin olması gerektiğini söyler.';
export const attributes = 'Özellikler';
export const anSvg = 'Bir SVG';
export const noDrawing = 'Çizim yok';
export const productsOfTheKindAreDrawn = 'Türün ürünleri kendi ölçüleriyle ölçekli çizilir.';
export const chooseAnotherSvg = 'Başka SVG seç';
export const chooseAnSvg = 'SVG seç';
export const removeTheDrawing = 'Çizimi kaldır';
export const shownInsteadOfTheSection =
  'Kesit yerine, ölçeksiz olarak gösterilir. İçindeki renkler, betikler ve bağlantılar kaldırılır.';
export const attribute = 'Özellik';
export const key = 'Temel';
export const letter = 'Harf';
export const letterOf = (attribute: string) => `Harf: ${attribute}`;
export const lettersOfTheDrawing = 'Çizimdeki harfler';
export const nothingMeasuresIt = 'Türde böyle özellik yok';
export const required = 'Zorunlu';
export const filter = 'Filtre';
export const column = 'Sütun';
export const keyValue = 'Temel değer';
export const atMostCanBeKeyValues = (mostKeyValues: number) => `En çok ${mostKeyValues} temel değer olabilir`;
export const ballBearing = 'Bilyalı rulman';
export const taperRollerBearing = 'Konik makaralı rulman';
export const pillowBlock = 'Yataklı rulman';
export const hexagonBolt = 'Altı köşe başlı cıvata';
export const socketScrew = 'İmbus cıvata';
export const nut = 'Somun';
export const washer = 'Rondela';
export const flange = 'Flanş';
export const ballValve = 'Küresel vana';
export const gateValve = 'Sürgülü vana';
export const globeValve = 'Glob vana';
export const butterflyValve = 'Kelebek vana';
export const checkValveBetweenFlanges = 'Flanş arası çek valf';
export const motorOnFeetB3 = 'Ayaklı motor (B3)';
export const motorWithFlangeB5 = 'Flanşlı motor (B5)';
export const cylinder = 'Silindir';
export const sprocket = 'Zincir dişli';
export const vBeltPulley = 'V kayış kasnağı';
export const twistDrill = 'Matkap ucu';
export const spurGear = 'Düz dişli';
export const rollerChain = 'Makaralı zincir';
export const hose = 'Hortum';
export const notAtAll = 'Hiç';
export const once = 'Bir kez';
export const timesTimes = (times: number) => `${times} kez`;
export const radialShaftSeal = 'Mil keçesi';
export const sphericalRollerBearing = 'Oynak makaralı rulman';
export const flangedBearingUnit = 'Flanşlı yatak';
export const jawCoupling = 'Yıldız kaplin';
export const retainingRing = 'Segman';
export const threadedRod = 'Tij';
export const wedgeAnchor = 'Çelik dübel';
export const yStrainer = 'Pislik tutucu';
export const tap = 'Kılavuz';
export const cuttingDisc = 'Kesme ya da taşlama diski';
export const spanner = 'Anahtar';
export const weldingElectrode = 'Kaynak elektrodu';
export const dialGauge = 'İbreli gösterge';
export const temperatureProbe = 'Sıcaklık probu';
export const barrelSensor = 'Silindirik sensör';
export const cableGland = 'Kablo rakoru';
export const compressionFitting = 'Yüksüklü rakor';
export const panelButton = 'Pano butonu';
