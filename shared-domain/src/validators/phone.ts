/** A mobile number is known without its first 0 too. */
const PHONE = /^(?:(?:\+?40|0040|0)([237]\d{8})|(7\d{8}))$/;

const compact = (text: string) => text.replace(/[\s()./-]/g, '');

/** Whether a text is a Romanian phone number, mobile or fixed, with or without the country code. */
export function isValidPhone(text: string): boolean {
  return PHONE.test(compact(text));
}

/** The stored form of a Romanian number, `0712345678`; another text comes back trimmed. */
export function normalizePhone(text: string): string {
  const match = PHONE.exec(compact(text));
  return match ? `0${match[1] ?? match[2]}` : text.trim();
}

/** A Romanian number as it is shown, `0712 345 678`; another text comes back trimmed. */
export function formatPhone(text: string): string {
  return normalizePhone(text).replace(/^(0\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
}

/** The address that dials a number: `tel:+40712345678`. */
export function phoneLink(text: string): string {
  return `tel:${normalizePhone(text).replace(/^0/, '+40').replace(/\s/g, '')}`;
}

/** The address that opens a WhatsApp conversation with a number, with its first words: `https://wa.me/40712345678?text=...`. */
export function whatsAppLink(phone: string, words: string): string {
  return `https://wa.me/${normalizePhone(phone).replace(/^0/, '40').replace(/\D/g, '')}?text=${encodeURIComponent(words)}`;
}
