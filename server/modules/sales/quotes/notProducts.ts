import { fold } from '../../../../common/text/letters.ts';

// Lists come with greetings, totals and signatures, which are no products. Texts are folded before they are compared.

const total =
  /^(?:genel |ara |mal hizmet |fatura |odenecek )?(?:toplam|yekun|tutar)[iı]?\b|^k\.?d\.?v\b|^(?:iskonto|indirim|matrah|nakliye bedeli|sub ?total|total|vat)\b|^net tutar\b/;

/** A label ends with a colon; the word alone may begin the name of a product, as 'tel' does. */
const label = new RegExp(
  `^(?:not|notlar|tarih|teslim\\p{L}*(?: \\p{L}+)?|odeme(?: \\p{L}+)?|vade|hazirlayan|onay\\p{L}*|kontrol eden|isteyen|talep eden|ilgili(?: kisi)?|` +
    `konu|firma(?: adi)?|unvan\\p{L}*|adres\\p{L}*|tel|telefon|gsm|cep|faks|fax|e-?posta|e-?mail|mail|web|iban|vergi \\p{L}+|vkn|yetkili|` +
    `proje(?: \\p{L}+)?|(?:siparis|teklif|belge|talep|evrak|fatura)(?: \\p{L}+)?|` +
    `sayfa|termin|aciklama|kimden|kime|gonder(?:en|ilen|im)|mersis(?: \\p{L}+)?|(?:ticaret )?sicil(?: \\p{L}+)?|kep|bilgi|ek(?:ler)?|to|cc|from|sent|subject|date)\\.?\\s*:`,
  'u',
);

const greeting =
  /^(?:merhaba|selam|slm|mrb|iyi (?:gun|aksam|calisma|hafta|sabah|gece)|gunaydin|kolay gelsin|hayirli|sayin\b|sn\b|degerli|sevgili|saygi|tesekkur|tesk|tsk|sagol|sag ol|bilgi(?:niz|lerin)|arz e|rica e|lutfen|iyi bayram|allah|hosca|gorus)/;

const request = [
  /^(?:acil(?:dir|en)?|ekte(?:ki)?|asagida(?:ki)?|fiyat|teklif|siparis|malzeme list|ihtiyac|talep|stok durum|liste|not)\b[^\d]*(?:rica|bekl|iste|iyor|isti|misiniz|miyiz|miyim|list|liste|formu?|lazim|var|olarak|icin|[:!.]$|^acil)/,
  /^(?:acil|fiyat teklifi|teklif talebi|siparis listesi|malzeme listesi|ihtiyac listesi|talep formu|malzeme talep formu|satin ?alma talebi|liste|listemiz|siparis|siparisimiz|urunler)[:.!]*$/,
  /\b(?:rica eder(?:im|iz)|bekliyor(?:um|uz)|istiyor(?:um|uz)|alabilir miy(?:im|iz)|misiniz|musunuz|miyiz|olur mu|lazim|gerekiyor|gerekli|ihtiyac(?:imiz)? var|gonderin|iletin|ilet(?:ir|iniz).*|yazar misiniz|tesekkurler|saygilar(?:imla|imizla)?)[.!?]*$/,
];

const closing = /^(?:saygi|tesekkur|tesk|tsk|iyi calismalar|kolay gelsin|sagol|sag ol|iyi gunler dil)/;

const contact = [
  /[^\s@]@[^\s@]+\.\p{L}{2,}/u,
  /^(?:https?:\/\/|www\.)/,
  /^(?:(?:tel|gsm|cep|faks|fax|mobil)\S*\s*)?(?:\+?90|0)[\s(.-]*\d{3}[\s).-]*\d{3}[\s.-]*\d{2}[\s.-]*\d{2}$/,
  /\b(?:ltd|sti|a\.s|san\.? (?:ve )?tic|tic\.? (?:ve )?san|holding|sanayi ve ticaret)\b/,
  /^\d{1,2}[./]\d{1,2}[./](?:19|20)?\d{2}$/,
  /\b(?:mudur(?:u|lugu)?|sorumlusu|sefi|uzmani|muhendis(?:i)?|departmani|yetkilisi|teknisyen(?:i)?|temsilcisi|sekreteri)$/,
  /\b(?:bey|hanim|usta|abi)(?:in|ye|e|a)?[.,!]?$/,
];

