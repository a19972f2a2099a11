import { refusalsOfPrograms } from './refusalsOfPrograms.ts';
import { refusalsOfWork } from './refusalsOfWork.ts';

/** Refusals of the API in Turkish, by their English sentences: `{}` is a value of the sentence, and `{1}` the first of them. */
export const refusals: Readonly<Record<string, string>> = {
  ...refusalsOfPrograms,
  ...refusalsOfWork,
  "'{}' is neither yes nor no.": '“{1}” evet ya da hayır değil.',
  "'{}' is no price, such as 5,00 EUR or 237,50 + KDV.": '“{1}” fiyat değil, örneğin 5,00 EUR ya da 237,50 + KDV.',
  "'{}' is not a whole number.": '“{1}” tam sayı değil.',
  "'{}' is not the address of a picture.": '“{1}” bir resim adresi değil.',
  "'{}' says no currency: write it as 5,00 EUR, or 237,50 TRY + KDV.":
    '“{1}” para birimi içermiyor: 5,00 EUR ya da 237,50 TRY + KDV gibi yazın.',
  'A file of this profile is waiting already.': 'Bu profilin bir dosyası zaten bekliyor.',
  'A ladder of the list price needs a list price.': 'Liste fiyatı basamakları için liste fiyatı gerekir.',
  'A later run of this profile has gone through. This one can no longer pass.':
    'Bu profilin sonraki bir aktarımı tamamlandı. Bu artık onaylanamaz.',
  'A message never becomes new again.': 'Mesaj bir daha yeni olmaz.',
  'A product cannot be merged with itself.': 'Ürün kendisiyle birleştirilemez.',
  'A product cannot take its own place.': 'Ürün kendi yerine geçemez.',
  'A product is not bought together with itself.': 'Ürün kendisiyle birlikte alınmaz.',
  'A rate cannot replace itself.': 'Oran kendi yerini alamaz.',
  'A shipment has one row at least.': 'Sevkiyatta en az bir satır olur.',
  'A word finds itself already.': 'Sözcük kendisini zaten bulur.',
  'All of it was changed or deleted since. Nothing was undone.':
    'Hepsi sonradan değiştirilmiş ya da silinmiş. Hiçbir şey geri alınmadı.',
  'All of this row was sent already.': 'Bu satırın hepsi zaten gönderildi.',
  'An alternative stands below the line that it can replace.': 'Seçenek, yerine geçebileceği satırın altında durur.',
  'An enquiry has {} products at most; this text names {}.': 'Talepte en çok {1} ürün olur; bu metinde {2} ürün var.',
  'An enquiry never becomes new again.': 'Talep bir daha yeni olmaz.',
  'An ETTN is a UUID like 3f1c2d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f.':
    'ETTN şöyle bir UUID’dir: 3f1c2d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f.',
  'An import can be undone for 30 days.': 'İçe aktarma 30 gün boyunca geri alınabilir.',
  'An offer has {} lines at most.': 'Teklifte en çok {1} satır olur.',
  'An offer needs at least one line.': 'Teklifte en az bir satır olmalı.',
  'An option cannot be merged with itself.': 'Seçenek kendisiyle birleştirilemez.',
  'An option cannot hold |, which separates values in spreadsheets.':
    'Seçenek | içeremez: tablolarda değerleri ayırır.',
  'Assign a product to the line first.': 'Önce satıra bir ürün atayın.',
  'At most {} attributes can be key values.': 'En çok {1} özellik temel değer olabilir.',
  'At most {} lines are read; this text has {}.': 'En çok {1} satır okunur; bu metinde {2} satır var.',
  'At most {} products can be planned at once.': 'Bir seferde en çok {1} ürün planlanabilir.',
  'becomes 0': '0 olur',
  'becomes “on request”': '“fiyat sorulur” olur',
  'Choose a product that comes first, or a page that the search leads to.':
    'Önce gelecek bir ürün ya da aramanın gideceği bir sayfa seçin.',
  'Choose a spreadsheet: an .xlsx workbook or a .csv file.':
    'Bir tablo seçin: .xlsx çalışma kitabı ya da .csv dosyası.',
  'Choose at least one file.': 'En az bir dosya seçin.',
  'Choose at least one role.': 'En az bir rol seçin.',
  'Choose the central bank as the source first.': 'Önce kaynak olarak Merkez Bankasını seçin.',
  'Choose what the key may do.': 'Anahtarın neler yapabileceğini seçin.',
  'Codes of the app cannot be checked on this site any more: take a recovery code.':
    'Uygulamanın kodları bu sitede artık denetlenemiyor: kurtarma kodu kullanın.',
  'Enter a path that begins with /, such as /urunler/rulman.html':
    '/ ile başlayan bir yol yazın, örneğin /urunler/rulman.html',
  'Enter a word of the catalogue': 'Katalogdan bir sözcük yazın',
  'Enter the code of your authenticator app, too.': 'Doğrulama uygulamanızdaki kodu da yazın.',
  'Enter the day from which it replaces the other rate.': 'Öteki oranın yerini hangi günden sonra aldığını yazın.',
  'Enter the path of a page of this site, such as /products/1738669741160':
    'Bu siteden bir sayfanın yolunu yazın, örneğin /products/1738669741160',
  'Exchange rate': 'Döviz kuru',
  'Failed to sign in. Please check your credentials.': 'Giriş yapılamadı. Lütfen bilgilerinizi denetleyin.',
  'File size must be less than {}MB.': 'Dosya {1} MB altında olmalı.',
  'For this, please sign in once more.': 'Bunun için lütfen yeniden giriş yapın.',
  'Give either a price or a rule.': 'Ya fiyat ya kural verin.',
  'in stock': 'stokta',
  'It differs by more than 5 % from the last one, {}: confirm it.':
    'Öncekinden ({1}) yüzde 5’ten fazla farklı: onaylayın.',
  'It goes back only after it has happened.': 'Yalnız uygulandıktan sonra geri döner.',
  'It has at most {} links. Withdraw one first.': 'En çok {1} bağlantısı olur. Önce birini iptal edin.',
  'It has begun: give the moment at which it goes back.': 'Başladı: geri döneceği anı verin.',
  'It is kept as suspected spam: say first that it is none, then answer it.':
    'Spam şüphesiyle saklanıyor: önce spam olmadığını belirtin, sonra yanıtlayın.',
  'It is no longer in the bin.': 'Artık çöp kutusunda değil.',
  'It may mean several products.': 'Birkaç ürün anlamına gelebilir.',
  'It stands twice.': 'İki kez var.',
  'It was canceled: nothing was changed.': 'İptal edildi: hiçbir şey değişmedi.',
  'It was deleted since. Bring it back first.': 'Sonradan silinmiş. Önce geri getirin.',
  'It was sent once more since, as {}. It was not brought back.':
    'Sonradan bir kez daha gönderilmiş: {1}. Geri getirilmedi.',
  'It was undone already.': 'Zaten geri alındı.',
  'Its file is no longer on the server.': 'Dosyası artık sunucuda yok.',
  'Its price is reckoned of the list price, {}: change that one, or clear it.':
    'Fiyatı liste fiyatından hesaplanıyor ({1}): onu değiştirin ya da silin.',
  'Name the carrier of the consignment.': 'Gönderinin taşıyıcısını yazın.',
  'Name the carrier whose address this is.': 'Bu adresin hangi taşıyıcıya ait olduğunu yazın.',
  no: 'hayır',
  'No mail can be sent: the buyer has given no address, or this site has no mail server.':
    'E-posta gönderilemez: alıcı adres vermemiş ya da sitenin posta sunucusu yok.',
  'None of these changes by this.': 'Bunların hiçbiri değişmez.',
  'Not a picture.': 'Resim değil.',
  'Not filled in yet: {}': 'Henüz doldurulmadı: {1}',
  'not in the file': 'dosyada yok',
  'Nothing changes by this.': 'Bununla hiçbir şey değişmez.',
  'Nothing is left of this plan: leave it.': 'Bu plandan bir şey kalmadı: bırakın.',
  'Nothing is to be changed.': 'Değiştirilecek bir şey yok.',
  'Nothing was changed.': 'Hiçbir şey değişmedi.',
  'Nothing was there at that time.': 'O zaman bir şey yoktu.',
  'Of {}, {} of {} are left to send.': '{1}: gönderilecek {2} / {3} kaldı.',
  'One line at least is neither optional nor an alternative.': 'En az bir satır toplama katılmalı.',
  'One of the documents is no longer there. Please choose again.': 'Belgelerden biri artık yok. Lütfen yeniden seçin.',
  'One of the products is no longer there.': 'Ürünlerden biri artık yok.',
  'One of the products is no longer there. Please choose again.': 'Ürünlerden biri artık yok. Lütfen yeniden seçin.',
  'One of the {} is no longer there. Please choose again.': 'Seçilenlerden biri artık yok. Lütfen yeniden seçin.',
  'Only an order that is cancelled has a reason.': 'Yalnız iptal edilmiş siparişin nedeni olur.',
  'Only an order that is confirmed, ready or sent has shipments.':
    'Yalnız onaylanmış, hazır ya da gönderilmiş siparişin sevkiyatı olur.',
  'Only an order that is sent has a carrier and a number.': 'Yalnız gönderilmiş siparişin taşıyıcısı ve numarası olur.',
  'Only changed values can be taken back.': 'Yalnız değişen değerler geri alınabilir.',
  'Only changes of a published product can wait. Save it instead.':
    'Yalnız yayındaki ürünün değişiklikleri bekletilebilir. Kaydedin.',
  'Only changes of what is published can wait. Save it instead.':
    'Yalnız yayında olanın değişiklikleri bekletilebilir. Kaydedin.',
  'Only numbers and ranges have a unit.': 'Yalnız sayı ve aralıkların birimi olur.',
  'Passkeys need an address with https, which the setting PUBLIC_ORIGIN names.':
    'Geçiş anahtarları için PUBLIC_ORIGIN ayarında https adresi gerekir.',
  'Please enter an e-mail address, or a phone number of seven digits or more.':
    'Lütfen bir e-posta adresi ya da en az yedi rakamlı bir telefon numarası yazın.',
  'Please sign in first.': 'Lütfen önce giriş yapın.',
  'Please upload a PDF, STEP, DXF or DWG file.': 'Lütfen PDF, STEP, DXF ya da DWG dosyası yükleyin.',
  'Please upload an image file (PNG, JPG, or GIF).': 'Lütfen bir resim dosyası (PNG, JPG ya da GIF) yükleyin.',
  'Products have the option “{}”: merge it with another one instead.':
    'Ürünlerde “{1}” seçeneği var: silmek yerine başka biriyle birleştirin.',
  'Products of the {} “{}”: {}. It was not deleted.': '“{2}” kullanan ürün sayısı: {3}. Silinmedi.',
  'Products that use “{}”: {}. It was not deleted.': '“{1}” kullanan ürün sayısı: {2}. Silinmedi.',
  'Products use this attribute, and their numbers may mean its unit: the unit stays.':
    'Ürünler bu özelliği kullanıyor ve sayıları bu birimde olabilir: birim değişmez.',
  'Products use this attribute, so its kind stays.': 'Ürünler bu özelliği kullandığı için veri türü değişmez.',
  'Rows of an order that is delivered or cancelled do not change any more.':
    'Teslim ya da iptal edilmiş siparişin satırları artık değişmez.',
  'Save the address of the profile first.': 'Önce profilin adresini kaydedin.',
  'Say why the order is cancelled: the buyer reads it.': 'Siparişin neden iptal edildiğini yazın: alıcı okur.',
  'Send this offer first, with or without a mail: only then can it be accepted.':
    'Önce bu teklifi e-postalı ya da e-postasız gönderin: ancak o zaman onaylanabilir.',
  'Set up two-step sign-in first: an owner asks everybody for it.':
    'Önce iki adımlı girişi kurun: bir Sahip herkesten istiyor.',
  'Set up your own two-step sign-in first, under Account.': 'Önce Hesap ekranında kendi iki adımlı girişinizi kurun.',
  'Several products cannot have the same one.': 'Birkaç üründe aynısı olamaz.',
  'Several {} are called {}: enter the id of one.': 'Bu adda birkaç kayıt var ({2}): birinin kimliğini yazın.',
  Somebody: 'Başka biri',
  'Somebody has changed one of these products since. Decline it, and let the program propose again.':
    'Bu ürünlerden birini sonradan başkası değiştirdi. Reddedin, program yeniden önersin.',
  'Somebody has changed the product on the site since: {}. Open it to see both, and publish from there.':
    'Sitedeki ürünü sonradan başkası değiştirdi: {1}. İkisini de görmek için açın ve oradan yayınlayın.',
  'Somebody has changed {} of these products since. Decline it, and let the program propose again.':
    'Bu ürünlerden {1} tanesini sonradan başkası değiştirdi. Reddedin, program yeniden önersin.',
  'Somebody has decided on this proposal already.': 'Bu öneriye zaten karar verildi.',
  'Someone has changed products or categories in the meantime. Nothing was imported.':
    'Bu arada başkası ürünleri ya da kategorileri değiştirdi. Hiçbir şey içe aktarılmadı.',
  'Something large is being written just now, such as an import, so this was not saved. Please try again in a minute.':
    'Şu an içe aktarma gibi büyük bir iş yazılıyor, bu yüzden kaydedilmedi. Bir dakika sonra tekrar deneyin.',
  'Something went wrong on our side. Please try again.': 'Bizim tarafımızda bir sorun oldu. Lütfen tekrar deneyin.',
  'Strangers share the domain of this address, so it names no company.':
    'Bu adresin alan adını yabancılar da kullanır, şirketi belirtmez.',
  'That address leads back to this one: visitors would go in a circle.':
    'O adres buraya geri gidiyor: ziyaretçiler döngüye girerdi.',
  'That address moved, too: enter where it leads, {}.': 'O adres de taşınmış: gittiği adresi yazın, {1}.',
  'That customer is a part of this one: part it first.': 'O müşteri buna bağlı: önce ayırın.',
  'That moment is over.': 'O an geçti.',
  'The about page': 'Hakkımızda sayfası',
  'The address would lead to itself.': 'Adres kendisine giderdi.',
  'The attribute': 'Özellik',
  'The backup': 'Yedek',
  'The buyer does not have the offer.': 'Teklif alıcıda değil.',
  'The buyer has a newer offer: {}.': 'Alıcıda daha yeni bir teklif var: {1}.',
  'The buyer has accepted {} as {} since. Cancel that order before this one comes back.':
    'Alıcı sonradan {1} teklifini {2} olarak onayladı. Bu geri gelmeden önce o siparişi iptal edin.',
  'The buyer has given no e-mail address: leave the mail out, and send the link.':
    'Alıcı e-posta adresi vermemiş: e-postasız gönderip bağlantıyı iletin.',
  'The buyer has given no e-mail address: note what you told them instead.':
    'Alıcı e-posta adresi vermemiş: ne dediğinizi not edin.',
  'The buyer wrote no code for it of at most {} characters.':
    'Alıcı bunun için en çok {1} karakterlik bir kod yazmamış.',
  'The buyer’s address was erased: no mail can be sent.': 'Alıcının adresi silinmiş: e-posta gönderilemez.',
  'The category': 'Kategori',
  'The contact information': 'İletişim bilgileri',
  'The customer': 'Müşteri',
  'The database cannot be used, so nothing was saved. Tell the operator of the server; its log says why.':
    'Veritabanı kullanılamıyor, hiçbir şey kaydedilmedi. Sunucuyu yönetene bildirin; nedeni kayıtta yazar.',
  'The day is over: choose today or a later one.': 'O gün geçti: bugünü ya da sonrasını seçin.',
  'The discount is in percent, from 0 to 100, such as 7,5 or 40+10.':
    'İskonto yüzde olarak 0 ile 100 arasındadır, örneğin 7,5 ya da 40+10.',
  'The disk of the server cannot be written, so nothing was saved. Tell the operator of the server.':
    'Sunucunun diskine yazılamıyor, hiçbir şey kaydedilmedi. Sunucuyu yönetene bildirin.',
  'The disk of the server is full, so nothing was saved. Free some space and try again.':
    'Sunucunun diski dolu, hiçbir şey kaydedilmedi. Yer açıp tekrar deneyin.',
  'The document': 'Belge',
  'The enquiry': 'Talep',
  'The enquiry is settled already.': 'Talep zaten sonuçlandı.',
  'The family': 'Ürün ailesi',
  'The file arrived damaged: its checksum does not match.': 'Dosya bozuk ulaştı: sağlama toplamı tutmuyor.',
  'The file has {} rows, and the last one had {}.': 'Dosyada {1} satır var, öncekinde {2} vardı.',
  'The file is empty.': 'Dosya boş.',
  'The files have more than 2 GB together. Please add them in several parts.':
    'Dosyalar toplam 2 GB üzerinde. Lütfen birkaç parçada ekleyin.',
  'The heading {} stands twice.': '{1} başlığı iki kez var.',
  'The highest price is below the lowest one.': 'En yüksek fiyat en düşükten küçük.',
  'The image is shown by {}.': 'Resmi gösteren: {1}.',
  'The kind': 'Ürün türü',
  'The kind “{}” has “{}”. It was not deleted.': '“{1}” türünde “{2}” var. Silinmedi.',
  'The last owner stays. Make someone else an owner first.': 'Son Sahip kalır. Önce başka birini Sahip yapın.',
  'The last row of the file is cut off.': 'Dosyanın son satırı kesik.',
  'The letter {} stands twice.': '{1} harfi iki kez var.',
  'The list has {} products by now, and had {}. Nothing was changed: look again.':
    'Listede şimdi {1} ürün var, önce {2} idi. Hiçbir şey değişmedi: yeniden bakın.',
  'The message': 'Mesaj',
  'The offer': 'Teklif',
  'The offer was made on {}.': 'Teklif {1} tarihinde hazırlandı.',
  'The option “{}” stands twice.': '“{1}” seçeneği iki kez var.',
  'The order': 'Sipariş',
  'The picture has too many pixels. Please make it smaller.': 'Resimde çok fazla piksel var. Lütfen küçültün.',
  'The picture is damaged or cut short. Please save it again and upload that.':
    'Resim bozuk ya da yarım. Lütfen yeniden kaydedip yükleyin.',
  'The price is not a number.': 'Fiyat bir sayı değil.',
  'The product': 'Ürün',
  'The profile': 'Profil',
  'The proposal': 'Öneri',
  'The rate of {} % is there twice.': '%{1} oranı iki kez var.',
  'The sector': 'Sektör',
  'The session has ended.': 'Oturum sona erdi.',
  'The settings for money': 'Para ayarları',
  'The sheet has more than {} columns.': 'Sayfada {1} sütundan fazlası var.',
  'The sheet has more than {} rows. Please import it in several parts.':
    'Sayfada {1} satırdan fazlası var. Lütfen birkaç parçada içe aktarın.',
  'The sheet has no rows under its heading.': 'Sayfada başlığın altında satır yok.',
  'The sheet is empty.': 'Sayfa boş.',
  'The site has no prices in {}: add it in Settings, Money.': 'Sitede {1} fiyatı yok: Ayarlar, Para bölümünde ekleyin.',
  'The storage for uploads is full.': 'Yükleme alanı dolu.',
  'The sum of the offer is too large.': 'Teklifin tutarı çok büyük.',
  'The template': 'Şablon',
  'The upload was canceled.': 'Yükleme iptal edildi.',
  'The webhook': 'Webhook',
  'The {} is missing': 'Eksik: {1}',
  'There are no rows.': 'Satır yok.',
  'There are {} keys already.': 'Zaten {1} anahtar var.',
  'There are {} profiles, which is the most. Delete one that is no longer used.':
    '{1} profil var, daha fazlası olmaz. Kullanılmayan birini silin.',
  'There are {} views for everyone already. Delete one first.': 'Herkes için zaten {1} görünüm var. Önce birini silin.',
  'There are {} webhooks already.': 'Zaten {1} webhook var.',
  'There is a page at this address.': 'Bu adreste bir sayfa var.',
  'There is already a category {}, with the id {}.': 'Bu adda bir kategori zaten var: {1} (kimlik {2}).',
  'There is already a category {}.': 'Bu adda bir kategori zaten var: {1}.',
  'There is already a key “{}”.': '“{1}” adında bir anahtar zaten var.',
  'There is already a person with the address {}.': 'Bu adresle bir kullanıcı zaten var: {1}.',
  'There is already a webhook “{}”.': '“{1}” adında bir webhook zaten var.',
  'There is already a {} “{}”.': 'Bu adda bir kayıt zaten var: “{2}”.',
  'There is already an {} “{}”.': 'Bu adda bir kayıt zaten var: “{2}”.',
  'There is another one with the id {} by now. It was not brought back.':
    'Artık aynı kimlikte başka biri var ({1}). Geri getirilmedi.',
  'There is at least one rate of KDV.': 'En az bir KDV oranı olur.',
  'There is no KDV of {} %. The rates are {}.': '%{1} KDV oranı yok. Oranlar: {2}.',
  'There is no page at this address.': 'Bu adreste sayfa yok.',
  'There is no placeholder {}. There are {}.': 'Böyle bir yer tutucu yok: {1}. Olanlar: {2}.',
  'There is no rate for {} yet: type one in Settings, Money.': '{1} için henüz kur yok: Ayarlar, Para bölümünde girin.',
  'There is no such category.': 'Böyle bir kategori yok.',
  'There is no such person who may look after enquiries.': 'Taleplerle ilgilenebilecek böyle bir kişi yok.',
  'There is no such product.': 'Böyle bir ürün yok.',
  'There is no such profile.': 'Böyle bir profil yok.',
  'There is no such {}.': 'Böyle bir kayıt yok.',
  'There is no unit {}.': 'Böyle bir birim yok: {1}.',
  'There is no {} {}. The {} are: {}.': 'Böyle bir kayıt yok: {2}. Olanlar: {4}.',
  'There is no {} {}: enter a title or an id from {}.': 'Böyle bir kayıt yok: {2}. Başlık ya da kimlik yazın.',
  'These are one product.': 'Bunlar tek ürün.',
  'These pictures are being added already.': 'Bu resimler şu an ekleniyor.',
  'These pictures were added already.': 'Bu resimler zaten eklendi.',
  'This address belongs to files and programs of the site.': 'Bu adres sitenin dosyalarına ve programlarına ait.',
  'This backup is empty.': 'Bu yedek boş.',
  'This backup is encrypted: set BACKUP_PASSPHRASE.': 'Bu yedek şifreli: BACKUP_PASSPHRASE ayarını girin.',
  'This change': 'Bu değişiklik',
  'This code was used already: wait for the next one.': 'Bu kod kullanıldı: sonrakini bekleyin.',
  'This day is still to come.': 'Bu gün daha gelmedi.',
  'This file cannot be read as a workbook, CSV, XML or JSON lines: {}':
    'Bu dosya çalışma kitabı, CSV, XML ya da JSON satırları olarak okunamıyor: {1}',
  'This file is cut short. Please save it again and upload that.': 'Bu dosya yarım. Lütfen yeniden kaydedip yükleyin.',
  'This file is empty.': 'Bu dosya boş.',
  'This file is no longer on the server. Please upload it again.':
    'Bu dosya artık sunucuda yok. Lütfen yeniden yükleyin.',
  'This file is no PDF, or only a part of one.': 'Bu dosya PDF değil ya da yarım.',
  'This file is no PDF, or only a part of one. Save a photo as a PDF first.':
    'Bu dosya PDF değil ya da yarım. Fotoğrafı önce PDF olarak kaydedin.',
  'This file takes too much to read. Please split it or make it simpler.':
    'Bu dosyayı okumak çok fazla kaynak istiyor. Lütfen bölün ya da sadeleştirin.',
  'This import': 'Bu içe aktarma',
  'This is a HEIC photo, which browsers cannot show. Save it as JPEG on the phone and upload that.':
    'Bu bir HEIC fotoğrafı, tarayıcılar gösteremez. Telefonda JPEG olarak kaydedip onu yükleyin.',
  'This is all that is left of the order: cancel the order instead.':
    'Siparişten kalan hepsi bu: satır yerine siparişi iptal edin.',
  'This is far more than one network: name smaller ones, or none for all addresses.':
    'Bu bir ağdan çok fazlası: daha küçüklerini yazın ya da tüm adresler için boş bırakın.',
  'This is no address such as 192.0.2.7 or 10.20.0.0/16.': '192.0.2.7 ya da 10.20.0.0/16 gibi bir adres değil.',
  'This is not the code that the app shows now.': 'Uygulamanın şu an gösterdiği kod bu değil.',
  'This is not the current password.': 'Şimdiki parola bu değil.',
  'This is not the name of a header such as Authorization.': 'Authorization gibi bir başlık adı değil.',
  'This key was revoked. Make a new one.': 'Bu anahtar iptal edildi. Yenisini oluşturun.',
  'This may be a new product, or {}.': 'Yeni bir ürün olabilir ya da şu: {1}.',
  'This name is reserved for products without a category.': 'Bu ad kategorisiz ürünlere ayrılmış.',
  'This number has two meanings, and nothing in the file shows which mark its decimals have.':
    'Bu sayının iki anlamı var ve dosyada ondalık işaretini gösteren bir şey yok.',
  'This offer was accepted once, and its order cancelled. Bring that order back, or send another offer.':
    'Bu teklif onaylanmış, siparişi iptal edilmişti. O siparişi geri getirin ya da başka bir teklif gönderin.',
  'This passkey is there already, or there are too many.': 'Bu geçiş anahtarı zaten var ya da çok fazla anahtar var.',
  'This password is one of the most common. Please choose another.':
    'Bu parola en yaygın olanlardan. Lütfen başka bir parola seçin.',
  'This picture is no longer on the server. Please upload it again.':
    'Bu resim artık sunucuda yok. Lütfen yeniden yükleyin.',
  'This picture takes too much to open. Please make it smaller.':
    'Bu resmi açmak çok fazla kaynak istiyor. Lütfen küçültün.',
  'This product stands twice.': 'Bu ürün iki kez var.',
  'This profile is running already. Nothing was imported: try again when that run has ended.':
    'Bu profil zaten çalışıyor. Hiçbir şey içe aktarılmadı: bitince tekrar deneyin.',
  'This proposal is more than a week old. The program can make it again.':
    'Bu öneri bir haftadan eski. Program yeniden önerebilir.',
  'This rate is not in force.': 'Bu kur geçerli değil.',
  'This rate waits for nobody.': 'Bu kur onay beklemiyor.',
  'This recovery code is not right, or was used already.': 'Bu kurtarma kodu yanlış ya da kullanılmış.',
  'This row stands above already.': 'Bu satır yukarıda zaten var.',
  'This server cannot restore by itself: stop it, and use npm run restore.':
    'Bu sunucu kendisi geri yükleyemez: durdurup npm run restore kullanın.',
  'This site has no mail server: set SMTP_URL, or leave the text out.':
    'Bu sitenin posta sunucusu yok: SMTP_URL ayarını girin ya da metni boş bırakın.',
  'This site has no mail server: set SMTP_URL, or remind the buyer in another way.':
    'Bu sitenin posta sunucusu yok: SMTP_URL ayarını girin ya da alıcıya başka yoldan hatırlatın.',
  'This site has no mail server: set SMTP_URL, or send the letter in another way.':
    'Bu sitenin posta sunucusu yok: SMTP_URL ayarını girin ya da başka yoldan gönderin.',
  'This site has no mail server: set SMTP_URL, or tell the buyer in another way.':
    'Bu sitenin posta sunucusu yok: SMTP_URL ayarını girin ya da alıcıya başka yoldan bildirin.',
  'This site sends no mails: the setting SMTP_URL of the server is not set.':
    'Bu site e-posta göndermiyor: sunucunun SMTP_URL ayarı boş.',
  'This value is already in use.': 'Bu değer zaten kullanılıyor.',
  'Too many enquiries.': 'Çok fazla talep.',
  'Too many failed sign-ins.': 'Çok fazla başarısız giriş.',
  'Too many files.': 'Çok fazla dosya.',
  'Too many heavy requests.': 'Çok fazla ağır istek.',
  'Too many messages.': 'Çok fazla mesaj.',
  'Too many operations.': 'Çok fazla işlem.',
  'Too many wrong codes.': 'Çok fazla yanlış kod.',
  'Too many wrong codes. A recovery code or a passkey works.':
    'Çok fazla yanlış kod. Kurtarma kodu ya da geçiş anahtarı çalışır.',
  'Two-step sign-in is on already. Turn it off first.': 'İki adımlı giriş zaten açık. Önce kapatın.',
  'What is kept has changed since. Please search again.': 'Kayıtlar sonradan değişti. Lütfen yeniden arayın.',
  'What was added is deleted, not undone.': 'Eklenen silinir, geri alınmaz.',
  'What was deleted': 'Silinen kayıt',
  'What was sent to a buyer, or noted of one, is not taken back.':
    'Alıcıya gönderilen ya da onunla ilgili not edilen geri alınmaz.',
  'Whether visitors see it does not wait. Save this at once.':
    'Ziyaretçilerin görüp görmemesi bekletilmez. Bunu hemen kaydedin.',
  'Whether visitors see the product does not wait. Save this at once.':
    'Ziyaretçilerin görüp görmemesi bekletilmez. Bunu hemen kaydedin.',
  'Write an address that begins with https:// and contains {numara}.':
    'https:// ile başlayan ve {numara} içeren bir adres yazın.',
  yes: 'evet',
  'You have {} passkeys. Remove one first.': '{1} geçiş anahtarınız var. Önce birini kaldırın.',
  'You have {} views of this list already. Delete one first.':
    'Bu listede zaten {1} görünümünüz var. Önce birini silin.',
  'Your role does not change all of it.': 'Rolünüz bunun hepsini değiştiremez.',
  'Your role does not include this. An owner can change it.': 'Rolünüz bunu içermiyor. Bir Sahip değiştirebilir.',
  'Your roles do not include these notices.': 'Rolleriniz bu bildirimleri içermiyor.',
  '{} has made {} of this message already.': '{1} bu mesajdan zaten {2} numaralı talebi oluşturdu.',
  '{} is a code. Codes never take part.': '{1} bir kod. Kodlar hiç katılmaz.',
  '{} is blank or double in {} row.': '{1}: {2} satırda boş ya da yinelenmiş.',
  '{} is blank or double in {} rows.': '{1}: {2} satırda boş ya da yinelenmiş.',
  '{} is replaced by this product: that would be a circle.': 'Bu ürün zaten onun yerine geçiyor ({1}): döngü olurdu.',
  '{} is undone already.': 'Zaten geri alındı: {1}.',
  '{} leads to this address. Let it lead to the new one first.':
    '{1} bu adrese gidiyor. Önce onu yeni adrese yönlendirin.',
  '{} of {} products are not in the file: {} %, the limit is {} %.':
    '{2} üründen {1} tanesi dosyada yok: %{3}, sınır %{4}.',
  '{} of {} rows are refused: {} %, the limit is {} %.': '{2} satırdan {1} tanesi reddedildi: %{3}, sınır %{4}.',
  '{} Please try again in {} minute.': '{1} Lütfen {2} dakika sonra tekrar deneyin.',
  '{} Please try again in {} minutes.': '{1} Lütfen {2} dakika sonra tekrar deneyin.',
  '{} Please try again in {} seconds.': '{1} Lütfen {2} saniye sonra tekrar deneyin.',
  '{} price changes by more than × {} or to 0.': '{1} fiyat × {2} katından fazla değişiyor ya da 0 oluyor.',
  '{} prices change by more than × {} or to 0.': '{1} fiyat × {2} katından fazla değişiyor ya da 0 oluyor.',
  '{} was changed by someone else in the meantime.': 'Bu arada başkası değiştirdi: {1}.',
  '{} was not found.': 'Bulunamadı: {1}.',
  '“{}” changes {}, too, and would stop: choose another time, or take it out first.':
    '“{1}” de aynısını değiştiriyor ({2}) ve dururdu: başka bir zaman seçin ya da önce onu çıkarın.',
  '“{}” is no letter of a drawing: enter one letter, and up to two letters or digits after it.':
    '“{1}” çizim harfi değil: bir harf ve ardından en çok iki harf ya da rakam yazın.',
  '“{}” stands in another group: {}.': '“{1}” başka bir grupta: {2}.',
  '{} of {} product is not in the file: {} %, the limit is {} %.': 'Dosyada olmayan ürün: {1}/{2} (%{3}); sınır %{4}.',
  '{} of {} row is refused: {} %, the limit is {} %.': 'Reddedilen satır: {1}/{2} (%{3}); sınır %{4}.',
  'The file has {} row, and the last one had {}.': 'Dosyada {1} satır var; sonuncusunda {2} satır vardı.',
};
