import { kindOf } from '../model/kinds.ts';
import type { Tables } from '../model/model.ts';

/** The kinds of first products that belong to no family: reducers, controllers and conveyors. */
export const alone: Tables = {
  kinds: [
    kindOf(
      'redüktör',
      'Redüktör',
      `çevrim-oranı!* moment!* devir!* güç!+ montaj!+ gövde-malzemesi kutup-sayısı delik-çapı- flanş-çapı-
         gövde-büyüklüğü- koruma-sınıfı- verim-sınıfı-`,
    ),
    kindOf(
      'plc',
      'PLC',
      `dijital-giriş!* dijital-çıkış!* besleme-gerilimi!* haberleşme!+ analog-giriş çıkış-akımı montaj
         koruma-sınıfı-`,
    ),
    kindOf('konveyör', 'Konveyör', 'boy!* genişlik!* taşıma-kapasitesi!* bant-hızı!+ güç taşıma-yüksekliği malzeme-'),
  ],
  families: [],
};