/** Surnames are words of the trade, as in 'Mehmet Demir' and 'Ayşe Çelik': the first name tells a person. */
const firstNames = new Set(
  (
    'abdullah adem adnan ahmet akin ali alper arda arif arzu asli asuman aydin ayhan ayla aynur ayse aysegul aysel aytac ayten aziz ' +
    'banu baris basak batuhan bekir belgin berat berk beyza bilal bilge birol bora buket bulent burak burcu busra cagatay cagla ' +
    'canan caner cem cemal cemil cengiz ceren cevat cihan coskun davut derya didem dilara dilek dogan duygu ebru ece ' +
    'ecem efe ekrem elif emel emin emine emrah emre enes engin ercan erdal erdem eren ergun erhan erkan erol ersin esin esma esra evren ' +
    'eyup fadime faruk fatih fatma ferhat ferit fikret filiz firat funda furkan galip gamze gizem gokhan gonul gulay gulcan gulsah ' +
    'gulsen gurkan hakan halil halit haluk hamza hande harun hasan hatice haydar hayri hikmet hulya huseyin ibrahim idris ilhan ' +
    'ilker irem irfan isa isil ismail izzet kadir kadriye kamil kazim kemal kenan kerem koray kubra latif levent mahmut mehmet ' +
    'melek melike melis meltem meral merve mert mesut metin mine muhammed muhammet murat musa mustafa muzaffer nalan nazan nazli ' +
    'necati necla nermin nesrin nihat nilay nilgun nilufer niyazi nur nuray nurcan nurettin nuri oguz oguzhan okan oktay omer onur orhan ' +
    'osman ozan ozge ozgur ozlem pelin pinar polat ramazan recep refik rifat riza sabri sadik salih sami sebnem seda sedat sefa selcuk ' +
    'selim selin selma sema semih semra serap serdar serhat serkan serpil sevda sevgi sevil sevim seyma sezer sibel sinan suat sude ' +
    'sukru suleyman sultan sule tahir tahsin talha tamer taner tarik tayfun tekin temel tolga tuba tugba tugce tulay tuncay turan turgut ' +
    'ufuk ugur umit umut veli veysel volkan yakup yalcin yasar yasemin yasin yavuz yeliz yilmaz yonca yunus yusuf zafer zehra ' +
    'zeki zekiye zeliha zerrin zeynep zuhal'
  ).split(' '),
);

/** Two to four words that begin with capitals, and nothing else. */
const capitals = /^\p{Lu}[\p{L}.]*(?:\s+\p{Lu}[\p{L}.]*){1,3}$/u;

/** Tells whether a line without a quantity looks like a person's name; only the catalogue knows whether it is a product. */
export const mayBeName = (line: string) => capitals.test(line.trim());

/** Tells whether a line is the name of a person; 'can suyu' has another capital. */
function isName(line: string) {
  const words = line.trim().split(/\s+/);
  const [first = ''] = words;
  return (
    words.length <= 3 && !/\d/.test(line) && firstNames.has(fold(first)) && (words.length > 1 || /^\p{Lu}/u.test(first))
  );
}

/** Tells whether a line is the sum of a table, or a part of one, whatever numbers stand beside it. */
export const isTotal = (text: string) => total.test(fold(text).trim());

/** Tells whether a line without a quantity is a greeting, a request, a signature or an address: no product in any catalogue. */
export function isSpeech(line: string): boolean {
  const text = fold(line).trim();
  if (label.test(text) || contact.some((one) => one.test(text))) return true;
  return !/\d/.test(text) && (greeting.test(text) || request.some((one) => one.test(text)) || isName(line));
}

/** After these words comes a signature. */
export const isClosing = (line: string) => closing.test(fold(line).trim());

/** A line of dashes and the like; it is left out without a word. */
export const isBlank = (line: string) => !/[\p{L}\p{N}]/u.test(line);
