export const productCountText = (count: number) => `${count} ürün`;
export const existingDocument = 'Var olan belge';
export const searching = 'Aranıyor…';
export const noDocumentIsFound = 'Belge bulunamadı';
export const typeATitleOrARevision = 'Başlık ya da revizyon yazın';
export const documentDeletedSuccessfully = 'Belge silindi';
export const failedToDeleteDocument = 'Belge silinemedi. Lütfen tekrar deneyin.';
export const deleteDocument = 'Belgeyi sil';
export const areYouSureYouWantToDelete = 'Bu belgeyi silmek istediğinize emin misiniz?';
export const remove = 'Sil';
export const lossAndBin = (loss: string) => `${loss} 30 gün çöp kutusunda kalır.`;
export const documentsUpdatedSuccessfully = 'Belgeler güncellendi';
export const failedToSaveDocument = 'Belge kaydedilemedi. Lütfen tekrar deneyin.';
export const editDocument = 'Belgeyi düzenle';
export const addDocument = 'Belge ekle';
export const documents = 'Belgeler';
export const searchDocuments = 'Belgelerde ara';
export const documentCount = (total: number) => `${total} belge`;
export const titlesRevisionsAndFileNames = 'Başlıklarda, revizyonlarda ve dosya adlarında aranır.';
export const thereAreNoDocumentsYet = 'Henüz belge yok';
export const addDataSheetsDrawingsModels =
  'Föyleri, çizimleri, modelleri ve sertifikaları buradan ya da ürün formundan ekleyin; birkaç ürün aynı belgeyi paylaşabilir.';
export const about = 'Hakkımızda';
export const usedBy = 'Kullanıldığı yer';
export const aboutPage = 'Hakkımızda sayfası';
export const noPage = 'Hiçbir sayfa';
export const downloadTitle = (title: string) => `İndir: ${title}`;
export const deleteTitle = (title: string) => `Sil: ${title}`;
export const removedHereADocumentStays =
  'Buradan kaldırılan belge, Belgeler ekranında ve gösterildiği diğer yerlerde kalır.';
export const thisFileWasNotUploaded = 'Bu dosya yüklenmedi. Yeniden seçin.';
export const chooseAFile = 'Dosya seçin';
export const none = 'Yok';
export const notStated = 'Belirtilmemiş';
export const aDocumentThatOnlyDraftsName =
  'Yalnız taslaklarda adı geçen belge, her durumda onların yayınlanmasını bekler.';
export const pdfStepDxfOrDwgUpToMb = (megabytes: number) => `PDF, STEP, DXF ya da DWG, en çok ${megabytes} MB.`;
export const pleaseUploadAPdfStepDxfOrDwg = 'Lütfen PDF, STEP, DXF ya da DWG dosyası yükleyin.';
export const thisFileIsEmpty = 'Bu dosya boş.';
export const kbMax = (max: number) => `${max} KB`;
export const mbBytes = (bytes: string) => `${bytes} MB`;
export const revRevision = (revision: string) => `rev. ${revision}`;
export const failedToUploadDocument = 'Belge yüklenemedi.';
export const andMore = (named: string, rest: number) => `${named} ve ${rest} tane daha`;
export const disappearsFromProducts = (products: string) => `Şu ürünlerin sayfalarından kalkar: ${products}.`;
export const disappearsFromAbout = 'Hakkımızda sayfasından kalkar.';
export const disappearsFromAll = (products: string) =>
  `Şu ürünlerin sayfalarından ve Hakkımızda sayfasından kalkar: ${products}.`;
export const noPageShowsIt = 'Hiçbir sayfada gösterilmiyor.';
