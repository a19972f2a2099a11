import { siteLanguage, type Language } from '../../../common/text/locale.ts';
import * as german from '../../../common/words/de/sales.ts';
import * as english from '../../../common/words/en/sales.ts';

/** Staff send these to buyers, each in the language of the buyer. Languages without words of their own have the English ones. */

interface Letters {
  greeting: (name: string) => string;
  regards: string;
  answerSubject: (number: string) => string;
  offerSubject: (number: string) => string;
  offerIsReady: (number: string) => string;
  followYourRequest: string;
  offerIntro: (day: string) => string;
  pricesWithoutVat: string;
  reminderSubject: (number: string) => string;
  offerEnds: (sent: string, number: string, until: string) => string;
  offerHasEnded: (sent: string, number: string, until: string) => string;
  answerThisMail: string;
}

const tr: Letters = {
  greeting: (name) => `Sayın ${name},`,
  regards: 'Saygılarımızla,',
  answerSubject: (number) => `Teklif talebiniz ${number}`,
  offerSubject: (number) => `Teklifimiz: ${number}`,
  offerIsReady: (number) => `${number} numaralı teklifimizi hazırladık:`,
  followYourRequest: 'Talebinizin durumunu buradan izleyebilirsiniz:',
  offerIntro: (day) =>
    `${day} tarihli talebiniz için teşekkür ederiz. İstediğiniz ürünlere ilişkin teklifimiz aşağıdadır.`,
  pricesWithoutVat: 'Birim fiyatlara KDV dâhil değildir.',
  reminderSubject: (number) => `Hatırlatma: teklifimiz ${number}`,
  offerEnds: (sent, number, until) =>
    `${sent} tarihinde gönderdiğimiz ${number} numaralı teklifimizin geçerlilik süresi ${until} tarihinde doluyor:`,
  offerHasEnded: (sent, number, until) =>
    `${sent} tarihinde gönderdiğimiz ${number} numaralı teklifimizin geçerlilik süresi ${until} tarihinde doldu. Dilerseniz teklifi güncelleyebiliriz:`,
  answerThisMail: 'Sorularınız varsa bu e-postayı yanıtlamanız yeterlidir.',
};

const en: Letters = {
  greeting: (name) => `Dear ${name},`,
  regards: 'Kind regards,',
  answerSubject: (number) => `Your enquiry ${number}`,
  offerSubject: (number) => `Our offer: ${number}`,
  offerIsReady: (number) => `We have prepared our offer ${number}:`,
  followYourRequest: 'You can follow your enquiry here:',
  offerIntro: (day) =>
    `Thank you for your enquiry of ${day}. Please find our offer for the products you asked for below.`,
  pricesWithoutVat: 'Unit prices do not include VAT.',
  reminderSubject: (number) => `Reminder: our offer ${number}`,
  offerEnds: (sent, number, until) => `Our offer ${number}, which we sent on ${sent}, is valid until ${until}:`,
  offerHasEnded: (sent, number, until) =>
    `Our offer ${number}, which we sent on ${sent}, was valid until ${until}. We will be glad to renew it:`,
  answerThisMail: 'If you have questions, just answer this e-mail.',
};

const de: Letters = {
  greeting: (name) => `Guten Tag ${name},`,
  regards: 'Mit freundlichen Grüßen',
  answerSubject: (number) => `Ihre Anfrage ${number}`,
  offerSubject: (number) => `Unser Angebot: ${number}`,
  offerIsReady: (number) => `wir haben unser Angebot ${number} für Sie erstellt:`,
  followYourRequest: 'Den Stand Ihrer Anfrage sehen Sie hier:',
  offerIntro: (day) =>
    `Vielen Dank für Ihre Anfrage vom ${day}. Zu den gewünschten Produkten bieten wir Ihnen gern an:`,
  pricesWithoutVat: 'Die Einzelpreise verstehen sich zzgl. MwSt.',
  reminderSubject: (number) => `Erinnerung: unser Angebot ${number}`,
  offerEnds: (sent, number, until) => `unser Angebot ${number} vom ${sent} gilt bis ${until}:`,
  offerHasEnded: (sent, number, until) =>
    `unser Angebot ${number} vom ${sent} galt bis ${until}. Gern erneuern wir es für Sie:`,
  answerThisMail: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
};

const all: Record<string, Letters> = { tr, en, de };

/** Returns the words of letters to a buyer who reads a language, by its code. */
export const lettersIn = (language: string): Letters => all[language] ?? en;

const others = {
  en: { language: 'en' as Language, words: english },
  de: { language: 'de' as Language, words: german },
};

/** Returns who reads the notes of an offer's lines, by a language's code; undefined in the site's. */
export const notesIn = (language: string | undefined) =>
  language === undefined || language === siteLanguage ? undefined : others[language === 'de' ? 'de' : 'en'];
