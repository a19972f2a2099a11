import { filter, key, must, shown } from './kinds.ts';
import type { Tables } from './model.ts';

/** The kinds of first products that belong to no family: reducers, controllers and conveyors. */
export const alone: Tables = {
  kinds: [
    {
      id: 'redüktör',
      name: 'Redüktör',
      attributes: [
        key('çevrim-oranı'),
        key('moment'),
        key('devir'),
        must('güç'),
        must('montaj'),
        filter('gövde-malzemesi'),
        filter('kutup-sayısı'),
        shown('delik-çapı'),
        shown('flanş-çapı'),
        shown('gövde-büyüklüğü'),
        shown('koruma-sınıfı'),
        shown('verim-sınıfı'),
      ],
    },
    {
      id: 'plc',
      name: 'PLC',
      attributes: [
        key('dijital-giriş'),
        key('dijital-çıkış'),
        key('besleme-gerilimi'),
        must('haberleşme'),
        filter('analog-giriş'),
        filter('çıkış-akımı'),
        filter('montaj'),
        shown('koruma-sınıfı'),
        shown('standart'),
      ],
    },
    {
      id: 'konveyör',
      name: 'Konveyör',
      attributes: [
        key('boy'),
        key('genişlik'),
        key('taşıma-kapasitesi'),
        must('bant-hızı'),
        filter('güç'),
        filter('taşıma-yüksekliği'),
        shown('malzeme'),
        shown('standart'),
      ],
    },
  ],
  families: [],
};
