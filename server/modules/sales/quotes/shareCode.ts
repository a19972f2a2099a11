import { randomBytes } from 'node:crypto';

/** Letters and digits that nobody takes for another: no 0 and O, no 1 and I. They are 32, so that each is five bits. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Sixty bits: at twenty wrong links in a quarter of an hour nobody finds one. */
const length = 12;

export const newShareCode = () => Array.from(randomBytes(length), (byte) => signs[byte & 31]).join('');

/** Writes a code as people read it: 'K7QM-3XRD-9VTA'. */
export const writtenCode = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** Reads a code as it was typed or copied, in capitals or not, with its hyphens or without. */
export const readCode = (text: string) => text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
