// Who is invoiced, on the forms of enquiries and acceptances.

export const title = 'Fatura bilgileri';
export const why = 'Faturanız bu bilgilerle kesilir. Bu bağlantıyı açan kimse yazdıklarınızı görmez.';
export const known = 'Fatura bilgileriniz talebinizle geldi. Yalnız değiştirmek isterseniz doldurun.';
export const kind = 'Fatura kime kesilsin?';
export const kinds = { COMPANY: 'Şirket', PERSON: 'Şahıs' };
export const fields = {
  title: 'Faturadaki ünvan ya da ad',
  taxNumber: 'VKN ya da TCKN',
  taxOffice: 'Vergi dairesi',
  city: 'İl',
  district: 'İlçe',
  neighbourhood: 'Mahalle',
  street: 'Cadde, sokak',
  buildingNumber: 'Bina ve daire no.',
  postalCode: 'Posta kodu',
  email: 'Fatura e-postası',
};
export const country = 'Ülke';
/** Countries in which buyers are; others write to the company. */
export const countries = {
  TR: 'Türkiye',
  DE: 'Almanya',
  US: 'Amerika Birleşik Devletleri',
  AT: 'Avusturya',
  AZ: 'Azerbaycan',
  BE: 'Belçika',
  AE: 'Birleşik Arap Emirlikleri',
  GB: 'Birleşik Krallık',
  BG: 'Bulgaristan',
  CZ: 'Çekya',
  CN: 'Çin',
  DK: 'Danimarka',
  DZ: 'Cezayir',
  FR: 'Fransa',
  GE: 'Gürcistan',
  NL: 'Hollanda',
  IQ: 'Irak',
  ES: 'İspanya',
  SE: 'İsveç',
  CH: 'İsviçre',
  IT: 'İtalya',
  KZ: 'Kazakistan',
  CY: 'Kıbrıs',
  LY: 'Libya',
  HU: 'Macaristan',
  EG: 'Mısır',
  UZ: 'Özbekistan',
  PL: 'Polonya',
  RO: 'Romanya',
  SA: 'Suudi Arabistan',
  TM: 'Türkmenistan',
  UA: 'Ukrayna',
  GR: 'Yunanistan',
};
