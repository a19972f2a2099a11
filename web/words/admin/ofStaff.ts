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

export const moreProducts = (count: number) => `${count} ürün daha`;

export const replySubject = (subject: string) => `Re: ${subject}`;
export const quotedFrom = (name: string, date: string) => `${name}, ${date} tarihinde yazdı:`;

export const delivery = (terms: string) => `Teslim: ${terms}`;
export const payment = (terms: string) => `Ödeme: ${terms}`;
export const yourCode = (code: string) => `sizin kodunuz ${code}`;
export const discount = (percent: string) => `%${percent} iskonto`;

export const dataSheet = (address: string) => `Ürün föyü: ${address}`;

/** The names of the languages of the office, each in itself. */
export const languageNames = { EN: 'English', TR: 'Türkçe' };
