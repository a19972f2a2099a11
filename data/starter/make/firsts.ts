import { readFileSync } from 'node:fs';
import type { Specs } from '../model/model.ts';

/** A product of the first catalogue, of which ids, names, texts and pictures stay. */
export interface First {
  id: string;
  name: string;
  description: string;
  category: string;
  price: number | null;
  featured?: boolean;
  image: string;
  imageCaption?: string;
  salesUnit?: string;
  priceQuantity?: number;
  stockCode?: string;
  brand?: string;
  availability?: string;
  leadDays?: number;
  kind?: string;
  specs: Specs;
}

const file = new URL('../first.json', import.meta.url);

export const firsts = JSON.parse(readFileSync(file, 'utf8')) as First[];
