/** The refusals of the API about files, languages and many things at once; './refusals.ts' has the others. */
export const refusalsOfWork: Readonly<Record<string, string>> = {
  'A further picture of the product above it.': 'Üstündeki ürünün başka bir resmi.',
  'A gift card is no product of the catalogue.': 'Hediye kartı katalog ürünü değildir.',
  'A header has letters of ASCII only.': 'Başlıkta yalnız ASCII karakterler olabilir; Türkçe harf kullanılamaz.',
  'A job of this id is running already.': 'Aynı iş zaten sürüyor.',
  'A name and a password do not belong into the address.': 'Kullanıcı adı ve parola adrese yazılmaz.',
  'A person has written this text.': 'Bu metni bir kişi yazdı.',
  'A tax number (VKN) has ten digits, the last of which checks the others.':
    'Vergi numarası (VKN) on hanelidir; son hane ötekileri doğrular.',
  'An address has small letters and digits, with hyphens in between.':
    'Adreste küçük harf ve rakam olur, aralarında kısa çizgi kullanılabilir.',
  'Another one gets this address in the same call.': 'Aynı anda başka bir kayıt da bu adresi alıyor.',
  'Another one has this address in the language.': 'Bu adres bu dilde başka bir kaydın.',
  'Ask for a category or for a product, not for both.': 'Ya kategori ya ürün sorun, ikisini birden değil.',
  'At most {} characters.': 'En çok {1} karakter.',
  'At most {} products can be chosen one by one.': 'Tek tek en çok {1} ürün seçilebilir.',
  'Choose a language.': 'Bir dil seçin.',
  'Choose at least one event.': 'En az bir olay seçin.',
  'Customers have no {}. They have {}.': 'Müşterilerde böyle bir alan yok: {1}. Olanlar: {2}.',
  'Deleted since': 'Sonradan silinmiş',
  'Edited since': 'Sonradan düzenlenmiş',
  'Embedded files are not taken here.': 'Gömülü dosyalar burada alınmaz.',
  'Embedded pictures are not taken here.': 'Gömülü resimler burada alınmaz.',
  'Enter a text.': 'Bir metin yazın.',
  'Give a day like 2026-11-23.': '2026-11-23 gibi bir gün verin.',
  'Give either a status, or a rule for prices, or new values.':
    'Ya bir durum, ya bir fiyat kuralı, ya da yeni değerler verin.',
  'Give the new values of one thing.': 'Tek bir kaydın yeni değerlerini verin.',
  'It belongs to the row above it.': 'Üstündeki satıra ait.',
  'It groups other products, and is none.': 'Başka ürünleri gruplar, kendisi ürün değildir.',
  'It has no such text in Turkish.': 'Türkçesinde böyle bir metin yok.',
  'It is a setting of the shop, and says nothing about the product.':
    'Mağazanın bir ayarı, ürünle ilgili bir şey söylemez.',
  'It is hidden in the workbook: it is left out.': 'Çalışma kitabında gizli: dışarıda bırakılır.',
  'It is no address of a page.': 'Bu bir sayfa adresi değil.',
  'It is no address of a picture.': 'Bu bir resim adresi değil.',
  'It is no domain such as karaca.com.tr, or one that strangers share.':
    'Bu karaca.com.tr gibi bir alan adı değil ya da yabancıların ortak kullandığı bir alan adı.',
  'It is no picture that the site can show: PNG, JPEG, WebP or GIF.':
    'Sitenin gösterebileceği bir resim değil: PNG, JPEG, WebP ya da GIF.',
  'It is the size of the parcel, and not of the product.': 'Ürünün değil, kolinin ölçüsü.',
  'The heading and this cell say different things about KDV. Correct the cell here, or in the file.':
    'Başlık ile bu hücre KDV için farklı şeyler söylüyor. Hücreyi burada ya da dosyada düzeltin.',
  'This JSON is damaged, or breaks off in the middle. Fetch the file again.':
    'Bu JSON bozuk ya da yarıda kesilmiş. Dosyayı yeniden alın.',
  'Line {} is no object of JSON.': '{1}. satır bir JSON nesnesi değil.',
  'Line {} of the file belongs to no text.': 'Dosyanın {1}. satırı hiçbir metne ait değil.',
  'Line {} of the file cannot be read: {}': 'Dosyanın {1}. satırı okunamıyor: {2}',
  'Name at most {} products.': 'En çok {1} ürün belirtin.',
  'Name the product in one way: by its id, its stock code or its number in another program.':
    'Ürünü tek yolla belirtin: kimliği, stok kodu ya da başka programdaki numarası.',
  'No column says which customer a row is: id, domain, e-mail or tax number (VKN).':
    'Satırın hangi müşteri olduğunu gösteren sütun yok: kimlik, alan adı, e-posta ya da vergi numarası (VKN).',
  'Not a day like 2026-11-28.': 'Gün 2026-11-28 gibi yazılır.',
  'Nothing of this is left to be translated.': 'Bunlardan çevrilecek bir şey kalmadı.',
  'Nothing of this kind waits here.': 'Burada bekleyen böyle bir değişiklik yok.',
  'Only a draft is published at a time.': 'Yalnız taslaklar için yayın zamanı belirlenir.',
  'Orders have no {}. They have {}.': 'Siparişlerde böyle bir alan yok: {1}. Olanlar: {2}.',
  'Personal data is sent with whole contents.': 'Kişisel veriler yalnız tam içerikle gönderilir.',
  'Products are found by their stock codes and names.': 'Ürünler stok kodları ve adlarıyla bulunur.',
  'Products have no rate of KDV of their own yet: it is only used to add KDV to a price without it.':
    'Ürünlerin henüz kendi KDV oranı yok: oran yalnız KDV hariç fiyata KDV eklemek için kullanılır.',
  'Products have no second price for a while yet.': 'Ürünlerin henüz süreli ikinci fiyatı yok.',
  'Products have no tags: categories and attributes say it.':
    'Ürünlerde etiket yok: kategoriler ve özellikler bunu gösterir.',
  'Say what is published or hidden.': 'Neyin yayınlanacağını ya da gizleneceğini belirtin.',
  'Say which one.': 'Hangisi olduğunu belirtin.',
  'Say which products.': 'Hangi ürünler olduğunu belirtin.',
  'Someone has saved this text in the meantime.': 'Bu arada bu metni başkası kaydetti.',
  'Something else has this value by now.': 'Bu değer artık başka bir kayıtta.',
  'The address cannot be read.': 'Adres okunamıyor.',
  'The attribute {} has two letters.': 'Özelliğin iki harfi var: {1}.',
  'The attribute {} is not one of the kind’s.': 'Özellik bu türde yok: {1}.',
  'The attribute {} stands twice.': 'Özellik iki kez geçiyor: {1}.',
  'The catalogue has new products only.': 'Katalogda yalnız yeni ürünler var.',
  'The column {} is missing: it shows whether the Turkish text is still the same.':
    'Şu sütun eksik: {1}. Türkçe metnin hâlâ aynı olup olmadığını o gösterir.',
  'The columns of this row name different customers.': 'Bu satırın sütunları farklı müşterileri gösteriyor.',
  'The customer was not stored.': 'Müşteri kaydedilmedi.',
  'The file has elements within more than {} others.': 'Dosyada {1} katmandan daha derin iç içe öğeler var.',
  'The file has more than {} texts.': 'Dosyada çok fazla metin var, en çok {1} olabilir.',
  'The file has no record {}. Found are {}.': 'Dosyada şu kayıt yok: {1}. Bulunanlar: {2}.',
  'The file has no record.': 'Dosyada kayıt yok.',
  'The file has no records: no element of it stands several times. It may be the answer of a server, not the list.':
    'Dosyada kayıt yok: hiçbir öğesi birden çok kez geçmiyor. Liste değil, bir sunucunun yanıtı olabilir.',
  'The file has objects within more than {} others.': 'Dosyada {1} katmandan daha derin iç içe nesneler var.',
  'The file has several languages: {}. Send one file for each.':
    'Dosyada birkaç dil var: {1}. Her dil için ayrı dosya gönderin.',
  'The file has {}, by which this profile finds products.':
    'Bu profilin ürünleri bulduğu sütun dosyada eksik ya da yinelenmiş: {1}.',
  'The file is in the language {}, and {} was chosen.': 'Dosyanın dili: {1}. Seçilen dil: {2}.',
  'The file is larger than 50 MB: export fewer texts at once.':
    'Dosya 50 MB sınırını aşıyor: bir seferde daha az metin dışa aktarın.',
  'The file names this customer twice.': 'Dosyada bu müşteri iki kez geçiyor.',
  'The files have more than 20 MB together, which mail servers refuse.':
    'Dosyalar birlikte 20 MB sınırını aşıyor; posta sunucuları kabul etmez.',
  'The heading of the columns once more: it is no product.': 'Sütun başlıkları bir kez daha: ürün değil.',
  'The id {} stands twice.': 'Kimlik iki kez geçiyor: {1}.',
  'The list has no filter {} with this value.': 'Listede bu değerle böyle bir filtre yok: {1}.',
  'The list takes too long to read.': 'Listeyi okumak çok uzun sürüyor.',
  'The name is too long for an attribute.': 'Ad bir özellik için çok uzun.',
  'The order has no such row.': 'Siparişte böyle bir satır yok.',
  'The parent of variants: each variant has a row of its own.':
    'Varyantların üst ürünü: her varyantın kendi satırı var.',
  'The passkey does not answer what was asked. Please try again.':
    'Geçiş anahtarı sorulana yanıt vermedi. Lütfen tekrar deneyin.',
  'The prices take too long to reckon at once.': 'Fiyatların tek seferde hesaplanması çok uzun sürüyor.',
  'The product {} stands twice.': 'Ürün iki kez geçiyor: {1}.',
  'The profile fills {}, which does not exist any more.': 'Profilin doldurduğu alan artık yok: {1}.',
  'The profile holds {}, which does not exist any more.': 'Profildeki alan artık yok: {1}.',
  'The profile imports no field from this column.': 'Profil bu sütundan alan almıyor.',
  'The same product stands in line {} already.': 'Aynı ürün {1}. satırda zaten var.',
  'The server could not store it.': 'Sunucu kaydedemedi.',
  'The sheet has a value below row 20,100 or beyond column {}. Please remove it.':
    'Sayfada 20.100. satırın altında ya da {1} sütununun ötesinde bir değer var. Lütfen kaldırın.',
  'The site does not have this language.': 'Sitede bu dil yok.',
  'The site has this language already.': 'Sitede bu dil zaten var.',
  'The site shows whether a product is in stock, and not how many there are.':
    'Site ürünün stokta olup olmadığını gösterir, kaç tane olduğunu göstermez.',
  'The text is named above already.': 'Bu metin yukarıda zaten var.',
  'The Turkish text has changed since.': 'Türkçe metin bu arada değişti.',
  'The two changes are not of the same thing.': 'İki değişiklik aynı kayda ait değil.',
  'The value is too long.': 'Değer çok uzun.',
  'The workbook has no sheet {}.': 'Çalışma kitabında şu sayfa yok: {1}.',
  'There are too many products to count. Please try again later.':
    'Sayılamayacak kadar çok ürün var. Lütfen daha sonra tekrar deneyin.',
  'There is no attribute {}, and this profile makes none.': 'Böyle bir özellik yok: {1}. Bu profil de oluşturmuyor.',
  'There is no attribute {}.': 'Böyle bir özellik yok: {1}.',
  'There is no cell {} in line {}.': '{2}. satırda böyle bir hücre yok: {1}.',
  'There is no field {}.': 'Böyle bir alan yok: {1}.',
  'There is no field “{}”.': '“{1}” adında alan yok.',
  'There is no option {}.': 'Böyle bir seçenek yok: {1}.',
  'There is no such thing any more.': 'Bu kayıt artık yok.',
  'There is nothing to keep of a customer who has not written: no tax number, discount, terms or note.':
    'Yazmamış bir müşteriden saklanacak bir şey yok: vergi numarası, iskonto, koşul ya da not yok.',
  'These are values of another thing.': 'Bunlar başka bir kaydın değerleri.',
  'These pictures take too much to add at once: choose fewer files.':
    'Bu resimler tek seferde eklenemeyecek kadar çok: daha az dosya seçin.',
  'These products take too much to change at once: choose fewer.':
    'Bu ürünler tek seferde değiştirilemeyecek kadar çok: daha az seçin.',
  'These products take too much to delete at once: choose fewer.':
    'Bu ürünler tek seferde silinemeyecek kadar çok: daha az seçin.',
  'These products take too much to look at once: choose fewer.':
    'Bu ürünler tek seferde bakılamayacak kadar çok: daha az seçin.',
  'These rows take too much to change at once: send fewer.':
    'Bu satırlar tek seferde değiştirilemeyecek kadar çok: daha az gönderin.',
  'This change takes too much to undo at once.': 'Bu değişiklik tek seferde geri alınamayacak kadar büyük.',
  'This content takes too much to import. Please split it.':
    'Bu içerik tek seferde alınamayacak kadar büyük. Lütfen bölün.',
  'This file is packed in a way that is not read here. Unpack it, then choose the spreadsheet in it.':
    'Bu dosya burada açılamayan bir biçimde sıkıştırılmış. Açıp içindeki tabloyu seçin.',
  'This file takes too much to read. Please export fewer texts at once.':
    'Bu dosyayı okumak çok uzun sürüyor. Lütfen bir seferde daha az metin dışa aktarın.',
  'This import takes too much to undo at once.': 'Bu içe aktarma tek seferde geri alınamayacak kadar büyük.',
  'This is a binary workbook (.xlsb). Save it as .xlsx in Excel, then choose it again.':
    "Bu, ikili biçimli bir çalışma kitabı (.xlsb). Excel'de .xlsx olarak kaydedip yeniden seçin.",
  'This is a database. Export the table as .xlsx or .csv from its program, then choose that.':
    'Bu bir veritabanı dosyası. Tabloyu kendi programından .xlsx ya da .csv olarak dışa aktarıp onu seçin.',
  'This is a file of an old kind (.dif). Save it as .xlsx in Excel, then choose it again.':
    "Bu, eski biçimli bir dosya (.dif). Excel'de .xlsx olarak kaydedip yeniden seçin.",
  'This is a file of an old kind (.slk). Save it as .xlsx in Excel, then choose it again.':
    "Bu, eski biçimli bir dosya (.slk). Excel'de .xlsx olarak kaydedip yeniden seçin.",
  'This is a PDF. Choose a spreadsheet: an .xlsx workbook or a .csv file.':
    'Bu bir PDF. Bir .xlsx çalışma kitabı ya da .csv dosyası seçin.',
  'This is a picture. Choose a spreadsheet: an .xlsx workbook or a .csv file.':
    'Bu bir resim. Bir .xlsx çalışma kitabı ya da .csv dosyası seçin.',
  'This is a table of Apple Numbers. Export it there as an Excel file (.xlsx), then choose that.':
    'Bu bir Apple Numbers tablosu. Oradan Excel dosyası (.xlsx) olarak dışa aktarıp onu seçin.',
  'This is a text document or a presentation, no table. Choose a spreadsheet: an .xlsx workbook or a .csv file.':
    'Bu bir metin ya da sunum dosyası, tablo değil. Bir .xlsx çalışma kitabı ya da .csv dosyası seçin.',
  'This is a web archive (.mht). Save it as .xlsx in Excel, then choose it again.':
    "Bu bir web arşivi (.mht). Excel'de .xlsx olarak kaydedip yeniden seçin.",
  'This is a web page, perhaps a sign-in form. Choose a spreadsheet: an .xlsx workbook or a .csv file.':
    'Bu bir web sayfası, belki bir giriş formu. Bir .xlsx çalışma kitabı ya da .csv dosyası seçin.',
  'This is a workbook of an old kind (.xls). Save it as .xlsx in Excel, then choose it again.':
    "Bu, eski biçimli bir çalışma kitabı (.xls). Excel'de .xlsx olarak kaydedip yeniden seçin.",
  'This is an archive of RAR or 7-Zip. Unpack it, then choose the spreadsheet in it.':
    'Bu bir RAR ya da 7-Zip arşivi. Açıp içindeki tabloyu seçin.',
  'This is neither published nor hidden.': 'Bu yayınlanamaz ve gizlenemez.',
  'This is no address such as https://erp.firma.com.tr/webhooks.':
    'Bu, https://erp.firma.com.tr/webhooks gibi bir adres değil.',
  'This is no file of translations: choose XLIFF, PO or the .xlsx workbook that was exported here.':
    'Bu bir çeviri dosyası değil: XLIFF, PO ya da buradan dışa aktarılmış .xlsx çalışma kitabı seçin.',
  'This is no spreadsheet. Choose an .xlsx workbook or a .csv file.':
    'Bu bir tablo değil. Bir .xlsx çalışma kitabı ya da .csv dosyası seçin.',
  'This is no token of a change, a deletion or an import.':
    'Bu bir değişikliği, silmeyi ya da içe aktarmayı göstermiyor.',
  'This is not the code of a language, such as en or pt-BR.': 'Bu bir dil kodu değil, örneğin en ya da pt-BR.',
  'This is not what a browser answers for a passkey.': 'Bu, bir tarayıcının geçiş anahtarı için verdiği yanıt değil.',
  'This is only a link to a sheet. Open it, download the sheet as .xlsx there, then choose that.':
    'Bu yalnızca bir tablonun bağlantısı. Açıp tabloyu .xlsx olarak indirin, sonra onu seçin.',
  'This is shown on no page.': 'Bu hiçbir sayfada gösterilmiyor.',
  'This plan takes too much to do at once.': 'Bu plan tek seferde uygulanamayacak kadar büyük.',
  'This product stands in an earlier row already.': 'Bu ürün daha önceki bir satırda zaten var.',
  'This profile exports products, and reads no file.': 'Bu profil ürünleri dışa aktarır, dosya okumaz.',
  'This row names a product already.': 'Bu satırda zaten bir ürün var.',
  'This thing has a number of this program above.': 'Bu kaydın bu programdaki numarası yukarıda zaten var.',
  'This workbook has a password: remove it in Excel (File, Info, Protect Workbook), then choose it again.':
    "Bu çalışma kitabının parolası var: Excel'de kaldırıp (Dosya, Bilgi, Çalışma Kitabını Koru) yeniden seçin.",
  'This XLIFF file is broken: {}': 'Bu XLIFF dosyası bozuk: {1}',
  'Titles and descriptions for search engines are made of the product.':
    'Arama motorları için başlık ve açıklamalar üründen oluşturulur.',
  'Turkish is the language of the site already.': 'Türkçe zaten sitenin dili.',
  'Two columns are {}.': 'İki sütunun karşılığı aynı: {1}.',
  'What a product costs the company is not kept here.': 'Ürünün şirkete maliyeti burada tutulmaz.',
  'You have said that it is no product.': 'Ürün olmadığını belirttiniz.',
  '“{}” has no numbers: give values.': '“{1}” sayı içermez: değer verin.',
  '“{}” is a range: give its lower and its upper end.': '“{1}” bir aralıktır: alt ve üst sınırını verin.',
};
