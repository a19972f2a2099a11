/** The schema says its limits in Turkish. In another language they stand by the Turkish sentence. */
export const limitTexts: Record<string, string> = {};
