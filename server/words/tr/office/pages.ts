// Pages of the admin area that the server makes without the interface.

/** The title until a screen has its own. */
export const title = 'Yönetim';

export const starting = {
  title: 'Site açılıyor…',
  text: 'Birkaç saniye sürer. Sayfa kendiliğinden yenilenir.',
};
export const failed = {
  title: 'Sayfa açılamadı',
  text: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
  link: { to: '/admin', text: 'Yönetime git' },
};
