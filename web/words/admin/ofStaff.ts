/** Staff write these for buyers and visitors, and fields show examples: Turkish in every language of the admin. */

/** The category of products that have none, as the site names it. */
export const uncategorized = 'Kategorisiz';

/** The values of a spec that is true or false. */
export const yes = 'evet';
export const no = 'hayır';

/** An example for a number of the about page. */
export const foundingExample = 'kuruluş';

/** An example of a signature below letters. */
export const signatureExample = 'Kerem Ulusoy\nSatış, 0212 000 00 00';

/** Examples of a search word and of what it finds. */
export const synonymExample = 'şanzuman';
export const foundExample = 'redüktör, dişli kutusu';

export const blankLetter = (name: string, signature: string) => `Sayın ${name},\n\n\n\nSaygılarımızla,\n${signature}`;
export const moreProducts = (count: number) => `${count} ürün daha`;

export const answerSubject = (number: string) => `Teklif talebiniz ${number}`;
export const replySubject = (subject: string) => `Re: ${subject}`;
export const quotedFrom = (name: string, date: string) => `${name}, ${date} tarihinde yazdı:`;

export const offerIntro = (day: string) =>
  `${day} tarihli talebiniz için teşekkür ederiz. İstediğiniz ürünlere ilişkin teklifimiz aşağıdadır.`;
export const pricesWithoutKdv = 'Birim fiyatlara KDV dâhil değildir.';

export const greeting = (name: string) => `Sayın ${name},`;
export const regards = 'Saygılarımızla,';
export const offerSubject = (number: string) => `Teklifimiz: ${number}`;
export const offerIsReady = (number: string) => `${number} numaralı teklifimizi hazırladık:`;
export const followYourRequest = 'Talebinizin durumunu buradan izleyebilirsiniz:';

export const reminderSubject = (number: string) => `Hatırlatma: teklifimiz ${number}`;
export const offerEnds = (sent: string, number: string, until: string) =>
  `${sent} tarihinde gönderdiğimiz ${number} numaralı teklifimizin geçerlilik süresi ${until} tarihinde doluyor:`;
export const offerHasEnded = (sent: string, number: string, until: string) =>
  `${sent} tarihinde gönderdiğimiz ${number} numaralı teklifimizin geçerlilik süresi ${until} tarihinde doldu. Dilerseniz teklifi güncelleyebiliriz:`;
export const answerThisMail = 'Sorularınız varsa bu e-postayı yanıtlamanız yeterlidir.';

export const delivery = (terms: string) => `Teslim: ${terms}`;
export const payment = (terms: string) => `Ödeme: ${terms}`;
export const yourCode = (code: string) => `sizin kodunuz ${code}`;
export const discount = (percent: string) => `%${percent} iskonto`;

export const dataSheet = (address: string) => `Ürün föyü: ${address}`;

/** The names of the languages of the office, each in itself. */
export const languageNames = { EN: 'English', TR: 'Türkçe' };
